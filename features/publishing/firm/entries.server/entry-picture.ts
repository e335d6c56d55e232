import { and, eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { keepUndo } from '#features/leads/undo/keep-undo.server.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'
import type { Undoer } from '#features/leads/undo/undoer.ts'
import { deletePicture, storePicture } from '#features/media/pictures.server.ts'
import { putPicture, takePicture, type TakenPicture } from '#features/media/taken-picture.server.ts'
import type { EntryItem } from '../entry.schema.ts'
import { firmEntries } from '../firm.table.server.ts'
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

/** Takes the photo away. Answers without `undo` when there was none. */
export async function removeEntryPicture(
  ctx: Ctx,
  { id, version }: Input,
): Promise<EntryItem & Partial<Deleted>> {
  mustHave(ctx, 'content.write')
  return ctx.transaction(async (ctx) => {
    const row = await lockPerson(ctx, { id, version })
    if (!row.pictureId) return answerOf(ctx, row)
    const changed = await writeEntry(ctx, row, { pictureId: null })
    const picture = await takePicture(ctx, row.pictureId)
    const data = { id, version: changed.version, pictureId: row.pictureId, picture }
    return { ...(await answerOf(ctx, changed)), undo: await keepUndo(ctx, photoUndo, data) }
  })
}

/** An entry that was changed since, or has another photo, stays as it is. */
export const photoUndo: Undoer<Input & { pictureId: string; picture: TakenPicture }> = {
  kind: 'firm-photo',
  async restore(ctx, { id, version, pictureId, picture }) {
    mustHave(ctx, 'content.write')
    const [row] = await ctx.db
      .select()
      .from(firmEntries)
      .where(and(eq(firmEntries.id, id), eq(firmEntries.version, version)))
      .for('update')
    if (!row) throw new AppError('gone', 'This was changed in the meantime, and stays as it is')
    await putPicture(ctx, picture)
    await writeEntry(ctx, row, { pictureId })
  },
}

async function lockPerson(ctx: Ctx, input: Input) {
  const row = await lockEntry(ctx, input)
  if (row.kind !== 'person') throw new AppError('invalid', 'Only people have a photo')
  return row
}
