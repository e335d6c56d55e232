import { and, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { leads } from '../../lead.table.server.ts'
import type { Opportunity } from '../company.schema.ts'
import { companyKey } from '../company-key.server.ts'
import { companies, leadCompanies, leadContacts } from '../company.table.server.ts'
import { visibleLeads } from '../../visible-leads.server.ts'

const most = 100

export const opportunitiesOfCompany = (ctx: Ctx, companyId: string): Promise<Opportunity[]> =>
  listOpportunities(
    ctx,
    inArray(
      leads.id,
      ctx.db
        .select({ id: leadCompanies.leadId })
        .from(leadCompanies)
        .where(eq(leadCompanies.companyId, companyId)),
    ),
  )

export const opportunitiesOfPerson = (ctx: Ctx, personId: string): Promise<Opportunity[]> =>
  listOpportunities(
    ctx,
    inArray(
      leads.id,
      ctx.db
        .select({ id: leadContacts.leadId })
        .from(leadContacts)
        .where(eq(leadContacts.personId, personId)),
    ),
  )

/** Of the company that goes by this name, in whatever spelling, or of the one that it was merged into. */
export const opportunitiesOfName = (ctx: Ctx, name: string): Promise<Opportunity[]> =>
  listOpportunities(
    ctx,
    inArray(
      leads.id,
      ctx.db
        .select({ id: leadCompanies.leadId })
        .from(leadCompanies)
        .innerJoin(
          companies,
          sql`coalesce(${companies.mergedInto}, ${companies.id}) = ${leadCompanies.companyId}`,
        )
        .where(sql`${companies.nameKey} = ${companyKey(sql`${name}::text`)}`),
    ),
  )

/** The newest 100, without those that became part of another. */
async function listOpportunities(ctx: Ctx, which: SQL): Promise<Opportunity[]> {
  const { id, name, company, problem, stage, source, value, ownerName, createdAt } = leads
  const rows = await ctx.db
    .select({ id, name, company, problem, stage, source, value, owner: ownerName, createdAt })
    .from(leads)
    .where(and(which, visibleLeads(ctx), notInArray(leads.stage, ['merged', 'deleted'])))
    .orderBy(desc(createdAt), desc(id))
    .limit(most)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
