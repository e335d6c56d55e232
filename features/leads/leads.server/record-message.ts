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

/** The promise to reply that a mail began, and the lead’s clock before it; instants in ISO. */
export interface BegunPromise {
  leadId: string
  since: string
  before: Record<ClockField, string | null>
}

type ClockField = 'replySince' | 'replyRiskAt' | 'replyDueAt' | 'firstReplyAt'
const isoOf = (at: Date | null) => at?.toISOString() ?? null
const instantOf = (iso: string | null) => (iso === null ? null : new Date(iso))

/**
 * The person of a lead wrote again. The promise to reply begins anew unless one runs, which keeps its earlier end. A lost lead is taken up
 * again; a won one stays won and gets a task. Answers the promise that it began, if it did. For other features, so no permission is asked.
 */
export async function recordMessage(ctx: Ctx, input: Received): Promise<BegunPromise | undefined> {
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
  if (isWon(lead.stage) && !isAnswered) {
    const title = `Answer the mail “${subject.slice(0, 150)}”`
    await recordTask(ctx, { leadId: lead.id, title, dueAt: replyClockOf(receivedAt).replyDueAt })
  }
  if (!begins) return undefined
  const before = {
    replySince: isoOf(lead.replySince),
    replyRiskAt: isoOf(lead.replyRiskAt),
    replyDueAt: isoOf(lead.replyDueAt),
    firstReplyAt: isoOf(lead.firstReplyAt),
  }
  return { leadId: lead.id, since: receivedAt.toISOString(), before }
}

/** The mail was about another lead: its promise ends, unless the lead was answered since or another one runs. */
export async function endPromise(ctx: Ctx, { leadId, since, before }: BegunPromise): Promise<void> {
  const lead = await lockCurrentOfAny(ctx, leadId)
  if (lead.firstReplyAt !== null || lead.replySince?.toISOString() !== since) return
  await ctx.db
    .update(leads)
    .set({
      replySince: instantOf(before.replySince),
      replyRiskAt: instantOf(before.replyRiskAt),
      replyDueAt: instantOf(before.replyDueAt),
      firstReplyAt: instantOf(before.firstReplyAt),
      updatedAt: ctx.clock.now(),
    })
    .where(eq(leads.id, lead.id))
}

/** We have spoken before; where that stage was archived, the one that its leads went to, if that is an open one. */
async function reopenedStage(ctx: Ctx) {
  const stage = (await readStages(ctx)).currentOf('contacted')
  return isOpen(stage) ? stage : 'new'
}
