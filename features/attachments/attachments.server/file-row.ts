import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import type { AttachmentItem, OwnerPath } from '../attachment.schema.ts'
import { recordFileParts, recordFiles, type RecordFile } from '../attachment.table.server.ts'

/** The column that names the record of each kind. */
export const columnOf = {
  leads: recordFiles.leadId,
  companies: recordFiles.companyId,
  suppliers: recordFiles.supplierId,
} as const

/** The values that hang a file on a record. */
export const hangingOn = (path: OwnerPath, id: string) => ({
  leadId: path === 'leads' ? id : null,
  companyId: path === 'companies' ? id : null,
  supplierId: path === 'suppliers' ? id : null,
})

/** Which record a file hangs on. */
export function ownerOf({ leadId, companyId, supplierId }: RecordFile): { path: OwnerPath; id: string } {
  if (leadId) return { path: 'leads', id: leadId }
  if (companyId) return { path: 'companies', id: companyId }
  if (supplierId) return { path: 'suppliers', id: supplierId }
  throw new Error('A file hangs on no record')
}

export const gone = () => new AppError('not_found', 'This file no longer exists')

/** Those of a record that are there as a whole and not deleted. */
export const shownAt = (path: OwnerPath, id: string) =>
  and(eq(columnOf[path], id), isNotNull(recordFiles.type), isNull(recordFiles.deletedAt))

/** A file of a record, kept from others until the transaction ends. Throws `not_found`. */
export async function lockFile(ctx: Ctx, path: OwnerPath, id: string, fileId: string): Promise<RecordFile> {
  const [row] = await ctx.db
    .select()
    .from(recordFiles)
    .where(and(eq(recordFiles.id, fileId), shownAt(path, id)))
    .for('update')
  if (!row) throw gone()
  return row
}

export const toItem = (row: RecordFile): AttachmentItem => ({
  id: row.id,
  name: row.name,
  description: row.description,
  kind: row.kind,
  type: row.type ?? 'application/octet-stream',
  size: row.size,
  expiresOn: row.expiresOn,
  version: row.version,
  at: row.createdAt.toISOString(),
  by: row.uploadedByName,
})

/** One piece of a file's bytes; undefined after the last. */
export async function readPiece(ctx: Ctx, fileId: string, part: number): Promise<Buffer | undefined> {
  const [row] = await ctx.db
    .select({ content: recordFileParts.content })
    .from(recordFileParts)
    .where(and(eq(recordFileParts.fileId, fileId), eq(recordFileParts.part, part)))
  return row?.content
}
