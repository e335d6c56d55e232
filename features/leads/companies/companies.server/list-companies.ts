import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  like,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { fieldsAre, mustFitFields } from '#features/custom-fields/custom-filter.server.ts'
import { isText, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { likeBeginning } from '#lib/like-pattern.ts'
import { mustKnowSector } from '../../sectors/sectors.server.ts'
import { matchesWords } from '../../leads.server/lead-filter.ts'
import type { CompanyItem, CompanyQuery } from '../company.schema.ts'
import { companies, companyDomains } from '../company.table.server.ts'
import { alongSortOrByWords, searchWindow } from '../search-by-name.server.ts'
import { companyColumns, toCompanyItems } from './company-row.ts'

/** A page of companies by name, after `cursor`. */
export async function listCompanies(
  ctx: Ctx,
  { q, sector, size, archived, fields, cursor, limit }: CompanyQuery,
): Promise<{ items: CompanyItem[]; nextCursor: string | null }> {
  mustHave(ctx, 'leads.read')
  await mustKnowSector(ctx, sector)
  await mustFitFields(ctx, 'company', fields)
  const after = cursor ? readCursor(cursor, 'companies', (key, id) => isText(key) && isUuid(id)) : undefined
  const key = sql<string>`lower(${companies.name})`
  const beyond = after && sql`(${key}, ${companies.id}) > (${after.key}, ${after.id}::uuid)`
  const isMeant = (row: Row) =>
    and(
      isNull(row.mergedInto),
      archived ? isNotNull(row.archivedAt) : isNull(row.archivedAt),
      sector ? eq(row.sector, sector) : undefined,
      size && eq(row.size, size),
      fieldsAre(row.custom, fields),
    )
  const most = limit + 1
  const read = (ctx: Ctx, where: SQL | undefined) =>
    ctx.db
      .select({ ...companyColumns, key })
      .from(companies)
      .where(where)
      .orderBy(key, asc(companies.id))
      .limit(most)
  const near = ctx.db
    .select({ ...getTableColumns(companies), key: key.as('key') })
    .from(companies)
    .where(beyond)
    .orderBy(key, asc(companies.id))
    .limit(searchWindow)
    .as('near')
  const rows = q
    ? await alongSortOrByWords(ctx, most, {
        along: ctx.db
          .select({ id: near.id })
          .from(near)
          .where(and(isMeant(near), isCalledNear(q, near)))
          .orderBy(near.key, asc(near.id))
          .limit(most),
        read: (ctx, ids) =>
          read(ctx, ids ? inArray(companies.id, ids) : and(isMeant(companies), isCalled(ctx, q), beyond)),
      })
    : await read(ctx, and(isMeant(companies), beyond))
  const items = await toCompanyItems(ctx, rows.slice(0, limit))
  const last = rows.slice(0, limit).at(-1)
  const hasMore = rows.length > limit && last
  return { items, nextCursor: hasMore ? writeCursor('companies', last.key, last.id) : null }
}

interface Row {
  mergedInto: PgColumn
  archivedAt: PgColumn
  sector: PgColumn
  size: PgColumn
  custom: PgColumn
}

const beginning = (q: string) => likeBeginning(q.toLowerCase())

/** By words that begin words of its name, or by the beginning of a domain. */
function isCalled(ctx: Ctx, q: string): SQL | undefined {
  const byDomain = ctx.db
    .select({ id: companyDomains.companyId })
    .from(companyDomains)
    .where(like(companyDomains.domain, beginning(q)))
  // As an array, which both indexes can be read for: with a subquery every company was looked at.
  return or(matchesWords(q, companies.search), sql`${companies.id} = any(array(${byDomain}))`)
}

/** The same for one row at a time: as many domains as begin like that are not listed for it. */
const isCalledNear = (q: string, near: { id: PgColumn; search: PgColumn }): SQL | undefined =>
  or(
    matchesWords(q, near.search),
    sql`exists (select from ${companyDomains} where ${eq(companyDomains.companyId, near.id)} and ${like(companyDomains.domain, beginning(q))})`,
  )
