import { z } from 'zod/mini'
import { sources } from '#features/leads/lead.schema.ts'

/** A lead, a chat, or a mail that belongs to no lead. */
export const inboxKinds = ['lead', 'conversation', 'mail'] as const
export type InboxKind = (typeof inboxKinds)[number]
export const inboxFilters = ['all', 'mine', 'free', 'snoozed'] as const
export type InboxFilter = (typeof inboxFilters)[number]

export const inboxQuery = z.object({
  filter: z._default(z.enum(inboxFilters), 'all'),
  cursor: z.optional(z.string().check(z.maxLength(400))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
export type InboxQuery = z.infer<typeof inboxQuery>

export const inboxItem = z.object({
  kind: z.enum(inboxKinds),
  id: z.string(),
  /** Of the lead, for a change of its owner. */
  version: z.nullable(z.number()),
  who: z.string(),
  company: z.string(),
  /** What they wrote last. */
  words: z.string(),
  /** Of a mail that belongs to no lead yet: how many open ones its sender has. */
  openLeads: z.optional(z.int()),
  source: z.enum(sources),
  dueAt: z.string(),
  /** From when the promise is at risk. */
  riskAt: z.string(),
  owner: z.nullable(z.object({ id: z.nullable(z.string()), name: z.string() })),
  /** The colleague who is writing to them right now. */
  writing: z.nullable(z.string()),
  snoozedUntil: z.nullable(z.string()),
})
export type InboxItem = z.infer<typeof inboxItem>

export const inboxPage = z.object({ items: z.array(inboxItem), nextCursor: z.nullable(z.string()) })
export type InboxPage = z.infer<typeof inboxPage>

/** Until when something is out of sight; null brings it back. */
export const snooze = z.object({
  kind: z.enum(inboxKinds),
  id: z.uuid(),
  until: z.nullable(z.iso.datetime({ offset: true })),
})
export type Snooze = z.infer<typeof snooze>
