import { wordsOf } from './site/index.ts'

/** The words around the search of the whole site, from `site/search.md`. */
export const searchWords = wordsOf('search')
