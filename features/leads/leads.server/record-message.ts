import { eq } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { activities } from '../activity.table.server.ts'
import { leads } from '../lead.table.server.ts'
import { replyClockOf } from '../reply-clock.ts'
import { retainUntil } from '../retention.ts'
import { noLoss } from '../loss-reasons/loss-reasons.server.ts'
import { isLost, isOpen, isWon } from '../stages/stage-kind.ts'
import { readStages } from '../stages/stages.server/read-stages.ts'
import { lockCurrentOfAny } from './lead-row.ts'
import { recordTask } from './record-task.ts'

interface Received {
  leadId: string
  subject: string
  receivedAt: Date
  /** A word of ours went out after it came in: it is known, and nobody waits. */
  isAnswered: boolean
}

/**
 * The person of a lead wrote again. The promise to reply begins anew unless one runs, which keeps its earlier end. A lost lead is taken up
 * again; a won one stays won and gets a task. For other features, so no permission is asked.
 */
export async function recordMessage(ctx: Ctx, input: Received): Promise<void> {
  const { subject, receivedAt, isAnswered } = input
  const now = ctx.clock.now()
  const lead = await lockCurrentOfAny(ctx, input.leadId)
  const wasLost = isLost(lead.stage)
  const runs = lead.replyDueAt !== null && lead.firstReplyAt === null && isOpen(lead.stage)
  const begins = !isAnswered && !runs && (isOpen(lead.stage) || wasLost)
  const to = wasLost ? await reopenedStage(ctx) : lead.stage
  await ctx.db
    .update(leads)
    .set({
      ...(begins && { ...replyClockOf(receivedAt), firstReplyAt: null }),
      ...(wasLost && { stage: to, ...noLoss, version: lead.version + 1 }),
      updatedAt: now,
      lastActivityAt: now,
      retainUntil: retainUntil(now),
    })
    .where(eq(leads.id, lead.id))
  if (wasLost) {
    const data = { from: lead.stage, to }
    await ctx.db.insert(activities).values({
      leadId: lead.id,
      at: now,
      kind: 'system',
      body: 'Reopened by a mail',
      data,
      actorName: 'System',
    })
  }
  if (!isWon(lead.stage) || isAnswered) return
  const title = `Answer the mail “${subject.slice(0, 150)}”`
  await recordTask(ctx, { leadId: lead.id, title, dueAt: replyClockOf(receivedAt).replyDueAt })
}

/** We have spoken before; where that stage was archived, the one that its leads went to, if that is an open one. */
async function reopenedStage(ctx: Ctx) {
  const stage = (await readStages(ctx)).currentOf('contacted')
  return isOpen(stage) ? stage : 'new'
}
