import { z } from 'zod/mini'
import { addedKinds, stageKinds } from './stage-kind.ts'

/** Of a row of `lead_stages`; whether there is such a row is for the verb to say. */
export const stageId = z
  .string()
  .check(z.maxLength(60), z.regex(/^[a-z][a-z0-9-]*$/, 'There is no such stage'))

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please give the stage a name'),
    z.maxLength(30, 'At most 30 characters'),
    z.regex(/[\p{L}\p{N}]/u, 'A name needs a letter or a figure'),
  )
const probability = z.int().check(z.minimum(0, 'From 0 to 100'), z.maximum(100, 'From 0 to 100'))

export const stageItem = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(stageKinds),
  /** How many of a hundred leads that reach it are won. */
  probability: z.number(),
  /** Someone found that there is something in it. */
  isQualified: z.boolean(),
  isArchived: z.boolean(),
  /** Where the leads of an archived one went. */
  movedTo: z.nullable(z.string()),
  version: z.number(),
})
export type StageItem = z.infer<typeof stageItem>

/** All stages: those of the board in its order, then the archived and those away. */
export const stageList = z.object({ items: z.array(stageItem) })
export type StageList = z.infer<typeof stageList>

export const newStage = z.object({
  name,
  kind: z.enum(addedKinds),
  probability: z.optional(probability),
  isQualified: z.optional(z.boolean()),
})
export type NewStage = z.infer<typeof newStage>

/** What is to change, and the version that the change was made on. */
export const stageEdit = z.object({
  name: z.optional(name),
  probability: z.optional(probability),
  isQualified: z.optional(z.boolean()),
  version: z.int(),
})
export type StageEdit = z.infer<typeof stageEdit>

/** Every stage of the board, in the order that it is to have. */
export const stageOrder = z.object({
  ids: z.array(stageId).check(z.minLength(1), z.maxLength(40)),
})

/** Where the leads of a stage go that is archived. */
export const stageArchiving = z.object({ to: stageId })

export const archivedStage = z.object({
  items: z.array(stageItem),
  /** How many leads went at once. */
  moved: z.number(),
  /** More follow within minutes. */
  hasMore: z.boolean(),
})
export type ArchivedStage = z.infer<typeof archivedStage>
