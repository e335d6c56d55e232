import { z } from 'zod/mini'
import { customFilter } from '#features/custom-fields/custom-filter.ts'
import { grades, replyStates, sources } from './lead.schema.ts'
import { sectorId } from './sectors/sector.schema.ts'
import { stageId } from './stages/stage.schema.ts'

export const leadSorts = ['-created', 'created', 'reply', '-engagement', 'name'] as const
export type LeadSort = (typeof leadSorts)[number]

const day = z.iso.date('A date such as 2026-11-21')

/** What a list of leads can be narrowed by; also the query of the screen's own address. */
export const leadFilter = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters'))),
  /** One of them, or `open` or `closed`. */
  stage: z.optional(stageId),
  owner: z.optional(z.union([z.literal(['me', 'none']), z.uuid()])),
  source: z.optional(z.enum(sources)),
  sector: z.optional(sectorId),
  grade: z.optional(z.enum(grades)),
  /** `waiting`: no reply yet, whatever the clock says; `today`: of these, due before the day ends. */
  reply: z.optional(z.enum([...replyStates, 'waiting', 'today'])),
  /** `due`: something to be done by the end of today. */
  task: z.optional(z.literal('due')),
  tag: z.optional(z.string().check(z.maxLength(40))),
  /** Received since the beginning of this day, week (Monday) or month. */
  since: z.optional(z.enum(['today', 'week', 'month'])),
  from: z.optional(day),
  to: z.optional(day),
  /** What the firm’s own fields must hold. */
  fields: z.optional(customFilter),
})
export type LeadFilter = z.infer<typeof leadFilter>

export const leadQuery = z.extend(leadFilter, {
  sort: z._default(z.enum(leadSorts), '-created'),
  cursor: z.optional(z.string().check(z.maxLength(500))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
  /** `1` also counts, up to 1,000. */
  total: z.optional(z.literal('1')),
})
export type LeadQuery = z.infer<typeof leadQuery>

/** A filter and a sort without a page: what a board, a selection or a saved view is about. */
export const leadSearch = z.extend(leadFilter, { sort: z._default(z.enum(leadSorts), '-created') })
export type LeadSearch = z.infer<typeof leadSearch>
