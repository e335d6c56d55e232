import { brand } from '#config/brand.ts'

/** What the panel says when a message could not be sent. */
export const chatFailure = `I'm having trouble connecting right now. Please try again or contact us directly at ${brand.email}`

const consent = (policy: string) =>
  `By giving your details you ask ${brand.legalName} to use them and this conversation to answer you, as the ${policy} describes.`

/** The words stand in the conversation before details are sent, and are stored with them: a change needs a new version. */
export const chatConsent = {
  version: '2026-11-21',
  text: consent('privacy policy'),
  markdown: consent('[privacy policy](/privacy-policy)'),
} as const

/** Stands before the first reply of every conversation. */
export const disclosure = 'I’m an automated assistant, not a person.'
export const storedNote =
  'What is written here is stored for a time, as our [privacy policy](/privacy-policy) says.'

export const chatReplies = {
  contactMe: 'Ask us to contact me',
  person: 'Speak to a person',
  send: 'Yes, send it',
  cancel: 'Cancel',
  skip: 'Skip',
  begin: 'An engineer can write to you.',
  ask: {
    name: 'What is your name?',
    email: 'Which email address may we answer to?',
    company: 'Which company are you with? You can skip this.',
  },
  wrongEmail: 'This doesn’t look like an email address. Could you check it, please?',
  cancelled: 'All right, I have dropped your details and sent nothing. You can go on asking.',
  confirmAgain: 'Your details are not sent yet. Shall I send them?',
  backTo: 'Back to your details:',
  offer:
    'If you want figures for your own case, I can take your name and email, and an engineer answers you.',
  tooEarly:
    'Ask me about what you have in mind first, and then I can take your details here. Or write to us on the [contact page](/contact).',
  addressLimit: `This address has already been sent several times today, so I have sent nothing. Please write to ${brand.email} or call ${brand.phone.label}.`,
} as const
