import { brand } from '#config/brand.ts'
import type { MailWords } from '#features/intake/enquiry-mail.server.ts'

export const contactMailWords: MailWords = {
  kind: 'contact',
  what: 'Enquiry',
  facts: [],
  received: 'We have your message',
  thanks: `thank you for writing to ${brand.name}. Your message has arrived`,
  steps: [
    'An engineer reads your message, not a sales script.',
    'You get an answer by email, or a call if you left a number: what seems feasible, what it needs and what it would cost to find out.',
    'If it isn’t a case for us, we say so and name who may help.',
  ],
}
