import { expect, test } from 'vitest'
import type { LeadMail, MessageItem } from '#features/correspondence/message.schema.ts'
import type { MessageKind } from '#features/correspondence/message-kinds.ts'
import { timelineOf } from './use-lead-mail.ts'

const ann = { name: 'Ann Lee', address: 'ann@castings.example' }
const item = (kind: MessageKind, excerpt: string): MessageItem => ({
  id: crypto.randomUUID(),
  leadId: null,
  direction: 'in',
  kind,
  state: 'received',
  from: ann,
  to: [],
  cc: [],
  otherRecipients: 0,
  subject: 'Press',
  excerpt,
  authentication: 'none',
  bouncedAddress: null,
  isEnquiry: false,
  authorName: null,
  ownerName: null,
  sendAt: null,
  at: '2026-11-18T10:00:00.000Z',
  attachments: [],
})
const mailOf = (...items: MessageItem[]): LeadMail => ({
  items,
  bounced: [],
  fields: {},
  signature: '',
  areAnswersRead: true,
  hasMailServer: true,
})

test('what a person wrote are the words of the customer, and nothing that a program sent for them', () => {
  const mail = mailOf(
    item('auto_reply', 'I am away.'),
    item('bounce', 'Undeliverable'),
    item('receipt', 'Read'),
    item('bulk', 'Our news'),
    item('written', 'Monday at ten.\n\n> Shall we meet?'),
  )
  const theirs = timelineOf(mail, crypto.randomUUID()).filter(({ isTheirs }) => isTheirs)
  expect(theirs.map(({ text }) => text)).toEqual(['Monday at ten.'])
})
