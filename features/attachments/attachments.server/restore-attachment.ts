import { and, eq, isNotNull } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { Undoer } from '#features/leads/undo/undoer.ts'
import { mustSeeLead } from '#features/leads/visible-leads.server.ts'
import { AppError } from '#lib/errors.ts'
import { ownerKinds } from '../attachment-owner.ts'
import { recordFiles } from '../attachment.table.server.ts'
import { ownerOf } from './file-row.ts'

/** Puts a deleted file back to its record. Throws `gone` for one that was erased meanwhile. */
async function restoreAttachment(ctx: Ctx, { id: fileId }: { id: string }): Promise<void> {
  const [row] = await ctx.db
    .update(recordFiles)
    .set({ deletedAt: null })
    .where(and(eq(recordFiles.id, fileId), isNotNull(recordFiles.deletedAt)))
    .returning()
  if (!row) throw new AppError('gone', 'This can no longer be undone')
  const { path, id } = ownerOf(row)
  mustHave(ctx, ownerKinds[path].write)
  if (path === 'leads') await mustSeeLead(ctx, id)
  await ctx.audit({
    action: 'attachment.restore',
    entity: ownerKinds[path].entity,
    entityId: id,
    to: { file: row.name },
  })
}

export const attachmentUndo: Undoer<{ id: string }> = { kind: 'attachment', restore: restoreAttachment }
