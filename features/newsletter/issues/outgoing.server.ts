import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { endNews } from '#features/newsletter/end-news.server.ts'
import { subscribers } from '#features/newsletter/newsletter.table.server.ts'
import { leaveUrl } from './issue-mail.server.ts'
import type { DeliveryState } from './issue.schema.ts'
import { deliveries, issues } from './issue.table.server.ts'
import { finishIfDone } from './send-issue.server.ts'

export { newsKind } from './issue-mail.server.ts'

/**
 * For the outbox, right before it hands a newsletter over: where its reader unsubscribes. Undefined when it must not go: it was begun before, perhaps by a
 * server that stopped in the middle, the reader left, or the issue is held.
 */
export async function beginNews(ctx: Ctx, mailId: string): Promise<{ leaveUrl: string } | undefined> {
  return ctx.transaction(async (ctx) => {
    const [row] = await ctx.db
      .select({
        id: deliveries.id,
        issueId: deliveries.issueId,
        begunAt: deliveries.begunAt,
        state: deliveries.state,
      })
      .from(deliveries)
      .where(eq(deliveries.mailId, mailId))
      .for('update')
    if (!row || row.state !== 'queued') return undefined
    if (row.begunAt) return settle(ctx, mailId, 'uncertain')
    const [reader] = await ctx.db
      .select({
        leaveKey: subscribers.leaveKey,
        isHere: eq(subscribers.state, 'confirmed').mapWith(Boolean),
        issueState: issues.state,
      })
      .from(deliveries)
      .innerJoin(issues, eq(issues.id, deliveries.issueId))
      .leftJoin(subscribers, eq(subscribers.id, deliveries.subscriberId))
      .where(eq(deliveries.id, row.id))
    if (!reader?.leaveKey || !reader.isHere) return settle(ctx, mailId, 'skipped')
    if (reader.issueState === 'stopped') {
      await ctx.db
        .update(deliveries)
        .set({ state: 'waiting', mailId: null, queuedAt: null })
        .where(eq(deliveries.id, row.id))
      return undefined
    }
    await ctx.db.update(deliveries).set({ begunAt: ctx.clock.now() }).where(eq(deliveries.id, row.id))
    return { leaveUrl: leaveUrl(ctx.settings, reader.leaveKey, row.issueId) }
  })
}

async function settle(ctx: Ctx, mailId: string, state: DeliveryState): Promise<undefined> {
  const [row] = await ctx.db
    .update(deliveries)
    .set({ state })
    .where(eq(deliveries.mailId, mailId))
    .returning({ issueId: deliveries.issueId })
  if (row) await finishIfDone(ctx, row.issueId)
}

/** For the outbox, in the transaction that writes it down: a mail server took them. */
export async function settleNews(ctx: Ctx, mailIds: string[]): Promise<void> {
  for (const mailId of mailIds) await settle(ctx, mailId, 'sent')
}

interface Failure {
  /** In words without an address. */
  text: string
  /** The mail server answered, or was never reached: it has not taken the mail. */
  isKnown: boolean
  /** It is not tried again. */
  isOver: boolean
  /** The server knows no such address. */
  isRefused: boolean
}

/** For the outbox: it could not be handed over. Returns whether it may be tried again. */
export async function failNews(
  ctx: Ctx,
  mailId: string,
  { text, isKnown, isOver, isRefused }: Failure,
): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    if (isKnown && !isOver) {
      await ctx.db.update(deliveries).set({ begunAt: null }).where(eq(deliveries.mailId, mailId))
      return true
    }
    if (isRefused) await bounce(ctx, mailId, text)
    else await settle(ctx, mailId, isKnown ? 'failed' : 'uncertain')
    return false
  })
}

async function bounce(ctx: Ctx, mailId: string, reason: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ emailKey: subscribers.emailKey })
    .from(deliveries)
    .innerJoin(subscribers, eq(subscribers.id, deliveries.subscriberId))
    .where(eq(deliveries.mailId, mailId))
  if (row) await endNews(ctx, { emailKey: row.emailKey, state: 'bounced', reason })
  await settle(ctx, mailId, 'bounced')
  return row !== undefined
}

/** For the inbox: a report returns mails of ours. One for good ends the newsletter for whom the mail was for, whatever address it names: anybody can write a report. Returns whether it was about a newsletter. */
export async function noteNewsBounce(
  ctx: Ctx,
  { reason, isFinal, mailIds }: { reason: string; isFinal: boolean; mailIds: string[] },
): Promise<boolean> {
  let isNews = false
  for (const mailId of mailIds) {
    if ((await ctx.db.$count(deliveries, eq(deliveries.mailId, mailId))) === 0) continue
    isNews = true
    if (isFinal) await bounce(ctx, mailId, reason)
  }
  return isNews
}

/** The reader left by the link of an issue. */
export async function noteLeft(
  ctx: Ctx,
  { subscriberId, issueId }: { subscriberId: string; issueId: string },
): Promise<void> {
  await ctx.db
    .update(deliveries)
    .set({ leftAt: ctx.clock.now() })
    .where(
      and(
        eq(deliveries.issueId, issueId),
        eq(deliveries.subscriberId, subscriberId),
        isNull(deliveries.leftAt),
      ),
    )
}
