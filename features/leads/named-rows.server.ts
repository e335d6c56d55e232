import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'

/** A row of a setting that people name and put in order, such as a loss reason or a sector. */
interface NamedRow {
  id: string
  name: string
  position: number
}

type NamedTable = PgTable & { id: PgColumn; position: PgColumn }

/** Keeps all rows from others until the transaction ends: changes go one after the other, on all servers. */
export async function lockRows(ctx: Ctx, table: PgTable): Promise<void> {
  await ctx.db.execute(sql`lock table ${table} in share row exclusive mode`)
}

/** The row that a name would stand beside, whatever its capitals. */
export const namesake = <Row extends NamedRow>(rows: readonly Row[], name: string, id?: string) =>
  rows.find((row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase())

export const fault = (field: string, message: string) =>
  new AppError('invalid', message, { errors: { [field]: message } })

export const nextPosition = (rows: readonly NamedRow[]) =>
  Math.max(-1, ...rows.map(({ position }) => position)) + 1

/**
 * Writes the order of what is offered. Returns the names before and after for the log, none where it is as asked already. Throws `invalid`
 * unless each is named once, as when someone has added one meanwhile; `what` is the word for several, "reasons".
 */
export async function writeOrder(
  ctx: Ctx,
  {
    table,
    offered,
    ids,
    what,
  }: { table: NamedTable; offered: readonly NamedRow[]; ids: string[]; what: string },
): Promise<{ from: string[]; to: string[] } | undefined> {
  const names = new Map(offered.map(({ id, name }) => [id, name]))
  if (
    new Set(ids).size !== offered.length ||
    ids.length !== offered.length ||
    ids.some((id) => !names.has(id))
  )
    throw fault('ids', `The ${what} have changed in the meantime. Please order them again.`)
  if (offered.every(({ id }, at) => ids[at] === id)) return undefined
  await ctx.db.execute(sql`
    update ${table} set position = n.at::int
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as n(id, at)
    where ${table.id}::text = n.id`)
  return { from: offered.map(({ name }) => name), to: ids.flatMap((id) => names.get(id) ?? []) }
}
