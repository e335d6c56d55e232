import { wordsOf } from './site/index.ts'

/** The words of the matcher, its questions and what rules a solution out, from `site/matcher.md`. */
export const matcherWords = wordsOf('matcher')

/** What of them the arithmetic puts into its result. */
export type VerdictWords = Pick<typeof matcherWords, 'objections' | 'conditions' | 'means'>
