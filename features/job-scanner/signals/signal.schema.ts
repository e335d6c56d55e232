import { z } from 'zod/mini'
import { roleSlugs } from '#config/roles.ts'

export const signalStates = ['new', 'dismissed', 'lead'] as const
export type SignalState = (typeof signalStates)[number]

export const signalQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters'))),
  state: z._default(z.enum([...signalStates, 'all']), 'new'),
  role: z.optional(z.enum(roleSlugs)),
  cursor: z.optional(z.string().check(z.maxLength(500))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
export type SignalQuery = z.infer<typeof signalQuery>

export const scorePart = z.object({ reason: z.string(), points: z.number() })
export type ScorePart = z.infer<typeof scorePart>

export const signalItem = z.object({
  companyKey: z.string(),
  company: z.string(),
  state: z.enum(signalStates),
  snoozedUntil: z.nullable(z.string()),
  leadId: z.nullable(z.string()),
  /** Matched jobs opened in the last 30 days in the UK or Ireland; postings of one job count once. */
  jobs: z.number(),
  /** The same of the 30 days before. */
  jobsBefore: z.number(),
  roles: z.array(z.enum(roleSlugs)),
  countries: z.array(z.string()),
  newestAt: z.string(),
  score: z.number(),
  parts: z.array(scorePart),
  /** The newest three. */
  titles: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type SignalItem = z.infer<typeof signalItem>

export const signalPage = z.object({
  items: z.array(signalItem),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
})

/** For how many days a company stays away; null: for good. */
export const dismissal = z.object({
  companyKey: z.string().check(z.minLength(1), z.maxLength(300)),
  days: z.nullable(z.int().check(z.minimum(1), z.maximum(365))),
})
export const companyInput = z.object({ companyKey: dismissal.shape.companyKey })
/** `leadId`: the lead of the company that the signal belongs to, instead of a new one. */
export const leadInput = z.extend(companyInput, { leadId: z.optional(z.uuid()) })

export const leadAnswer = z.object({
  leadId: z.string(),
  /** False: there was a lead of this signal already. */
  isNew: z.boolean(),
})
