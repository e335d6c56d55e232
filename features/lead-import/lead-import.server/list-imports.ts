import { and, asc, desc, eq, gt, or, sql, type SQL } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { CustomField } from '#features/custom-fields/custom-field.schema.ts'
import { readCustomFields } from '#features/custom-fields/custom-fields.server.ts'
import { valuesInWords } from '#features/custom-fields/custom-values.ts'
import { readSectorNames } from '#features/leads/sectors/sectors.server.ts'
import { supplierValueInWords } from '#features/suppliers/history-words.ts'
import { fromCsvCell } from '#lib/csv.ts'
import { suggestFields } from '../kind-columns.ts'
import {
  changedFieldNames,
  type FieldName,
  type ImportDetail,
  type ImportedValues,
  type ImportKind,
  type RowAnswer,
  type RowQuery,
} from '../lead-import.schema.ts'
import { leadImportRows, leadImports } from '../lead-import.table.server.ts'
import { readImport, toImportAnswer, type LeadImport } from './import-row.ts'
import type { ImportRow } from './file-rows.ts'
import { previewLeads } from './preview-leads.ts'

const sampleRows = 5

/** The newest first, of one kind where it is given, at most `limit` after the one that `cursor` names. */
export async function listImports(
  ctx: Ctx,
  { kind, cursor, limit }: { kind?: ImportKind | undefined; cursor?: string | undefined; limit: number },
) {
  mustHave(ctx, 'leads.import')
  const beyond = cursor
    ? sql`(${leadImports.createdAt}, ${leadImports.id}) < (select i.created_at, i.id from ${leadImports} i where i.id = ${cursor})`
    : undefined
  const rows = await ctx.db
    .select()
    .from(leadImports)
    .where(and(beyond, kind && eq(leadImports.kind, kind)))
    .orderBy(desc(leadImports.createdAt), desc(leadImports.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit).map((row) => toImportAnswer(row, ctx.clock.now()))
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

export async function getImport(ctx: Ctx, id: string): Promise<ImportDetail> {
  mustHave(ctx, 'leads.import')
  const row = await readImport(ctx, id)
  const sample = await ctx.db
    .select({ cells: leadImportRows.cells })
    .from(leadImportRows)
    .where(eq(leadImportRows.importId, id))
    .orderBy(asc(leadImportRows.row))
    .limit(sampleRows)
  const header = row.header ?? []
  return {
    ...toImportAnswer(row, ctx.clock.now()),
    encoding: row.encoding,
    separator: row.separator,
    hasHeader: row.hasHeader,
    header,
    mapping: row.mapping,
    mode: row.mode,
    owner: row.ownerId ? 'me' : 'nobody',
    suggested: suggestFields(
      row.kind,
      header,
      sample.map(({ cells }) => cells),
      await readCustomFields(ctx, row.kind),
    ),
    sample: sample.map(({ cells }) => cells.map((cell) => cell.slice(0, 200))),
  }
}

/** Rows with what is said of them, in the order of the file; `only` those of one verdict or outcome. */
export async function listRows(ctx: Ctx, { id, only, cursor, limit }: RowQuery & { id: string }) {
  mustHave(ctx, 'leads.import')
  const row = await readImport(ctx, id)
  const rows = await ctx.db
    .select()
    .from(leadImportRows)
    .where(and(eq(leadImportRows.importId, id), gt(leadImportRows.row, cursor ?? 0), only && isOf(only)))
    .orderBy(asc(leadImportRows.row))
    .limit(limit + 1)
  const words = await changeWords(ctx, row.kind)
  const page = rows.slice(0, limit)
  const read = await previewLeads(ctx, row, page)
  const items = page.map((one) => ({ ...toRowAnswer(row, one, words), ...read.get(one.row) }))
  return { items, nextCursor: rows.length > limit ? String(items.at(-1)?.row ?? '') : null }
}

/** `unchanged` is both a verdict and an outcome. */
function isOf(only: NonNullable<RowQuery['only']>): SQL | undefined {
  return or(
    sql`${leadImportRows.outcome} = ${only}`,
    sql`${leadImportRows.undoOutcome} = ${only}`,
    and(sql`${leadImportRows.outcome} is null`, sql`${leadImportRows.verdict} = ${only}`),
  )
}

function toRowAnswer({ mapping }: LeadImport, row: ImportRow, words: ChangeWords): RowAnswer {
  const cellOf = (field: FieldName) => {
    const column = mapping?.indexOf(field) ?? -1
    return column < 0 ? '' : fromCsvCell(row.cells[column] ?? '').slice(0, 200)
  }
  return {
    row: row.row,
    line: row.line,
    name:
      cellOf('name') ||
      cellOf('legalName') ||
      cellOf('contactName') ||
      [cellOf('firstName'), cellOf('lastName')].filter(Boolean).join(' '),
    email: cellOf('email') || cellOf('contactEmail'),
    company: cellOf('company'),
    domains: cellOf('domains'),
    verdict: row.verdict,
    outcome: row.outcome,
    undoOutcome: row.undoOutcome,
    reason: row.undoReason ?? row.reason,
    leadId: row.leadId,
    companyId: row.companyId,
    personId: row.personId,
    supplierId: row.supplierId,
    changes: changesOf(row, words),
  }
}

/** What values of rows are called now, by their ids. */
interface ChangeWords {
  own: readonly CustomField[]
  sectorName: (id: string) => string
}

export const changeWords = async (ctx: Ctx, kind: ImportKind): Promise<ChangeWords> => ({
  own: await readCustomFields(ctx, kind),
  sectorName: await readSectorNames(ctx),
})

export function changesOf(
  { before, after }: Pick<ImportRow, 'before' | 'after'>,
  { own, sectorName }: ChangeWords,
): RowAnswer['changes'] {
  if (!before || !after) return []
  const shown = (fields: ImportedValues, name: keyof ImportedValues) => {
    if (name === 'sector' && fields.sector) return sectorName(fields.sector)
    const value = supplierValueInWords(name, fields[name])
    return Array.isArray(value) ? value.join(', ') : String(value ?? '')
  }
  const was = valuesInWords(own, before.custom ?? {})
  return [
    ...changedFieldNames
      .filter((field) => field in after)
      .map((field) => ({ field, from: shown(before, field), to: shown(after, field) })),
    ...Object.entries(valuesInWords(own, after.custom ?? {})).map(([field, to]) => ({
      field,
      from: was[field] ?? '',
      to,
    })),
  ]
}
