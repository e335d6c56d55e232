import {
  fieldOf,
  firmWords,
  lettersOf,
  partsOf,
  readDetails,
  withCapitals,
  wordsInMailbox,
  type Details,
} from './capture-fields.ts'

const mendingWords = String.raw`\b(?:wrong|typo|mistake|correction|i meant|meant to|should be|spelt|spelled|misspelt|autocorrect)\b`
/** "no its Pat Murfy", "actually it's Murfy". */
const contradicts = String.raw`^(?:no+|nope|nah|not quite|actually|oops|sorry|well)\b`
const mends = new RegExp(String.raw`^\*|${contradicts}|${mendingWords}`, 'i')
const untilMended = new RegExp(String.raw`^.*${mendingWords}|^(?:${contradicts.slice(1)}[\s,.!-]*)+`, 'i')
/** How like what is known a word is that mends it, where the message says that something is wrong and where it only says other words. */
const leastLike = { mending: 0.45, plain: 0.6 }
const longestPlain = 5

/** What a message mends of details that were understood: a new mailbox or number, or words that are like those known. */
export function correctionsIn(text: string, known: Details): Details {
  const { found } = readDetails(text)
  const isMending = mends.test(text.trim())
  const corrections: Details = {}
  for (const field of ['name', 'email', 'company', 'phone'] as const)
    if (found[field] && found[field] !== known[field]) corrections[field] = found[field]
  if (Object.keys(corrections).length === 0) Object.assign(corrections, addedIn(text, known))
  const isPlain = text.trim().split(/\s+/).length <= longestPlain && !text.includes('?')
  if (!(isMending || isPlain) || Object.keys(corrections).length > 0) return corrections
  const least = isMending ? leastLike.mending : leastLike.plain
  for (const part of partsOf(text.replace(/^\s*\*/, ''))) {
    const words = part
      .replace(untilMended, '')
      .replace(/^(?:\s*(?:it['’]?s|is|be|as|the|name|company|firm|that['’]?s|:))+\s+/i, '')
      .replace(/\s+(?:not|with|without|spelt|spelled)\s.*$/i, '')
      .trim()
    for (const field of ['name', 'company'] as const) {
      const mended = words && known[field] ? mendedBy(withCapitals(words), known[field], least) : undefined
      const kept = mended && fieldOf(field, mended)
      if (kept && kept !== known[field]) corrections[field] ??= kept
    }
  }
  return corrections
}

/** The words as a whole or, for one of several, in the place of the one that it is like; undefined when they are like none. */
function mendedBy(words: string, known: string, least: number): string | undefined {
  const all = known.split(/\s+/)
  if (all.length > 1 && !/\s/.test(words)) {
    const like = all.map((word) => likeness(words, word))
    const at = like.indexOf(Math.max(...like))
    if ((like[at] ?? 0) >= least) return all.with(at, words).join(' ')
  }
  return likeness(words, known) >= least ? words : undefined
}

/** What was lacking, in a message of nothing else: a name that the mailbox bears, and the company beside it or with a word of firms. */
function addedIn(text: string, known: Details): Details {
  const { email } = known
  if (!email || (known.name && known.company)) return {}
  const { found, rest } = readDetails(`${text}\n${email}`)
  if (rest) return {}
  const name = !known.name && wordsInMailbox(found.name ?? '', email).length > 0 ? found.name : undefined
  const isFirm = found.company !== undefined && (name !== undefined || firmWords.test(found.company))
  return { ...(name && { name }), ...(!known.company && isFirm && { company: found.company }) }
}

/** By pairs of letters that both have, 0 to 1. */
function likeness(a: string, b: string): number {
  const pairs = (text: string) =>
    new Set(Array.from(lettersOf(text).slice(0, -1), (letter, i) => letter + (lettersOf(text)[i + 1] ?? '')))
  const [one, two] = [pairs(a), pairs(b)]
  const shared = [...one].filter((pair) => two.has(pair)).length
  return (2 * shared) / Math.max(1, one.size + two.size)
}
