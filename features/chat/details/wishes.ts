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
/** "Can you come and look", "could somebody visit us". */
const invites =
  /\b(?:can|could|would|will) (?:you|ye|u|someone|somebody|anyone|an engineer|one of your (?:engineers|people))(?: guys| lot)?(?: please)?(?: (?:visit|see) (?:us|our)| (?:come|pop|drop|call)(?: (?:out|over|round|in|by|down|up))?(?: (?:and|to|&) (?:see|look|visit|have)| (?:out|over|round|in|by|down|up)\b| to (?:us|our)\b)?(?! (?:me|us)\b))/i
const moves =
  /\b(?:move|push|postpone|put off|reschedule|bring forward|change)\b.{0,30}\b(?:it|that|them|the|my|our|call|meeting|appointment|visit)\b.{0,20}\b(?:to|until|till|for)\b/i

const needless = new RegExp(
  String.raw`\b(?:no need|need ?n['’]?t|(?:do ?n['’]?t|do not) (?:need|have|bother)|not necessary)\b(?: for (?:you|anyone|anybody|someone))?(?: to)? ${dial} (?:me|us)\b`,
  'i',
)
/** "Leave it, no need to contact me." */
export const needsNoContact = (text: string): boolean => needless.test(text)

/** The visitor asks to be contacted. */
export const wantsContact = (text: string): boolean => wants.test(text) && !needless.test(text)
const rings =
  /(?<!\b(?:it|this|that|they|system|app|alarm) )\b(?:ring|call|phone|telephone) (?:me|us)\b(?! (?:\p{Lu}|an?|the)\b)|\bgive (?:me|us) a (?:call|ring|bell|buzz|shout)\b|\bcall ?back\b/u
/** The visitor wishes to be rung, which takes a number. */
export const wantsCall = (text: string): boolean => wantsContact(text) && rings.test(text)
/** The visitor asks for a meeting. */
export const wantsMeeting = (text: string): boolean => books.test(text) || invites.test(text)
/** The visitor asks to have one at another time. */
export const wantsToMove = (text: string): boolean => moves.test(text)

const beforeQuestion = String.raw`(?:(?:and|but|so|ok|okay|no|also|oh|sorry|actually|just|btw|by the way|(?:one|a) (?:more|last|final|quick|other) (?:thing|question)|(?:last|another|quick|final) (?:one|thing|question)|question)[ ,:–-]{1,3}){0,4}`
const asks = new RegExp(
  String.raw`\?|^${beforeQuestion}(?:what|whats|how|when|where|which|who|why|can|could|do|does|did|is|are|will|would|should)\b`,
  'i',
)

export const isQuestion = (text: string): boolean => asks.test(text.trim())

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

const days = String.raw`(?:mon|tues?|weds?|wednes|thurs?|fri)(?:days?)?|(?:satur|sun)days?|weekends?`
const cores = new RegExp(
  String.raw`^(?:today|tonight|tomorrow|tmrw|tmr|(?:${days})(?:[-–/](?:${days}|sat|sun))?|mornings?|afternoons?|evenings?|noon|midday|lunch|lunchtime|teatime|asap|weekdays|\d{1,2}(?:[:.]\d\d)?(?:am|pm|ish)|\d{1,2}[:.]\d\d|\d{1,2}(?:st|nd|rd|th))$`,
)
const links =
  /^(?:any|except|bar|anytime|time|not|no|before|after|from|until|till|by|at|on|around|between|past|half|quarter|this|next|the|end|of|early|late|just|only|sometime|in|day|week|first|thing|every|but|and|or|to|-|–|am|pm|ish|o['’]?clock)$/
const clocks = /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/
const bound = /^(?:before|after|from|until|till|by|at|around|between|past)$/
const idle = /^(?:of|the|but|and|or|to|in|on|at|by|just|-|–)$/
/** "don't call before 9". */
const negations = /^(?:not|never|don['’]?t|can['’]?t|won['’]?t|unavailable|except)$/
/** What may stand beside a time that is all someone says. */
const besideTime =
  /^(?:an?|on|i|but|and|though|said|meant|please|pls|plz|only|best|better|is|are|good|works?|suits?|fine|ok|me|us|for|would|be|make|it|that|actually|sorry|if|possible|you|u|can|ring|call|phone|reach|then|time|times|i['’]?m|free|available|preferably|ideally|thanks|don['’]?t|do)$/
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
    plain.slice(Math.max(0, from - 5), from).some((word) => negations.test(word))
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

const how = String.raw`(?:e-?mails?|mails?|mailbox|phone ?calls?|calls?|phone|telephone|texts?)`
/** Each names the way that isn't wanted first, or else the only one that is. */
const unwanted = new RegExp(
  [
    String.raw`\b(?<!\b(?:get|got|have|had|has|receive|take|see|with) )(?:no|without|not (?:by|on|over|via)(?: the| my)?|rather than(?: by)?|instead of) (?:more )?(${how}|name)\b`,
    String.raw`\b(?:do ?n['’]?t|do not|never|not to|rather (?:you|ye) did ?n['’]?t|can ?not|can['’]?t|won['’]?t) (?:ever |please |want (?:to be |any |you to )|take |be )?(e-?mail(?:ed|s)?|ring|rung|call(?:ed|s)?|phon(?:e|ed)|mail|text)\b(?! (?:me |us )?(?:\w+ )?(?:before|after|until|till|between|at|on)\b)`,
    String.raw`\b(?:(?:rather|prefer) not|do not|do ?n['’]?t|won['’]?t|would ?n['’]?t|not going) (?:want |like |wish )?(?:to )?(?:give|leave|share|say|tell|put|hand)\b.{0,16}\b(e-?mail|name|phone|number)\b`,
    String.raw`\bprefer\w* (?:by )?e-?mail (?:to|over) (?:the |a )?(phone|calls?)\b`,
  ].join('|'),
  'i',
)
const only = new RegExp(
  String.raw`\b(?:(${how}) only|only (?:by|via|over|on) (?:the )?(${how})|(e-?mail) is (?:better|best|easier))\b`,
  'i',
)

/** Which detail someone won’t give or be reached by; it isn't asked for again. */
export function refusedIn(text: string): 'name' | 'email' | 'phone' | undefined {
  if (text.includes('?') && !/[.!;]/.test(text)) return undefined
  const not = unwanted.exec(text)?.slice(1).find(Boolean)
  if (not) return /name/i.test(not) ? 'name' : /mail/i.test(not) ? 'email' : 'phone'
  const wanted = only.exec(text)?.slice(1).find(Boolean)
  if (!wanted) return undefined
  return /mail|text/i.test(wanted) ? 'phone' : 'email'
}

/** "Don't contact me any more." */
export const refusesContact = (text: string): boolean =>
  /\b(?:do ?n['’]?t|do not|never|stop) contact(?:ing)? (?:me|us)\b(?! (?:by|on|via|before|after|until|at|in)\b)|\bleave me alone\b/i.test(
    text,
  )

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

const erase = String.raw`(?:delete|remove|erase|wipe|scrub|forget|get rid of|do ?n['’]?t (?:keep|store|save|hold))`
const taken = new RegExp(
  String.raw`\b(?:${erase}|take)\b.{0,12}\b(?:my|the|that|this) (?:\w+ )?(number|phone|mobile|company|firm|name)\b(.{0,16}\b(?:off|out|away)\b)?`,
  'i',
)
const all = new RegExp(
  String.raw`\b${erase} (?:me\b|.{0,12}\b(?:everything|all (?:of )?(?:it|my|that|you)|my (?:data|details|info(?:rmation)?|record|stuff|e-?mail(?: address)?)|what(?:ever)? (?:you|u|ye) (?:have|got|know))\b)`,
  'i',
)

/** The detail that someone takes back: "delete my number", "take my number off". */
export function takenBackIn(text: string): 'name' | 'company' | 'phone' | undefined {
  const [words = '', what = '', away] = taken.exec(text) ?? []
  if (!what || (/^take/i.test(words) && !away)) return undefined
  return /name/i.test(what) ? 'name' : /company|firm/i.test(what) ? 'company' : 'phone'
}

/** "Delete everything you have on me." */
export const asksToDelete = (text: string): boolean => all.test(text)

const noted = String.raw`(?:name|surname|company|firm|number|mobile|phone|e-?mail|details)`
const amiss = String.raw`(?:wrong|incorrect|not right|n['’]t right|a typo|a mistake|misspelt|misspelled)`
const faults = new RegExp(
  String.raw`\b${noted}\b.{0,16}\b${amiss}|\bwrong ${noted}\b|\b(?:not|isn['’]?t) (?:my|our) ${noted}\b`,
  'i',
)
const longestFault = 80

/** What was noted is wrong, whatever is right: "you have my company wrong". */
export const saysWrong = (text: string): boolean =>
  text.length <= longestFault && !isQuestion(text) && faults.test(text)
