import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { firstStages, type AddedKind } from './stage-kind.ts'

/** Whether a stage is of one of these kinds, as a condition that an index may hold: it asks no other table. */
export function isOfKind(stage: SQLWrapper, ...kinds: AddedKind[]): SQL {
  const first = Object.entries(firstStages).flatMap(([id, kind]) =>
    kinds.some((one) => one === kind) ? [`'${id}'`] : [],
  )
  const added = kinds.map((kind) => sql`${stage} like ${sql.raw(`'${kind}-%'`)}`)
  return sql`(${stage} in (${sql.raw(first.join(', '))}) or ${sql.join(added, sql` or `)})`
}
