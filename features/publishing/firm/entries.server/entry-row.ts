import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { isoDateOf } from '#lib/office-time.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { StoredPicture } from '#lib/stored-picture.ts'
import { findPictures } from '#features/media/pictures.server.ts'
import type { EntryItem } from '../entry.schema.ts'
import { firmEntries } from '../firm.table.server.ts'

export type StoredEntry = typeof firmEntries.$inferSelect

/** Certificates hold until the end of their last day. */
export const isOver = ({ kind, fields }: Pick<StoredEntry, 'kind' | 'fields'>, now: Date) =>
  kind === 'certificate' && Boolean(fields['validUntil']) && String(fields['validUntil']) < isoDateOf(now)

export async function picturesOf(ctx: Ctx, rows: StoredEntry[]): Promise<Map<string, StoredPicture>> {
  return findPictures(
    ctx,
    rows.flatMap(({ pictureId }) => pictureId ?? []),
  )
}

export function toItem(row: StoredEntry, pictures: Map<string, StoredPicture>, now: Date): EntryItem {
  const { id, kind, fields, version, updatedBy } = row
  return {
    id,
    kind,
    fields,
    picture: pictures.get(row.pictureId ?? '') ?? null,
    version,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy,
    isOver: isOver(row, now),
  }
}

export async function answerOf(ctx: Ctx, row: StoredEntry): Promise<EntryItem> {
  return toItem(row, await picturesOf(ctx, [row]), ctx.clock.now())
}

/** The row, held until the transaction ends. Throws `not_found`, and `conflict` with `data.current` when someone was quicker. */
export async function lockEntry(ctx: Ctx, { id, version }: { id: string; version?: number }) {
  const [row] = await ctx.db.select().from(firmEntries).where(eq(firmEntries.id, id)).for('update')
  if (!row) throw new AppError('not_found', 'This entry isn’t here. It may have been deleted.')
  if (version !== undefined && row.version !== version)
    throw new AppError('conflict', 'Someone else changed this entry in the meantime', {
      data: { current: await answerOf(ctx, row) },
    })
  return row
}
