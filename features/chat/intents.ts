import type { ChatIntent } from './chat-answer.ts'

const longestFixed = 60

/** A message that is nothing but this; longer ones are read for what they ask. */
const whole: [ChatIntent, RegExp][] = [
  [
    'hello',
    /^(?:hi|hiya|hello|hey|howdy|greetings|good (?:morning|afternoon|evening|day))(?: (?:there|all|team|everyone))?$/,
  ],
  [
    'hello',
    /^(?:who|what) are you$|^are you (?:a |an )?(?:real|human|person|bot|robot|ai|machine)(?: person| human)?$/,
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
  [
    'cancel',
    /^(?:please )?(?:cancel|stop|quit|abort|never ?mind|forget it|start again|no thanks|no thank you)(?: (?:it|that|this|please))?$/,
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
  [
    'price',
    /^(?:your )?(?:price|prices|pricing|costs?|rates?|fees|budget|how much(?: is it| does it cost| do you charge| for it)?|what does it cost|what do you charge|what are your (?:prices|rates|fees))$/,
  ],
  [
    'privacy',
    /^(?:privacy|gdpr|data protection|is this (?:chat )?(?:private|confidential|recorded|secure|safe)|are you recording(?: this)?|do you (?:store|keep|record|save) (?:this|what i (?:type|write|say)|my messages|this chat))$/,
  ],
]

/** Wishes that may stand anywhere in a message. */
const anywhere: [ChatIntent, RegExp][] = [
  [
    'urgent',
    /\b(?:kill(?:ing)? myself|suicid\w*|self harm|end my life|want to die|hurt myself|chest pains?|cant breathe|heart attack|having a stroke|overdos\w+)\b/,
  ],
  [
    'person',
    /\b(?:speak|talk|chat|connect(?: me)?|put me through|transfer(?: me)?|get me|want|need|reach)\b.{0,20}\b(?:person|human|human being|representative|sales(?: team| rep)?|agent|real (?:one|engineer)|someone real|somebody real)\b/,
  ],
  [
    'person',
    /\b(?:speak|talk|chat) (?:to|with) (?:someone|somebody|anyone|an? (?:engineer|expert|consultant|colleague|advisor|adviser)|one of your|your (?:team|people|engineers?|staff))\b/,
  ],
  [
    'person',
    /^(?:(?:a|real|human) )*(?:person|human|agent|operator)(?: please)?$|\b(?:call|ring|phone) me(?: back)?\b/,
  ],
  [
    'booking',
    /\b(?:book|schedule|arrange|set up|organi[sz]e|make|reserve|request)\b.{0,24}\b(?:calls?|meetings?|appointment|consultation|visit|demo|demonstration|slot|video call|phone call)\b/,
  ],
]

/** What no firm's assistant should try, told by the kind of wish and not by the subject. */
const notOurs = [
  /<\/?[a-z][^>]*>|javascript:|\b(?:drop|select|delete|insert|union) (?:table|from|into|all|select|\*)|--$/i,
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:instructions?|rules?|prompts?|guidelines?|guardrails?|everything)\b/i,
  /\b(?:system|hidden|initial) (?:prompt|message|instructions?)\b|\b(?:your|these|the above) (?:instructions?|prompt|rules|guidelines)\b|\b(?:text|words|everything|message) above\b|\b(?:jailbreak|developer mode|dan mode)\b/i,
  /\b(?:pretend|act|behave|roleplay)\b.{0,12}\b(?:to be|as|like|youre|you are)\b|\byou are now\b|\bfrom now on\b/i,
  /\b(?:write|compose|generate|give|tell|sing|make|create|draft)\b.{0,20}\b(?:poem|song|story|joke|essay|function|script|code|program|haiku|limerick|rap|lyrics|recipe|sql|regex)\b|\b(?:do|finish|solve) my\b.{0,24}\b(?:homework|exam|assignment|coursework)\b/i,
  /\btranslate\b.{0,60}\b(?:into|to|in) [a-z]+/i,
  /\b(?:weather|horoscope|lottery|celebrity|football|cricket|rugby|world cup|olympics|bitcoin|crypto(?:currency)?)\b/i,
  /\b(?:vote|election|politic\w*|parliament|immigration|prime minister|president|(?:labour|green|which|political) party|conservatives?|tories|the war|israel|palestine|ukraine|religion|abortion|god)\b/i,
  /\b(?:bomb|explosives?|weapons?|gun|cocaine|drugs dealer|hack into|steal|counterfeit|malware|ransomware code|phishing mail)\b/i,
  /\b(?:fuck\w*|shit\w*|bastard|bitch|cunt|idiot|moron|stupid|useless|junk|rubbish bot|dumb)\b.{0,20}$|^(?:fuck|shit|idiot)\b|\b(?:shut up|go to hell|screw you|i hate you|get lost|piss off)\b/i,
  /\b(?:reveal|leak|expose|steal|show|give|tell|print)\b.{0,24}\b(?:api keys?|passwords?|secrets?|credentials|tokens?|source code of (?:this|your) (?:site|bot))\b/i,
  /\b(?:diagnose me|my (?:symptoms?|rash|headache|stomach|chest|blood pressure|pain|doctor)|should i take|which (?:pill|tablet)s?)\b/i,
  /\b(?:share|stock) price\b|\b(?:should i (?:buy|sell|invest)|invest my)\b/i,
]

/** Small letters and single blanks, without apostrophes and marks at the end. */
function plainOf(text: string) {
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
  return (fixed ?? anywhere.find(([, pattern]) => pattern.test(plain)))?.[0]
}

/** Whether a message asks for something that isn't the site's business, whatever words of ours it holds. */
export function isNotOurs(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/[’'`]/g, '')
  return notOurs.some((pattern) => pattern.test(plain))
}

const priceWords =
  /\b(?:prices?|pricing|priced|costs?|how much (?:is|are|does|do|would|will|for)|charged?|day ?rates?|daily rates?|hourly rates?|rates?|fees?|quote|quotation|ballpark|budget|how expensive|set (?:me|us) back)\b/g
/** What we name a price for; a question that names anything else is read for that. */
const priced: ['vision' | 'days' | 'project', RegExp][] = [
  ['vision', /\b(?:cameras?|vision|visual|inspections?|optical|machine)\b/g],
  [
    'days',
    /\b(?:days?|daily|hours?|hourly|weeks?|weekly|engineers?|consultants?|scientists?|developers?|contractors?|specialists?|architects?|experts?|person|people|team|ai|data|ml|hire|hiring|your|one of)\b/g,
  ],
  [
    'project',
    /\b(?:whole|typical|average|entire|total|overall|usual|projects?|systems?|solutions?|pilot|implementation)\b/g,
  ],
]
const priceFiller =
  /\b(?:what|whats|is|are|the|a|an|of|for|in|per|do|does|would|will|you|your|we|us|me|i|it|to|and|or|with|on|this|that|can|could|have|tell|give|please|roughly|about|rough|approximately|how|much|many|so|my|our|need|want|be|like|get|some|somebody|someone|idea|know|expect|pay|start|at|all|hello|hi)\b/g

/** Which price a message asks for, as the claims have it; undefined when it asks no price, or that of something else. */
export function priceAsked(text: string): 'vision' | 'days' | 'project' | undefined {
  const plain = plainOf(text)
  if (plain.search(priceWords) < 0) return undefined
  const names = priced.map(([, pattern]) => pattern)
  const rest = [priceWords, ...names, priceFiller].reduce(
    (left, pattern) => left.replace(pattern, ' '),
    plain,
  )
  if (rest.trim() !== '') return undefined
  return priced.find(([, pattern]) => plain.search(pattern) >= 0)?.[0] ?? 'project'
}
