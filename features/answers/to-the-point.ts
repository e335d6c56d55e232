import { asking } from './asking.ts'

/** What people say before they come to the point. */
const noise =
  /^(?:(?:oh|ah|eh|um|hmm+|aye|yes|yeah|yep|no|nope|nah|ok(?:ay)?|right|fine|grand|sound|cool|great|brilliant|perfect|lovely|fair enough|fair play|boring|lol|haha|seriously|honestly|sorry|bollocks|whatever|anyway|so|well|look|listen|thanks?|cheers|never ?mind|got it|good to know|interesting|you(?:['’]re| are) no fun|joking aside) ?)+$/i

/** “Not your invoices!”: what isn’t meant. */
const denial = /^(?:no |but )?(?:(?:it|that)[’']?s )?(?:not|forget(?: about)?) /i
/** “I mean the invoices, not the engineer.” */
const deniedLast =
  /^((?:no,? )?i mean(?:t)? .{1,120}?),? (?:and )?not (?:the|your|an?|about|for) [^,.!?]{1,30}[.!]*$/i

/** How it shall be told, not what: “in easy words”, “in three bullet points lol”. */
const manner =
  /,? ?\b(?:in (?:(?:very|really|just|more) )?(?:easy|simple|plain|everyday|normal|layman[’']?s?|non-technical|one|a few|two|three|\d) (?:(?:simple|short|plain|easy|bullet) )?(?:words?|english|terms|language|sentences?|lines?|points?|bullets)|in a nutshell|like i[’']?m (?:five|5|ten|10|a child)|for (?:dummies|beginners))\b(?: (?:please|lol|pls|plz))?/gi
/** What is asked of all that stands before: “…, is that something you do?” */
const askedOfAll =
  /[,.;!?–-]{0,3} (?:(?:is|are) (?:that|this|it|those|these) (?:some? ?t?h?in[gk]|a thing|things|sth) (?:that )?(?:you|ye|u)(?: (?:guys|lot|folks))? (?:(?:can|could) )?(?:do|cover|offer|handle|help with)|(?:can|could) (?:you|ye|u) (?:help|assist)(?: (?:us|me))?(?: (?:with|on) (?:that|this|it))?|(?:is (?:that|this|it) )?(?:doable|do-able|feasible)|any thoughts|thoughts)\s*[?.!]*$/i
const fewestWordsLeft = 3
/** “My boss said find out what …”, “before we go on I need to know whether …”: where what is asked begins. */
const reported = new RegExp(
  String.raw`(^|[,.!?;\n] ?)[^,.!?;\n]{0,160}?\b(?:(?:need|want|wanted|like|love|asked|told|said|says|trying|keen|wish) (?:(?:me|us) )?(?:to )?(?:know|find out|ask(?: you)?|understand|hear|learn)|(?:can|could|would|might|may) (?:you|ye|u|i)(?: please| kindly)? (?:tell (?:me|us)|let (?:me|us) know|explain(?: to (?:me|us))?|ask(?: you)?)|(?<!\b(?:we|i|they|you|ye|only|never|always|just|then) )find out|i wonder|(?:was|am|i[’']m|just) wondering),? ?(?:(?:if|whether|about)(?: or not)?,? )?(?=(?:${asking}|you|we|ye|u)\b)`,
  'gi',
)

/** A message from where it comes to the point, without what it says that it doesn’t mean and how it wants to be told; the message itself when it is nothing else. */
export function withoutNoise(said: string): string {
  const message = pointOf(said.trim().replace(deniedLast, '$1'))
  const [, first = '', rest = ''] =
    /^([^.,!?;:\n–-]{1,40}?)\s*[.,!;:\n–-]+\s+(.+)$/s.exec(message.trim()) ?? []
  return rest && (noise.test(first.trim()) || denial.test(first)) ? withoutNoise(rest) : message
}

/** What is asked, without what only frames it. */
function pointOf(message: string): string {
  let point = message
  for (const frame of [manner, askedOfAll, reported]) {
    const left = point.replace(frame, frame === reported ? '$1' : '').trim()
    if (left.split(/\s+/).length >= fewestWordsLeft) point = left
  }
  return point
}
