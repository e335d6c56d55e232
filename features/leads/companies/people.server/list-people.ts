import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { fieldsAre, mustFitFields } from '#features/custom-fields/custom-filter.server.ts'
import { isText, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { matchesWords } from '../../leads.server/lead-filter.ts'
import type { PersonItem, PersonQuery } from '../company.schema.ts'
import { people } from '../company.table.server.ts'
import { selectPeople, toPersonItem } from './person-row.ts'

/** A page of people by name, after `cursor`. */
export async function listPeople(
  ctx: Ctx,
  { q, companyId, archived, fields, cursor, limit }: PersonQuery,
): Promise<{ items: PersonItem[]; nextCursor: string | null }> {
  mustHave(ctx, 'leads.read')
  await mustFitFields(ctx, 'person', fields)
  const after = cursor ? readCursor(cursor, 'people', (key, id) => isText(key) && isUuid(id)) : undefined
  const rows = await selectPeople(ctx)
    .where(
      and(
        isNull(people.mergedInto),
        archived ? isNotNull(people.archivedAt) : isNull(people.archivedAt),
        companyId ? eq(people.companyId, companyId) : undefined,
        fieldsAre(people.custom, fields),
        q ? matchesWords(q, people.search) : undefined,
        after ? sql`(lower(${people.name}), ${people.id}) > (${after.key}, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(sql`lower(${people.name})`, asc(people.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit).map(toPersonItem)
  const last = rows.slice(0, limit).at(-1)
  const hasMore = rows.length > limit && last
  return { items, nextCursor: hasMore ? writeCursor('people', last.key, last.id) : null }
}
