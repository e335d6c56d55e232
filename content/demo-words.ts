import { wordsOf } from './site/index.ts'

/** The words around the list of demos, from `site/demos.md`. */
export const demosWords = wordsOf('demos')

/** The words that every demo’s page has in common, from `site/demo.md`. */
export const demoWords = wordsOf('demo')
