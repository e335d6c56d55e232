import { and, asc, eq, isNotNull, isNull, like, or, sql, type SQL } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { fieldsAre, mustFitFields } from '#features/custom-fields/custom-filter.server.ts'
import { isText, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { mustKnowSector } from '../../sectors/sectors.server.ts'
import { matchesWords } from '../../leads.server/lead-filter.ts'
import type { CompanyItem, CompanyQuery } from '../company.schema.ts'
import { companies, companyDomains } from '../company.table.server.ts'
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
  const rows = await ctx.db
    .select({ ...companyColumns, key: sql<string>`lower(${companies.name})` })
    .from(companies)
    .where(
      and(
        isNull(companies.mergedInto),
        archived ? isNotNull(companies.archivedAt) : isNull(companies.archivedAt),
        sector ? eq(companies.sector, sector) : undefined,
        size && eq(companies.size, size),
        fieldsAre(companies.custom, fields),
        q ? isCalled(ctx, q) : undefined,
        after
          ? sql`(lower(${companies.name}), ${companies.id}) > (${after.key}, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(sql`lower(${companies.name})`, asc(companies.id))
    .limit(limit + 1)
  const items = await toCompanyItems(ctx, rows.slice(0, limit))
  const last = rows.slice(0, limit).at(-1)
  const hasMore = rows.length > limit && last
  return { items, nextCursor: hasMore ? writeCursor('companies', last.key, last.id) : null }
}

/** By words that begin words of its name, or by the beginning of a domain. */
export function isCalled(ctx: Ctx, q: string): SQL | undefined {
  const start = `${q.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`
  const byDomain = ctx.db
    .select({ id: companyDomains.companyId })
    .from(companyDomains)
    .where(like(companyDomains.domain, start))
  // As an array, which both indexes can be read for: with a subquery every company was looked at.
  return or(matchesWords(q, companies.search), sql`${companies.id} = any(array(${byDomain}))`)
}
