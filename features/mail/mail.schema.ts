import { z } from 'zod/mini'

/** `queued` waits for its next try, `filed` lies as a file in the data folder, `failed` needs a person. */
export const mailStates = ['queued', 'sent', 'filed', 'failed'] as const

export const mailQuery = z.object({
  /** Words of the subject or of an address. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters'))),
  state: z.optional(z.enum(mailStates)),
  kind: z.optional(z.string().check(z.maxLength(60))),
  leadId: z.optional(z.uuid()),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
export type MailQuery = z.infer<typeof mailQuery>

export const mailSummary = z.object({
  id: z.uuid(),
  messageId: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  leadId: z.nullable(z.uuid()),
  state: z.enum(mailStates),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  sentAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})
export type MailSummary = z.infer<typeof mailSummary>

export const mailPage = z.object({ items: z.array(mailSummary), nextCursor: z.nullable(z.string()) })
export type MailPage = z.infer<typeof mailPage>

/** The bodies are null once they were deleted for their age. */
export const mailDetail = z.extend(mailSummary, {
  replyTo: z.nullable(z.string()),
  text: z.nullable(z.string()),
  html: z.nullable(z.string()),
})
export type MailDetail = z.infer<typeof mailDetail>

export const mailParams = z.object({ id: z.uuid() })
