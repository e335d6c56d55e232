import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { moveAttachments } from '#features/attachments/drop-attachments.server.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { Undoer } from '#features/leads/undo/undoer.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { lockCompany } from './companies.server/company-row.ts'
import { companies, companyDomains, leadCompanies, people } from './company.table.server.ts'
import { cleared, goneSince, type Merged } from './merged.ts'

/** What the other one brought, by ids: nothing that says who anybody is. */
export interface MergedCompany extends Merged {
  domains: string[]
  people: string[]
  leads: string[]
  files: string[]
}

/** Two companies again: what the other brought goes back to it, with who and what its domains brought since. */
async function unmergeCompany(ctx: Ctx, merged: MergedCompany): Promise<void> {
  mustHave(ctx, 'leads.write')
  const { id, otherId, version, domains } = merged
  const [first = id, second = otherId] = [id, otherId].toSorted()
  await lockCompany(ctx, first)
  await lockCompany(ctx, second)
  const [company] = await ctx.db.select().from(companies).where(eq(companies.id, id))
  const [other] = await ctx.db.select().from(companies).where(eq(companies.id, otherId))
  if (!company || company.version !== version || other?.mergedInto !== id) throw goneSince()
  const isTaken = and(eq(companies.nameKey, other.nameKey ?? ''), isNull(companies.mergedInto))
  if ((await ctx.db.$count(companies, isTaken)) > 0) throw goneSince()
  const now = ctx.clock.now()
  const back = { companyId: otherId }
  await ctx.db
    .update(companyDomains)
    .set(back)
    .where(and(eq(companyDomains.companyId, id), inArray(companyDomains.domain, domains)))
  await ctx.db
    .update(people)
    .set(back)
    .where(
      and(
        eq(people.companyId, id),
        or(inArray(people.id, merged.people), inArray(sql`split_part(${people.emailKey}, '@', 2)`, domains)),
      ),
    )
  const ofDomains = ctx.db.select({ id: leads.id }).from(leads).where(inArray(leads.domain, domains))
  await ctx.db
    .update(leadCompanies)
    .set(back)
    .where(
      and(
        eq(leadCompanies.companyId, id),
        or(inArray(leadCompanies.leadId, merged.leads), inArray(leadCompanies.leadId, ofDomains)),
      ),
    )
  await ctx.db.update(companies).set({ mergedInto: otherId }).where(inArray(companies.id, merged.earlier))
  await moveAttachments(ctx, 'companies', id, otherId, merged.files)
  await ctx.db
    .update(companies)
    .set({ mergedInto: null, version: sql`${companies.version} + 1`, updatedAt: now })
    .where(eq(companies.id, otherId))
  await ctx.db
    .update(companies)
    .set({ ...cleared(company, other, merged), version: version + 1, updatedAt: now })
    .where(eq(companies.id, id))
  await ctx.audit({ action: 'company.unmerge', entity: 'company', entityId: id, to: { otherId } })
}

export const companyMergeUndo: Undoer<MergedCompany> = { kind: 'company-merge', restore: unmergeCompany }
