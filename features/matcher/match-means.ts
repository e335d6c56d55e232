import type { Range } from '#lib/range.ts'
import type { Objection } from './match.ts'
import { meansOf, type Means } from './matcher-questions.ts'
import { matcherWords } from './matcher-words.ts'

/** The whole price and the whole length of a solution, each from its least to its most. */
interface Course {
  pounds: Range
  weeks: Range
}

/** By slug. */
export type Courses = Readonly<Record<string, Course>>

/** Enough for the least of it, but not for the most. */
const enoughForSome = 0.5
const undecided = 0.8

/** How far budget and date reach for a solution, 0 to 1. */
export function meansFit(course: Course, option: string): number {
  const { pounds, weeks } = meansOf[option] ?? {}
  if (pounds === undefined && weeks === undefined) return undecided
  return Math.min(reach(course.pounds, pounds), reach(course.weeks, weeks))
}

function reach({ from, to }: Range, most = Infinity): number {
  if (most < from) return 0
  return most < to ? enoughForSome : 1
}

/** What the budget and the date say against a solution, each with what would have to change. */
export function objectionsOfMeans({ pounds, weeks }: Course, option: string): Objection[] {
  const means: Means = meansOf[option] ?? {}
  const { dear, late } = matcherWords.means
  return [
    ...(reach(pounds, means.pounds) > 0 ? [] : [objection(dear, `£${pounds.from.toLocaleString('en-GB')}`)]),
    ...(reach(weeks, means.weeks) > 0 ? [] : [objection(late, String(weeks.from), String(means.weeks))]),
  ]
}

function objection(words: { reason: string; unless: string }, least: string, most = ''): Objection {
  const filled = (text: string) => text.replace('{least}', least).replace('{most}', most)
  return { question: 'means', reason: filled(words.reason), unless: filled(words.unless) }
}
