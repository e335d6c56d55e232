import { z } from 'zod/mini'
import { sources } from '#features/leads/lead.schema.ts'

/** What two leads share, the surest first. */
export const duplicateReasons = ['mailbox', 'phone', 'domain_and_name', 'name_and_company'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

const instant = z.string()

/** One of two that may be the same, as someone who compares them needs it. */
export const twin = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  company: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  stage: z.string(),
  source: z.enum(sources),
  createdAt: instant,
})
export type Twin = z.infer<typeof twin>

/** A likely duplicate of a lead that is open on the screen. */
export const duplicate = z.extend(twin, { reasons: z.array(z.enum(duplicateReasons)) })
export type Duplicate = z.infer<typeof duplicate>

export const duplicatePair = z.object({
  /** The older one: it stays unless someone chooses otherwise. */
  first: twin,
  second: twin,
  reasons: z.array(z.enum(duplicateReasons)),
  foundAt: instant,
})
export type DuplicatePair = z.infer<typeof duplicatePair>

export const duplicatePage = z.object({ items: z.array(duplicatePair), nextCursor: z.nullable(z.string()) })

export const duplicateQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(300))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
export type DuplicateQuery = z.infer<typeof duplicateQuery>

export const pairIds = z.object({ leadId: z.uuid(), otherId: z.uuid() })
export type PairIds = z.infer<typeof pairIds>
