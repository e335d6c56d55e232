import { wordsOf } from './site/index.ts'

/** The words of /newsletter, from `site/newsletter.md`. */
export const newsletterPage = wordsOf('newsletter')

/** Of the page that follows its form, from `site/newsletter-thanks.md`. */
export const newsletterThanks = wordsOf('newsletter-thanks')
