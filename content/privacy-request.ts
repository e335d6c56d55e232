import { wordsOf } from './site/index.ts'

/** The words of /privacy-request, from `site/privacy-request.md`. */
export const privacyRequestPage = wordsOf('privacy-request')

/** Of the page that follows it, from `site/privacy-request-thanks.md`. */
export const privacyRequestThanks = wordsOf('privacy-request-thanks')
