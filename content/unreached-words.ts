import { wordsOf } from './site/index.ts'

/** What a device shows without a connection, from `site/offline.md`. */
export const offlineWords = wordsOf('offline')

/** In place of a page that there is not, is no longer or can’t be shown, from `site/missing.md`. */
export const missingWords = wordsOf('missing')
