import { asking } from './asking.ts'

const requesting =
  'confirm|state|provide|describe|advise|list|specify|outline|detail|indicate|give|supply|send|share|quote|name|explain|tell'

/** "…, and how long", "… n is it": where another question begins, in a text of single blanks. */
const between = new RegExp(
  String.raw` ?(?:[?;\n]+|[.!](?=\s|$)|:(?= ?(?:${asking})\b)|,(?: and)? (?=(?:${requesting})\b)|,? (?:and|n|&|also|plus) (?=(?:also )?(?:${asking})\b)|, ?(?=(?:${asking})\b)) ?(?:(?:and|also|plus) )?`,
  'i',
)
const asks = new RegExp(
  String.raw`^(?:and |so |but |ok |also )?(?:(?:${asking})\b|(?:day )?(?:rates?|prices?|costs?|fees?)\b)`,
  'i',
)
/** “Please confirm that …”: asked as procurement asks. */
const requests = new RegExp(
  String.raw`^(?:(?:and|also|finally|lastly|secondly|then|please|kindly|we(?:[’']d| would) (?:be grateful|like|need|require)(?: (?:for|to))?|i(?:[’']d| would) (?:be grateful|like|need)(?: (?:for|to))?),? )*(?:(?:can|could|would|will) you )?(?:please |kindly )?(?:also )?(?:${requesting})\b(?: (?:us|me))?`,
  'i',
)
/** "Three things: …" */
const counted =
  /^(?:just |only )?(?:a couple of|a few|some|two|three|four|five|six|\d) (?:quick |short |simple )?(?:things|questions|points)\s*[:,–-]\s*/i
const courtesy =
  /^(?:hi|hiya|hello|hey|dear [\w/ ]+|good (?:morning|afternoon|evening|day)|morning|thanks?(?: you)?|many thanks|cheers|(?:kind |best )?regards|yours \w+|quick (?:one|question)|two things|hope (?:you|u|yr|ur)[\w ]*)(?:[ ,!:-]|$)/i
/** “… on the following please”: asks nothing yet. */
const announces =
  /^(?:on |to |about )?(?:the |these |a few |some )?(?:following|below|questions?|points?|things)\b/i
/** “1.”, “(2)”, “b)”, “•”: where the next of a list begins. */
const item = /(?:^|\s|(?<=[,;:]))(?:\(?(?:\d{1,2}|[a-h]|i{1,3}|i?v|vi{1,3})[.)](?!\d)|[-–•*](?=\s))\s*/g
const fewestItems = 2
const fewestNamed = 3
const mostWordsNamed = 6

const mostQuestions = 6
const longestAlone = 90

/**
 * The questions of a message in their order, six at the most; the message itself when it is one. Of a long letter the sentences that ask, the
 * others being what they are about; of a list what it numbers.
 */
export function questionsIn(message: string): string[] {
  const text = message.replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : ' ')).replace(counted, '')
  const items = [itemsOf(text), namedIn(text)].find(({ length }) => length >= fewestItems)
  if (items) return items.slice(0, mostQuestions)
  const parts = text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part) && !(courtesy.test(part) && part.length < 40))
  if (parts.length < 2) return [message]
  const questions = parts.filter(
    (part) =>
      asks.test(part) ||
      requests.test(part) ||
      text
        .slice(text.indexOf(part) + part.length)
        .trimStart()
        .startsWith('?'),
  )
  if (questions.length === 0) return [message]
  return questions.length === 1 && message.length <= longestAlone
    ? [message]
    : questions
        .map(withoutRequest)
        .filter((part) => !announces.test(part))
        .slice(0, mostQuestions)
}

/** The sentences of a message that stand before the first one that asks. */
export function story(message: string): string {
  const sentences = message.split(/(?<=[.!?\n])\s+/)
  const first = sentences.findIndex(
    (one) => /\?\s*$/.test(one) || one.split(between).some((part) => asks.test(part.trim())),
  )
  return sentences
    .slice(0, Math.max(0, first))
    .filter((one) => !courtesy.test(one) || one.length >= 40)
    .join(' ')
}

/** What a list numbers, each without the end of its sentence: of the last what follows it is no part. */
function itemsOf(text: string): string[] {
  const [, ...items] = text.replaceAll('\n', '\n ').split(item)
  return items
    .map((one) => (/^[^.?!\n]*/.exec(one.trim())?.[0] ?? '').trimEnd().replace(/[,;\s]{1,9}(?:and)?$/, ''))
    .filter((one) => /\p{L}{2}/u.test(one))
    .map(withoutRequest)
}

/** “Please provide: price, delivery time, references and insurance.” */
function namedIn(text: string): string[] {
  const [, list = ''] = /^[^:?]{1,120}:\s*([^:?.!\n]+)[.!]?$/.exec(text.trim()) ?? []
  const named = list.split(/,(?: and)? | and /).map((one) => one.trim())
  const isList =
    named.length >= fewestNamed && named.every((one) => one && one.split(' ').length <= mostWordsNamed)
  return isList ? named : []
}

/** “Confirm that you hold …” asks whether you do. */
function withoutRequest(part: string): string {
  const rest = part.replace(requests, '').replace(/^ ?(?:that |whether |if |with |for )?/, '')
  return /\p{L}{2}/u.test(rest) ? rest : part
}
