import type { AnswerIndex, IndexedQuestion } from './answer-index.ts'
import { facetOf } from './facets.ts'
import type { Subject } from './subject.ts'
import { visitorWordsIn } from './text-features.ts'
import { nearness, pageOfOne, topicOf } from './topics.server.ts'

interface Bare {
  /** What is left of the message without its filler. */
  asks: RegExp
  /** Which question of the topic asks it, by its id: the first pattern that one has. */
  ofTopic?: RegExp[]
  /** The question that asks it of the firm: where no subject is spoken of, or, without `ofTopic`, always. */
  ofFirm?: string
}

/** What is asked without saying of what. */
const bare: Bare[] = [
  {
    asks: /^(?:how much(?: money| pounds?| quid| euros?)?|(?:what |whats |how much )?(?:prices?|pricing|costs?|costing|damage|charge|quote|£))$/,
    ofTopic: [/-(?:price|cost)$/],
    ofFirm: 'typical-project-cost',
  },
  {
    asks: /^(?:how (?:long|many weeks|many months)(?: take| takes)?|(?:what |whats )?(?:timescales?|duration))$/,
    ofTopic: [/-duration$|(?<!-(?:lead|collecting|reply))-time$/],
    ofFirm: 'how-long',
  },
  {
    asks: /^how much (?:data|history)(?: need| needed| want)?$/,
    ofTopic: [/-history$/, /-(?:needs|inputs|data)$/],
    ofFirm: 'how-much-data',
  },
  { asks: /^what (?:data )?(?:need|needed|want)$/, ofTopic: [/-(?:needs|inputs|data)$/] },
  {
    asks: /^(?:see|show|try|demos?|see demo|try demo|see action)$/,
    ofTopic: [/-demo$/],
    ofFirm: 'demo-which',
  },
  {
    asks: /^(?:what |whats )?(?:safe|risks?|risky|downsides?|catch|drawbacks?|limits|limitations|go wrong)$/,
    ofTopic: [/-risks$/, /-(?:not-for|limits)$/],
  },
  {
    asks: /^(?:how (?:accurate|good|reliable|well work)|(?:what |whats )?accuracy)$/,
    ofTopic: [/-accuracy$/, /-(?:results|benefits?)$/],
  },
  { asks: /^how (?:work|works)$/, ofTopic: [/-how$/] },
  {
    asks: /^(?:by how (?:much|many)|(?:what |whats |how much )?(?:savings?|payback|roi|benefits?|results?|bring|gain|save|return))$/,
    ofTopic: [/-(?:results|benefits?)$/],
    ofFirm: 'roi-calculator-what',
  },
  {
    asks: /^(?:(?:how|where) (?:start|begin|get started)|(?:what |whats )?next(?: steps?)?)$/,
    ofFirm: 'after-enquiry',
  },
  { asks: /^who(?: work| works)?$/, ofFirm: 'firm-who-does-work' },
  { asks: /^(?:contact|contact details|get touch|reach)$/, ofFirm: 'contact-chat-speak-to-person' },
]

const filler = new Set(
  `a about again all an and any approximately are around at ballpark be but can could did do does for from give going guide have here hi i idea if
  in is it its just kind like likely me money normally of off ok on one please range rough roughly say so sort sum take tell that thats the them then there these they
  think this to total typical typically us usually want we well will with would you your`.split(/\s+/),
)

/**
 * What a message asks that says nothing of its subject (“how much roughly?”, “is it safe”), as places in the index: of the topic spoken of, for a use case
 * that has none of its own of the solutions it belongs to, else of the firm. None for any other message.
 */
export function bareQuestions(index: AnswerIndex, message: string, subject?: Subject): number[] {
  const asked = bare.find(({ asks }) => asks.test(wordsThatAsk(message).join(' ')))
  return asked ? placesOf(index, asked, subject) : []
}

const wordsThatAsk = (message: string) => visitorWordsIn(message).filter((word) => !filler.has(word))

const mostWords = 8
const whatItIs: Bare = { asks: /^(?:what|whats|explain|meaning|mean|define)$/, ofTopic: [/-what$/] }

/** What a message asks that says no more than that and its topic (“price of predictive maintenance”, “what’s machine vision”), as places in the index. None for any other message. */
export function bareOfTopic(index: AnswerIndex, message: string): number[] {
  const words = wordsThatAsk(message)
  if (words.length > mostWords) return []
  for (let from = 0; from < words.length; from++)
    for (let to = words.length; to > from; to--) {
      const rest = words.toSpliced(from, to - from).join(' ')
      const asked = [whatItIs, ...bare].find(({ asks, ofTopic }) => ofTopic && asks.test(rest))
      const topic = asked && index.names.alone(words.slice(from, to).join(' '))
      const page = topic === undefined ? undefined : pageOfOne(new Set([topic]))
      if (asked && page !== undefined)
        return placesOf(index, { ...asked, ofFirm: undefined }, { page, topic: page })
    }
  return []
}

function placesOf({ questions }: AnswerIndex, { ofTopic = [], ofFirm }: Bare, subject?: Subject): number[] {
  const page = [subject?.topic, subject?.page].find((one) => one !== undefined && topicOf(one) !== undefined)
  const ofTheFirm = questions.findIndex(({ id }) => id === ofFirm)
  if (page === undefined || ofTopic.length === 0) {
    const isOpen = ofTopic.length === 0 || subject?.question === undefined
    return isOpen && ofTheFirm >= 0 ? [ofTheFirm] : []
  }
  const askedBy = (pattern: RegExp, isAbout: (page: string) => boolean) =>
    questions.flatMap(({ id, page: own }, at) => (pattern.test(id) && isAbout(own) ? [at] : []))
  const ofOthers = (own: string) => /^\/(?:solutions|demo)\//.test(own) && nearness(own, page) > 0
  const lists = [
    ...ofTopic.map((pattern) => askedBy(pattern, (own) => topicOf(own) === topicOf(page)).slice(0, 1)),
    ...ofTopic.map((pattern) => askedBy(pattern, ofOthers)),
  ]
  return lists.find((list) => list.length > 0) ?? (ofTheFirm >= 0 ? [ofTheFirm] : [])
}

/** What stands around the name of a topic when nothing else is said: “and for the vision one then”. */
const aroundName = new Set(
  `a about am an and are asking at but for hello hi how i im in instead interested into is it its just looking me mean meant need no of ok okay on one ones or our please pls product
  project so solution some sorry stuff system talking tell thanks that thats the then thing this too want we were what with yeah yes your`.split(
    /\s+/,
  ),
)
const asksWhat = /^(?:what|how) (?!about\b)/
const fewestWords = 2

/**
 * What a message asks that only names a topic (“the vision one”, “for predictive maintenance”), as places in the index: what was asked before, of that topic, else what it
 * is. None for any other message.
 */
export function bareTopic({ questions, names }: AnswerIndex, message: string, subject?: Subject): number[] {
  const words = visitorWordsIn(message)
  if (asksWhat.test(words.join(' '))) return []
  const name = words.filter((word) => !aroundName.has(word)).join(' ')
  const facet = subject?.facet ?? (subject?.question === undefined ? undefined : facetOf(subject.question))
  const isAlone = words.length < fewestWords
  // A word alone, such as “integration”, may ask something of what is spoken of.
  const topic = isAlone && facet === undefined ? undefined : names.alone(name)
  if (topic === undefined) return []
  const own = questions.flatMap((question, at) => (question.topic === topic ? [{ question, at }] : []))
  const same = own.find(({ question }) => facet !== undefined && question.facet === facet)
  const what = own.find(({ question: { id } }) => /-(?:what|can-you)$/.test(id))
  const found = same?.question.id === subject?.question ? what : (same ?? what)
  return found ? [found.at] : []
}

const asksPrice = /\bhow much (?:is|are|for|per)\b|\b(?:price|prices|pricing|costs?|costing)\b/i
/** “What’s it cost for 14 branches then”: of something that was spoken of, whatever that was. */
const pricesWhatIsMeant =
  /\b(?:it|that|this) (?:would |will |going to |gonna )?costs?\b|\bhow much (?:is|for|would) (?:it|this|that)\b/i
/** A letter asks more than a price. */
const longestOfPrice = 140
const ofMoney =
  /[£€]|\b(?:prices?|costs?|costing|pay|paid|pays|charged?|fees?|free|budget|invoices?|vat|insurance)\b/i

/**
 * What a message asks that wants a price among other words (“what would one gate lane cost”), where the likeliest `question` says nothing of money: the price of the topic
 * that it names, that is spoken of, or that this question is about. None for any other message.
 */
export function priceAsked(
  index: AnswerIndex,
  message: string,
  {
    question,
    named,
    subject = {},
  }: { question: IndexedQuestion; named: ReadonlySet<string>; subject?: Subject | undefined },
): number[] {
  if (
    message.length > longestOfPrice ||
    !asksPrice.test(message) ||
    ofMoney.test(`${question.question} ${question.answer ?? ''}`)
  )
    return []
  const pages = [pageOfOne(named), subject.topic, subject.page, question.page]
  const page = pages.find((one) => one !== undefined && topicOf(one) !== undefined)
  if (page !== undefined) return bareQuestions(index, 'how much', { page, topic: page })
  return pricesWhatIsMeant.test(message) ? bareQuestions(index, 'how much') : []
}
