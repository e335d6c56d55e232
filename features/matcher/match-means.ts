import type { Range } from '#lib/range.ts'
import type { VerdictWords } from '#content/matcher-words.ts'
import type { Objection } from './match.ts'

/** What a budget and date allow: the most in whole pounds, and the weeks until a result. */
interface Means {
  pounds?: number
  weeks?: number
}

/** By option of the last question. Three months are 13 weeks of a year of 52, as in the prices. */
export const meansOf: Readonly<Record<string, Means>> = {
  'small-soon': { pounds: 9_999, weeks: 13 },
  small: { pounds: 9_999 },
  'medium-soon': { pounds: 50_000, weeks: 13 },
  medium: { pounds: 50_000, weeks: 52 },
  large: { weeks: 52 },
  open: {},
}

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
export function objectionsOfMeans(
  { pounds, weeks }: Course,
  option: string,
  { dear, late }: VerdictWords['means'],
): Objection[] {
  const means: Means = meansOf[option] ?? {}
  return [
    ...(reach(pounds, means.pounds) > 0 ? [] : [objection(dear, `£${pounds.from.toLocaleString('en-GB')}`)]),
    ...(reach(weeks, means.weeks) > 0 ? [] : [objection(late, String(weeks.from), String(means.weeks))]),
  ]
}

function objection(words: { reason: string; unless: string }, least: string, most = ''): Objection {
  const filled = (text: string) => text.replaceAll('{least}', least).replaceAll('{most}', most)
  return { question: 'means', reason: filled(words.reason), unless: filled(words.unless) }
}
