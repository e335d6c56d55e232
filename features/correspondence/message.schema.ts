import { z } from 'zod/mini'
import { attachmentItem } from './files/attachment.schema.ts'
import { authenticationResults, messageKinds, messageStates } from './message-kinds.ts'

/** How long a mail waits for its undo. */
export const undoMs = 10_000

const address = z
  .email('Please enter a valid email address')
  .check(z.maxLength(254, 'At most 254 characters'))
const line = (max: number) => z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters`))

export const newMessage = z.object({
  /** Made by the form: sent twice, the mail is written once. */
  id: z.optional(z.uuid()),
  to: address,
  cc: z._default(z.array(address).check(z.maxLength(20, 'At most 20 copies')), []),
  subject: line(200).check(z.minLength(1, 'Please enter a subject')),
  /** Light Markdown, which is also the plain part of the mail. */
  text: z
    .string()
    .check(z.minLength(1, 'Please enter some text'), z.maxLength(50_000, 'At most 50,000 characters')),
  /** In place of what is made of the text. */
  html: z.optional(z.string().check(z.maxLength(200_000, 'At most 200,000 characters'))),
  attachments: z._default(z.array(z.uuid()).check(z.maxLength(20, 'At most 20 files')), []),
  /** The message that it answers; the newest of the lead unless told. */
  inReplyTo: z.optional(z.uuid()),
  sendAt: z.optional(z.iso.datetime({ offset: true })),
  /** The newest message that was on the page: the mail is refused once there is a newer one. */
  seen: z.optional(z.nullable(z.uuid())),
})
export type NewMessage = z.infer<typeof newMessage>

const mailAddress = z.object({ name: z.string(), address: z.string() })

export const messageItem = z.object({
  id: z.uuid(),
  leadId: z.nullable(z.uuid()),
  direction: z.enum(['in', 'out']),
  kind: z.enum(messageKinds),
  state: z.enum(messageStates),
  from: mailAddress,
  to: z.array(mailAddress),
  cc: z.array(mailAddress),
  otherRecipients: z.int(),
  subject: z.string(),
  /** The beginning of the text; of the last that the person of a lead wrote, nearly always all of it. */
  excerpt: z.string(),
  authentication: z.enum(authenticationResults),
  bouncedAddress: z.nullable(z.string()),
  isEnquiry: z.boolean(),
  authorName: z.nullable(z.string()),
  /** Of one that belongs to no lead: who looks after it. */
  ownerName: z.nullable(z.string()),
  sendAt: z.nullable(z.iso.datetime()),
  at: z.iso.datetime(),
  attachments: z.array(attachmentItem),
})
export type MessageItem = z.infer<typeof messageItem>
/** The answer to one that was given to a lead. */
export const assignedMessage = z.extend(messageItem, { undo: z.uuid() })
export type AssignedMessage = z.infer<typeof assignedMessage>

/** An open lead of whoever wrote a mail that could be about several. */
const leadChoice = z.object({
  id: z.uuid(),
  name: z.string(),
  company: z.string(),
  problem: z.nullable(z.string()),
  stage: z.string(),
  /** In pounds. */
  value: z.nullable(z.number()),
  createdAt: z.iso.datetime(),
})
export type LeadChoice = z.infer<typeof leadChoice>

export const messageDetail = z.extend(messageItem, {
  /** Of one that belongs to no lead: the open leads of its sender, the newest first. */
  choices: z.array(leadChoice),
  text: z.string(),
  html: z.nullable(z.string()),
  isCut: z.boolean(),
})
export type MessageDetail = z.infer<typeof messageDetail>

/** The mail of a lead: the newest 100 first, and what to know before one writes. */
export const leadMail = z.object({
  items: z.array(messageItem),
  /** Addresses at which mail of ours did not arrive. */
  bounced: z.array(z.object({ address: z.string(), reason: z.string(), at: z.iso.datetime() })),
  /** Values of the fields of templates. */
  fields: z.record(z.string(), z.string()),
  signature: z.string(),
  /** Whether answers come back to this page. */
  areAnswersRead: z.boolean(),
  /** Whether there is a mail server to hand mails to. */
  hasMailServer: z.boolean(),
})
export type LeadMail = z.infer<typeof leadMail>

/** Where the HTML of a mail is for some minutes, for a sandboxed frame; `?pictures=1` also loads what lies elsewhere. */
export const messageView = z.object({ path: z.string() })
export const viewParams = z.object({ key: z.string().check(z.regex(/^[\w-]{43}$/)) })
export const viewQuery = z.object({ pictures: z.optional(z.literal('1')) })

export const messageParams = z.object({ id: z.uuid() })
export const assignment = z.object({ leadId: z.uuid() })
/** `from` is who had it on the caller's screen. */
export const ownerChange = z.object({ ownerId: z.nullable(z.uuid()), from: z.nullable(z.uuid()) })
export type OwnerChange = z.infer<typeof ownerChange>
export const messageList = z.object({ items: z.array(messageItem) })
