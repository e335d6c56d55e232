/** What a visitor wishes beside giving details: to be called, when, how not, and what becomes of it. */

const dial = String.raw`(?:contact|call|ring|phone|telephone|reach|write to|e-?mail|text|get back to)`
const wants = new RegExp(
  [
    String.raw`(?<!\b(?:it|this|that|they|system|app|software|camera|model|alarm|one) )\b${dial} (?:me|us)\b(?! (?:old|sceptical|cynical|crazy|mad|an?|the)\b)`,
    String.raw`\b(?:give (?:me|us|him|her|them)|gimme) a (?:call|ring|bell|buzz|shout)\b`,
    String.raw`\b(?:you|ye|u|please|pls|plz|someone|somebody|engineer|to) (?:please |kindly )?${dial} (?:him|her|(?:mr|mrs|ms|miss|dr|prof)\b|(?:my|our) (?:\w+ )?(?:colleague|boss|manager|director|md|ceo|office|team|engineer|buyer|partner|assistant|pa|husband|wife|mrs|mate|client))\b`,
    String.raw`\b(?:a )?call ?back\b|\b(?:be|get) in touch\b|\b(?:take|leave) my (?:details|e-?mail|number)\b|\bhere are my details\b`,
    String.raw`\b(?:someone|somebody|an engineer) (?:to |should |could |can |would |please )?(?:ring|call|phone|e-?mail)\b`,
  ].join('|'),
  'i',
)
const books =
  /\b(?:book|schedule|arrange|set up|organi[sz]e|make|reserve)\b.{0,24}\b(?:calls?|meetings?|appointment|consultation|visit|slot)\b|\b(?:prefer|like|want|love|fancy) (?:to have )?an? (?:quick |short |phone )?(?:call|chat|meeting)\b(?! cent)/i
const moves =
  /\b(?:move|push|postpone|put off|reschedule|bring forward|change)\b.{0,30}\b(?:it|that|them|the|my|our|call|meeting|appointment|visit)\b.{0,20}\b(?:to|until|till|for)\b/i

/** The visitor asks to be contacted. */
export const wantsContact = (text: string): boolean => wants.test(text)
/** The visitor asks for a meeting. */
export const wantsMeeting = (text: string): boolean => books.test(text)
/** The visitor asks to have one at another time. */
export const wantsToMove = (text: string): boolean => moves.test(text)

export const isQuestion = (text: string): boolean =>
  /\?|^(?:and |but |so |ok |okay |no,? )*(?:what|whats|how|when|where|which|who|why|can|could|do|does|did|is|are|will|would|should)\b/i.test(
    text.trim(),
  )

/** A message holds a question, wherever it begins. */
export const asksSomething = (text: string): boolean => text.split(/[,;.!\n]|\s[–—-]\s/).some(isQuestion)

/** "Do you have spares for a 0345 600 1234 drive?": the number stands in a question, and nobody is to be called there. */
export const isAskedAbout = (text: string, number: string): boolean =>
  !wantsContact(text) &&
  text
    .split(/(?<=[?.!])\s+|[,;\n]|\s[–—-]\s/)
    .some(
      (clause) =>
        clause.includes(number.slice(1)) &&
        isQuestion(clause) &&
        !/\b(?:change|update|use|instead|(?:my|the|a) new|my (?:number|mobile|phone))\b/i.test(clause),
    )

const cores =
  /^(?:today|tonight|tomorrow|tmrw|tmr|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tues?|weds?|thurs?|fri|mornings?|afternoons?|evenings?|noon|midday|lunch|lunchtime|teatime|asap|weekdays|\d{1,2}(?:[:.]\d\d)?(?:am|pm|ish)|\d{1,2}[:.]\d\d|\d{1,2}(?:st|nd|rd|th))$/
const links =
  /^(?:any|anytime|time|not|no|before|after|from|until|till|by|at|on|around|between|past|half|quarter|this|next|the|end|of|early|late|just|only|sometime|in|day|week|first|thing|every|but|and|or|to|-|–|am|pm|ish|o['’]?clock)$/
const clocks = /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/
const bound = /^(?:before|after|from|until|till|by|at|around|between|past)$/
const idle = /^(?:of|the|but|and|or|to|in|on|at|by|just|-|–)$/
/** "don't call before 9". */
const negations = /^(?:not|never|don['’]?t|can['’]?t|won['’]?t|unavailable|except)$/
/** What may stand beside a time that is all someone says. */
const besideTime =
  /^(?:please|pls|plz|only|best|better|is|are|good|works?|suits?|fine|ok|me|us|for|would|be|make|it|that|actually|sorry|if|possible|you|u|can|ring|call|phone|reach|then|time|times|i['’]?m|free|available|preferably|ideally|thanks|don['’]?t|do)$/
const longestWhen = 80

/** The time that a piece of a message names for a call, in its words: "tomorrow after 2". Undefined where it speaks of something else. */
export function whenIn(part: string, isWish = wantsContact(part) || wantsMeeting(part)): string | undefined {
  const isMove = wantsToMove(part)
  const words = (isMove ? part.replace(/^.*\b(?:to|until|till|for)\s+/i, '') : part)
    .replace(/^.*\bgood (?:morning|afternoon|evening)\b/i, '')
    .split(/[\s,]+/)
    .filter(Boolean)
  const plain = words.map((word) => word.toLowerCase().replace(/[.!?;:]+$/, ''))
  const isOfTime = (i: number) =>
    cores.test(plain[i] ?? '') ||
    links.test(plain[i] ?? '') ||
    (clocks.test(plain[i] ?? '') && isClock(plain, i))
  let best: [from: number, to: number] = [0, 0]
  for (let from = 0; from < plain.length; from++) {
    let to = from
    while (to < plain.length && isOfTime(to)) to++
    if (to - from > best[1] - best[0] && says(plain.slice(from, to))) best = [from, to]
    if (to > from) from = to
  }
  let [from, to] = best
  while (from < to && idle.test(plain[from] ?? '')) from++
  while (
    to > from &&
    links.test(plain[to - 1] ?? '') &&
    !/^(?:am|pm|ish|o['’]?clock|week|day)$/.test(plain[to - 1] ?? '')
  )
    to--
  if (to <= from) return undefined
  const others = [...plain.slice(0, from), ...plain.slice(to)]
  if (!isWish && !isMove && (part.includes('?') || !others.every((word) => besideTime.test(word))))
    return undefined
  const isNot =
    !/^(?:not|no)$/.test(plain[from] ?? '') &&
    plain.slice(Math.max(0, from - 3), from).some((word) => negations.test(word))
  return `${isNot ? 'not ' : ''}${words.slice(from, to).join(' ')}`
    .replace(/[.!?;:]+$/, '')
    .slice(0, longestWhen)
}

/** A number is an hour beside another of its kind or after "after", and not before what it counts. */
const isClock = (plain: string[], i: number) =>
  (cores.test(plain[i - 1] ?? '') ||
    bound.test(plain[i - 1] ?? '') ||
    /^(?:and|to|-|–|or|past)$/.test(plain[i - 1] ?? '') ||
    /^(?:o['’]?clock|am|pm)$/.test(plain[i + 1] ?? '')) &&
  (i + 1 >= plain.length ||
    !/^(?:%|years?|months?|weeks?|days?|hours?|hrs?|min(?:ute)?s?|people|lines?|machines?|cameras?|sites?|shifts?|million|thousand|percent|of)$/.test(
      plain[i + 1] ?? '',
    ))

/** Whether a run of words of time names one. */
const says = (run: string[]) =>
  run.some((word) => cores.test(word)) ||
  run.some((word, i) => clocks.test(word) && i > 0) ||
  /\b(?:this|next|end of (?:the )?) ?week\b|\bfirst thing\b/.test(run.join(' '))

const refusals =
  /\b(?:no|not|without|rather not|(?:do|would|will|wo|ca)n['’]?t|dont|wont|cant|never|prefer not)\b[^?]{0,30}?\b(e-?mails?|mailbox|name|phone|number|calls?|ring|phon(?:e|ing))\b/i

/** Which detail someone won't give or be reached by; it isn't asked for again. */
export function refusedIn(text: string): 'name' | 'email' | 'phone' | undefined {
  const [, what] = refusals.exec(text) ?? []
  if (!what) return undefined
  if (/name/i.test(what)) return 'name'
  return /mail/i.test(what) ? 'email' : 'phone'
}

/** "What number have you got for me?" */
export const asksWhatIsNoted = (text: string): boolean =>
  /\b(?:what|which)\b.{0,30}\b(?:number|e-?mail|address|name|details|company)\b.{0,30}\b(?:for me|of mine|noted|down|written|on file)\b|\bwhat (?:have|did) (?:you|u) (?:got|note|put|take|write)\b.{0,20}(?:\bfor me\b|\bdown\b|$)/i.test(
    text,
  )

/** "Just tell me the number." */
export const asksOurNumber = (text: string): boolean =>
  /\b(?:tell|give|what(?:['’]?s| is)|which|have)\b.{0,20}\b(?:your|the) (?:phone |telephone )?number\b/i.test(
    text,
  )

/** "What time will that be?", of the answer that was promised. */
export const asksWhen = (text: string): boolean =>
  /\b(?:what time|when|how (?:long|soon|quick(?:ly)?)|which day|what day)\b.{0,30}\b(?:that be|hear|(?:you|u|ye|they|he|she|someone|somebody|engineer)\b.{0,12}\b(?:ring|call|phone|reply|answer|contact|write|mail|come back))\b/i.test(
    text,
  )
