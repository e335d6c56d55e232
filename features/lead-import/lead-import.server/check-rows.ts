import { eq } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { leadImports } from '../lead-import.table.server.ts'
import { nextRows } from './file-rows.ts'
import { lockImport, plus, rowsAtOnce } from './import-row.ts'
import { recordKinds } from './record-kinds.ts'
import { storeResults } from './records.ts'

/** The dry run of the next rows, in the caller's transaction: a verdict for each, and no record is touched. */
export async function checkBatch(ctx: Ctx, id: string): Promise<void> {
  const row = await lockImport(ctx, id)
  if (row.state !== 'checking') return
  const rows = await nextRows(ctx, row)
  const written = await recordKinds[row.kind].tryRows(ctx, row, rows)
  await storeResults(ctx, row, written, 'verdict')
  const isOver = rows.length < rowsAtOnce
  await ctx.db
    .update(leadImports)
    .set({
      progress: rows.at(-1)?.row ?? row.progress,
      counts: plus(
        row.counts,
        written.map(({ result }) => result),
      ),
      ...(isOver && { state: 'checked' as const, progress: 0 }),
    })
    .where(eq(leadImports.id, id))
}
