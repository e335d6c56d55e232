import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { withAttachments } from '#features/attachments/with-attachments.server.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { customLog, customPutBack } from '#features/custom-fields/custom-import.server.ts'
import { changedSince } from '#features/leads/import-leads.server/changed-since.ts'
import { auditImport, type Import } from '#features/leads/import-leads.server/note-import.ts'
import type { Undone } from '#features/leads/import-leads.server/undo-imported.ts'
import { supplierFieldNames, type SupplierImportFields } from '../import-fields.ts'
import { supplierPlacements, suppliers, supplierShortlistings } from '../supplier.table.server.ts'
import { lockSuppliers, toKnownSupplier, type KnownSupplier } from './match-suppliers.ts'
import { mustImportSuppliers, onlyOf, writeSuppliers } from './write-suppliers.ts'

const notThere = { done: false, reason: 'It isn’t there any more' } as const

/** Deletes suppliers that an import made, unless someone changed, checked, shortlisted or placed them, or added files since. */
export async function removeSuppliers(ctx: Ctx, from: Import, ids: string[]): Promise<Map<string, Undone>> {
  mustImportSuppliers(ctx)
  const answer = new Map<string, Undone>(ids.map((id) => [id, notThere]))
  if (ids.length === 0) return answer
  const rows = await lockSuppliers(ctx, ids)
  const { rows: used } = await ctx.db.execute<{ id: string }>(sql`
    with wanted as (select unnest(${sql.param(ids)}::uuid[]) as id)
    select id from wanted where exists (select 1 from ${supplierShortlistings} s where s.supplier_id = wanted.id)
      or exists (select 1 from ${supplierPlacements} p where p.supplier_id = wanted.id)`)
  const inUse = new Set([...(await withAttachments(ctx, 'suppliers', ids)), ...used.map(({ id }) => id)])
  const free: string[] = []
  for (const { id, version } of rows) {
    if (version > 1) answer.set(id, { done: false, reason: 'It was changed since' })
    else if (inUse.has(id))
      answer.set(id, { done: false, reason: 'Documents, shortlists or placements belong to it since' })
    else free.push(id)
  }
  if (free.length === 0) return answer
  await ctx.db.delete(suppliers).where(sql`${suppliers.id} = any(${sql.param(free)}::uuid[])`)
  for (const id of free) answer.set(id, { done: true })
  await auditImport(
    ctx,
    'supplier',
    from,
    free.map((id) => ({ action: 'supplier.import_undo', entityId: id, to: { importId: from.id } })),
  )
  return answer
}

/** Puts back what an import wrote on suppliers, unless one of these fields was changed since. */
export async function restoreSuppliers(
  ctx: Ctx,
  from: Import,
  list: { id: string; before: Partial<SupplierImportFields>; after: Partial<SupplierImportFields> }[],
): Promise<Map<string, Undone>> {
  mustImportSuppliers(ctx)
  const answer = new Map<string, Undone>(list.map(({ id }) => [id, notThere]))
  if (list.length === 0) return answer
  const rows = await lockSuppliers(
    ctx,
    list.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, toKnownSupplier(row)]))
  const back: { known: KnownSupplier; changes: Partial<SupplierImportFields> }[] = []
  for (const { id, before, after } of list) {
    const known = byId.get(id)
    if (!known) continue
    const custom = customPutBack(known.custom, { before: before.custom, after: after.custom })
    const changed = [
      ...supplierFieldNames.filter((name) => name in after && !isDeepStrictEqual(known[name], after[name])),
      ...(custom ? [] : ['custom']),
    ]
    if (changed.length > 0) answer.set(id, { done: false, reason: changedSince(changed) })
    else back.push({ known, changes: { ...before, ...(custom && { custom }) } })
  }
  if (back.length === 0) return answer
  const written = new Map(list.map((one) => [one.id, one]))
  const inWords = await customLog(ctx, 'supplier')
  await writeSuppliers(ctx, back)
  for (const { known } of back) answer.set(known.id, { done: true })
  await auditImport(
    ctx,
    'supplier',
    from,
    back.map(({ known, changes }) => ({
      action: 'supplier.import_undo',
      entityId: known.id,
      from: { ...onlyOf(known, changes), ...inWords(written.get(known.id)?.after.custom) },
      to: {
        importId: from.id,
        ...onlyOf(changes, changes),
        ...inWords(written.get(known.id)?.before.custom),
      },
    })),
  )
  return answer
}
