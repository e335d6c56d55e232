import { eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { companies, leadCompanies } from '../../companies/company.table.server.ts'
import { leads } from '../../lead.table.server.ts'
import { writeLeads } from '../../leads.server/write-leads.ts'
import { isOpen } from '../../stages/stage-kind.ts'
import { afterwards, assign, type AssignmentState } from '../assign.ts'
import { leadAssignment } from '../assignment.table.server.ts'
import { countOpen, lockAssignment, readAssignment } from './assignment-row.ts'

/** Its run is in the jobs of leads. */
export const assignLeadsJob = 'leads.assign'

/** Has new leads given away once they are kept, where there are rules. In the caller's transaction, which it adds one read to. */
export async function queueAssignment(ctx: Ctx, leadIds: string[]): Promise<void> {
  if (leadIds.length === 0 || (await readAssignment(ctx)).rules.length === 0) return
  await ctx.enqueue({ name: assignLeadsJob }, { leadIds })
}

/** What the rules ask of leads: their own sector and country, or those of their company. */
export const factColumns = {
  id: leads.id,
  version: leads.version,
  name: leads.name,
  company: leads.company,
  stage: leads.stage,
  ownerId: leads.ownerId,
  createdAt: leads.createdAt,
  sector: sql<string | null>`coalesce(${leads.sector}, ${companies.sector})`,
  country: sql<string | null>`coalesce(${leads.country}, ${companies.country})`,
}

export const selectFacts = (ctx: Ctx) =>
  ctx.db
    .select(factColumns)
    .from(leads)
    .leftJoin(leadCompanies, eq(leadCompanies.leadId, leads.id))
    .leftJoin(companies, eq(companies.id, leadCompanies.companyId))

/**
 * Gives these leads to colleagues by the rules, the oldest first. One that has an owner by now, is closed or was changed meanwhile stays as it
 * is, so done twice it is done once. One after the other on all servers: each takes its turn.
 */
export async function assignLeads(ctx: Ctx, { leadIds }: { leadIds: string[] }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { id, rules, turns } = await lockAssignment(ctx)
    if (rules.length === 0) return
    const colleagues = await ctx.listColleagues('leads.write')
    const names = new Map(colleagues.map((one) => [one.id, one.name]))
    const able = new Set(names.keys())
    const facts = await selectFacts(ctx).where(inArray(leads.id, leadIds)).orderBy(leads.createdAt, leads.id)
    let state: AssignmentState = { turns, open: await countOpen(ctx, rules) }
    for (const lead of facts) {
      if (lead.ownerId || !isOpen(lead.stage)) continue
      const given = assign(rules, able, lead, state)
      if (!given) continue
      const { ownerId } = given
      const owner = { ownerId, ownerName: names.get(ownerId) ?? null }
      const { changed } = await writeLeads(ctx, [lead], () => ({ part: owner }))
      if (changed.length > 0) state = afterwards(state, given)
    }
    if (state.turns !== turns)
      await ctx.db.update(leadAssignment).set({ turns: state.turns }).where(eq(leadAssignment.id, id))
  })
}
