import { createHash } from 'node:crypto'
import { and, asc, getTableColumns, not, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Ctx } from '#features/context/context.server.ts'
import type { Person } from '#features/context/person.ts'
import type { KeyPart, TextPlace } from '#features/context/text-place.server.ts'

/** A record of a place as it is now. */
export interface PlacedRecord {
  /** Its key as JSON. */
  record: string
  path: string | null
  /** Of the place's columns, in their order. */
  values: unknown[]
}

export const hashOf = (texts: string[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url')

export function columnsOf({ table, columns }: Pick<TextPlace, 'table' | 'columns'>): PgColumn[] {
  const known: Record<string, PgColumn> = getTableColumns(table)
  return columns.map((name) => {
    const column = known[name]
    if (!column) throw new Error(`There is no column ${name}`)
    return column
  })
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `)
const recordOf = (key: KeyPart[]) =>
  sql<string>`jsonb_build_array(${list(key.map(({ value }) => sql`${value}::text`))})::text`
const isRow = (row: unknown): row is string[] =>
  Array.isArray(row) && row.every((one) => typeof one === 'string')

/** The key's parts in a comparison with a record, `>` and so on. */
function compared(key: KeyPart[], operator: '>' | '<=' | '=', record: string): SQL {
  const values: unknown = JSON.parse(record)
  if (!isRow(values) || values.length !== key.length) throw new Error('This isn’t a key of this table')
  const given = key.map(({ type }, i) => sql`${values[i]}::${sql.raw(type)}`)
  return sql`(${list(key.map(({ value }) => value))}) ${sql.raw(operator)} (${list(given)})`
}

async function select(
  ctx: Ctx,
  place: TextPlace,
  where: SQL | undefined,
  limit: number,
): Promise<PlacedRecord[]> {
  const fields: Record<string, PgColumn | SQL> = {
    record: recordOf(place.key),
    path: place.path ?? sql`null`,
    ...Object.fromEntries(columnsOf(place).map((column, i) => [`value${i}`, column])),
  }
  const rows: Record<string, unknown>[] = await ctx.db
    .select(fields)
    .from(place.table)
    .where(where)
    .orderBy(...place.key.map(({ value }) => asc(value)))
    .limit(limit)
  return rows.map(({ record, path, ...values }) => ({
    record: String(record),
    path: typeof path === 'string' ? path : null,
    values: place.columns.map((_, i) => values[`value${i}`]),
  }))
}

/** The records of a place after one, of at most `rows` that are looked at, whose text fits `pattern` and that aren't the person's own. */
export async function recordsThatFit(
  ctx: Ctx,
  place: TextPlace,
  { after, rows, pattern, person }: { after: string | null; rows: number; pattern: string; person: Person },
): Promise<{ found: PlacedRecord[]; last: string | null }> {
  const beyond = after === null ? undefined : compared(place.key, '>', after)
  const [bound] = await ctx.db
    .select({ record: recordOf(place.key) })
    .from(place.table)
    .where(beyond)
    .orderBy(...place.key.map(({ value }) => asc(value)))
    .offset(rows - 1)
    .limit(1)
  const own = place.own?.(person)
  const found = await select(
    ctx,
    place,
    and(
      beyond,
      bound && compared(place.key, '<=', bound.record),
      place.where,
      // What is null is nobody's.
      own && not(sql`coalesce(${own}, false)`),
      or(...columnsOf(place).map((column) => sql`${column}::text ~* ${pattern}`)),
    ),
    mostAtOnce,
  )
  // Full: what is beyond its last record is looked at with the next ones.
  if (found.length === mostAtOnce) return { found, last: found.at(-1)?.record ?? null }
  return { found, last: bound?.record ?? null }
}

const mostAtOnce = 500

export async function readRecord(
  ctx: Ctx,
  place: TextPlace,
  record: string,
): Promise<PlacedRecord | undefined> {
  const [row] = await select(ctx, place, and(place.where, compared(place.key, '=', record)), 1)
  return row
}

/** Keeps others from changing it until the transaction ends. */
export async function lockRecord(ctx: Ctx, place: TextPlace, record: string): Promise<void> {
  await ctx.db.execute(sql`select 1 from ${place.table} where ${compared(place.key, '=', record)} for update`)
}

/** Writes the columns of a place; a version and the time of change go with them, so that anyone who has the record open is told. */
export async function writeRecord(
  ctx: Ctx,
  place: TextPlace,
  record: string,
  values: unknown[],
): Promise<void> {
  const known: Record<string, PgColumn> = getTableColumns(place.table)
  const { version, updatedAt } = known
  await ctx.db
    .update(place.table)
    .set({
      ...Object.fromEntries(place.columns.map((name, i) => [name, values[i]])),
      ...place.alsoSet,
      ...(version && { version: sql`${version} + 1` }),
      ...(updatedAt && { updatedAt: ctx.clock.now() }),
    })
    .where(compared(place.key, '=', record))
}

export async function deleteRecord(ctx: Ctx, place: TextPlace, record: string): Promise<void> {
  await ctx.db.delete(place.table).where(compared(place.key, '=', record))
}
