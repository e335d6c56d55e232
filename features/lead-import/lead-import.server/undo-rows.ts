import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { recordset, setFromRows } from '#db/recordset.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { removeImported, restoreImported } from '#features/leads/import-leads.server/undo-imported.ts'
import type { UndoOutcome } from '../lead-import.schema.ts'
import { leadImportRows, leadImports } from '../lead-import.table.server.ts'
import { lockImport, originOf, plus, rowsAtOnce } from './import-row.ts'

const columns = ['undoOutcome', 'undoReason'] as const

/** Undoes the next rows, in the caller's transaction: created leads go unless touched since, updated ones get back what they had. */
export async function undoBatch(ctx: Ctx, id: string): Promise<void> {
  const row = await lockImport(ctx, id)
  if (row.state !== 'undoing') return
  const { outcome, leadId, before, after } = leadImportRows
  const rows = await ctx.db
    .select({ row: leadImportRows.row, outcome, leadId, before, after })
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
  const created = rows.flatMap(({ outcome, leadId }) => (outcome === 'created' && leadId ? [leadId] : []))
  const removed = await removeImported(ctx, from, created)
  const restored = await restoreImported(
    ctx,
    from,
    rows.flatMap(({ outcome, leadId, before, after }) =>
      outcome === 'updated' && leadId && before && after ? [{ id: leadId, before, after }] : [],
    ),
  )
  const written = rows.map(({ row, leadId, outcome }) => {
    const undone = (outcome === 'created' ? removed : restored).get(leadId ?? '')
    const done: UndoOutcome = outcome === 'created' ? 'removed' : 'restored'
    return {
      importId: id,
      row,
      undoOutcome: undone?.done ? done : ('kept' as const),
      undoReason: undone && !undone.done ? undone.reason : null,
    }
  })
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
