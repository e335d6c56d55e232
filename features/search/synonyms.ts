import { termOf } from '#lib/english.ts'

/** What visitors write on the left, what our pages say on the right. */
const phrases: [string, string][] = [
  ['pdm', 'predictive maintenance'],
  ['cbm', 'condition monitoring'],
  ['overall equipment effectiveness', 'oee'],
  ['cv', 'computer vision'],
  ['mv', 'machine vision'],
  ['aoi', 'optical inspection'],
  ['llm', 'language model'],
  ['llms', 'language model'],
  ['large language model', 'language model'],
  ['chatgpt', 'language model'],
  ['gpt', 'language model'],
  ['openai', 'language model'],
  ['copilot', 'language model'],
  ['genai', 'generative ai'],
  ['gen ai', 'generative ai'],
  ['rag', 'retrieval documents'],
  ['statistical process control', 'spc'],
  ['aml', 'money laundering'],
  ['kyc', 'money laundering customer'],
  ['sme', 'small firm'],
  ['hgv', 'lorry'],
  ['fork lift', 'forklift'],
  ['fork truck', 'forklift'],
  ['fork trucks', 'forklift'],
  ['no show', 'missed appointments'],
  ['no shows', 'missed appointments'],
  ['did not attend', 'missed appointments'],
  ['dna', 'missed appointments'],
  ['on prem', 'on site'],
  ['on premise', 'on site'],
  ['on premises', 'on site'],
  ['off payroll', 'ir35'],
  ['non disclosure agreement', 'confidentiality'],
  ['nda', 'confidentiality'],
  ['proof of concept', 'prove old data'],
  ['poc', 'prove old data'],
  ['per cent', 'percent'],
  ['how many weeks', 'duration weeks'],
  ['how many months', 'duration months'],
  ['x ray', 'radiology'],
  ['ct', 'radiology imaging'],
  ['mri', 'radiology imaging'],
]

/** Words that mean about the same in the trades we write for. */
const groups = [
  'lorry truck hgv vehicle',
  'defect flaw fault blemish scratch dent',
  'price cost fee charge budget',
  'staff employee worker personnel',
  'engineer developer contractor freelancer',
  'hire recruit employ',
  'factory plant works manufacturing',
  'machine equipment asset machinery',
  'breakdown failure stoppage downtime outage crash',
  'forecast predict projection',
  'warehouse depot',
  'dock bay',
  'shop store supermarket',
  'radiologist radiology imaging scan',
  'appointment clinic',
  'student pupil learner',
  'teacher tutor lecturer',
  'essay assignment coursework',
  'grade mark',
  'cow cattle dairy livestock herd',
  'fertiliser nitrogen',
  'loan lending credit borrower',
  'fraud scam',
  'churn leave cancel',
  'energy electricity power',
  'schedule rota timetable',
  'supplier vendor',
  'delivery shipment parcel',
  'document paperwork file',
  'contract agreement',
  'legal law regulation act rule',
  'eu european europe',
  'privacy gdpr',
  'delete erase erasure remove',
  'cookie tracking analytics',
  'chatbot assistant bot',
  'reject scrap waste',
  'grant subsidy funding',
  'permanent permanently',
  'cloud aws azure gcp',
  'plc controller',
  'spreadsheet excel',
  'old ancient legacy',
  'train training teach',
  'photo picture image photograph',
  'garment clothes dress clothing',
  'customer client',
  'job vacancy role',
  'hospital ward',
  'accident injury collision',
  'leak leakage',
  'noise vibration',
  'weird odd strange unusual abnormal anomaly',
  'warn warning alarm alert',
  'bin waste throw',
  'film video record',
  'hack hacker attacker cyber',
  'illness disease sickness ailment',
  'vet veterinary veterinarian',
  'bond adhesion weld',
  'refuse decline reject deny',
  'automatic automated automation',
  'company firm business enterprise organisation',
  'own owner ownership',
  'carrier haulier',
  'strength strong',
  'reading measurement',
  'human person',
  'screening vetting',
]

const byTerm = new Map<string, string[]>()
for (const group of groups.map((line) => line.split(' ').map(termOf)))
  for (const term of group)
    byTerm.set(term, [...(byTerm.get(term) ?? []), ...group.filter((other) => other !== term)])

const byPhrase = new Map(phrases.map(([from, to]) => [from, to.split(' ')]))
const longestPhrase = Math.max(...phrases.map(([from]) => from.split(' ').length))

/** Terms that mean about the same as a term. */
export function alikeOf(term: string): string[] {
  return byTerm.get(term) ?? []
}

/** A query's plain words with abbreviations and set phrases said as our pages say them. */
export function inOurWords(plain: string[]): string[] {
  const out: string[] = []
  for (let at = 0; at < plain.length;) {
    let length = Math.min(longestPhrase, plain.length - at)
    while (length > 0 && !byPhrase.has(plain.slice(at, at + length).join(' '))) length -= 1
    out.push(...(byPhrase.get(plain.slice(at, at + length).join(' ')) ?? plain.slice(at, at + 1)))
    at += Math.max(1, length)
  }
  return out
}
