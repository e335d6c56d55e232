import { isCommon } from './common-words.server.ts'
import { fieldOf, type Asked, type Details } from './details.ts'
import { atFirm, colleagueIn, introducedIn, labelledIn } from './introductions.ts'
import {
  canBeName,
  firmWords,
  isBare,
  isCapital,
  isTitled,
  jobWords,
  lettersOf,
  nameBorneIn,
  saysMore,
  withCapitals,
  withoutOpening,
  withoutPlace,
  wordsInMailbox,
} from './name-words.ts'
import { emailIn, emailOf, partsOf, phonesIn, settled } from './parts-of-message.ts'
import {
  asksSomething,
  isAskedAbout,
  refusedIn,
  wantsContact,
  wantsMeeting,
  wantsToMove,
  whenIn,
} from './wishes.ts'

interface Context {
  /** What the assistant asked for last. */
  asked?: Asked | undefined
  /** What is known already: a bare word is what is lacking. */
  known?: Details
}

/** "a mail like info@…": nobody’s own. */
const exampleBefore = /\b(?:like|such as|e\.?g\.?|for example)\s+\S{1,64}@/i

/** Short forms of the telephone, written out. */
const spelt = (text: string) =>
  text
    .replace(/\bw\/\s*/g, 'with ')
    .replace(/\s@\s/g, ' at ')
    .replace(/\bask 4\b/gi, 'ask for')
    .replace(/\bfone\b/gi, 'phone')
    .replace(/\b(name|org|company|firm|phone|mobile|tel)\s[-–]\s/gi, '$1: ')
    .replace(/[\s,]{1,9}(?:btw|fyi|tbh|lol)\b/gi, '')

/** "Deadly. Paddy, 087 …": a sentence of one word, unless what reaches its writer follows. */
const aside = /(?:^|[.!?]\s{1,3})(\p{L}{1,40})[.!]{1,3}\s{1,3}(?!\S{0,60}[@\d])/gu
/** What stands below "Kind regards,". */
const signature = /\b(?:regards|wishes|sincerely|thanks|cheers)\s*[,\n]+([\s\S]{2,200})$/i

/** The name, mailbox, company and phone number that a message gives of its writer, in whatever order, and its other words. */
export function readDetails(
  message: string,
  { asked, known = {} }: Context = {},
): { found: Details; rest: string } {
  const text = settled(spelt(message))
  const email = exampleBefore.test(text) ? undefined : fieldOf('email', emailOf(text) ?? '')
  const [phone, alsoPhone] = phonesIn(text).flatMap((number) =>
    isAskedAbout(text, number) ? [] : (fieldOf('phone', number) ?? []),
  )
  const isReach = email !== undefined || phone !== undefined
  const isList = isReach || asked !== undefined
  const isCall = isList || wantsContact(text) || wantsMeeting(text) || wantsToMove(text)
  const told: Details = { ...(email && { email }), ...(phone && { phone }), ...(alsoPhone && { alsoPhone }) }
  const bare: string[] = []
  const rest: string[] = []
  // What stands beside a question is hardly the answer to what was asked before.
  const takesAll = isReach || (asked !== undefined && !asksSomething(text))
  const asides = asked ? [] : Array.from(text.matchAll(aside), ([, word]) => word)
  const signed = isCall ? partsOf(signature.exec(text)?.[1] ?? '') : []
  for (const part of partsOf(text)) {
    const found = labelledIn(part) ?? introducedIn(part, { isReach, isList, isCall })
    const words = withoutPlace(withoutOpening(part))
    const when = isCall ? whenIn(part) : undefined
    const isRefusal = refusedIn(part) !== undefined
    const takesBare = !isRefusal && !asides.includes(part) && (takesAll || signed.includes(part))
    const isNew = found && Object.keys(found).some((field) => !(field in told))
    if (found && isNew && !isRefusal) Object.assign(told, { ...found, ...told })
    else if (isCall && isTitled(words) && canBeName(words))
      Object.assign(told, { name: withCapitals(words), ...told })
    else if (takesBare && isMailboxName(words.replace(/\s+(?:at|of|from)\s.*$/i, ''), email)) bare.push(words)
    else if (takesBare && (isBare(words) || isMailboxName(words, email)) && !when) bare.push(words)
    else if (words && !isRefusal) rest.push(part)
    if (when) told.when = told.when ? `${told.when}, ${when}` : when
  }
  // Without a mailbox or a number only a message of nothing but details is one.
  const isAnswer = isReach || !saysMore(rest.join(' '))
  const { found, unused } = sorted(
    isAnswer ? bare : bare.filter((words) => signed.includes(words)),
    { ...known, ...told },
    isReach,
  )
  const borne = email && fieldOf('name', withCapitals(nameBorneIn(text.replace(emailIn, ' '), email) ?? ''))
  const name =
    told.name ??
    found.name ??
    borne ??
    ((isReach || wantsContact(text) || wantsMeeting(text)) && !known.name
      ? partsOf(text).map(colleagueIn).find(Boolean)
      : undefined)
  const company = told.company ?? found.company ?? (isList ? firmNamedIn(rest, email) : undefined)
  return {
    found: { ...told, ...found, ...(name && { name }), ...(company && { company }) },
    rest: [...rest, ...unused].join('\n'),
  }
}

/** Which of the bare words are the name and which the company: by the mailbox, by words of firms, else the first is the name. */
function sorted(bare: string[], { name, company, email = '' }: Details, isReach: boolean) {
  const [, domain = ''] = email.toLowerCase().split('@')
  const isWriter = (text: string) => wordsInMailbox(text, email).length > 0
  const isOwn = (text: string) =>
    lettersOf(text).length >= 4 && sharesStart(lettersOf(text), lettersOf(domain))
  const isFirm = (text: string) => isOwn(text) || firmWords.test(text)
  const found: Details = {}
  const unused: string[] = []
  // Beside a firm of its own a name isn't cut for one: "Alan Mc Donagh, Mc Donagh Engineering".
  const cut = (text: string) =>
    bare.some((other) => other !== text && isFirm(other)) ? [text] : parted(text, isWriter, isFirm)
  for (const part of bare.flatMap(cut)) {
    const kept = withCapitals(part)
    const isShort = isCapital(part) || part.split(/\s+/).length <= longestPlainName
    const asName =
      (canBeName(part) && isShort) || isMailboxName(part, email) ? fieldOf('name', kept) : undefined
    const asCompany =
      (!jobWords.test(part) || firmWords.test(part)) &&
      !/^(?:at|from|of|with|an?)\s/i.test(part) &&
      !isTitled(part) &&
      (isFirm(part) || areCapital(part) || (isPlainFirm(part) && (isReach || isCapital(part))))
        ? fieldOf('company', kept)
        : undefined
    const isFuller = found.name !== undefined && asName?.startsWith(`${found.name} `)
    if (!name && asName && (isFuller || (!found.name && (isWriter(part) || !isFirm(part)))))
      found.name = asName
    else if (!(company ?? found.company) && asCompany && part !== name) found.company = asCompany
    else unused.push(part)
  }
  return { found, unused }
}

const longestPlainName = 4
/** "Bank of Leinster". */
const areCapital = (text: string) => /^\p{Lu}\S*(?:\s+(?:\p{Lu}\S*|&|and|of|the))*\s+\p{Lu}\S*$/u.test(text)
const isPlainFirm = (text: string) => {
  const words = text.split(/\s+/)
  return words.length <= 3 && !isCommon(words[0] ?? '')
}

/** A name that is also a word of sentences, such as Will, as the mailbox has it. */
const isMailboxName = (text: string, email: string | undefined) =>
  fieldOf('name', text) !== undefined &&
  text.split(/\s+/).length <= 3 &&
  wordsInMailbox(text, email).length > 0 &&
  isCapital(text)

/** "I look after booking at Tarnside NHS Trust": by a word of firms or by the mailbox, in what isn't a list. */
function firmNamedIn(rest: string[], email = ''): string | undefined {
  const domain = lettersOf(email.split('@')[1] ?? '')
  for (const part of rest) {
    const [, firm] =
      /\b(?:at|for|of|from)\s+(?:the )?((?:[\p{Lu}\d][\p{L}\d'’.&-]*|&|and|of)(?:\s+(?:[\p{Lu}\d][\p{L}\d'’.&-]*|&|and|of)){0,5})/u.exec(
        part,
      ) ?? []
    if (firm && (firmWords.test(firm) || sharesStart(lettersOf(firm), domain)))
      return fieldOf('company', firm)
  }
  return undefined
}

/** "Pat Murphy Cork Foods", "dave at hendry tools ltd": in two where both halves can be told. */
function parted(
  text: string,
  isWriter: (text: string) => boolean,
  isFirm: (text: string) => boolean,
): string[] {
  const [, before = '', after = ''] = atFirm.exec(text) ?? []
  if (jobWords.test(before)) return isCapital(after) ? [after] : [text]
  if (before && after && !firmWords.test(before)) return [before, after]
  const words = text.split(/\s+/)
  const at = words.findIndex(
    (word, i) =>
      i > 0 &&
      !/^(?:de|da|di|du|van|von|der|den|mac|al|bin)$/i.test(words[i - 1] ?? word) &&
      isWriter(words.slice(0, i).join(' ')) &&
      !isWriter(words.slice(i).join(' ')) &&
      isFirm(words.slice(i).join(' ')) &&
      !isFirm(words.slice(0, i).join(' ')),
  )
  const cut = Math.max(at, words.length > 3 ? 2 : 1)
  return at > 0 && words.length > 2 ? [words.slice(0, cut).join(' '), words.slice(cut).join(' ')] : [text]
}

function sharesStart(a: string, b: string): boolean {
  const least = Math.min(4, a.length, b.length)
  return least > 2 && a.slice(0, least) === b.slice(0, least)
}
