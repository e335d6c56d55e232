import { readDetails } from './capture-fields.ts'
import { fieldOf, type Asked, type Details } from './details.ts'
import {
  canBeName,
  firmWords,
  isCapital,
  isTitled,
  lettersOf,
  saysMore,
  withCapitals,
  withoutOpening,
  withoutPlace,
  wordsInMailbox,
} from './name-words.ts'
import { deniedIn } from './denials.ts'
import { partsOf, settled } from './parts-of-message.ts'
import { takenBackIn, wantsContact, whenIn } from './wishes.ts'

const mendingWords = String.raw`\b(?:wrong|typo|mistake|correction|i meant|meant to|should be|spelt|spelled|misspelt|autocorrect|(?:my|an) old|no longer)\b`
/** "no its Pat Murfy", "actually it's Murfy". */
const contradicts = String.raw`^(?:no+|nope|nah|not|not quite|actually|oops|sorry|well|wait)\b`
const mends = new RegExp(String.raw`^\*|${contradicts}|${mendingWords}|\b(?:actually|sorry)[.!]?$`, 'i')
const untilMended = new RegExp(String.raw`^.*${mendingWords}|^(?:${contradicts.slice(1)}[\s,.!-]*)+`, 'i')
/** How like what is known a word is that mends it, where the message says that something is wrong and where it only says other words. */
const leastLike = { mending: 0.45, plain: 0.6 }
const longestPlain = 5
const longestMending = 300
/** Beside what is known, not in its place. */
const beside = /\b(?:also|or|too|alternatively|as well|another|other|second)\b/i
const ofName =
  /\b(sur|last |family |first )name(?: is|['’]?s)?\s+((?:(?:o|ó|mc|mac|de|van|von|ní|ni|nic|st) )?[\p{L}\p{M}'’-]{2,40})/iu

/**
 * What a message mends of details that were understood, adds to them or takes back (then the field is there and undefined): a new mailbox or
 * number, a time, another value for one that is denied, or words that are like those known.
 */
export function correctionsIn(message: string, known: Details, asked?: Asked): Details {
  const text = settled(message)
  const { found } = readDetails(text, { known })
  const denied = deniedIn(text, known)
  const isMending = mends.test(text.trim()) || denies(text, known)
  const corrections: Details = { ...fullerName(text, known), ...phoneByItsEnd(text, known) }
  for (const field of ['name', 'email', 'company', 'phone'] as const)
    if (found[field] && found[field] !== known[field]) corrections[field] ??= found[field]
  Object.assign(corrections, denied)
  const back = takenBackIn(text)
  if (back && known[back] && !corrections[back]) return { [back]: undefined }
  if (known.phone && found.phone && corrections.phone && !isMending && beside.test(text)) {
    corrections.alsoPhone = corrections.phone
    delete corrections.phone
  }
  const when =
    known.when && isMending
      ? whenMended(text)
      : (found.when ??
        (isWish(text)
          ? whenMended(text)
          : Object.keys(corrections).length > 0
            ? whenMended(text, false)
            : whenAlone(text)))
  if (when && when !== known.when)
    corrections.when = isMending ? whenInstead(known.when, when) : whenWith(known.when, when)
  if (Object.keys(corrections).length === 0) Object.assign(corrections, addedIn(text, known, asked))
  const isPlain = text.trim().split(/\s+/).length <= longestPlain && !text.includes('?')
  if (!(isMending || isPlain || ofName.test(text)) || Object.keys(corrections).length > 0) return corrections
  if (text.length > longestMending) return corrections
  return {
    ...partOfName(text, known),
    ...likenessesIn(text, known, isMending ? leastLike.mending : leastLike.plain),
  }
}

/** "Sanjay Patil" of who was Sanjay. */
function fullerName(text: string, { name }: Details): Details {
  const fuller = name
    ? partsOf(text)
        .map((part) => withCapitals(withoutPlace(withoutOpening(part))))
        .find(
          (words) =>
            words.startsWith(`${name} `) && isCapital(words.slice(name.length + 1)) && canBeName(words),
        )
    : undefined
  const kept = fuller && fieldOf('name', fuller)
  return kept ? { name: kept } : {}
}

const byItsEnd =
  /\b(?:end(?:s|ing)?|finish(?:es|ing)?|last (?:\w+ )?(?:digits?|numbers?|figures?))\b(?: (?:in|with|on|is|are|should|be)){0,3} (\d[\d ]{0,6}\d|\d)\b/i

/** "the mobile ends 124 not 123": these digits in the place of the last ones. Of two numbers only the one that is named. */
function phoneByItsEnd(text: string, known: Details): Details {
  const digits = byItsEnd.exec(text)?.[1]?.replace(/ /g, '') ?? ''
  const fields = (['phone', 'alsoPhone'] as const).filter((field) => known[field])
  const named = fields.filter(
    (field) => isMobile(known[field] ?? '') === /\b(?:mobile|mob|cell)\b/i.test(text),
  )
  const [field, ...others] = fields.length > 1 ? named : fields
  const phone = (field && known[field]) ?? ''
  if (!field || others.length > 0 || !digits || phone.replace(/\D/g, '').length <= digits.length) return {}
  const left = [...digits]
  const mended = Array.from(phone)
    .toReversed()
    .map((sign) => (/\d/.test(sign) ? (left.pop() ?? sign) : sign))
    .toReversed()
    .join('')
  return mended === phone ? {} : { [field]: mended }
}

const isMobile = (phone: string) => /^(?:07|08|\+?(?:00)?(?:447|3538))/.test(phone.replace(/[ ().-]/g, ''))

/** "Thursday", and later "after lunch". */
const whenWith = (before: string | undefined, when: string) =>
  before && !ofDay.test(when) && ofDay.test(before) && !before.includes(when) ? `${before}, ${when}` : when
/** "after 11" of what was "tomorrow after 10": the day stays. */
const whenInstead = (before = '', when: string) =>
  ofDay.test(when) ? when : [theDay.exec(before)?.[0], when].filter(Boolean).join(' ')
const ofDay = /day|tomorrow|tonight|\d(?:st|nd|rd|th)\b|\b(?:mon|tues?|weds?|thurs?|fri)\b/i
const theDay =
  /\b(?:(?:this|next) )?(?:today|tomorrow|tmrw|tmr|(?:mon|tues|wednes|thurs|fri)days?|mon|tues?|weds?|thurs?|fri|\d+(?:st|nd|rd|th))\b/i

/** "Pyke not Pike". */
const denies = (text: string, known: Details) =>
  [known.name, known.company].some((value) =>
    value
      ?.split(/\s+/)
      .some((word) => word.length > 2 && text.toLowerCase().includes(`not ${word.toLowerCase()}`)),
  )

const isWish = (text: string) =>
  wantsContact(text) ||
  /^(?:and |please |pls |but |so |can (?:you|u) |could you )*(?:ring|call|phone)\b|\b(?:make|move) (?:it|that)\b/i.test(
    text,
  )
/** A message that names a time and nothing else. */
const whenAlone = (text: string) => (text.includes('?') ? undefined : whenIn(text, false))
/** `isWish`: whatever else its piece of the message says. */
function whenMended(text: string, isWish = true): string | undefined {
  const found = partsOf(text.replace(/\?/g, '')).flatMap((part) => whenIn(part, isWish) ?? [])
  return found.length > 0 ? found.join(', ') : undefined
}

/** "the surname is Pyke": that part of the name. */
function partOfName(text: string, { name }: Details): Details {
  const [, which = '', given = ''] = ofName.exec(text) ?? []
  if (!name || !given) return {}
  const words = name.split(/\s+/)
  const isFirst = /^first/i.test(which)
  const at = isFirst ? 0 : Math.max(1, words.length - 1)
  const mended = fieldOf(
    'name',
    [...words.slice(0, at), withCapitals(given), ...words.slice(at + 1)].join(' '),
  )
  return mended && mended !== name ? { name: mended } : {}
}

function likenessesIn(text: string, known: Details, least: number): Details {
  const corrections: Details = {}
  for (const part of partsOf(text.replace(/^\s*\*/, '').replace(ofName, ''))) {
    const words = part
      .replace(untilMended, '')
      .replace(/^(?:\s*(?:it['’]?s|it|is|be|as|the|name|company|firm|that['’]?s|i['’]?m|:))+\s+/i, '')
      .replace(/\s+(?:actually|sorry|please|thanks)$/i, '')
      .replace(/\s+(?:not|with|without|spelt|spelled|instead of)\s.*$/i, '')
      .trim()
    if (!words || /^not\b/i.test(part)) continue
    for (const field of ['name', 'company'] as const) {
      const mended = known[field] ? mendedBy(withCapitals(words), known[field], least) : undefined
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

/** What was lacking, in a message of nothing else: a name that was asked for or that the mailbox bears, and the company beside it or with a word of firms. */
function addedIn(text: string, known: Details, asked?: Asked): Details {
  const reach = known.email ?? known.phone
  if (!reach || (known.name && known.company)) return {}
  // What is asked beside it is no part of it.
  const told = text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.endsWith('?'))
    .join(' ')
  const { found, rest } = readDetails(`${told}\n${reach}`, {
    asked: asked === 'name' ? asked : undefined,
    known: { ...known, ...(asked === 'name' && { name: undefined }) },
  })
  const isFull = asked === 'name' && /^\p{Lu}\S+ \p{Lu}/u.test(found.name ?? '')
  if ((saysMore(rest) && !isFull) || told.includes('?')) return {}
  const bears = (name: string) => wordsInMailbox(name, known.email).length > 0
  const isName =
    found.name !== undefined &&
    canBeName(found.name) &&
    (asked === 'name' || isTitled(found.name) || bears(found.name))
  const name = !known.name && isName ? found.name : undefined
  const isFirm = found.company !== undefined && (name !== undefined || firmWords.test(found.company))
  return { ...(name && { name }), ...(!known.company && isFirm && { company: found.company }) }
}

/** By pairs of letters that both have, 0 to 1; short words that begin alike and differ in one letter are alike. */
function likeness(a: string, b: string): number {
  if (isOneOff(lettersOf(a), lettersOf(b))) return leastLike.plain
  const pairs = (text: string) =>
    new Set(Array.from(lettersOf(text).slice(0, -1), (letter, i) => letter + (lettersOf(text)[i + 1] ?? '')))
  const [one, two] = [pairs(a), pairs(b)]
  const shared = [...one].filter((pair) => two.has(pair)).length
  return (2 * shared) / Math.max(1, one.size + two.size)
}

function isOneOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (
    short.length < 3 ||
    short.length > 5 ||
    short === long ||
    short[0] !== long[0] ||
    long.length - short.length > 1
  )
    return false
  const from = [...short].findIndex((letter, i) => letter !== long[i])
  const at = from < 0 ? short.length : from
  return short.slice(long.length > short.length ? at : at + 1) === long.slice(at + 1)
}
