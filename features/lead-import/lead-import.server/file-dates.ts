import { sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import type { Mapping } from '../lead-import.schema.ts'
import { leadImportRows } from '../lead-import.table.server.ts'
import type { Dates } from '../party-facts.ts'
import type { LeadImport } from './import-row.ts'

/** How the dates of a file are to be read. */
export const datesOf = async (
  ctx: Ctx,
  { id, mapping }: Pick<LeadImport, 'id' | 'mapping'>,
): Promise<Dates> => ({ monthFirst: await hasMonthFirst(ctx, id, mapping ?? []), now: ctx.clock.now() })

const looked = 20_000

/** Whether the dates of a file have the month first, as in the United States: some day after the twelfth stands second, and none first. */
async function hasMonthFirst(ctx: Ctx, importId: string, mapping: Mapping): Promise<boolean> {
  const columns = ['createdAt', 'expectedClose', 'archivedAt'].flatMap(
    (field) => mapping.findIndex((one) => one === field) + 1 || [],
  )
  if (columns.length === 0) return false
  const date = sql`${leadImportRows.cells}[i]`
  const { rows } = await ctx.db.execute<{ first: boolean | null; second: boolean | null }>(sql`
    select bool_or(${date} ~ '^(1[3-9]|2[0-9]|3[01])[/.]') as first, bool_or(${date} ~ '^[0-9]{1,2}[/.](1[3-9]|2[0-9]|3[01])[/.]') as second
    from ${leadImportRows}, unnest(${sql.param(columns)}::int[]) i where ${leadImportRows.importId} = ${importId} and ${leadImportRows.row} <= ${looked}`)
  return rows[0]?.second === true && rows[0].first !== true
}
