import { wordsOf } from '#content/site/index.ts'

/** The words of the assessment's pages and report, from `site/assessment.md`. */
export const readinessWords = wordsOf('assessment')
