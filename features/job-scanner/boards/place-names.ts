/** Every country by its English name, in lower case. Georgia is left out: it is as often the American state. */
function countriesByName(): Map<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const found = new Map<string, string>()
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    // Former codes, such as DD, are turned into those of today.
    const today = new Intl.Locale(`und-${code}`).region
    const name = names.of(code)
    if (!name || !today || /^(?:EU|EZ|UN|QO|XA|XB|ZZ)$/.test(code) || today.length !== 2) continue
    found.set(plainName(name), today)
  }
  found.delete('georgia')
  return found
}

/** Lower case, without accents and dots, `and` for `&`. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F.’']/g, '')
    .replaceAll('&', ' and ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

const list = (names: string) => names.split(',').map((name) => name.trim())
const all = (names: string, code: string): [string, string][] => list(names).map((name) => [name, code])

const countries = new Map([
  ...countriesByName(),
  ...all('uk,gb,gbr,great britain,britain,england,scotland,wales,northern ireland', 'GB'),
  ...all('united kingdom of great britain and northern ireland', 'GB'),
  ...all('ie,irl,republic of ireland,roi,eire', 'IE'),
  ...all('us,usa,america,united states of america,the united states', 'US'),
  ...all('the netherlands,holland', 'NL'),
  ...all('czech republic', 'CZ'),
  ...all('turkey', 'TR'),
  ...all('uae', 'AE'),
  ...all('deu', 'DE'),
  ...all('fra', 'FR'),
])

export const countryNames: ReadonlySet<string> = new Set(countries.keys())

/** Names that say for certain in which country a place lies. */
export const certain: ReadonlyMap<string, string> = new Map([
  ...countries,
  ...all(
    'greater london,greater manchester,west midlands,east midlands,west yorkshire,south yorkshire,north yorkshire,merseyside,tyne and wear,home counties',
    'GB',
  ),
  ...all(
    'hertfordshire,berkshire,buckinghamshire,oxfordshire,cambridgeshire,surrey,lancashire,cheshire,staffordshire,warwickshire,derbyshire,nottinghamshire,leicestershire,northamptonshire,bedfordshire,wiltshire,gloucestershire,hampshire,shropshire,herefordshire,worcestershire,lincolnshire',
    'GB',
  ),
  ...all(
    'county dublin,co dublin,county cork,co cork,county galway,co galway,county limerick,co limerick,county kildare,county wicklow,leinster,munster,connacht',
    'IE',
  ),
  ...all(
    'alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,hawaii,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington,west virginia,wisconsin,wyoming',
    'US',
  ),
  ...all(
    'ak,ct,dc,fl,hi,ia,ks,mi,nd,nh,nj,nm,nv,ny,oh,ok,or,ri,tx,ut,vt,wa,wi,wv,wy,new york city,nyc,san francisco',
    'US',
  ),
  ...all(
    'ontario,quebec,british columbia,alberta,manitoba,saskatchewan,nova scotia,new brunswick,on,qc,bc,ab,mb,ns,nb',
    'CA',
  ),
  ...all('new south wales,queensland,victoria,western australia,south australia,tasmania,nsw,qld', 'AU'),
])

/** Cities that stand for their country when nothing stands beside them. Cambridge, Birmingham and the like are too often others. */
export const cities: ReadonlyMap<string, string> = new Map([
  ...all(
    'london,central london,city of london,manchester,leeds,sheffield,bristol,liverpool,edinburgh,glasgow,aberdeen,dundee,cardiff,swansea,belfast,nottingham,leicester,brighton,southampton,milton keynes,newcastle upon tyne,stoke-on-trent,stoke on trent,guildford,cheltenham',
    'GB',
  ),
  ...all('dublin,cork,galway,limerick,waterford,kilkenny,sligo,athlone,drogheda', 'IE'),
])

/** Say nothing about the country. */
export const neutral = new Set(
  list(
    'remote,hybrid,onsite,on-site,emea,europe,eu,worldwide,global,anywhere,flexible,multiple locations,various,nationwide,head office,headquarters,hq,home,work from home',
  ),
)
