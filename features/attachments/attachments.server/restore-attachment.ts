import { and, eq, isNotNull } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import { ownerKinds } from '../attachment-owner.ts'
import type { OwnerPath } from '../attachment.schema.ts'
import { recordFiles } from '../attachment.table.server.ts'
import { ownerOf } from './file-row.ts'

/** Puts a deleted file back to its record, which it returns. Throws `gone` for one that was erased meanwhile. */
export async function restoreAttachment(ctx: Ctx, fileId: string): Promise<{ path: OwnerPath; id: string }> {
  const [row] = await ctx.db
    .update(recordFiles)
    .set({ deletedAt: null })
    .where(and(eq(recordFiles.id, fileId), isNotNull(recordFiles.deletedAt)))
    .returning()
  if (!row) throw new AppError('gone', 'This can no longer be undone')
  const { path, id } = ownerOf(row)
  mustHave(ctx, ownerKinds[path].write)
  await ctx.audit({
    action: 'attachment.restore',
    entity: ownerKinds[path].entity,
    entityId: id,
    to: { file: row.name },
  })
  return { path, id }
}
