import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { leads } from '../../lead.table.server.ts'
import { isOfKind } from '../../stages/stage-kind.server.ts'
import type { CompanyDetail, CompanyItem } from '../company.schema.ts'
import { companies, companyDomains, leadCompanies, people, type Company } from '../company.table.server.ts'
import { readMerged } from '../read-merged.server.ts'
import { listTeam } from '../people.server/person-row.ts'
import { opportunitiesOfCompany } from './list-opportunities.ts'
import { visibleLeads } from '../../visible-leads.server.ts'

const { search: _, nameKey: __, ...columns } = getTableColumns(companies)
/** Every column but those that only queries read. */
export const companyColumns = columns
export type CompanyRow = Omit<Company, 'search' | 'nameKey'>

const gone = () => new AppError('not_found', 'This company isn’t here. It may have been deleted.')

export async function readCompany(ctx: Ctx, id: string): Promise<CompanyRow> {
  const [row] = await ctx.db.select(companyColumns).from(companies).where(eq(companies.id, id))
  if (!row) throw gone()
  return row
}

/** The row, kept from others until the transaction ends. */
export async function lockCompany(ctx: Ctx, id: string): Promise<CompanyRow> {
  const [row] = await ctx.db
    .select(companyColumns)
    .from(companies)
    .where(eq(companies.id, id))
    .for('no key update')
  if (!row) throw gone()
  return row
}

/** As a list tells them, with their domains and what is open at each. */
export async function toCompanyItems(ctx: Ctx, rows: CompanyRow[]): Promise<CompanyItem[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [domains, sums, heads] = await Promise.all([
    ctx.db
      .select()
      .from(companyDomains)
      .where(inArray(companyDomains.companyId, ids))
      .orderBy(asc(companyDomains.domain)),
    ctx.db
      .select({
        id: leadCompanies.companyId,
        open: sql<number>`count(*)::int`,
        value: sql<number>`coalesce(sum(${leads.value}), 0)::float8`,
      })
      .from(leadCompanies)
      .innerJoin(leads, eq(leads.id, leadCompanies.leadId))
      .where(
        sql`${inArray(leadCompanies.companyId, ids)} and ${isOfKind(leads.stage, 'open')} and ${visibleLeads(ctx)}`,
      )
      .groupBy(leadCompanies.companyId),
    ctx.db
      .select({ id: people.companyId, count: sql<number>`count(*)::int` })
      .from(people)
      .where(
        sql`${inArray(people.companyId, ids)} and ${people.mergedInto} is null and ${people.archivedAt} is null`,
      )
      .groupBy(people.companyId),
  ])
  const sumOf = new Map(sums.map((sum) => [sum.id, sum]))
  const headsOf = new Map(heads.map(({ id, count }) => [id, count]))
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    domains: domains.flatMap(({ domain, companyId }) => (companyId === row.id ? [domain] : [])),
    sector: row.sector,
    size: row.size,
    country: row.country,
    open: sumOf.get(row.id)?.open ?? 0,
    value: sumOf.get(row.id)?.value ?? 0,
    people: headsOf.get(row.id) ?? 0,
    custom: row.custom,
    isArchived: row.archivedAt !== null,
    updatedAt: row.updatedAt.toISOString(),
  }))
}

export async function toCompanyDetail(ctx: Ctx, row: CompanyRow): Promise<CompanyDetail> {
  const [items, opportunities, team, merged] = await Promise.all([
    toCompanyItems(ctx, [row]),
    opportunitiesOfCompany(ctx, row.id),
    listTeam(ctx, row.id),
    readMerged(ctx, companies, row.id),
  ])
  const [item] = items
  if (!item) throw gone()
  return { ...item, notes: row.notes, mergedInto: row.mergedInto, merged, opportunities, team }
}
