import { brand } from '#config/brand.ts'

/** The words shown with the form. They are stored with each consent: a change of the text needs a new version. */
export const newsletterConsent = {
  version: '2026-11-25',
  text: `By signing up you agree that ${brand.name} sends you an occasional email about what you chose, as the privacy policy describes. You can stop with one click in every mail.`,
} as const

/** Stored as the answer to the question about news of a lead who unsubscribes. */
export const leaveConsent = { version: '2026-11-25', text: 'Unsubscribed from the newsletter.' } as const

export const newsletterMessages = {
  sent: 'An email with a link is on its way to you.',
  tooOften: `This has been requested several times already. Please try again tomorrow, or write to ${brand.email}.`,
  gone: 'This link has been used up or is too old',
} as const
