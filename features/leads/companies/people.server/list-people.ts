import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { fieldsAre, mustFitFields } from '#features/custom-fields/custom-filter.server.ts'
import { isText, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { matchesWords } from '../../leads.server/lead-filter.ts'
import type { PersonItem, PersonQuery } from '../company.schema.ts'
import { people } from '../company.table.server.ts'
import { alongSortOrByWords, searchWindow } from '../search-by-name.server.ts'
import { selectPeople, toPersonItem } from './person-row.ts'

/** A page of people by name, after `cursor`. */
export async function listPeople(
  ctx: Ctx,
  { q, companyId, archived, fields, cursor, limit }: PersonQuery,
): Promise<{ items: PersonItem[]; nextCursor: string | null }> {
  mustHave(ctx, 'leads.read')
  await mustFitFields(ctx, 'person', fields)
  const after = cursor ? readCursor(cursor, 'people', (key, id) => isText(key) && isUuid(id)) : undefined
  const key = sql<string>`lower(${people.name})`
  const beyond = after && sql`(${key}, ${people.id}) > (${after.key}, ${after.id}::uuid)`
  const isMeant = (row: Row) =>
    and(
      isNull(row.mergedInto),
      archived ? isNotNull(row.archivedAt) : isNull(row.archivedAt),
      fieldsAre(row.custom, fields),
      companyId ? eq(row.companyId, companyId) : undefined,
      q ? matchesWords(q, row.search) : undefined,
    )
  const most = limit + 1
  const read = async (ctx: Ctx, where: SQL | undefined) =>
    selectPeople(ctx).where(where).orderBy(key, asc(people.id)).limit(most)
  const near = ctx.db
    .select({ ...getTableColumns(people), key: key.as('key') })
    .from(people)
    .where(beyond)
    .orderBy(key, asc(people.id))
    .limit(searchWindow)
    .as('near')
  const rows =
    q && !companyId
      ? await alongSortOrByWords(ctx, most, {
          along: ctx.db
            .select({ id: near.id })
            .from(near)
            .where(isMeant(near))
            .orderBy(near.key, asc(near.id))
            .limit(most),
          read: (ctx, ids) => read(ctx, ids ? inArray(people.id, ids) : and(isMeant(people), beyond)),
        })
      : await read(ctx, and(isMeant(people), beyond))
  const items = rows.slice(0, limit).map(toPersonItem)
  const last = rows.slice(0, limit).at(-1)
  const hasMore = rows.length > limit && last
  return { items, nextCursor: hasMore ? writeCursor('people', last.key, last.id) : null }
}

interface Row {
  mergedInto: PgColumn
  archivedAt: PgColumn
  companyId: PgColumn
  custom: PgColumn
  search: PgColumn
}
