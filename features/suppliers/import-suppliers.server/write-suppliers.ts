import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { insertRows, recordset, setFromRows } from '#db/recordset.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { customLog, heldOf } from '#features/custom-fields/custom-import.server.ts'
import { uniteCustom } from '#features/custom-fields/custom-values.server.ts'
import { auditImport, type Import } from '#features/leads/import-leads.server/note-import.ts'
import { supplierFieldNames, type NewSupplierFacts, type SupplierImportFields } from '../import-fields.ts'
import { suppliers } from '../supplier.table.server.ts'
import type { KnownSupplier } from './match-suppliers.ts'

/** What may bring suppliers in: the file, and the right to write each by hand. */
export function mustImportSuppliers(ctx: Ctx): void {
  mustHave(ctx, 'leads.import')
  mustHave(ctx, 'suppliers.write')
}

/** New suppliers of a file, without checks. Returns the id of each. */
export async function createSuppliers(
  ctx: Ctx,
  from: Import,
  list: (SupplierImportFields & NewSupplierFacts)[],
): Promise<string[]> {
  mustImportSuppliers(ctx)
  if (list.length === 0) return []
  const now = ctx.clock.now()
  const rows = list.map(({ createdAt, archivedAt, status, statusReason, custom, ...fields }) => ({
    ...onlyOf(fields, fields),
    id: randomUUID(),
    custom,
    status,
    statusReason,
    createdAt: createdAt ? new Date(createdAt) : now,
    archivedAt: archivedAt ? new Date(archivedAt) : null,
  }))
  const columns = [
    'id',
    ...supplierFieldNames,
    'custom',
    'status',
    'statusReason',
    'createdAt',
    'archivedAt',
  ] as const
  await ctx.db.execute(insertRows(suppliers, columns, rows, { version: 1, updatedAt: now }))
  const inWords = await customLog(ctx, 'supplier')
  await auditImport(
    ctx,
    'supplier',
    from,
    list.map(({ custom, status, statusReason, ...fields }, i) => ({
      action: 'supplier.import',
      entityId: rows[i]?.id ?? '',
      to: { importId: from.id, ...onlyOf(fields, fields), status, statusReason, ...inWords(custom) },
    })),
  )
  return rows.map(({ id }) => id)
}

/** Writes fields of known suppliers, which the caller has locked. */
export async function updateSuppliers(
  ctx: Ctx,
  from: Import,
  list: { known: KnownSupplier; changes: Partial<SupplierImportFields> }[],
): Promise<void> {
  mustImportSuppliers(ctx)
  if (list.length === 0) return
  const inWords = await customLog(ctx, 'supplier')
  await writeSuppliers(
    ctx,
    list.map(({ known, changes }) => ({
      known,
      changes: { ...changes, custom: uniteCustom(changes.custom ?? {}, known.custom) },
    })),
  )
  await auditImport(
    ctx,
    'supplier',
    from,
    list.map(({ known, changes }) => ({
      action: 'supplier.import',
      entityId: known.id,
      from: { ...onlyOf(known, changes), ...inWords(heldOf(known.custom, changes.custom)) },
      to: { importId: from.id, ...onlyOf(changes, changes), ...inWords(changes.custom) },
    })),
  )
}

/** Writes these fields, and exactly these of the firm’s own. */
export async function writeSuppliers(
  ctx: Ctx,
  list: { known: KnownSupplier; changes: Partial<SupplierImportFields> }[],
): Promise<void> {
  const updatedAt = ctx.clock.now()
  const columns = [...supplierFieldNames, 'custom', 'updatedAt'] as const
  const rows = list.map(({ known, changes }) => {
    const { isArchived: _, version: __, ...row } = { ...known, ...changes }
    return { ...row, updatedAt }
  })
  await ctx.db.execute(sql`
    update ${suppliers} set ${setFromRows(suppliers, columns)}, version = ${suppliers}.version + 1
    from ${recordset(suppliers, ['id', ...columns], rows)} where ${suppliers.id} = r.id`)
}

/** Of `one` the fields that `changes` names, without those of the firm’s own. */
export const onlyOf = <One extends Partial<SupplierImportFields>>(
  one: One,
  changes: Partial<SupplierImportFields>,
) => Object.fromEntries(supplierFieldNames.filter((name) => name in changes).map((name) => [name, one[name]]))
