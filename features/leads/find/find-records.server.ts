import { and, isNull, notInArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '#features/context/context.server.ts'
import { companies, companyDomains, people } from '#features/leads/companies/company.table.server.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { termsOf } from '#features/leads/leads.server/lead-filter.ts'
import { allOf } from '#features/leads/search-vector.server.ts'
import { awayStages } from '#features/leads/stages/stage-kind.ts'
import { isLimited, newestVisibleLeads, visibleLeads } from '#features/leads/visible-leads.server.ts'
import { likeBeginning } from '#lib/like-pattern.ts'
import { findRows, type Search, type Searched } from './find-rows.server.ts'

/** So many of the newest are looked through first: common words are soon met there. */
const window = 1000
const walkUs = 1.5
const readUs = 8

/** The ids of leads that the caller sees on a list: some of the newest that have all words, where there are any. */
export function findLeads(ctx: Ctx, search: Search): Promise<string[]> {
  const { id, createdAt, stage, ownerId, search: words } = leads
  const isListed = notInArray(stage, awayStages)
  return findRows(
    ctx,
    {
      ...byVector(
        leads,
        words,
        sql`${isListed} and ${visibleLeads(ctx, sql`coalesce(${ownerId}, ${ownerId})`)}`,
      ),
      newest: (most) =>
        newestVisibleLeads(ctx, sql`${id} as id, ${createdAt} as at, ${words} as search`, isListed, most),
      order: sql`near.at desc`,
      isPart: isLimited(ctx),
    },
    search,
  )
}

export function findPeople(ctx: Ctx, search: Search): Promise<string[]> {
  const { id, updatedAt, search: words, mergedInto, archivedAt } = people
  const isHere = sql`${and(isNull(mergedInto), isNull(archivedAt))}`
  return findRows(
    ctx,
    {
      ...byVector(people, words, isHere),
      newest: (most) =>
        sql`select ${id} as id, ${updatedAt} as at, ${words} as search from ${people} where ${isHere} order by ${updatedAt} desc, ${id} desc limit ${most}`,
      order: sql`near.at desc`,
    },
    search,
  )
}

/** The ids of companies: first those whose name begins like that, then those with such a domain, then those with the words in their name. */
export async function findCompanies(
  ctx: Ctx,
  q: string,
  { limit, onCut }: Omit<Search, 'terms'>,
): Promise<string[]> {
  const { id, name, updatedAt, search: words, mergedInto, archivedAt } = companies
  const { companyId, domain } = companyDomains
  const isHere = sql`${and(isNull(mergedInto), isNull(archivedAt))}`
  const start = q.toLowerCase()
  // What begins like that stands from there on in the order of the index, whichever order the database has.
  const beginning = (what: SQL, key: SQL, from: SQL, where: SQL) =>
    sql`(select id from (select ${what} as id, ${key} as key from ${from} where ${key} >= ${start} and ${where} order by ${key} limit ${limit}) next
      where key like ${likeBeginning(start)})`
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`${beginning(sql`${id}`, sql`lower(${name})`, sql`${companies}`, isHere)} union all
      ${beginning(sql`${companyId}`, sql`${domain}`, sql`${companyDomains} join ${companies} on ${id} = ${companyId}`, isHere)}`,
  )
  const first = [...new Set(rows.map((row) => row.id))].slice(0, limit)
  if (first.length === limit) return first
  const others = await findRows(
    ctx,
    {
      ...byVector(companies, words, isHere),
      newest: (most) =>
        sql`select ${id} as id, ${updatedAt} as at, ${words} as search from ${companies} where ${isHere} order by ${updatedAt} desc, ${id} desc limit ${most}`,
      order: sql`near.at desc`,
    },
    { terms: termsOf(q), limit, onCut },
  )
  return [...new Set([...first, ...others])].slice(0, limit)
}

/** Records whose words are a column of their own. */
function byVector(table: PgTable, search: SQLWrapper, isHere: SQL): Omit<Searched, 'newest' | 'order'> {
  return {
    window,
    walkUs,
    readUs,
    isPart: false,
    isAll: (seen) => seen < window,
    mayHave: (term) => sql`near.search @@ ${allOf([term])}`,
    isMeant: (terms) => sql`near.search @@ ${allOf(terms)}`,
    fromIndex: (indexed, all) =>
      sql`select id from ${table} where ${and(
        sql`${search} @@ ${allOf(indexed)}`,
        // Written so that no index is asked for it.
        indexed.length < all.length ? sql`coalesce(${search}, ${search}) @@ ${allOf(all)}` : undefined,
        isHere,
      )}`,
  }
}
