import { eq, sql } from 'drizzle-orm'
import { recordset, setFromRows } from '#db/recordset.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { Validation } from '../validate-row.server.ts'
import { leadImportRows, leadImports } from '../lead-import.table.server.ts'
import { lockImport, plus, rowsAtOnce } from './import-row.ts'
import { validateRows, nextRows } from './validate-rows.ts'

const columns = ['rowKey', 'verdict', 'reason', 'leadId', 'before', 'after'] as const

/** Why a row is left out, or what of a new lead becomes a note. */
function reasonOf(validation: Validation): string | null {
  if (validation.verdict === 'skip') return validation.reason
  if (validation.verdict !== 'create') return null
  const kept = validation.facts.notes.filter((note) => / in the file: /.test(note))
  return kept.length > 0 ? `Becomes a note: ${kept.join('. ')}` : null
}

/** The dry run of the next rows, in the caller's transaction: a verdict for each, and no lead is touched. */
export async function checkBatch(ctx: Ctx, id: string): Promise<void> {
  const row = await lockImport(ctx, id)
  if (row.state !== 'checking') return
  const rows = await nextRows(ctx, row)
  const validated = await validateRows(ctx, row, rows, false)
  const written = validated.map(({ row, rowKey, validation }) => ({
    importId: id,
    row: row.row,
    rowKey,
    verdict: validation.verdict,
    reason: reasonOf(validation),
    leadId: 'lead' in validation ? (validation.lead?.id ?? null) : null,
    before: validation.verdict === 'update' ? validation.before : null,
    after: validation.verdict === 'update' ? validation.changes : null,
  }))
  if (written.length > 0) {
    await ctx.db.execute(sql`update ${leadImportRows} set ${setFromRows(leadImportRows, columns)}
      from ${recordset(leadImportRows, ['importId', 'row', ...columns], written)}
      where ${leadImportRows.importId} = r.import_id and ${leadImportRows.row} = r.row`)
  }
  const isOver = rows.length < rowsAtOnce
  await ctx.db
    .update(leadImports)
    .set({
      progress: rows.at(-1)?.row ?? row.progress,
      counts: plus(
        row.counts,
        written.map(({ verdict }) => verdict),
      ),
      ...(isOver && { state: 'checked' as const, progress: 0 }),
    })
    .where(eq(leadImports.id, id))
}
