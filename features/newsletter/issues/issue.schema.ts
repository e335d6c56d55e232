import { z } from 'zod/mini'
import { firstSectorIds } from '#features/leads/sectors/first-sectors.ts'
import { topics } from '#features/newsletter/newsletter-choices.ts'

export const issueStates = ['draft', 'scheduled', 'sending', 'stopped', 'sent'] as const
export type IssueState = (typeof issueStates)[number]

/** `uncertain`: the server stopped, or the line broke, while it was handed over; it is not sent again. `skipped`: the person left before. */
export const deliveryStates = [
  'waiting',
  'queued',
  'sent',
  'failed',
  'uncertain',
  'bounced',
  'skipped',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Who gets it: everybody, as far as nothing is chosen. */
export const segment = z.object({
  topics: z.array(z.enum(topics)).check(z.maxLength(topics.length)),
  sectors: z.array(z.enum(firstSectorIds)).check(z.maxLength(firstSectorIds.length)),
  countries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.maxLength(30)),
  /** ISO date: only who confirmed on that day or later. */
  since: z.nullable(z.iso.date()),
})
export type Segment = z.infer<typeof segment>
export const everybody: Segment = { topics: [], sectors: [], countries: [], since: null }

export const issueParams = z.object({ id: z.uuid() })
export const previewParams = z.object({ key: z.uuid() })
export const issueVersion = z.object({ version: z.int() })

export const issueChange = z.object({
  version: z.int(),
  subject: z.string().check(z.trim(), z.maxLength(150, 'At most 150 characters')),
  body: z.string().check(z.maxLength(50_000, 'At most 50,000 characters')),
  segment,
})
export type IssueChange = z.infer<typeof issueChange>

export const issueSending = z.object({
  version: z.int(),
  /** When to begin; at once when left out. */
  at: z.optional(z.iso.datetime({ offset: true })),
})

export const issueItem = z.object({
  id: z.uuid(),
  subject: z.string(),
  state: z.enum(issueStates),
  sendAt: z.nullable(z.iso.datetime()),
  startedAt: z.nullable(z.iso.datetime()),
  finishedAt: z.nullable(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
})
export type IssueItem = z.infer<typeof issueItem>
export const issueList = z.object({ items: z.array(issueItem) })
export type IssueList = z.infer<typeof issueList>

export const issueDetail = z.extend(issueItem, {
  body: z.string(),
  segment,
  version: z.int(),
  /** How many it would go to now, or to how many it goes. */
  recipients: z.int(),
  /** How many are in each state. */
  figures: z.record(z.enum(deliveryStates), z.int()),
  /** Who left by its link. */
  left: z.int(),
  perMinute: z.int(),
})
export type IssueDetail = z.infer<typeof issueDetail>

/** The mail as plain text, and where its HTML is for a sandboxed frame. */
export const issuePreview = z.object({ subject: z.string(), text: z.string(), path: z.string() })
export type IssuePreview = z.infer<typeof issuePreview>
