import { brand } from '#config/brand.ts'

const consent = (policy: string) =>
  `By giving your details you ask ${brand.name} to use them and this conversation to answer you, as the ${policy} describes.`

/** The words are in the conversation before details are sent, and are stored with them: a change needs a new version. */
export const chatConsent = {
  version: '2026-11-24',
  text: consent('privacy policy'),
  markdown: consent('[privacy policy](/privacy-policy)'),
} as const

/** Stands before the first reply of every conversation. */
export const disclosure = 'I’m an automated assistant, not a person.'
export const storedNote =
  'What you write here is kept for a limited time, as our [privacy policy](/privacy-policy) says.'

export const chatReplies = {
  contactMe: 'Ask us to contact me',
  person: 'Speak to a person',
  cancel: 'Cancel',
  askAll:
    'Gladly. What is your name, and which email address should an engineer reply to, or which number should they ring? Say your company too, if you like.',
  askEmail:
    'Which email address should an engineer reply to, or which number should they ring? Your company helps, if you like.',
  askPhone: 'Which phone number should an engineer ring?',
  askNameAndPhone: 'What is your name, and which phone number should an engineer ring?',
  askAgain: 'Back to your details:',
  wrongEmail: 'This doesn’t look like an email address. Could you check it, please?',
  cancelled: 'All right, I have discarded your details and sent nothing. Feel free to go on asking.',
  offer:
    'If you want figures for your own case, write your name and your email address or phone number here and an engineer will answer you.',
  addressLimit: `This address has already been sent several times today, so I have sent nothing. Please write to ${brand.email} or call ${brand.phone.label}.`,
  corrected: 'Corrected. This is what our team has now:',
  added: 'Noted. This is what our team has now:',
  unreachable: 'Done: our team has nothing to reach you by any more, so nobody will ring or write.',
  takenBack:
    'What you took back no longer stands there. Your words stay in this conversation; to have everything deleted, send a [data request](/privacy-request).',
  whatIsRight:
    'This is what our team has. To change it, write the right one as “Name: …”, “Company: …”, “Email: …” or “Phone: …”.',
  mend: 'Is something wrong? Write it here and I will change it.',
  about: 'What is it about? Write it here: the person who answers will read this conversation.',
  askName: 'Whom should they ask for?',
  askNameToWrite: 'And your name, if you like?',
  alsoAsk: 'Thank you. What would you like to know?',
  nearest: 'The questions below come nearest to yours: choose one, and I answer it.',
  leftToThem: 'I can’t answer your question from our pages: the person who answers will.',
  cannotMove: `I can’t see the diary, but I can pass this on. If it is soon, write to ${brand.email} or call ${brand.phone.label}.`,
  whichNumber: 'Which number shall we ring?',
  alsoEmail: 'If we may write to you as well, leave your email address here.',
  noted: 'Noted. The person who answers will read this with your details.',
  sorry: 'I am sorry: that isn’t how it should be.',
  readToo: 'The person I have called reads this too.',
  passedOn: 'Noted: the person I have called will read this too.',
} as const
