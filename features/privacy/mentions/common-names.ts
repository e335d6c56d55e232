/** Given and family names of so many people in Britain and Ireland that both together still name several. */
export const commonNames = new Set(
  `alan andrew ann anna anne anthony barry brian caroline catherine chris christopher claire daniel david deborah elizabeth emily emma fiona gary
  george hannah helen ian jack jacob james jane jennifer jessica joe john jonathan joseph julie karen kate katherine kevin laura lauren linda
  lisa lucy margaret maria mark martin mary matthew michael michelle mike nicholas nick nicola olivia oliver patrick paul peter philip rachel
  rebecca richard robert ruth sally sam samantha sarah sean sharon simon sophie stephen steve steven stuart susan thomas tim tom tracey victoria
  william
  adams ahmed ali allen anderson bailey baker begum bell bennett brown byrne campbell carter chapman clark clarke collins cook cooper cox
  davies davis doyle edwards ellis evans foster gallagher graham gray green griffiths hall harris harrison hill hughes hunt hussain jackson james
  johnson jones kelly kennedy khan king knight lee lewis lloyd lynch marshall martin mason mccarthy miller mills mitchell moore morgan morris
  murphy murray o’brien o’connor o’neill o’sullivan owen palmer parker patel phillips powell price reilly reynolds richards richardson roberts
  robinson rogers rose ross russell ryan scott shaw simpson singh smith stevens stewart taylor thomas thompson turner walker walsh ward
  watson webb white wilkinson williams wilson wood wright young`.split(/\s+/),
)

/** Names that are words as well: only with capitals do they name a person. */
export const wordNames = new Set(
  `amber angel april art august autumn baker bell bill black bond brook brown bush carpenter carter chase cook cooper crystal dawn day dean diamond
  drew earl faith field fisher flower ford forest frank gene glen grace grant gray green guy hall harmony hart heath hill holly hope hunt hunter
  ivy jack jade jasmine joy june king knight lane lily little long marsh mark mason may miles mill miller mills nick north page parker patience
  pearl penny pepper price prince ray read reed rich rob robin rock rose ruby sandy short shepherd sky smart smith south steel stone storm
  sue summer taylor terry tom tony turner victor violet walker ward waters weaver west white will winter wise wood wright young`.split(
    /\s+/,
  ),
)
