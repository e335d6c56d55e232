/**
 * Words of everyday English that say little of a subject, though a small collection of pages holds them seldom. In a question they count a
 * third of what their rarity here would make them tell. From general lists of frequent words, less those that name our trades.
 */
export const everydayWords = new Set(
  `actual actually add afraid afternoon again ago agree allow almost alone already always amount angry annoying another answer apart apparently
  appear argue arrive attempt available awful background basically beautiful become begin behave believe belong beside best better beyond
  bite bother bottom box break brilliant bring brought bunch busy call called care carry case catch cause certain certainly change check
  choose clear clearly clever close colleague come common compare complain complete completely consider constantly continue correct count
  couple crazy create currently daily dangerous date day days decide deeply definitely depend describe different difficult direct
  disappointed discover double doubt dream drive drop drown drowning early easily easy effect eight enough entire especially essential evening event
  eventually exactly except expect experience extra face fact fail fair fall family far fast favourite feel fill final finally fine finish
  first five fix follow force forget forgot four free frequent fresh friend front full funny future general generally genuine gone grab
  great group guess half handle handy hang happened happening happy hard hate hear heard heavy high hold home honest honestly hook hope
  horrible hour hours huge hunt hundred hundreds hurt imagine immediately important impossible improve inside instead involve issue
  itself join jump keep keeps kept kind knew known large last late lately later lead least leave left less level lie life light likely line list
  listen little live local long longer lost lot lots lousy love lovely low lucky main major manage matter maybe meet mention mess middle mind
  minute minutes miss moment money month monday month months morning mostly move name near nearly nervous never nice night nights nine normal
  normally notice noticed nowadays number obvious obviously occur odd often older open opinion option order ordinary outside overall
  particular particularly pass past pay perfect perhaps pick place plain plan play pleased plenty point poor position practical prefer
  prepare present pretty prevent previous probably produce promise proper properly prove provide pull purpose push quick quickly quiet rarely
  reach read ready real realise reason reasonable receive recent recently refuse regular regularly remain remember remove report require rest result
  rid roughly round rubbish rule sad safe save saw search second seem seems seen sell sense separate serious seriously seven several shame
  short side silly similar simple simply single sit situation six size slightly slip slow small soon sorry spend spot stand start state stay
  step stop straight strange strong struggle stuck stupid sudden suddenly suggest suitable supposed surprise sweet swear terrible
  test third thousand thousands three throw times tired today together tomorrow tonight top total totally touch tough town track treat tricky
  true truly trust truth twenty twice two type typical typically unable understand unfortunately unhappy unless unsure unusual upset usual
  usually various wait walk walked walking warm waste watch weak week weekend weeks weird whatever whole wish woman women word
  words world worry worse worst worth wrong year years yesterday young`.split(/\s+/),
)

/** Places that visitors name to say where they are; what they ask lies in their other words. */
export const places = new Set(
  `aberdeen austria bath belfast belgium birmingham bradford brighton bristol britain cambridge canada cardiff china cork coventry denmark
  derby derry devon dundee edinburgh england essex europe exeter finland france galway germany glasgow greece hull india italy japan kent
  lancashire leeds leicester limerick liverpool luton manchester midlands netherlands newcastle norfolk norway nottingham oxford
  plymouth poland portsmouth portugal preston reading scotland sheffield southampton spain stoke sunderland swansea sweden switzerland turkey
  ulster usa wales wolverhampton worcester york yorkshire`.split(/\s+/),
)
