import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { deletePicture, storePicture } from '#features/media/pictures.server.ts'
import type { EntryItem } from '../entry.schema.ts'
import { answerOf, lockEntry } from './entry-row.ts'
import { writeEntry } from './save-entry.ts'

interface Input {
  id: string
  version: number
}

/** Puts a photo in the place of the one before, which goes. Throws `invalid` for what is no picture, and for an entry that shows none. */
export async function setEntryPicture(
  ctx: Ctx,
  { id, version, bytes }: Input & { bytes: Uint8Array },
): Promise<EntryItem> {
  mustHave(ctx, 'content.write')
  // Refused before seconds are spent on the picture; looked at again below.
  await ctx.transaction((ctx) => lockPerson(ctx, { id, version }))
  const rendered = await storePicture(ctx, bytes)
  try {
    return await ctx.transaction(async (ctx) => {
      const row = await lockPerson(ctx, { id, version })
      const changed = await writeEntry(ctx, row, { pictureId: rendered.id })
      if (row.pictureId) await deletePicture(ctx, row.pictureId)
      return answerOf(ctx, changed)
    })
  } catch (error) {
    await deletePicture(ctx, rendered.id)
    throw error
  }
}

export async function removeEntryPicture(ctx: Ctx, { id, version }: Input): Promise<EntryItem> {
  mustHave(ctx, 'content.write')
  return ctx.transaction(async (ctx) => {
    const row = await lockPerson(ctx, { id, version })
    if (!row.pictureId) return answerOf(ctx, row)
    const changed = await writeEntry(ctx, row, { pictureId: null })
    await deletePicture(ctx, row.pictureId)
    return answerOf(ctx, changed)
  })
}

async function lockPerson(ctx: Ctx, input: Input) {
  const row = await lockEntry(ctx, input)
  if (row.kind !== 'person') throw new AppError('invalid', 'Only people have a photo')
  return row
}
