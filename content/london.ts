import { wordsOf } from './site/index.ts'

/** The words of /locations/london, from `site/london.md`. */
export const london = wordsOf('london')
