import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { leadImportRows } from '../lead-import.table.server.ts'
import { rowsAtOnce, type LeadImport } from './import-row.ts'

export type ImportRow = typeof leadImportRows.$inferSelect

const { row, line, cells, fault, verdict } = leadImportRows
export type UnvalidatedRow = Pick<ImportRow, 'row' | 'line' | 'cells' | 'fault' | 'verdict'>

/** The rows after those that are done, in order. */
export function nextRows(ctx: Ctx, { id, progress }: LeadImport): Promise<UnvalidatedRow[]> {
  return ctx.db
    .select({ row, line, cells, fault, verdict })
    .from(leadImportRows)
    .where(and(eq(leadImportRows.importId, id), gt(leadImportRows.row, progress)))
    .orderBy(asc(leadImportRows.row))
    .limit(rowsAtOnce)
}

/** Where each key stands first in the file: among these rows, or before. */
export async function firstRows(
  ctx: Ctx,
  importId: string,
  read: { row: UnvalidatedRow; rowKey: string | null }[],
) {
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
