import { wordsOf } from './site/index.ts'

/** The words around the catalogue’s list, from `site/use-cases.md`. */
export const catalogueWords = wordsOf('use-cases')

/** The words that every use case’s page has in common, from `site/use-case.md`. */
export const useCaseWords = wordsOf('use-case')
