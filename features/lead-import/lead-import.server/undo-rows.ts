import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { recordset, setFromRows } from '#db/recordset.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { leadImportRows, leadImports } from '../lead-import.table.server.ts'
import { lockImport, originOf, plus, rowsAtOnce } from './import-row.ts'
import { recordKinds } from './record-kinds.ts'
import { recordIdOf } from './records.ts'

const columns = ['undoOutcome', 'undoReason'] as const

/** Undoes the next rows, in the caller's transaction: what was created goes unless touched since, what was updated gets back what it had. */
export async function undoBatch(ctx: Ctx, id: string): Promise<void> {
  const row = await lockImport(ctx, id)
  if (row.state !== 'undoing') return
  const { outcome, leadId, companyId, personId, supplierId, before, after } = leadImportRows
  const rows = await ctx.db
    .select({ row: leadImportRows.row, outcome, leadId, companyId, personId, supplierId, before, after })
    .from(leadImportRows)
    .where(
      and(
        eq(leadImportRows.importId, id),
        gt(leadImportRows.row, row.progress),
        inArray(outcome, ['created', 'updated']),
      ),
    )
    .orderBy(asc(leadImportRows.row))
    .limit(rowsAtOnce)
  const from = originOf(row)
  const undone = await recordKinds[row.kind].undoRows(
    ctx,
    from,
    rows.map((one) => ({ ...one, recordId: recordIdOf(row.kind, one) })),
  )
  const written = undone.map((one) => ({ ...one, importId: id }))
  if (written.length > 0) {
    await ctx.db.execute(sql`update ${leadImportRows} set ${setFromRows(leadImportRows, columns)}
      from ${recordset(leadImportRows, ['importId', 'row', ...columns], written)}
      where ${leadImportRows.importId} = r.import_id and ${leadImportRows.row} = r.row`)
  }
  const isOver = rows.length < rowsAtOnce
  const counts = plus(
    row.counts,
    written.map(({ undoOutcome }) => undoOutcome),
  )
  await ctx.db
    .update(leadImports)
    .set({
      progress: rows.at(-1)?.row ?? row.progress,
      counts,
      ...(isOver && { state: 'undone' as const, progress: row.rows, undoneAt: ctx.clock.now() }),
    })
    .where(eq(leadImports.id, id))
  const by = from.by ? { by: from.by } : {}
  if (isOver) await ctx.audit({ action: 'import.undone', entity: 'import', entityId: id, to: counts, ...by })
}
