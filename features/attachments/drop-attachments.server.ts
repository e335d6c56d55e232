import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { undoForMs } from '#features/leads/undo/keep-undo.server.ts'
import type { OwnerPath } from './attachment.schema.ts'
import { recordFiles } from './attachment.table.server.ts'
import { columnOf, hangingOn } from './attachments.server/file-row.ts'

/** Hands all files of one record to another of its kind, in the caller's transaction. */
export async function moveAttachments(
  ctx: Ctx,
  path: OwnerPath,
  from: string,
  to: string,
  only?: string[],
): Promise<string[]> {
  const rows = await ctx.db
    .update(recordFiles)
    .set(hangingOn(path, to))
    .where(and(eq(columnOf[path], from), only && inArray(recordFiles.id, only)))
    .returning({ id: recordFiles.id })
  return rows.map(({ id }) => id)
}

/** Deletes the files of records that go, in the caller's transaction. Returns how many there were. */
export async function dropAttachments(ctx: Ctx, path: OwnerPath, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { rowCount } = await ctx.db.delete(recordFiles).where(inArray(columnOf[path], ids))
  return rowCount ?? 0
}

/** Deletes what can't be taken back any more, and what began to arrive a day ago and never did. Returns how many files went. */
export async function sweepAttachments(ctx: Ctx): Promise<number> {
  const end = new Date(ctx.clock.now().getTime() - undoForMs)
  const { rowCount } = await ctx.db
    .delete(recordFiles)
    .where(or(lt(recordFiles.deletedAt, end), and(isNull(recordFiles.type), lt(recordFiles.createdAt, end))))
  return rowCount ?? 0
}
