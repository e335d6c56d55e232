import { z } from 'zod/mini'
import { leadDetail } from '#features/leads/lead-answer.schema.ts'

/** What one of two leads must decide, since only one value can stay. The rest is united by rule. */
export const mergeFields = [
  'name',
  'email',
  'company',
  'phone',
  'sector',
  'companySize',
  'country',
  'problem',
  'value',
  'expectedClose',
  'owner',
  'stage',
] as const
export type MergeField = (typeof mergeFields)[number]

export const sides = ['survivor', 'other'] as const
export type Side = (typeof sides)[number]
export type Choices = Partial<Record<MergeField, Side>>

export const mergeChoices = z.partialRecord(z.enum(mergeFields), z.enum(sides))

export const mergeRequest = z.object({
  otherId: z.uuid(),
  /** The versions that the preview showed. */
  version: z.int(),
  otherVersion: z.int(),
  /** Fields that aren't named keep what the preview proposes. */
  choices: z._default(mergeChoices, {}),
})
export type MergeRequest = z.infer<typeof mergeRequest>

const count = z.number()

export const mergePreview = z.object({
  survivor: leadDetail,
  other: leadDetail,
  /** The side whose value is proposed, for each field. */
  proposed: z.record(z.enum(mergeFields), z.enum(sides)),
  /** What is united by rule, as it will be. */
  united: leadDetail,
  /** How much of the other one moves over. */
  moves: z.object({ enquiries: count, activities: count, tasks: count, more: count }),
})
export type MergePreview = z.infer<typeof mergePreview>

/** A merge that can still be undone. */
export const mergeEntry = z.object({
  id: z.string(),
  leadId: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  company: z.string(),
  mergedAt: z.string(),
  mergedBy: z.string(),
  until: z.string(),
})
export type MergeEntry = z.infer<typeof mergeEntry>

export const mergeList = z.object({ items: z.array(mergeEntry) })

export const unmergeAnswer = z.object({
  survivorId: z.string(),
  leadId: z.string(),
  /** Fields that were changed since the merge: they stay as they are now. */
  kept: z.array(z.string()),
})
export type UnmergeAnswer = z.infer<typeof unmergeAnswer>
