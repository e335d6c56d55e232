import { claims } from '#config/brand.ts'
import type { KnownQuestion } from '#content/known-question.ts'
import { priceInWords, weeksInWords } from '#content/prices.ts'
import { findSolution } from '#content/solutions/index.ts'
import { useCases } from '#content/use-cases/index.ts'
import { visitorWords } from '#content/visitor-words.ts'

const mostNames = 2

/** What visitors call a use case. */
const namesOf = (page: string) => (visitorWords[page] ?? '').split(', ').slice(0, mostNames)

const pricesAsked = (name: string) => [
  `how much does ${name} cost`,
  `price of ${name}`,
  `how much for ${name}`,
  `what would ${name} cost us`,
  `cost of ${name} roughly`,
  `budget for ${name}`,
]

const timesAsked = (name: string) => [
  `how long does ${name} take`,
  `how many weeks for ${name}`,
  `when could ${name} be running`,
  `timescale for ${name}`,
  `duration of ${name} in weeks or months`,
]

const alsoPrices = ['how much would this cost', 'what is the price of this']
const alsoTimes = ['how long would this take', 'how long from order to running']

/** Price and time of each use case, of which nothing else is published than those of the solution that it is mainly built with. */
export const priceAndTimeQuestions = (): KnownQuestion[] =>
  useCases.flatMap(({ id, title, solutions: [main] }) => {
    const solution = main && findSolution(main)
    if (!solution) return []
    const page = `/usecases/${id}`
    const names = namesOf(page)
    const built = `isn’t published for “${title}”; it is mainly built with ${solution.title}`
    return [
      {
        id: `${id}-price`,
        question: `What does “${title}” cost?`,
        asked: [...names.flatMap(pricesAsked), ...alsoPrices],
        answer: `A price of its own ${built}. ${priceInWords(solution)}`,
        page,
      },
      {
        id: `${id}-duration`,
        question: `How long does “${title}” take?`,
        asked: [...names.flatMap(timesAsked), ...alsoTimes],
        answer: `A time of its own ${built}, which typically takes ${weeksInWords(solution)}. Our projects run ${claims.duration.value} from the first visit to the handover.`,
        page,
      },
    ]
  })
