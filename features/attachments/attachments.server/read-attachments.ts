import { and, desc, eq } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { ownerKinds, type Place } from '../attachment-owner.ts'
import type { AttachmentList } from '../attachment.schema.ts'
import { recordFiles } from '../attachment.table.server.ts'
import { fileAnswer } from '../file-answer.server.ts'
import { gone, readPiece, shownAt, toItem } from './file-row.ts'

/** The files of a record, the newest first, with how much room there is. */
export async function listAttachments(ctx: Ctx, { path, id, owner }: Place): Promise<AttachmentList> {
  mustHave(ctx, ownerKinds[path].read)
  const rows = await ctx.db
    .select()
    .from(recordFiles)
    .where(shownAt(path, await owner.find(ctx, id)))
    .orderBy(desc(recordFiles.createdAt), desc(recordFiles.id))
  return {
    items: rows.map(toItem),
    bytes: rows.reduce((sum, { size }) => sum + size, 0),
    mostBytes: ctx.settings.attachmentsBytes,
    eachBytes: ctx.settings.attachmentBytes,
  }
}

/** The bytes of a file, one piece after the other. Throws `not_found`. */
export async function downloadAttachment(
  ctx: Ctx,
  { path, id, owner, fileId }: Place & { fileId: string },
): Promise<Response> {
  mustHave(ctx, ownerKinds[path].read)
  const [row] = await ctx.db
    .select()
    .from(recordFiles)
    .where(and(eq(recordFiles.id, fileId), shownAt(path, await owner.find(ctx, id))))
  if (!row) throw gone()
  return fileAnswer(toItem(row), (part) => readPiece(ctx, fileId, part))
}
