import { brand } from '#config/brand.ts'
import type { RequestKind, RequestStatus } from './requests/privacy-kinds.ts'

/** The words that stand at the form. They are stored with each request: a change of the text needs a new version. */
export const requestNotice = {
  version: '2026-11-26',
  text: `${brand.name} uses what you send here to answer this request and to prove that it did, as the privacy policy describes. It isn’t treated as an enquiry.`,
} as const

/** Stored as the consent to news of a person who objects. */
export const objectionConsent = {
  version: '2026-11-21',
  text: 'Objected with the form for privacy requests.',
} as const

export const kindNames: Record<RequestKind, string> = {
  access: 'A copy of my data',
  erasure: 'Delete my data',
  objection: 'Stop using my data',
  complaint: 'Make a complaint',
}

/** For staff, in a table. */
export const kindLabels: Record<RequestKind, string> = {
  access: 'Access',
  erasure: 'Erasure',
  objection: 'Objection',
  complaint: 'Complaint',
}

export const kindHints: Record<RequestKind, string> = {
  access:
    'What we hold about you, as readable text. Choose this too if you want to take it elsewhere or have it corrected.',
  erasure: 'Your record, enquiries, chats, assessments and emails. This can’t be undone.',
  objection: 'News by email stops at once. Write below if you object to another use.',
  complaint: 'Tell us what went wrong. You may go to a regulator at any time, without writing to us first.',
}

export const statusNames: Record<RequestStatus, string> = {
  received: 'Received',
  identity_asked: 'Waiting for the person',
  in_work: 'In work',
  done: 'Done',
  refused: 'Refused',
}

export const requestMessages = {
  kind: 'Please choose what this is about',
  message: 'Please tell us what the complaint is about',
  sent: 'Your request has arrived.',
  tooOften: `Several requests have been sent already. Please try again tomorrow, or write to ${brand.email}.`,
} as const
