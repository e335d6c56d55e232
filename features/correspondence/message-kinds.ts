/**
 * What a mail is: written by a person, sent by a program in answer to another, sent to many at once, a report that one did not arrive, or that it was opened. Only the first
 * begins or ends a promise, waits for an answer or makes an enquiry.
 */
export const messageKinds = ['written', 'auto_reply', 'bulk', 'bounce', 'receipt'] as const
export type MessageKind = (typeof messageKinds)[number]

/**
 * Of ours: `held` until its time, `queued` in the outbox, `sent` once a mail server took it, `filed` where there is none, `failed`, `cancelled`.
 * `found` was sent with somebody's own mail program. Of theirs: `received`, or `discarded` by staff.
 */
export const messageStates = [
  'held',
  'queued',
  'sent',
  'filed',
  'failed',
  'cancelled',
  'found',
  'received',
  'discarded',
] as const
export type MessageState = (typeof messageStates)[number]

/** What the mail server that took the mail in says of its sender: whether the domain vouches for it. */
export const authenticationResults = ['pass', 'fail', 'none'] as const

export interface MailAddress {
  name: string
  address: string
}
