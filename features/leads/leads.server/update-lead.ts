import { eq } from 'drizzle-orm'
import { z } from 'zod/mini'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { differenceOf } from '#features/custom-fields/custom-values.server.ts'
import { findDuplicatesOf } from '../merge/duplicates.server/find-duplicates.ts'
import { attachLeads } from '../companies/companies.server/attach-leads.ts'
import type { LeadDetail } from '../lead-answer.schema.ts'
import { leadFields, type LeadChange, type LeadFields } from '../lead.schema.ts'
import { leadColumns, leads, type Lead } from '../lead.table.server.ts'
import { retainUntil } from '../retention.ts'
import { toLeadDetail } from './lead-answer.ts'
import { derivedOf, ownerOf, refusingTakenEmail } from './lead-facts.ts'
import { lockLead } from './lead-row.ts'
import { assignedTo } from './lead-notices.ts'
import { holdTargets, mustOfferSector } from '../sectors/sectors.server.ts'

const fieldNames = z.keyof(leadFields).options
/** By these leads are compared with each other. */
const comparedFields: readonly string[] = ['name', 'email', 'phone', 'company']

/**
 * Changes fields. When someone else has changed the lead since `version`, throws `conflict` with `data: { current, fields }`: the lead
 * as it is now and the sent fields that differ from it. What is already as asked is no conflict, so a change sent twice is written once.
 */
export async function updateLead(ctx: Ctx, input: LeadChange & { id: string }): Promise<LeadDetail> {
  mustHave(ctx, 'leads.write')
  const now = ctx.clock.now()
  const change = () =>
    ctx.transaction(async (ctx) => {
      const lead = await lockLead(ctx, input.id)
      if (lead.stage === 'merged') throw new AppError('conflict', 'This lead was merged into another one')
      const wanted = cleaned(input)
      const fields = fieldNames.filter((field) => field in wanted && !isSame(wanted[field], lead[field]))
      const own = await differenceOf(ctx, 'lead', lead.custom, input.custom)
      if (fields.length + own.fields.length === 0) return toLeadDetail(ctx, lead)
      if (lead.version !== input.version) {
        const data = { current: await toLeadDetail(ctx, lead), fields: [...fields, ...own.fields] }
        throw new AppError('conflict', 'Someone else changed this lead in the meantime', { data })
      }
      await mustOfferSector(ctx, wanted.sector, lead.sector)
      const next = { ...lead, ...wanted }
      const [changed] = await ctx.db
        .update(leads)
        .set({
          ...wanted,
          ...derivedOf(next, await holdTargets(ctx, [next.sector])),
          custom: own.next,
          ...(fields.includes('ownerId') ? await ownerOf(ctx, next.ownerId) : {}),
          version: lead.version + 1,
          updatedAt: now,
          lastActivityAt: now,
          retainUntil: retainUntil(now),
        })
        .where(eq(leads.id, lead.id))
        .returning(leadColumns)
      if (!changed) throw new Error('An update of a locked row answered no row')
      if (fields.includes('company') || fields.includes('email')) await attachLeads(ctx, [lead.id])
      if (fields.some((field) => comparedFields.includes(field))) await findDuplicatesOf(ctx, [changed])
      const only = (row: Lead) => Object.fromEntries(fields.map((field) => [field, row[field]]))
      await ctx.audit({
        action: 'lead.update',
        entity: 'lead',
        entityId: lead.id,
        from: { ...only(lead), ...own.from },
        to: { ...only(changed), ...own.to },
      })
      if (fields.includes('ownerId') && changed.ownerId)
        await ctx.notify(assignedTo(changed.ownerId, changed))
      return toLeadDetail(ctx, changed)
    })
  return refusingTakenEmail(ctx, input.email, change)
}

/** The fields that were sent; an empty line means that nothing is known. */
function cleaned(sent: LeadChange): Partial<LeadFields> {
  const change: Partial<LeadFields> = Object.fromEntries(
    fieldNames.filter((field) => sent[field] !== undefined).map((field) => [field, sent[field]]),
  )
  if (change.phone === '') change.phone = null
  if (change.problem === '') change.problem = null
  if (change.tags) change.tags = [...new Set(change.tags)]
  return change
}

function isSame(a: unknown, b: unknown): boolean {
  return Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((one, i) => one === b[i])
    : a === b
}
