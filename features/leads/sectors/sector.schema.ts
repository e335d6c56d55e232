import { z } from 'zod/mini'

/** Of a row of `lead_sectors`; whether there is such a row is for the verb to say. */
export const sectorId = z
  .string()
  .check(z.maxLength(60), z.regex(/^[a-z][a-z0-9_-]*$/, 'There is no such sector'))
export type Sector = z.infer<typeof sectorId>

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please give the sector a name'),
    z.maxLength(60, 'At most 60 characters'),
    z.regex(/[\p{L}\p{N}]/u, 'A name needs a letter or a figure'),
  )

export const sectorItem = z.object({
  id: z.string(),
  name: z.string(),
  /** We work in it: a lead of it has the points of the score. */
  isTarget: z.boolean(),
  /** Records that have it keep it; nobody is given it any more, but by a file that names it. */
  isArchived: z.boolean(),
  version: z.number(),
})
export type SectorItem = z.infer<typeof sectorItem>

/** All sectors: those that are offered in their order, then the archived ones. */
export const sectorList = z.object({ items: z.array(sectorItem) })
export type SectorList = z.infer<typeof sectorList>

export const newSector = z.strictObject({ name, isTarget: z._default(z.boolean(), true) })
export type NewSector = z.infer<typeof newSector>

/** What is to change, and the version that the change was made on. */
export const sectorEdit = z.strictObject({
  name: z.optional(name),
  isTarget: z.optional(z.boolean()),
  isArchived: z.optional(z.boolean()),
  version: z.int(),
})
export type SectorEdit = z.infer<typeof sectorEdit>

/** Every sector that is offered, in the order that it is to have. */
export const sectorOrder = z.strictObject({
  ids: z.array(sectorId).check(z.minLength(1), z.maxLength(100)),
})
