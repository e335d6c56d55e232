import type { SolutionSlug } from '#config/solutions.ts'
import type { QuestionId } from '#config/matcher-questions.ts'

export interface GoldenCase {
  who: string
  /** The query of the page's address. */
  given: string
  /** What fits best, or that nothing does. */
  first?: SolutionSlug | 'nothing'
  /** At least one of these is among the first three. */
  oneOf?: SolutionSlug[]
  /** What is never under "what fits". */
  never?: SolutionSlug[]
  /** The nearest one when its constraint is lifted, and the question whose answer rules it out. */
  nearest?: { slug: SolutionSlug; question: QuestionId }
}
