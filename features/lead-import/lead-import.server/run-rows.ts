import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import type { Outcome } from '../lead-import.schema.ts'
import { leadImportRows, leadImports } from '../lead-import.table.server.ts'
import { nextRows } from './file-rows.ts'
import { lockImport, originOf, plus, rowsAtOnce } from './import-row.ts'
import { recordKinds } from './record-kinds.ts'
import { storeResults } from './records.ts'

/**
 * Writes the next rows, in the caller's transaction with how far that is: after a crash none is written twice. Each is validated once more
 * against the records as they are now, so nothing that changed since the dry run is overwritten unseen.
 */
export async function runBatch(ctx: Ctx, id: string): Promise<void> {
  const row = await lockImport(ctx, id)
  if (row.state !== 'running') return
  const rows = await nextRows(ctx, row)
  const wanted = rows.filter(({ verdict }) => verdict === 'create' || verdict === 'update')
  const from = originOf(row)
  const written = await recordKinds[row.kind].writeRows(ctx, row, wanted)
  await storeResults(ctx, row, written, 'outcome')
  const settled = rows.length - wanted.length
  if (settled > 0) {
    await ctx.db.execute(sql`
      update ${leadImportRows} set outcome = case verdict when 'unchanged' then 'unchanged' else 'skipped' end
      where import_id = ${id} and row > ${row.progress} and row <= ${rows.at(-1)?.row ?? 0} and verdict in ('unchanged', 'skip')`)
  }
  const others: Outcome[] = rows.flatMap(({ verdict }) =>
    verdict === 'unchanged' ? 'unchanged' : verdict === 'skip' ? 'skipped' : [],
  )
  const isOver = rows.length < rowsAtOnce
  const counts = plus(row.counts, [...written.map(({ result }) => result), ...others])
  await ctx.db
    .update(leadImports)
    .set({
      progress: rows.at(-1)?.row ?? row.progress,
      counts,
      ...(isOver && { state: 'done' as const, progress: row.rows, finishedAt: ctx.clock.now() }),
    })
    .where(eq(leadImports.id, id))
  if (isOver)
    await ctx.audit({ action: 'import.done', entity: 'import', entityId: id, to: counts, ...byOf(from) })
}

const byOf = ({ by }: ReturnType<typeof originOf>) => (by ? { by } : {})
