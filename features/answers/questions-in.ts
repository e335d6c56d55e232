const asking = String.raw`what|whats|how|hows|when|whens|where|wheres|which|who|whos|whose|why|can|cud|could|do|does|did|is|are|r|will|would|should|have|has|any`
/** "…, and how long", "… n is it": where another question begins, in a text of single blanks. */
const between = new RegExp(
  String.raw` ?(?:[?;\n]+|[.!](?=\s|$)|,? (?:and|n|&|also|plus) (?=(?:also )?(?:${asking})\b)|, ?(?=(?:${asking})\b)) ?(?:(?:and|also|plus) )?`,
  'i',
)
const asks = new RegExp(
  String.raw`^(?:and |so |but |ok |also )?(?:(?:${asking})\b|(?:day )?(?:rates?|prices?|costs?|fees?)\b)`,
  'i',
)
/** "Three things: …" */
const counted =
  /^(?:just |only )?(?:a couple of|a few|some|two|three|2|3) (?:quick )?(?:things|questions)\s*[:,–-]\s*/i
const courtesy =
  /^(?:hi|hiya|hello|hey|dear [\w/ ]+|good (?:morning|afternoon|evening|day)|morning|thanks?(?: you)?|many thanks|cheers|(?:kind |best )?regards|yours \w+|quick (?:one|question)|two things|hope (?:you|u|yr|ur)[\w ]*)(?:[ ,!:-]|$)/i
/** What people say before they come to the point. */
const noise =
  /^(?:(?:oh|ah|eh|um|hmm+|aye|yes|yeah|yep|no|nope|nah|ok(?:ay)?|right|fine|grand|sound|cool|great|brilliant|perfect|lovely|fair enough|fair play|boring|lol|haha|seriously|honestly|sorry|bollocks|whatever|anyway|so|well|look|listen|thanks?|cheers|never ?mind|got it|good to know|interesting|you(?:['’]re| are) no fun|joking aside) ?)+$/i

/** “Not your invoices!”: what isn’t meant. */
const denial = /^(?:no |but )?(?:(?:it|that)[’']?s )?(?:not|forget(?: about)?) /i
/** “I mean the invoices, not the engineer.” */
const deniedLast =
  /^((?:no,? )?i mean(?:t)? .{1,120}?),? (?:and )?not (?:the|your|an?|about|for) [^,.!?]{1,30}[.!]*$/i

/** A message from where it comes to the point, without what it says that it doesn’t mean; the message itself when it is nothing else. */
export function withoutNoise(said: string): string {
  const message = said.trim().replace(deniedLast, '$1')
  const [, first = '', rest = ''] =
    /^([^.,!?;:\n–-]{1,40}?)\s*[.,!;:\n–-]+\s+(.+)$/s.exec(message.trim()) ?? []
  return rest && (noise.test(first.trim()) || denial.test(first)) ? withoutNoise(rest) : message
}

const mostQuestions = 3
const longestAlone = 90

/**
 * The questions of a message in their order, three at the most; the message itself when it is one. Of a long letter the sentences that ask, the
 * others being what they are about.
 */
export function questionsIn(message: string): string[] {
  const text = message.replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : ' ')).replace(counted, '')
  const parts = text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part) && !(courtesy.test(part) && part.length < 40))
  if (parts.length < 2) return [message]
  const questions = parts.filter(
    (part) =>
      asks.test(part) ||
      text
        .slice(text.indexOf(part) + part.length)
        .trimStart()
        .startsWith('?'),
  )
  if (questions.length === 0) return [message]
  return questions.length === 1 && message.length <= longestAlone
    ? [message]
    : questions.slice(0, mostQuestions)
}
