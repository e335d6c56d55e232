import { fieldOf, type Details } from './details.ts'
import { canBeName, firmWords, isBare, isCapital, withCapitals } from './name-words.ts'

const quotes = /["“”]|(?<!\p{L})['‘’]|['’](?!\p{L})/gu
const clauseEnd = /[,;!?\n]+\s*|\.\s+|\s[–—-]\s|\s+but\s+/
/** What leads to a value in a clause that gives the right one. */
const leads = String.raw`and|so|no|ok|actually|sorry|oh|it['’]?s|it is|that['’]?s|is|was|should be|my|the|our|right|correct|name|company|firm|called|i['’]?m|i am|i|put|spelt|me|be`
const lead = {
  name: new RegExp(String.raw`^(?:(?:${leads})\s+)+`, 'i'),
  company: new RegExp(String.raw`^(?:(?:${leads}|work|with|for|at|from|of)\s+)+`, 'i'),
} as const

/** What is known and a message says isn't so, and what is instead; undefined where it doesn't say. */
export function deniedIn(text: string, known: Details): Details {
  const clauses = text.replace(quotes, '').split(clauseEnd)
  const denied: Details = {}
  for (const field of ['name', 'company'] as const) {
    const value = known[field]
    const at = clauses.findIndex((clause) => denies(clause, field, value))
    if (at < 0) continue
    const right = clauses
      .map((clause, i) => (i === at ? clause.replace(fromNot, '') : clause))
      .map((clause) => valueIn(clause, field))
      .find((one) => one !== undefined && one.toLowerCase() !== value?.toLowerCase())
    if (right ?? value) denied[field] = right
  }
  return denied
}

const fromNot = /\s*(?:\band )?\b(?:not|isn['’]?t|instead of|rather than)\b.*$/i
const notOurs = {
  name: /\bname (?:is not|isn['’]?t)\b|\b(?:not|isn['’]?t) my name\b/i,
  company:
    /\b(?:company|firm) (?:is not|isn['’]?t)\b|\b(?:not|isn['’]?t) (?:my|our) (?:company|firm|employer)\b/i,
} as const
const before =
  /\b(?:not|isn['’]?t|ain['’]?t|never|instead of|rather than)(?: (?:my (?:name|company)|called|named|with|at|from|for))? $/
const after =
  /^ (?:(?:is|was) )?(?:not|isn['’]?t|wasn['’]?t|ain['’]?t|is wrong|my (?:dad|father|mum|mother|boss|manager|colleague|wife|husband|brother|sister|son|daughter))\b/

function denies(clause: string, field: 'name' | 'company', value = ''): boolean {
  const words = clause.toLowerCase()
  const at = value ? words.indexOf(value.toLowerCase()) : -1
  const [first = ''] = value.toLowerCase().split(' ')
  if (at < 0) return notOurs[field].test(clause) || (field === 'name' && isElse(words, first))
  return before.test(words.slice(0, at)) || after.test(words.slice(at + value.length))
}

/** "Gerry is my dad", of Gerry Adair. */
const isElse = (words: string, first: string) =>
  first !== '' && words.startsWith(`${first} `) && after.test(words.slice(first.length))

function valueIn(clause: string, field: 'name' | 'company'): string | undefined {
  const words = clause
    .trim()
    .replace(lead[field], '')
    .replace(/[.\s]+$/, '')
  const isValue =
    field === 'name' ? canBeName(words, true) : isBare(words) && (isCapital(words) || firmWords.test(words))
  return isValue ? fieldOf(field, withCapitals(words)) : undefined
}
