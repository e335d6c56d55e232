import { z } from 'zod/mini'

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please give the reason a name'),
    z.maxLength(60, 'At most 60 characters'),
    z.regex(/[\p{L}\p{N}]/u, 'A name needs a letter or a figure'),
  )

export const lossReasonId = z.uuid()

export const lossReasonItem = z.object({
  id: z.string(),
  name: z.string(),
  /** Leads that have it keep it; nobody is given it any more. */
  isRetired: z.boolean(),
  version: z.number(),
})
export type LossReasonItem = z.infer<typeof lossReasonItem>

/** All reasons: those that are offered in their order, then the retired ones. */
export const lossReasonList = z.object({ items: z.array(lossReasonItem) })
export type LossReasonList = z.infer<typeof lossReasonList>

export const newLossReason = z.strictObject({ name })
export type NewLossReason = z.infer<typeof newLossReason>

/** What is to change, and the version that the change was made on. */
export const lossReasonEdit = z.strictObject({
  name: z.optional(name),
  isRetired: z.optional(z.boolean()),
  version: z.int(),
})
export type LossReasonEdit = z.infer<typeof lossReasonEdit>

/** Every reason that is offered, in the order that it is to have. */
export const lossReasonOrder = z.strictObject({
  ids: z.array(lossReasonId).check(z.minLength(1), z.maxLength(60)),
})
