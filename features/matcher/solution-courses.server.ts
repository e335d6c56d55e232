import { wholePriceOf } from '#content/prices.ts'
import { solutions } from '#content/solutions/index.ts'
import type { Courses } from './match-means.ts'
import { liveObject } from '#lib/editions.ts'

/** The whole price and the weeks of every solution, from its content. */
export const solutionCourses: Courses = liveObject(() =>
  Object.fromEntries(
    solutions.map((entry) => [entry.slug, { pounds: wholePriceOf(entry), weeks: entry.weeks }]),
  ),
)
