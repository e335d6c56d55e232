import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { activities } from '../activity.table.server.ts'
import type { MovedLead } from '../lead-answer.schema.ts'
import type { StageChange } from '../lead.schema.ts'
import { lossOf, noLoss } from '../loss-reasons/loss-reasons.server.ts'
import { isLost, isWon, type Stage } from '../stages/stage-kind.ts'
import { holdStage } from '../stages/stages.server/read-stages.ts'
import { leadColumns, leads } from '../lead.table.server.ts'
import { keepUndo } from '../undo/keep-undo.server.ts'
import { leadsUndo } from './undo-changes.ts'
import { retainUntil } from '../retention.ts'
import { toLeadDetail } from './lead-answer.ts'
import { lockLead } from './lead-row.ts'

/**
 * Puts a lead into another stage. Losing one, and taking back a win, needs a reason. Throws `conflict` when the lead isn't in the stage
 * that the mover saw (`from`). A move to the stage that it has changes nothing, so a move sent twice is written once.
 */
export async function moveLead(ctx: Ctx, input: StageChange & { id: string }): Promise<MovedLead> {
  mustHave(ctx, 'leads.write')
  const now = ctx.clock.now()
  return ctx.transaction(async (ctx) => {
    const lead = await lockLead(ctx, input.id)
    if (lead.stage === 'merged') throw new AppError('conflict', 'This lead was merged into another one')
    if (lead.stage === input.stage) return toLeadDetail(ctx, lead)
    if (input.from && input.from !== lead.stage) {
      const data = { current: await toLeadDetail(ctx, lead), fields: ['stage'] }
      throw new AppError('conflict', 'Someone else moved this lead in the meantime', { data })
    }
    await holdStage(ctx, input.stage)
    const lost = isLost(input.stage)
      ? await lossOf(ctx, { ...input, reason: input.reason || null })
      : undefined
    const reason = lost ? lost.said : input.reason || null
    mustGiveReason(lead.stage, input.stage, reason)
    const [moved] = await ctx.db
      .update(leads)
      .set({
        stage: input.stage,
        ...(lost?.loss ?? noLoss),
        version: lead.version + 1,
        updatedAt: now,
        lastActivityAt: now,
        retainUntil: retainUntil(now),
      })
      .where(eq(leads.id, lead.id))
      .returning(leadColumns)
    if (!moved) throw new Error('An update of a locked row answered no row')
    const step = { from: lead.stage, to: input.stage, reason }
    await ctx.db.insert(activities).values({
      leadId: lead.id,
      at: now,
      kind: 'stage_change',
      body: reason ?? '',
      data: step,
      actorId: ctx.actor.userId,
      actorName: ctx.actor.name,
    })
    await ctx.audit({
      action: 'lead.move',
      entity: 'lead',
      entityId: lead.id,
      from: { stage: lead.stage },
      to: step,
    })
    const { stage, lossReasonId, lostReason } = lead
    const before = { stage, lossReasonId, lostReason }
    const data = { leads: [{ id: lead.id, version: moved.version, before }] }
    return { ...(await toLeadDetail(ctx, moved)), undo: await keepUndo(ctx, leadsUndo, data) }
  })
}

function mustGiveReason(from: Stage, to: Stage, reason: string | null) {
  if (reason || (!isLost(to) && (!isWon(from) || isWon(to)))) return
  const message = isLost(to)
    ? 'Please say why this lead was lost'
    : 'Please say why this lead is no longer won'
  throw new AppError('invalid', message, { errors: { reason: message } })
}
