export interface Crumb {
  name: string
  url: string
}

/** Segments and words of addresses that are written otherwise than with one capital. */
const writtenOtherwise: Record<string, string> = {
  qa: 'Q&A',
  usecases: 'Use cases',
  ai: 'AI',
  cnc: 'CNC',
  dpia: 'DPIA',
  erp: 'ERP',
  eu: 'EU',
  gdpr: 'GDPR',
  iot: 'IoT',
  ir35: 'IR35',
  mes: 'MES',
  ml: 'ML',
  mlops: 'MLOps',
  mqtt: 'MQTT',
  nhs: 'NHS',
  nlp: 'NLP',
  oee: 'OEE',
  opc: 'OPC',
  plc: 'PLC',
  plcs: 'PLCs',
  roi: 'ROI',
  ua: 'UA',
  uk: 'UK',
  vat: 'VAT',
}

/** Home, then an entry for each segment of the path: hyphens become spaces, each word starts with a capital. */
export function breadcrumbOf(pathname: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean)
  const trail = segments.map((segment, i) => ({
    name: nameOf(segment),
    url: `/${segments.slice(0, i + 1).join('/')}`,
  }))
  return [{ name: 'Home', url: '/' }, ...trail]
}

const nameOf = (segment: string) => readable(segment).split('-').filter(Boolean).map(written).join(' ')

function written(word: string) {
  const known = word.toLowerCase()
  if (Object.hasOwn(writtenOtherwise, known)) return writtenOtherwise[known] ?? word
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function readable(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
