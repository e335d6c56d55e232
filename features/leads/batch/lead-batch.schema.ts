import { z } from 'zod/mini'
import { stageChange, tag } from '#features/leads/lead.schema.ts'
import { stageId } from '#features/leads/stages/stage.schema.ts'

/** As many leads as one batch, and one selection, may hold. */
export const batchMost = 1000

/** A lead and the version that was on the screen. */
const seen = z.object({ id: z.uuid(), version: z.int() })
export type SeenLead = z.infer<typeof seen>

export const selection = z.object({
  leads: z.array(seen),
  /** False when more than 1,000 match: these are the first of them. */
  isComplete: z.boolean(),
})
export type Selection = z.infer<typeof selection>

const someTags = z.array(tag).check(z.maxLength(20, 'At most 20 tags'))

export const batchAction = z.discriminatedUnion('kind', [
  z.extend(z.pick(stageChange, { stage: true, lossReasonId: true, reason: true }), {
    kind: z.literal('stage'),
  }),
  z.object({ kind: z.literal('owner'), ownerId: z.nullable(z.uuid()) }),
  z.object({ kind: z.literal('tags'), add: someTags, remove: someTags }),
])
export type BatchAction = z.infer<typeof batchAction>

const tooMany = `At most ${batchMost.toLocaleString('en-GB')} leads at once`

export const leadBatch = z.object({
  leads: z.array(seen).check(z.minLength(1, 'Choose at least one lead'), z.maxLength(batchMost, tooMany)),
  action: batchAction,
})
export type LeadBatch = z.infer<typeof leadBatch>

/** What a batch changed of a lead, as it was before. */
const before = z.object({
  stage: z.optional(stageId),
  lossReasonId: z.optional(z.nullable(z.uuid())),
  lostReason: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  ownerId: z.optional(z.nullable(z.uuid())),
  tags: z.optional(someTags),
})
export type Before = z.infer<typeof before>

const changed = z.extend(seen, { before })
export type ChangedLead = z.infer<typeof changed>

/** Why a lead stayed as it was: it is so already, someone changed it, it is gone or merged away, or the change doesn't fit it. */
export const skipReasons = ['same', 'stale', 'gone', 'merged', 'reason', 'tags', 'owner'] as const
export type SkipReason = (typeof skipReasons)[number]

const skipped = z.object({ id: z.string(), name: z.string(), why: z.enum(skipReasons) })
export type SkippedLead = z.infer<typeof skipped>

export const batchAnswer = z.object({
  changed: z.array(changed),
  skipped: z.array(skipped),
  /** By what it is taken back; none where nothing was changed. */
  undo: z.optional(z.string()),
})
export type BatchAnswer = z.infer<typeof batchAnswer>
