import { termOf, wordsOf } from '#lib/english.ts'

/** A stretch of text, marked where it is what was searched for. */
export interface Stretch {
  /** Its place in the text. */
  at: number
  text: string
  isMatch: boolean
}

const excerptWords = 30
const lead = 6
/** So many words more are shown where that makes whole sentences of it. */
const more = { before: 10, after: 20 }

/** The text in stretches; those whose words are among the terms are marked. */
export function markedStretches(text: string, terms: Set<string>): Stretch[] {
  const out: Stretch[] = []
  let at = 0
  for (const { from, to, plain } of wordsOf(text)) {
    if (!terms.has(termOf(plain))) continue
    if (from > at) out.push({ at, text: text.slice(at, from), isMatch: false })
    out.push({ at: from, text: text.slice(from, to), isMatch: true })
    at = to
  }
  if (at < text.length) out.push({ at, text: text.slice(at), isMatch: false })
  return out
}

/** About thirty words of a text, from shortly before the place where most of the terms stand together; whole sentences where they aren't too long. */
export function excerptOf(text: string, terms: Set<string>): Stretch[] {
  const words = wordsOf(text)
  if (words.length <= excerptWords + lead) return markedStretches(text, terms)
  const start = Math.max(0, Math.min(densest(words, terms) - lead, words.length - excerptWords))
  const end = Math.min(words.length, start + excerptWords)
  const from = start === 0 ? 0 : (words[start]?.from ?? 0)
  const to = end === words.length ? text.length : (words[end - 1]?.to ?? text.length)
  const earliest = words[Math.max(0, start - more.before)]?.from ?? 0
  const latest = words[Math.min(words.length, end + more.after) - 1]?.to ?? text.length
  const ends = sentenceEnds(text)
  const begins = [0, ...ends].findLast((at) => at <= from && at >= earliest - 1)
  const stops = ends.find((at) => at >= to && at <= latest + 2)
  const cut = `${begins === undefined ? '… ' : ''}${text.slice(begins ?? from, stops ?? to).trim()}${stops === undefined ? ' …' : ''}`
  return markedStretches(cut, terms)
}

/** Where sentences end: behind the mark and what closes after it. */
const sentenceEnds = (text: string): number[] =>
  [...text.matchAll(/[.?!][’”)]?(?=\s|$)/g)].map(({ index, 0: mark }) => index + mark.length)

/** The first match of the window with the most different matches. */
function densest(words: { plain: string }[], terms: Set<string>): number {
  const matches = words.flatMap(({ plain }, at) =>
    terms.has(termOf(plain)) ? [{ at, term: termOf(plain) }] : [],
  )
  let best = { at: 0, count: 0 }
  let end = 0
  for (const [first, { at }] of matches.entries()) {
    while (end < matches.length && (matches[end]?.at ?? 0) < at + excerptWords - lead) end += 1
    const near = matches.slice(first, end)
    const count = new Set(near.map(({ term }) => term)).size + near.length / 100
    if (count > best.count) best = { at, count }
  }
  return best.at
}
