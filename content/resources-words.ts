import { wordsOf } from './site/index.ts'

/** The words around calculators, guides and downloads, from `site/resources.md`. */
export const resourcesWords = wordsOf('resources')
