import { places } from '#features/answers/places.ts'
import { fieldOf, type Details } from './details.ts'
import {
  canBeName,
  firmWords,
  isBare,
  isCapital,
  isParticle,
  isTitled,
  jobWords,
  withCapitals,
  withoutPlace,
} from './name-words.ts'
import { labelWords } from './parts-of-message.ts'

const labelled = new RegExp(String.raw`^(?:my )?(${labelWords})(?: address)?\s*[:=]\s*(.{1,200})$`, 'i')
function fieldOfLabel(label: string) {
  if (/^(?:contact|name)$/i.test(label)) return 'name'
  if (/^e/i.test(label)) return 'email'
  return /^[cfo]/i.test(label) ? 'company' : 'phone'
}

/** "Company: Byrne Castings". */
export function labelledIn(part: string): Details | undefined {
  const [, label = '', value = ''] = labelled.exec(part) ?? []
  const field = fieldOfLabel(label)
  const kept = label ? fieldOf(field, value) : undefined
  return kept ? { [field]: kept } : undefined
}

const greeting = String.raw`(?:(?:ok|okay|well|and|so|no|sorry|yes|yeah|hi|hiya|hello|hey|howdy|good (?:morning|afternoon|evening))(?: there| all)?[ ,!.]{1,9}){0,4}`
const pattern = (words: string, flags = 'i') => new RegExp(`^${greeting}${words}`, flags)
const byName = pattern(
  String.raw`(?:(?:(?:my|his|her|their|the) )?(?:(?:first|full) )?name(?:['’]?s| is)|(?:i|he|she|they)(?:['’]?s|['’]?m|['’]?re| am| is| are)? (?:called|named))\s+(.+)$`,
)
const byPerson = pattern(String.raw`(?:i am|i['’]?m|this is|(?:that is|that['’]?s) me)[,\s]+(.+)$`)
/** Of somebody else only with both names: "he's Frank Ellis". */
const byOther = pattern(String.raw`(?:[Hh]e|[Ss]he)(?: is|['’]s)\s+(\p{Lu}.+)$`, 'u')
/** A label without its colon. */
const byLabel = /^[Nn]ame\s+(\p{Lu}.+)$/u
const byCall = /^(?:you can )?call me\s+(.+)$/i
const byPlace = pattern(
  String.raw`(?:it['’]?s |this is )?(.+?)\s+(?:here|speaking)(?:\s+(?:from|at|of)\s+(.+))?$`,
)
/** "Port of Cork" is one name, "Tom of Cork Foods" two. */
const institutions = String.raw`port|isles?|islands?|borough|university|bank|house|city|county|town|college|institute|school|department|ministry|office|church|museum|academy|board|council|chamber|society|federation|association|friends|company|sons|daughters|hospital|trust`
export const atFirm = new RegExp(
  String.raw`^(.*?)\s*\b(?:from|at|with|for|(?<!\b(?:${institutions})\s)of)\s+(?:the )?(.+)$`,
  'i',
)
const byFirm = pattern(
  String.raw`(?:(?:i|we|he|she|they) (?:works? (?:for|at|with)|runs?|owns?)(?: the)?|(?:(?:my|the|our|her|his|their) )?(?:company|firm)(?: name)?(?:['’]?s| is| should be)?|we are|we['’]?re|(?:i am |i['’]?m |(?:he|she)(?: is|['’]?s) )(?:from|at|with)|from|at|of|it['’]?s for)\s+(.+)$`,
)
/** Whom to ask for, in words that lead to a name anywhere in a sentence. */
const byRequest =
  /\b(?:ask for|(?:speak|talk)(?:ing)? (?:to|with)|(?:for the )?attention(?: of)?|attn\.?:?|f\.?a\.?o\.?:?|get hold of|put (?:me |us |you )?through to|named|called)\s+(.+)$/i
/** "Tell them Noreen at Kiltoy Feeds called". */
const byMessage = /\btell (?:them|him|her|sales|someone) (?:that )?(.+?) (?:called|rang|phoned|asked)\b/i
const byBell = /\bgive\s{1,3}(\S.{0,60}?)\s{1,3}a (?:call|ring|bell|buzz|shout)\b/i
const byDial =
  /(?:^|\b(?:you|u|please|pls|kindly|someone|somebody) (?:please |kindly )?)(?:ring|call|phone|telephone|text|e-?mail|contact|reach)\s+(.+)$/i
const byRole =
  /\b(?:[Mm]y|[Oo]ur)\s+(?:[a-z]+ )?(?:colleague|boss|manager|director|md|ceo|engineer|buyer|partner|assistant|pa|husband|wife|mrs|mate|brother|sister|son|daughter|dad|mum|father|mother|client|head of [a-z]+)(?:\s+is(?: called)?|['’]s|,)?\s+(\p{Lu}.+)$/u

/** "a call for Professor Adeyemi on Monday". */
const byMeeting =
  /\b(?:call|meeting|visit|appointment|consultation|slot)s?\b.{0,30}?\b(?:for|with)\s+((?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame|Rev)\b.+)$/

interface Reading {
  /** The message holds a mailbox or a number. */
  isReach: boolean
  /** The message gives details, or was asked for them. */
  isList: boolean
  /** Or it wishes to be called or to meet. */
  isCall: boolean
}

/** "shift lead Kowalczyk", "big Tony": without what they are. */
function withoutRole(text: string): string {
  const [, role = '', named = ''] = /^((?:[a-z]+ ){1,3})(\p{Lu}.*)$/u.exec(text) ?? []
  return isBare(role.trim().padEnd(2, '.')) ? named || text : text
}

/** The name at the start of some words: up to where a sentence goes on. */
function nameAtStart(from: string, isList: boolean): string | undefined {
  const text = withoutRole(from)
  const words = text.split(/\s+/)
  const isLower = (word: string) => isCapital(words[0] ?? '') && !isCapital(word) && !isParticle(word)
  const until = words.findIndex(
    (word, i) =>
      !isBare(word.padEnd(2, '.')) ||
      (i > 0 && (isLower(word) || /^(?:at|from|of|with|for|as)$/i.test(word))),
  )
  const named = words
    .slice(0, until < 0 ? words.length : until)
    .slice(0, 4)
    .join(' ')
    .replace(/[,.;:!]+$/, '')
  const isSure = isCapital(named) || (isList && named.split(/\s+/).length <= 2)
  return isSure && canBeName(named) ? fieldOf('name', withCapitals(named)) : undefined
}

/** "I'm Priya Nair from Harlow Sands", "ask for Priya", "Aoife Byrne here", "we are Byrne Castings". */
export function introducedIn(part: string, { isReach, isList, isCall }: Reading): Details | undefined {
  const [, named] = byName.exec(part) ?? []
  const [, called] = byCall.exec(part) ?? []
  const [, person] = byPerson.exec(part) ?? []
  const [, caller, callerFirm] = byPlace.exec(part) ?? []
  const [, firm = ''] = byFirm.exec(part) ?? []
  if (named) return nameAndFirm(named, true, true)
  const [, other] = byOther.exec(part) ?? byLabel.exec(part) ?? []
  const [, told] = byMessage.exec(part) ?? []
  if (told) return nameAndFirm(told, true)
  if (other && canBeName(other)) return nameAndFirm(other, byLabel.test(part))
  if (called && isCapital(called)) return nameAndFirm(called, true)
  if (caller && isBare(caller)) return nameAndFirm(callerFirm ? `${caller} from ${callerFirm}` : caller, true)
  const found = firm ? firmOf(firm, isList) : person ? nameAndFirm(person, isList) : undefined
  return found ?? wantedIn(part, { isReach, isCall })
}

const countries = new Intl.DisplayNames('en', { type: 'region' })
const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i))
const wheres = new Set([
  ...Object.values(places).flatMap((names) => names.split(/\s+/)),
  ...letters.flatMap((one) => letters.map((other) => countries.of(one + other)?.toLowerCase())),
])

function firmOf(text: string, isList: boolean): Details | undefined {
  const firm = withoutPlace(text)
  if (wheres.has(firm.toLowerCase())) return undefined
  // In small letters by a word of firms: "we are small" is none.
  const isSure = isCapital(firm) || (isList && firmWords.test(firm) && !/^an?\s/i.test(firm))
  if (!isBare(firm) || !isSure || /\d{3}/.test(firm)) return undefined
  const field = isTitled(firm) ? 'name' : 'company'
  const kept = fieldOf(field, withCapitals(firm))
  return kept ? { [field]: kept } : undefined
}

/** Who is named as somebody of the visitor's: "my colleague Hannah Moss". */
export function colleagueIn(part: string): string | undefined {
  const [, colleague] = byRole.exec(part) ?? []
  return colleague && nameAtStart(colleague, false)
}

/** Whom the visitor names to be asked for. */
function wantedIn(part: string, { isReach, isCall }: Omit<Reading, 'isList'>): Details | undefined {
  const [, requested] = byRequest.exec(part) ?? []
  const [, dialled] = byDial.exec(part) ?? byBell.exec(part) ?? []
  const [, met] = isCall ? (byMeeting.exec(part) ?? []) : []
  const wanted = requested ?? dialled ?? met
  // "ring wendy on 0…": the number is cut out.
  const isPlain = requested !== undefined || /^\p{L}+$/u.test(wanted ?? '')
  const name = wanted && nameAtStart(wanted, isReach && isPlain)
  return name ? { name } : undefined
}

/** "Mark Long calling": both names, and then how the sentence goes on. */
const goesOn =
  /^(\p{Lu}\S* (?:(?:de|da|van|von|der|den|ní|mac) ){0,2}\p{Lu}\S*) (?!(?:de|da|van|von|der|den|ní|mac)\b)\p{Ll}.*$/u
/** "I'm calling from Beacon Hill". */
const isDoing = (text: string) => /^[a-z]+(?:ing|ed)$/.test(text)

function nameAndFirm(text: string, isSure: boolean, isGiven = false): Details | undefined {
  const whole = withoutPlace(text)
  const [, named = whole, after] = atFirm.exec(whole) ?? []
  const before = named.replace(goesOn, '$1')
  const isNamed =
    !isDoing(before) && canBeName(before, isGiven) && (isSure || (isCapital(before) && before.includes(' ')))
  const name = isNamed ? fieldOf('name', withCapitals(before)) : undefined
  const firm = after && withoutPlace(after)
  // "I'm the buyer at Holbeck Cartons".
  if (!name)
    return firm &&
      !isTitled(firm) &&
      (jobWords.test(before) || isDoing(before)) &&
      isBare(firm) &&
      isCapital(firm)
      ? { company: firm }
      : undefined
  const company = firm && isBare(firm) ? fieldOf('company', withCapitals(firm)) : undefined
  return { name, ...(company && { company }) }
}
