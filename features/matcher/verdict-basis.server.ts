import { matcherWords } from '#content/matcher-words.ts'
import type { Known } from './match.ts'
import { solutionCourses } from './solution-courses.server.ts'

/** What the arithmetic takes of the present edition, as plain data that a page may carry. */
export function verdictBasis(): Known {
  const { objections, conditions, means } = matcherWords
  return { courses: { ...solutionCourses }, words: { objections, conditions, means } }
}
