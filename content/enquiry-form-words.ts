import { wordsOf } from './site/index.ts'

/** Labels, hints and buttons of the forms by which one writes to us, from `site/enquiry-forms.md`. */
const words = wordsOf('enquiry-forms')

/** For the contact form, and for the request of a team. */
export const contactFormWords = () => formWords(words.contact)
export const teamFormWords = () => formWords(words.team)

const formWords = <Fields>(fields: Fields) => {
  const { person, submit, submitting } = words
  return { person, submit, submitting, fields }
}
