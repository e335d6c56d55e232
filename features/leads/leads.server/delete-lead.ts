import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import { activities } from '../activity.table.server.ts'
import { noLoss } from '../loss-reasons/loss-reasons.server.ts'
import { leads } from '../lead.table.server.ts'
import { keepUndo } from '../undo/keep-undo.server.ts'
import { leadsUndo } from './undo-changes.ts'
import { lockLead } from './lead-row.ts'

const keptForMs = 30 * dayMs

/**
 * Takes a lead off every list. For 30 days a stage brings it back, and so does a new enquiry of the person; after that who it was is forgotten
 * (retention). Deleted twice, it is written once.
 */
export async function deleteLead(ctx: Ctx, id: string): Promise<{ undo: string | null }> {
  mustHave(ctx, 'leads.delete')
  const now = ctx.clock.now()
  return ctx.transaction(async (ctx) => {
    const lead = await lockLead(ctx, id)
    if (lead.stage === 'deleted') return { undo: null }
    if (lead.stage === 'merged') throw new AppError('conflict', 'This lead was merged into another one')
    const version = lead.version + 1
    await ctx.db
      .update(leads)
      .set({
        stage: 'deleted',
        ...noLoss,
        version,
        updatedAt: now,
        retainUntil: new Date(now.getTime() + keptForMs),
      })
      .where(eq(leads.id, id))
    await ctx.db.insert(activities).values({
      leadId: id,
      at: now,
      kind: 'stage_change',
      body: '',
      data: { from: lead.stage, to: 'deleted', reason: null },
      actorId: ctx.actor.userId,
      actorName: ctx.actor.name,
    })
    await ctx.audit({ action: 'lead.delete', entity: 'lead', entityId: id, from: { stage: lead.stage } })
    const { stage, lossReasonId, lostReason } = lead
    const before = { stage, lossReasonId, lostReason }
    const undo = await keepUndo(ctx, leadsUndo, { leads: [{ id, version, before }] })
    return { undo }
  })
}
