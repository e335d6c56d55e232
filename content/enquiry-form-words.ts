import { wordsOf } from './site/index.ts'

/** Labels, hints and buttons of the forms by which one writes to us, from `site/enquiry-forms.md`. */
const words = wordsOf('enquiry-forms')

/** For the contact form, for the request of a team, and for the form that sends the report of an assessment. */
export const contactFormWords = () => formWords(words.contact)
export const teamFormWords = () => formWords(words.team)
export const reportFormWords = () => ({
  ...formWords(words.report ?? {}),
  submit: words.reportSubmit ?? 'Send me the report',
  submitting: 'Sending …',
})

const formWords = <Fields>(fields: Fields) => {
  const { person, submit, submitting } = words
  return { person, submit, submitting, fields }
}
