import { isAngry, isOutburst } from './anger.ts'
import type { ChatIntent } from './chat-answer.ts'

const longestFixed = 60

/** A message that is nothing but this; longer ones are read for what they ask. */
const whole: [ChatIntent, RegExp][] = [
  [
    'hello',
    /^(?:hi|hiya|hello|hey|howdy|greetings|al+ri(?:gh)?te?|good (?:morning|afternoon|evening|day)|(?:how )?bout ye|whats the craic|wotcha|ey up|sup)(?: (?:there|all|team|everyone|mate|m8|folks|sir|madam))*(?: (?:i hope (?:that )?(?:you are|youre|all is) well|how are (?:you|things)(?: today)?|hows? (?:it going|things)))?$/,
  ],
  ['hello', /^(?:what can you do|how does this work|help|help me)$/],
  [
    'goodbye',
    /^(?:bye|goodbye|bye bye|see you|see you later|cheers|ta|that(?:s| is) all)(?: for now| then| now)?$/,
  ],
  [
    'goodbye',
    /^(?:ok |okay |great |perfect )?(?:thanks|thank you|many thanks)(?: (?:a lot|very much|so much|bye|for (?:your|the) help))?$/,
  ],
  ['goodbye', /^(?:ok|okay|right|grand|great|perfect|lovely|fine|got it|understood|i see|fair enough)$/],
  [
    'noted',
    /^(?:(?:ah|oh|aye|ok(?:ay)?|right|well) )?(?:sound|cool|nice one|no bother|no worries|fair play|makes sense|good to know|gotcha|got you|noted|brilliant|interesting|hmm+|lol|haha+|(?:i )?thought (?:so|as much)|as i thought|typical|ah ok|right so|thatll do)(?: (?:then|so|mate))?$/,
  ],
  [
    'cancel',
    /^(?:please )?(?:cancel|stop|quit|abort|never ?mind|forget it|start again|no thanks|no thank you)(?: (?:it|that|this|please))?$/,
  ],
  ['agreed', /^(?:yes|yeah|yep|yup|aye|sure|yes please|please(?: do)?|go ahead|go for it)$/],
  [
    'refused',
    /^(?:no|nope|nah|neither|none|wrong|(?:no )?(?:none|neither|not any) of (?:these|those|them)|(?:no )?(?:thats )?not (?:it|that|really)|(?:no )?(?:thats )?not what i (?:meant|mean|asked|said)|(?:you|ye|that|this|it) (?:didnt|doesnt|did not|does not|havent) answer(?:ed)?(?: (?:it|that))?)$/,
  ],
  [
    'manufacturing',
    /^(?:we(?:re| are) in |i(?:m| am) in |in )?(?:manufacturing|manufacture|manufacturer|factory|industry|industrial)$/,
  ],
  [
    'healthcare',
    /^(?:we(?:re| are) in |i(?:m| am) in |in )?(?:health ?care|health|hospital|hospitals|nhs|medical)$/,
  ],
  ['retail', /^(?:we(?:re| are) in |i(?:m| am) in |in )?(?:retail|retailer|shop|shops|stores|e ?commerce)$/],
]

/** Wishes that may stand anywhere in a message. */
const anywhere: [ChatIntent, RegExp][] = [
  [
    'urgent',
    /\b(?:(?:kill(?:ing)?|hurt(?:ing)?|harm(?:ing)?) myself|end my life|i (?:just )?want to die|i(?:m| am) suicidal|i (?:have|got|am having|feel) (?:a )?(?:chest pains?|heart attack|stroke)|im having a (?:heart attack|stroke)|i cant breathe|i (?:have |just )?(?:took|taken) an overdose|i feel (?:so )?suicidal)\b/,
  ],
  [
    'person',
    /\b(?:speak|talk|chat|connect(?: me)?|put me through|transfer(?: me)?|get me|reach)\b.{0,20}\b(?:person|human|representative|sales (?:team|rep)|agent|real (?:one|engineer)|someone real|somebody real)\b/,
  ],
  [
    'person',
    /\b(?:speak|talk|chat) (?:to|with) (?:someone|somebody|anyone|an? (?:engineer|expert|consultant|colleague|advisor|adviser)|one of your(?! (?:\w+ )?(?:customers?|clients?|references?))|your (?:team|people|engineers?|staff))\b/,
  ],
  ['person', /^(?:(?:a|real|human) )*(?:person|human|agent|operator)(?: please)?$/],
  ['person', /\b(?:give|get|find|send) me an? (?:real |actual |live |proper )?(?:person|human)\b/],
  [
    'booking',
    /\b(?:book|schedule|arrange|set up|organi[sz]e|make|reserve|request)\b.{0,24}\b(?:calls?|meetings?|appointment|consultation|visit|demo|demonstration|slot|video call|phone call)\b/,
  ],
]

/** Nothing to search for, whatever words of ours it holds: markup, orders to the assistant, what is forbidden. */
const hostile = [
  /<\/?[a-z][^>]*>|javascript:|\b(?:drop|select|delete|insert|union) (?:table|from|into|all|select|\*)|--$/i,
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:instructions?|rules?|prompts?|guidelines?|guardrails?|everything)\b/i,
  /\b(?:your|system|initial) (?:prompt|instructions)\b|\b(?:text|words|everything|message) above\b|\b(?:jailbreak|developer mode|dan mode)\b/i,
  /\b(?:pretend|roleplay)\b.{0,12}\b(?:to be|as|like|your|youre|you are)\b|\byou are now\b|\breply only with\b/i,
  /\b(?:bomb|explosives?|cocaine|drugs dealer|hack(?:ing)? into|counterfeit|phishing mail)\b/i,
  /\b(?:reveal|leak|expose|show|give|tell|print|list)\b.{0,24}\b(?:(?:your|the|all) (?:api keys?|passwords?|secrets?|credentials|tokens?)|(?:names?|emails?)\b.{0,20}\b(?:everyone|everybody|customers|visitors|users))\b/i,
]

/** Abuse of whoever reads it. */
const abuse =
  /\bfuck\w*|\bcunt\b|^(?:shit|idiot)\b|\b(?:shut up|go to hell|screw you|i hate you|piss off)\b|\byou(?:re| are)? (?:a |an |all )?(?:\w+ )?(?:idiots?|morons?|stupid|dumb|bitch|bastards?)\b/i

/** Off our subject, unless a known question is asked in such words. */
const elsewhere = [
  /\b(?:write|compose|generate|give|tell|sing|make|create|draft)\b.{0,20}\b(?:poem|song|story|joke|essay|function|script|code|program|haiku|limerick|rap|lyrics|recipe|sql|regex)\b|\b(?:do|finish|solve) my\b.{0,24}\b(?:homework|exam|assignment|coursework)\b|\b(?:homework|assignment|coursework|dissertation)\b/i,
  /\btranslate\b.{0,60}\b(?:into|to|in) [a-z]+/i,
  /\b(?:weather|horoscope|lottery|celebrity|football|cricket|rugby|world cup|olympics|bitcoin|crypto(?:currency)?)\b/i,
  /\b(?:vote|election|politic\w*|parliament|immigration|prime minister|president|(?:labour|green|which|political) party|conservatives?|tories|the war|israel|palestine|ukraine|religion|abortion|god)\b/i,
  /\b(?:weapons?|gun|malware|ransomware code|scrapes?|backlinks?|guest posts?|white hat|rank #?1)\b/i,
  /\b(?:diagnose me|my (?:symptoms?|rash|headache|stomach|chest|blood pressure|pain|doctor)|should i take|which (?:pill|tablet)s?)\b/i,
  /\b(?:share|stock) price\b|\b(?:should i (?:buy|sell|invest)|invest my)\b/i,
]

/** Small letters and single blanks, without apostrophes and marks at the end. */
export function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[\s\p{P}\p{S}]+/gu, ' ')
    .trim()
}

/** What a message wishes beyond an answer from the pages; undefined when it is a question for them. */
export function intentOf(text: string): ChatIntent | undefined {
  const plain = plainOf(text)
  const fixed = plain.length <= longestFixed ? whole.find(([, pattern]) => pattern.test(plain)) : undefined
  const found = (fixed ?? anywhere.find(([, pattern]) => pattern.test(plain)))?.[0]
  if (found !== 'urgent' && (isAngry(plain) || isOutburst(toldIn(text)))) return 'sorry'
  return found ?? (isFarewell(plain) && !text.includes('?') ? 'goodbye' : undefined)
}

/** The sentences that don’t ask. */
const toldIn = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((one) => !one.endsWith('?'))
    .map(plainOf)

const longestFarewell = 8
const longestThanks = 16

/** "grand job, thanks a mill", "no thats all, bye": a few words of thanks that ask nothing; or some more that begin so. */
function isFarewell(plain: string) {
  const words = plain.split(' ').length
  return (
    (words <= longestFarewell ||
      (words <= longestThanks &&
        /^(?:many )?(?:thanks|thank you|cheers)\b|\b(?:never ?mind|forget it|leave it)\b/.test(plain))) &&
    /\b(?:thanks|thank you|thank u|cheers|bye|goodbye|thats (?:all|it)|ta)\b/.test(plain) &&
    !/(?<!\b(?:than|of|for) )\b(?:what|how|when|where|which|who|why|can|could|do|does|is|are|will|would|but|and|need|want|ring|call|email|mail|phone)\b/.test(
      plain,
    )
  )
}

const introduces =
  /^(?:(?:hi|hiya|hello|hey|good (?:morning|afternoon|evening)) )?(?:(?:so|well|ok) )?(?:we(?:re| are| make| run| sell| bake| build| produce| process| operate| supply| grow| ship| store| pack| print| own|(?:ve| have)(?: got)? (?:\d|two|three|four|five|six|a few))|i(?:ve| have)(?: got)? (?:\d|two|three|four|five|six|a few)|i (?:run|own|manage|look after))\b/
const asksOrWants =
  /\b(?:what|whats|how|when|where|which|who|why|can|could|do you|does|is it|is there|possible|would|will|should|need|want|looking|help|not|no|dont|cant|questions?|price|quote)\b/

/** "we make kitchens in cork, 25 of us": tells who writes, and asks nothing yet. */
export const isIntroduction = (text: string): boolean => {
  const plain = plainOf(text)
  return !text.includes('?') && introduces.test(plain) && !asksOrWants.test(plain)
}

const withoutApostrophes = (text: string) => text.normalize('NFKC').replace(/[’'`]/g, '')

export const isAbuse = (text: string): boolean => abuse.test(withoutApostrophes(text))

/** Whether a message is an attack or an order to the assistant. */
export const isHostile = (text: string): boolean =>
  hostile.some((pattern) => pattern.test(withoutApostrophes(text)))

/** Whether a message asks for something that isn't the site's business. */
export const isElsewhere = (text: string): boolean =>
  elsewhere.some((pattern) => pattern.test(withoutApostrophes(text)))
