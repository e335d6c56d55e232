import { and, inArray, lt, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { readCustomFields } from '#features/custom-fields/custom-fields.server.ts'
import { emailKeyOf } from '#features/leads/email-key.ts'
import { firstRows, type UnvalidatedRow } from '#features/lead-import/lead-import.server/file-rows.ts'
import { originOf, type LeadImport } from '#features/lead-import/lead-import.server/import-row.ts'
import type { Records, ValidatedRow } from '#features/lead-import/lead-import.server/records.ts'
import { leadImportRows } from '#features/lead-import/lead-import.table.server.ts'
import {
  matchSuppliers,
  nameKeyOf,
  oneSupplierFileAtATime,
  type KnownSupplier,
} from '#features/suppliers/import-suppliers.server/match-suppliers.ts'
import {
  removeSuppliers,
  restoreSuppliers,
} from '#features/suppliers/import-suppliers.server/undo-suppliers.ts'
import {
  createSuppliers,
  updateSuppliers,
} from '#features/suppliers/import-suppliers.server/write-suppliers.ts'
import { readSupplierRow, type SupplierValues } from './supplier-values.ts'
import { validateSupplier, type NewSupplier } from './validate-supplier.server.ts'

type ValidatedSupplier = ValidatedRow<KnownSupplier, NewSupplier>

/** Suppliers as an import finds, writes and takes back. */
export const supplierRecords: Records<KnownSupplier, NewSupplier> = {
  validate: validateSuppliers,
  create: (ctx, row, list) => createSuppliers(ctx, originOf(row), list),
  update: (ctx, row, list) => updateSuppliers(ctx, originOf(row), list),
  remove: removeSuppliers,
  restore: restoreSuppliers,
  whyNotCreated: 'It was added at the same moment',
}

const inWords = (line: number) => `line ${line.toLocaleString('en-GB')}`
const nameOf = ({ fields }: SupplierValues) => fields.legalName ?? fields.contactName
const rowKeyOf = (values: SupplierValues) => {
  const { contactEmail } = values.fields
  return contactEmail ? emailKeyOf(contactEmail) : nameKeyOf(nameOf(values) ?? '') || null
}

async function validateSuppliers(
  ctx: Ctx,
  row: LeadImport,
  rows: UnvalidatedRow[],
  lock: boolean,
): Promise<ValidatedSupplier[]> {
  if (lock) await oneSupplierFileAtATime(ctx)
  const own = await readCustomFields(ctx, 'supplier')
  const read = rows.map((one) => {
    if (one.fault) return { row: one, rowKey: null, problem: one.fault }
    const parsed = readSupplierRow(one.cells, row.mapping ?? [], own)
    if (!parsed.isValid) return { row: one, rowKey: null, problem: parsed.reason }
    return { row: one, rowKey: rowKeyOf(parsed.values), values: parsed.values }
  })
  const matches = await matchSuppliers(
    ctx,
    read.map(({ values }) =>
      values ? { id: values.id, name: nameOf(values), email: values.fields.contactEmail } : {},
    ),
    { lock },
  )
  const earlier = await firstRows(ctx, row.id, read)
  const lineOf = await linesOfKnown(
    ctx,
    row.id,
    rows[0]?.row ?? 0,
    matches.flatMap(({ byId, byEmail, byName }) => [...(byId ? [byId] : []), ...byEmail, ...byName]),
  )
  const lineOfName = new Map<string, number>()
  return read.map(({ row: one, rowKey, values, problem }, i): ValidatedSupplier => {
    const skip = (reason: string): ValidatedSupplier => ({
      row: one,
      rowKey,
      validation: { verdict: 'skip', reason },
    })
    if (!values) return skip(problem)
    const first = rowKey === null ? undefined : earlier.get(rowKey)
    if (first && first.row < one.row) {
      const what = values.fields.contactEmail ? 'address' : 'name'
      return skip(`The same ${what} stands on ${inWords(first.line)} already`)
    }
    const validation = validateSupplier(values, matches[i] ?? { byEmail: [], byName: [] }, row.mode ?? 'fill')
    if (validation.verdict === 'update' || validation.verdict === 'unchanged') {
      const other = lineOf.get(validation.known.id)
      if (other !== undefined) return skip(`${inWords(other).replace(/^l/, 'L')} is about the same supplier`)
      lineOf.set(validation.known.id, one.line)
    }
    if (validation.verdict === 'create') {
      const name = nameKeyOf(validation.created.legalName)
      const twice = lineOfName.get(name)
      if (twice !== undefined) return skip(`The same name stands on ${inWords(twice)} already`)
      lineOfName.set(name, one.line)
    }
    return { row: one, rowKey, validation }
  })
}

/** Suppliers that earlier rows of this file made or found, with the line of each. */
async function linesOfKnown(
  ctx: Ctx,
  importId: string,
  start: number,
  known: KnownSupplier[],
): Promise<Map<string, number>> {
  const ids = [...new Set(known.map(({ id }) => id))]
  if (ids.length === 0) return new Map()
  const { supplierId, line, importId: ofImport, row } = leadImportRows
  const rows = await ctx.db
    .select({ supplierId, line })
    .from(leadImportRows)
    .where(
      and(
        sql`${ofImport} = ${importId}`,
        lt(row, start),
        inArray(supplierId, sql`(select unnest(${sql.param(ids)}::uuid[]))`),
        sql`coalesce(${leadImportRows.outcome}, ${leadImportRows.verdict}) not in ('skip', 'skipped')`,
      ),
    )
  return new Map(rows.flatMap(({ supplierId, line }) => (supplierId ? [[supplierId, line] as const] : [])))
}
