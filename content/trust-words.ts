import { wordsOf } from './site/index.ts'

/** The words around the pages on security, contracts and Ireland, from `site/trust.md`. */
export const trustWords = wordsOf('trust')
