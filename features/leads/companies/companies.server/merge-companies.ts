import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { moveAttachments } from '#features/attachments/drop-attachments.server.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { keepUndo } from '#features/leads/undo/keep-undo.server.ts'
import { uniteCustom } from '#features/custom-fields/custom-values.server.ts'
import type { Archived, CompanyDetail } from '../company.schema.ts'
import { companies, companyDomains, leadCompanies, people } from '../company.table.server.ts'
import { combineNotes, filledFrom } from '../merged.ts'
import { companyMergeUndo } from '../unmerge-company.server.ts'
import { lockCompany, readCompany, toCompanyDetail } from './company-row.ts'

/**
 * Makes one company of two: domains, people and opportunities of the other one come here, gaps are filled from it, notes are put together,
 * and its name goes on leading here. A merge sent twice is done once, and for a day it can be taken back.
 */
export async function mergeCompanies(
  ctx: Ctx,
  { id, otherId }: { id: string; otherId: string },
): Promise<Archived<CompanyDetail>> {
  mustHave(ctx, 'leads.write')
  if (id === otherId) throw new AppError('invalid', 'Choose a company other than this one')
  return ctx.transaction(async (ctx) => {
    const [first = id, second = otherId] = [id, otherId].toSorted()
    await lockCompany(ctx, first)
    await lockCompany(ctx, second)
    const company = await readCompany(ctx, id)
    const other = await readCompany(ctx, otherId)
    if (other.mergedInto === id) return toCompanyDetail(ctx, company)
    if (company.mergedInto || other.mergedInto)
      throw new AppError('conflict', 'One of the two has already been merged into another company')
    const now = ctx.clock.now()
    const here = { companyId: id }
    const domains = await ctx.db
      .update(companyDomains)
      .set(here)
      .where(eq(companyDomains.companyId, otherId))
      .returning({ domain: companyDomains.domain })
    const team = await ctx.db
      .update(people)
      .set(here)
      .where(eq(people.companyId, otherId))
      .returning({ id: people.id })
    const moved = await ctx.db
      .update(leadCompanies)
      .set(here)
      .where(eq(leadCompanies.companyId, otherId))
      .returning({ id: leadCompanies.leadId })
    const earlier = await ctx.db
      .update(companies)
      .set({ mergedInto: id })
      .where(eq(companies.mergedInto, otherId))
      .returning({ id: companies.id })
    await ctx.db
      .update(companies)
      .set({ mergedInto: id, version: other.version + 1, updatedAt: now })
      .where(eq(companies.id, otherId))
    const files = await moveAttachments(ctx, 'companies', otherId, id)
    const next = {
      sector: company.sector ?? other.sector,
      size: company.size ?? other.size,
      country: company.country ?? other.country,
      notes: combineNotes(company, other),
      custom: uniteCustom(company.custom, other.custom),
      version: company.version + 1,
      updatedAt: now,
    }
    await ctx.db.update(companies).set(next).where(eq(companies.id, id))
    await ctx.audit({
      action: 'company.merge',
      entity: 'company',
      entityId: id,
      to: { otherId, name: other.name },
    })
    const undo = await keepUndo(ctx, companyMergeUndo, {
      id,
      otherId,
      version: next.version,
      ...filledFrom(company, other, ['sector', 'size', 'country']),
      earlier: idsOf(earlier),
      domains: domains.map(({ domain }) => domain),
      people: idsOf(team),
      leads: idsOf(moved),
      files,
    })
    return { ...(await toCompanyDetail(ctx, { ...company, ...next })), undo }
  })
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
