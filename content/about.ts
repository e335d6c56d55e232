import { wordsOf } from './site/index.ts'

/** The words of /about-us, from `site/about.md`. */
export const about = wordsOf('about')
