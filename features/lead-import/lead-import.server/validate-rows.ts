import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { emailKeyOf } from '#features/leads/email-key.ts'
import { readStages } from '#features/leads/stages/stages.server/read-stages.ts'
import { matchLeads } from '#features/leads/import-leads.server/match-leads.ts'
import { validateRow, type Validation } from '../validate-row.server.ts'
import type { Mapping } from '../lead-import.schema.ts'
import { leadImportRows } from '../lead-import.table.server.ts'
import { readRow, type RowValues } from '../row-values.ts'
import { rowsAtOnce, type LeadImport } from './import-row.ts'

export type ImportRow = typeof leadImportRows.$inferSelect

const { row, line, cells, fault, verdict } = leadImportRows
type UnvalidatedRow = Pick<ImportRow, 'row' | 'line' | 'cells' | 'fault' | 'verdict'>

/** The rows after those that are done, in order. */
export function nextRows(ctx: Ctx, { id, progress }: LeadImport): Promise<UnvalidatedRow[]> {
  return ctx.db
    .select({ row, line, cells, fault, verdict })
    .from(leadImportRows)
    .where(and(eq(leadImportRows.importId, id), gt(leadImportRows.row, progress)))
    .orderBy(asc(leadImportRows.row))
    .limit(rowsAtOnce)
}

export interface ValidatedRow {
  row: UnvalidatedRow
  rowKey: string | null
  validation: Validation
}

/** Judges rows against the leads as they are now. With `lock`, those leads are kept from others until the transaction ends. */
export async function validateRows(
  ctx: Ctx,
  { id, mapping, mode }: LeadImport,
  rows: UnvalidatedRow[],
  lock: boolean,
): Promise<ValidatedRow[]> {
  const reading = {
    monthFirst: await hasMonthFirst(ctx, id, mapping ?? []),
    now: ctx.clock.now(),
    book: await readStages(ctx),
  }
  const read = rows.map((row) => {
    if (row.fault) return { row, rowKey: null, problem: row.fault }
    const parsed = readRow(row.cells, mapping ?? [], reading)
    if (!parsed.isValid) return { row, rowKey: null, problem: parsed.reason }
    return { row, rowKey: rowKeyOf(parsed.values), values: parsed.values }
  })
  const matches = await matchLeads(
    ctx,
    read.map(({ values }) => values ?? {}),
    { lock },
  )
  const earlier = await firstRows(ctx, id, read)
  const leadIds = new Map<string, number>()
  return read.map(({ row, rowKey, values, problem }, i) => {
    const skip = (reason: string): ValidatedRow => ({ row, rowKey, validation: { verdict: 'skip', reason } })
    if (!values) return skip(problem)
    const first = rowKey === null ? undefined : earlier.get(rowKey)
    if (first && first.row < row.row) {
      const what = values.email ? 'The same address stands' : 'The same name and company stand'
      return skip(`${what} on line ${first.line.toLocaleString('en-GB')} already`)
    }
    const validation = validateRow(values, matches[i] ?? {}, mode ?? 'fill')
    if ('lead' in validation && validation.lead && validation.verdict !== 'skip') {
      const other = leadIds.get(validation.lead.id)
      if (other !== undefined) return skip(`Line ${other.toLocaleString('en-GB')} is about the same lead`)
      leadIds.set(validation.lead.id, row.line)
    }
    return { row, rowKey, validation }
  })
}

const looked = 20_000

/** Whether the dates of a file have the month first, as in the United States: some day after the twelfth stands second, and none first. */
async function hasMonthFirst(ctx: Ctx, importId: string, mapping: Mapping): Promise<boolean> {
  const column = mapping.indexOf('createdAt') + 1
  if (column === 0) return false
  const date = sql`${cells}[${sql.param(column)}::int]`
  const { rows } = await ctx.db.execute<{ first: boolean | null; second: boolean | null }>(sql`
    select bool_or(${date} ~ '^(1[3-9]|2[0-9]|3[01])[/.]') as first, bool_or(${date} ~ '^[0-9]{1,2}[/.](1[3-9]|2[0-9]|3[01])[/.]') as second
    from ${leadImportRows} where ${leadImportRows.importId} = ${importId} and ${row} <= ${looked}`)
  return rows[0]?.second === true && rows[0].first !== true
}

function rowKeyOf({ id, email, name, company }: RowValues): string | null {
  if (email) return emailKeyOf(email)
  if (id || !name) return null
  return `${name.toLowerCase()}\n${(company ?? '').toLowerCase()}`
}

/** Where each key stands first in the file: among these rows, or before. */
async function firstRows(ctx: Ctx, importId: string, read: { row: UnvalidatedRow; rowKey: string | null }[]) {
  const first = new Map<string, { row: number; line: number }>()
  const keys = [...new Set(read.flatMap(({ rowKey }) => rowKey ?? []))]
  const start = read[0]?.row.row ?? 0
  if (keys.length > 0) {
    const known = await ctx.db
      .select({ key: leadImportRows.rowKey, row: leadImportRows.row, line: leadImportRows.line })
      .from(leadImportRows)
      .where(
        and(
          eq(leadImportRows.importId, importId),
          inArray(leadImportRows.rowKey, sql`(select unnest(${sql.param(keys)}::text[]))`),
          sql`${leadImportRows.row} < ${start}`,
        ),
      )
      .orderBy(asc(leadImportRows.row))
    for (const { key, ...found } of known) if (key && !first.has(key)) first.set(key, found)
  }
  for (const { rowKey, row } of read) if (rowKey && !first.has(rowKey)) first.set(rowKey, row)
  return first
}
