import type { Ctx } from '#features/context/context.server.ts'
import type { RecordNamer } from '#features/context/record-namer.ts'
import { isUuid } from '#lib/list-cursor.ts'
import type { AuditEntry } from './audit.schema.ts'
import { namedIds } from './named-ids.ts'

type Unnamed = Omit<AuditEntry, 'names'>

/** Adds to each entry, by id, what the records are called that it is about or names; one that is gone has no name. */
export async function withNames(ctx: Ctx, entries: Unnamed[], namers: RecordNamer[]): Promise<AuditEntry[]> {
  const wanted = entries.flatMap(recordsIn)
  const found = await Promise.all(
    namers.map(({ entity, namesOf }) => {
      const ids = new Set(wanted.filter((one) => one.entity === entity).map(({ id }) => id))
      return ids.size > 0 ? namesOf(ctx, [...ids]) : []
    }),
  )
  const names = new Map(found.flat().map(({ id, name }) => [id, name]))
  return entries.map((entry) => ({
    ...entry,
    names: Object.fromEntries(
      recordsIn(entry).flatMap(({ id }) => {
        const name = names.get(id)
        return name === undefined ? [] : [[id, name]]
      }),
    ),
  }))
}

function recordsIn({ entity, entityId, from, to }: Unnamed): { entity: string; id: string }[] {
  const fields = [from, to].flatMap((values) =>
    typeof values === 'object' && values !== null ? Object.entries(values) : [],
  )
  const named = fields.map(([name, id]) => ({ entity: namedIds[name]?.entity ?? '', id: String(id) }))
  return [{ entity, id: entityId }, ...named].filter(({ id }) => isUuid(id))
}
