import { and, ilike, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import { likePattern } from '#lib/like-pattern.ts'
import type { CustomRecord } from './custom-field.schema.ts'
import { readCustomFields } from './custom-fields.server.ts'
import { conditionsOf, filterFault, type CustomCondition } from './custom-filter.ts'

/** Throws `invalid` for a condition on a field that the record doesn’t have, or that is of another kind. */
export async function mustFitFields(
  ctx: Ctx,
  record: CustomRecord,
  filter: string | undefined,
): Promise<void> {
  const wanted = Object.entries(conditionsOf(filter))
  if (wanted.length === 0) return
  const fields = new Map((await readCustomFields(ctx, record)).map((field) => [field.id, field]))
  for (const [id, one] of wanted) {
    const field = fields.get(id)
    const message = field ? filterFault(field, one) : 'There is no such field'
    if (message) throw new AppError('invalid', message, { errors: { fields: message } })
  }
}

/** The conditions of a filter on the column that holds the firm’s own fields; undefined for none. */
export function fieldsAre(column: SQLWrapper, filter: string | undefined): SQL | undefined {
  const wanted = Object.entries(conditionsOf(filter))
  if (wanted.length === 0) return undefined
  // The index holds only records that have such fields.
  return and(sql`${column} <> '{}'`, ...wanted.map(([id, one]) => fieldIs(column, id, one)))
}

function fieldIs(column: SQLWrapper, id: string, wanted: CustomCondition): SQL | undefined {
  if ('is' in wanted) return sql`${column} @> ${JSON.stringify({ [id]: wanted.is })}::jsonb`
  const isFilled = sql`${column} ? ${id}::text`
  if ('contains' in wanted)
    return and(isFilled, ilike(sql`${column} ->> ${id}::text`, likePattern(wanted.contains)))
  const end = (value: number | string) => sql`${JSON.stringify(value)}::jsonb`
  // A number that was someone’s is a text since it was taken out.
  const type = typeof (wanted.from ?? wanted.to)
  return and(
    isFilled,
    sql`jsonb_typeof(${column} -> ${id}::text) = ${type}`,
    wanted.from === undefined ? undefined : sql`${column} -> ${id}::text >= ${end(wanted.from)}`,
    wanted.to === undefined ? undefined : sql`${column} -> ${id}::text <= ${end(wanted.to)}`,
  )
}
