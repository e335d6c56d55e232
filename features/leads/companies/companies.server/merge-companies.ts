import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { moveAttachments } from '#features/attachments/drop-attachments.server.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { uniteCustom } from '#features/custom-fields/custom-values.server.ts'
import type { CompanyDetail } from '../company.schema.ts'
import { companies, companyDomains, leadCompanies, people } from '../company.table.server.ts'
import { lockCompany, readCompany, toCompanyDetail } from './company-row.ts'

/**
 * Makes one company of two: domains, people and opportunities of the other one come here, gaps are filled from it, notes are put together,
 * and its name goes on leading here. A merge sent twice is done once.
 */
export async function mergeCompanies(
  ctx: Ctx,
  { id, otherId }: { id: string; otherId: string },
): Promise<CompanyDetail> {
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
    await ctx.db.update(companyDomains).set({ companyId: id }).where(eq(companyDomains.companyId, otherId))
    await ctx.db.update(people).set({ companyId: id }).where(eq(people.companyId, otherId))
    await ctx.db.update(leadCompanies).set({ companyId: id }).where(eq(leadCompanies.companyId, otherId))
    await ctx.db.update(companies).set({ mergedInto: id }).where(eq(companies.mergedInto, otherId))
    await ctx.db
      .update(companies)
      .set({ mergedInto: id, version: other.version + 1, updatedAt: now })
      .where(eq(companies.id, otherId))
    await moveAttachments(ctx, 'companies', otherId, id)
    const next = {
      sector: company.sector ?? other.sector,
      size: company.size ?? other.size,
      country: company.country ?? other.country,
      notes: [company.notes, other.notes].filter(Boolean).join('\n\n') || null,
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
    return toCompanyDetail(ctx, { ...company, ...next })
  })
}
