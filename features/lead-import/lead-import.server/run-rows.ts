import { eq, sql } from 'drizzle-orm'
import { recordset, setFromRows } from '#db/recordset.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { createImported } from '#features/leads/import-leads.server/create-imported.ts'
import { updateImported } from '#features/leads/import-leads.server/update-imported.ts'
import type { Outcome } from '../lead-import.schema.ts'
import { leadImportRows, leadImports } from '../lead-import.table.server.ts'
import { lockImport, originOf, plus, rowsAtOnce } from './import-row.ts'
import { validateRows, nextRows, type ValidatedRow } from './validate-rows.ts'

const columns = ['outcome', 'reason', 'leadId', 'before', 'after'] as const

/**
 * Writes the next rows, in the caller's transaction with how far that is: after a crash none is written twice. Each is validated once more
 * against the leads as they are now, so nothing that changed since the dry run is overwritten unseen.
 */
export async function runBatch(ctx: Ctx, id: string): Promise<void> {
  const row = await lockImport(ctx, id)
  if (row.state !== 'running') return
  const rows = await nextRows(ctx, row)
  const wanted = rows.filter(({ verdict }) => verdict === 'create' || verdict === 'update')
  const validated = await validateRows(ctx, row, wanted, true)
  const from = originOf(row)
  const creates = validated.flatMap(({ row, validation }) =>
    validation.verdict === 'create'
      ? [{ row: row.row, fields: validation.fields, facts: validation.facts }]
      : [],
  )
  const made = await createImported(ctx, from, creates, {
    ownerId: row.ownerId,
    ownerName: row.ownerName,
  })
  const madeIds = new Map(creates.map((create, i) => [create.row, made[i]]))
  await updateImported(
    ctx,
    from,
    validated.flatMap(({ validation }) => (validation.verdict === 'update' ? [validation] : [])),
  )
  const written = validated.map((one) => ({
    importId: id,
    row: one.row.row,
    ...outcomeOf(one, madeIds.get(one.row.row)),
  }))
  if (written.length > 0) {
    await ctx.db.execute(sql`update ${leadImportRows} set ${setFromRows(leadImportRows, columns)}
      from ${recordset(leadImportRows, ['importId', 'row', ...columns], written)}
      where ${leadImportRows.importId} = r.import_id and ${leadImportRows.row} = r.row`)
  }
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
  const counts = plus(row.counts, [...written.map(({ outcome }) => outcome), ...others])
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

function outcomeOf({ validation }: ValidatedRow, madeId: string | undefined) {
  const nothing = { reason: null, leadId: null, before: null, after: null }
  switch (validation.verdict) {
    case 'create':
      return madeId
        ? { ...nothing, outcome: 'created' as const, leadId: madeId }
        : {
            ...nothing,
            outcome: 'skipped' as const,
            reason: 'Someone with this address came in at the same moment',
          }
    case 'update':
      return {
        outcome: 'updated' as const,
        reason: null,
        leadId: validation.lead.id,
        before: validation.before,
        after: validation.changes,
      }
    case 'unchanged':
      return { ...nothing, outcome: 'unchanged' as const, leadId: validation.lead.id }
    case 'skip':
      return {
        ...nothing,
        outcome: 'skipped' as const,
        reason: validation.reason,
        leadId: validation.lead?.id ?? null,
      }
  }
}
