import { inArray } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import type { OwnerPath } from './attachment.schema.ts'
import { recordFiles } from './attachment.table.server.ts'
import { columnOf } from './attachments.server/file-row.ts'

/** Those of these records that have files, deleted ones that can be taken back too. */
export async function withAttachments(ctx: Ctx, path: OwnerPath, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await ctx.db
    .selectDistinct({ id: columnOf[path] })
    .from(recordFiles)
    .where(inArray(columnOf[path], ids))
  return new Set(rows.flatMap(({ id }) => id ?? []))
}
