import { sql } from 'drizzle-orm'
import { takeReminders } from '#features/attachments/ending-files.server.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { suppliers } from '../supplier.table.server.ts'

/**
 * Tells those who work with suppliers of documents that end within 30 days, and again on their last day; nothing of suppliers that are in the archive
 * or were rejected. Each reminder is noted with its file in the transaction that tells of it. Returns how many were given.
 */
export async function remindOfDocuments(ctx: Ctx): Promise<number> {
  return ctx.transaction(async (ctx) => {
    const inUse = sql`(select ${suppliers.id} from ${suppliers} where ${suppliers.archivedAt} is null and ${suppliers.status} <> 'rejected')`
    const due = await takeReminders(ctx, 'suppliers', inUse)
    for (const { id, recordId, expiresOn, days } of due)
      await ctx.notify({
        kind: 'document_expiring',
        key: `${id}:${expiresOn}:${days}`,
        recordId,
        dueAt: new Date(`${expiresOn}T12:00:00Z`),
      })
    return due.length
  })
}
