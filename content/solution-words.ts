import { wordsOf } from './site/index.ts'

/** The words around the list of solutions, from `site/solutions.md`. */
export const solutionsWords = wordsOf('solutions')

/** The words that every solution’s page has in common, from `site/solution.md`. */
export const solutionWords = wordsOf('solution')
