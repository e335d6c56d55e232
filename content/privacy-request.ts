import { wordsOf } from './site/index.ts'

/** The words of /privacy-request, from `site/privacy-request.md`. */
export const privacyRequestPage = wordsOf('privacy-request')
