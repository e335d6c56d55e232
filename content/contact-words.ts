import { wordsOf } from './site/index.ts'

/** The words around the contact form, from `site/contact.md`. */
export const contactWords = wordsOf('contact')

/** Of the page that follows it, from `site/contact-thanks.md`. */
export const contactThanks = wordsOf('contact-thanks')
