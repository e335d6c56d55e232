import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import { leadImportRows, leadImports } from '../lead-import.table.server.ts'
import { undoableMs } from './import-row.ts'

const abandonedMs = 7 * dayMs

/** Forgets the rows of imports that can't be undone any more, and files that nobody went on with for a week. Returns how many. */
export async function sweepImports(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now().getTime()
  const abandoned = await ctx.db
    .delete(leadImports)
    .where(
      and(
        inArray(leadImports.state, ['uploading', 'reading', 'mapping', 'checking', 'checked', 'failed']),
        lt(leadImports.createdAt, new Date(now - abandonedMs)),
      ),
    )
  const over = await ctx.db.delete(leadImportRows).where(
    inArray(
      leadImportRows.importId,
      ctx.db
        .select({ id: leadImports.id })
        .from(leadImports)
        .where(
          or(
            lt(leadImports.startedAt, new Date(now - undoableMs)),
            and(
              eq(leadImports.state, 'undone'),
              sql`${leadImports.undoneAt} < ${new Date(now - abandonedMs).toISOString()}::timestamptz`,
            ),
          ),
        ),
    ),
  )
  return (abandoned.rowCount ?? 0) + (over.rowCount ?? 0)
}
