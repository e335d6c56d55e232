import { and, eq, or, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { activities } from '../../activity.table.server.ts'
import { findDuplicatesOf } from '../duplicates.server/find-duplicates.ts'
import type { LeadDetail } from '../../lead-answer.schema.ts'
import type { LeadChildren } from '../../lead-children.server.ts'
import { leadDuplicates } from '../lead-duplicate.table.server.ts'
import { leadMerges } from '../lead-merge.table.server.ts'
import { joinContacts } from '../../companies/companies.server/join-contacts.ts'
import { leadColumns, leads, type Lead } from '../../lead.table.server.ts'
import { toLeadDetail } from '../../leads.server/lead-answer.ts'
import { lockLead } from '../../leads.server/lead-row.ts'
import { holdTargets } from '../../sectors/sectors.server.ts'
import { readStages } from '../../stages/stages.server/read-stages.ts'
import { mergeRows, proposeChoices, storeLead } from '../merge-rows.server.ts'
import type { MergeRequest } from '../merge.schema.ts'
import { ownChildren } from './own-children.ts'
import { mustBeMergeable, toPreview } from './preview-merge.ts'

/** Merging and taking apart go one after the other, on all servers: two of them never wait for each other. */
export const oneAtATime = sql`select pg_advisory_xact_lock(hashtext('leads.merge'))`

/**
 * Makes one lead of two: the chosen values stay, the rest is united, all that hangs on the other one moves over, and its address keeps
 * leading here. Throws `conflict` with a new preview when either was changed since the versions that were seen. A merge sent twice is
 * done once.
 */
export async function mergeLeads(
  ctx: Ctx,
  children: LeadChildren[],
  input: MergeRequest & { id: string },
): Promise<LeadDetail> {
  mustHave(ctx, 'leads.write')
  const now = ctx.clock.now()
  return ctx.transaction(async (ctx) => {
    await ctx.db.execute(oneAtATime)
    const ids = [input.id, input.otherId].toSorted()
    const rows = new Map<string, Lead>()
    for (const id of ids) rows.set(id, await lockLead(ctx, id))
    const survivor = rows.get(input.id)
    const other = rows.get(input.otherId)
    if (!survivor || !other) throw new Error('A locked row is missing')
    if (other.mergedInto === survivor.id) return toLeadDetail(ctx, survivor)
    mustBeMergeable(survivor, other)
    if (survivor.version !== input.version || other.version !== input.otherVersion)
      throw new AppError('conflict', 'Someone changed one of the two in the meantime. Please look again.', {
        data: await toPreview(ctx, survivor, other),
      })

    const { progressOf } = await readStages(ctx)
    const targets = await holdTargets(ctx, [survivor.sector, other.sector])
    const moved: Record<string, string[]> = {}
    for (const one of [...Object.values(ownChildren), ...children])
      moved[one.name] = await one.move(ctx, other.id, survivor.id)
    const merged = await writeMerged(
      ctx,
      survivor,
      other,
      mergeRows(survivor, other, input.choices, { progressOf, targets }),
    )
    const snapshot = {
      survivor: storeLead(survivor),
      other: storeLead(other),
      merged: storeLead(merged),
      moved,
    }
    await ctx.db.insert(leadMerges).values({
      survivorId: survivor.id,
      loserId: other.id,
      mergedAt: now,
      mergedById: ctx.actor.userId,
      mergedByName: ctx.actor.name,
      snapshot,
    })
    await settlePairs(ctx, survivor.id, other.id)
    await joinContacts(ctx, { from: other.id, to: survivor.id })
    await findDuplicatesOf(ctx, [merged])
    await ctx.db.insert(activities).values({
      leadId: survivor.id,
      at: now,
      kind: 'system',
      body: `Merged with ${[other.name, other.email, other.company].filter(Boolean).join(', ')}`,
      data: { mergedLeadId: other.id },
      actorId: ctx.actor.userId,
      actorName: ctx.actor.name,
    })
    const counts = Object.fromEntries(Object.entries(moved).map(([name, ids]) => [name, ids.length]))
    const choices = { ...proposeChoices(survivor, other, progressOf), ...input.choices }
    await ctx.audit(
      {
        action: 'lead.merge',
        entity: 'lead',
        entityId: survivor.id,
        to: { otherId: other.id, choices, moved: counts },
      },
      { action: 'lead.merged_away', entity: 'lead', entityId: other.id, to: { survivorId: survivor.id } },
    )
    return toLeadDetail(ctx, merged)
  })
}

/** When the survivor takes the other's address, the other keeps the survivor's: what is sent from either finds the way. */
async function writeMerged(ctx: Ctx, survivor: Lead, other: Lead, wanted: Lead): Promise<Lead> {
  const now = ctx.clock.now()
  const swaps = wanted.emailKey !== survivor.emailKey && wanted.emailKey === other.emailKey
  const address = swaps
    ? { email: survivor.email, emailKey: survivor.emailKey, domain: survivor.domain }
    : { email: other.email, emailKey: other.emailKey, domain: other.domain }
  await ctx.db
    .update(leads)
    .set({
      ...address,
      ...(swaps && { emailKey: null }),
      stage: 'merged',
      mergedInto: survivor.id,
      updatedAt: now,
      version: other.version + 1,
    })
    .where(eq(leads.id, other.id))
  const { id: _, ...columns } = wanted
  const [merged] = await ctx.db
    .update(leads)
    .set({ ...columns, updatedAt: now, version: survivor.version + 1 })
    .where(eq(leads.id, survivor.id))
    .returning(leadColumns)
  if (!merged) throw new Error('An update of a locked row answered no row')
  if (swaps) await ctx.db.update(leads).set({ emailKey: address.emailKey }).where(eq(leads.id, other.id))
  return merged
}

/** They were the same after all; should they be taken apart again, nobody is asked a second time. */
async function settlePairs(ctx: Ctx, survivorId: string, otherId: string) {
  const [leadA = '', leadB = ''] = [survivorId, otherId].toSorted()
  await ctx.db
    .delete(leadDuplicates)
    .where(and(eq(leadDuplicates.leadA, leadA), eq(leadDuplicates.leadB, leadB)))
  // What was decided about the other one holds for the survivor too.
  await ctx.db.execute(sql`
    insert into ${leadDuplicates} (lead_a, lead_b, reasons, state, found_at, decided_at, decided_by_id)
    select least(${survivorId}::uuid, third), greatest(${survivorId}::uuid, third), reasons, state, found_at, decided_at, decided_by_id
    from (
      select case when d.lead_a = ${otherId} then d.lead_b else d.lead_a end as third, d.*
      from ${leadDuplicates} d where ${or(sql`d.lead_a = ${otherId}`, sql`d.lead_b = ${otherId}`)} and d.state = 'dismissed'
    ) decided
    where third <> ${survivorId}
    on conflict do nothing`)
}
