import { wordsOf } from './site/index.ts'

/** The words of the home page, from `site/home.md`. */
export const home = wordsOf('home')
