import type { AnswerIndex } from './answer-index.ts'
import type { Subject } from './subject.ts'
import { visitorWordsIn } from './text-features.ts'
import { nearness, topicOf } from './topics.server.ts'

/** Words that ask for a price, a time or what is needed without saying of what. */
const asks: [facet: string, words: RegExp][] = [
  ['price', /\b(?:how much|prices?|pricing|costs?|damage|quote)\b/],
  ['time', /\b(?:how long|how many (?:weeks|months)|timescales?|duration)\b/],
  ['needs', /\b(?:need|needed) (?:from|off) (?:us|me)\b/],
]
const frame = new Set(
  `a about again all all-in altogether an and any approximately are around ballpark be can cost costing costs could damage do does duration each estimate
  for from give going guide have how i id idea if in is it its just like likely long many me money months much need needed normally of off ok on one please price prices
  pricing quote range rough roughly say so sort sum take takes tell that the then there think this time timescale timescales to total typical typically us
  usually want we weeks what whats will would you`.split(/\s+/),
)
const longestBare = 9
/** What is said of a project when no subject is spoken of. */
const general: Record<string, string> = { price: 'typical-project-cost', time: 'how-long' }

/**
 * What a message asks that names nothing but a price, a time or what is needed (“how much roughly?”), as places in the index: of the topic spoken of, for a
 * use case that has none of its own of the solutions it belongs to, with no subject at all of projects in general. None for any other message.
 */
export function bareQuestions({ questions }: AnswerIndex, message: string, subject?: Subject): number[] {
  const words = visitorWordsIn(message)
  if (words.length === 0 || words.length > longestBare || !words.every((word) => frame.has(word))) return []
  const [facet] = asks.find(([, pattern]) => pattern.test(words.join(' '))) ?? []
  if (facet === undefined) return []
  const page = [subject?.topic, subject?.page].find((one) => one !== undefined && topicOf(one) !== undefined)
  const placesOf = (isAbout: (page: string, id: string) => boolean) =>
    questions.flatMap((one, at) => (one.facet === facet && isAbout(one.page, one.id) ? [at] : []))
  if (page === undefined) return subject?.page === undefined ? placesOf((_, id) => id === general[facet]) : []
  const own = placesOf((one) => topicOf(one) === topicOf(page))
  if (own.length > 0) return own.slice(0, 1)
  return placesOf((one) => one.startsWith('/solutions/') && nearness(one, page) > 0)
}
