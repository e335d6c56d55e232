import { and, count, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { minuteMs } from '#lib/durations.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { subscribers } from '#features/newsletter/newsletter.table.server.ts'
import { issueFor, leaveUrl, writeIssue } from './issue-mail.server.ts'
import { deliveries, issues } from './issue.table.server.ts'
import { changeIssue, getIssue, readIssue } from './issues.server.ts'
import type { IssueDetail } from './issue.schema.ts'
import { perMinuteOf } from './rate.ts'
import { inSegment } from './segment.server.ts'

/** Begins to send a draft, at once or at a time. Throws `invalid` for one without words, and `conflict` when a colleague was first. */
export async function sendIssue(
  ctx: Ctx,
  { id, version, at }: { id: string; version: number; at?: string | undefined },
): Promise<IssueDetail> {
  mustHave(ctx, 'newsletter.write')
  const { subject, body } = await readIssue(ctx, id)
  if (!subject.trim())
    throw new AppError('invalid', 'Please give it a subject', {
      errors: { subject: 'Please give it a subject' },
    })
  if (!body.trim())
    throw new AppError('invalid', 'Please write something', { errors: { body: 'Please write something' } })
  writeIssue(ctx.settings, { subject, body })
  const sendAt = at ? new Date(at) : ctx.clock.now()
  await ctx.transaction(async (ctx) => {
    await changeIssue(ctx, { id, version, from: ['draft', 'scheduled'], set: { state: 'scheduled', sendAt } })
    await ctx.audit({
      action: 'newsletter.send',
      entity: 'newsletter',
      entityId: id,
      to: { sendAt: sendAt.toISOString() },
    })
  })
  await beginDue(ctx)
  return getIssue(ctx, id)
}

/** Holds it: nothing of it leaves from now on. One that has not begun is a draft again. */
export async function stopIssue(
  ctx: Ctx,
  { id, version }: { id: string; version: number },
): Promise<IssueDetail> {
  mustHave(ctx, 'newsletter.write')
  const { state } = await readIssue(ctx, id)
  await ctx.transaction(async (ctx) => {
    const set =
      state === 'scheduled' ? { state: 'draft' as const, sendAt: null } : { state: 'stopped' as const }
    await changeIssue(ctx, { id, version, from: ['scheduled', 'sending'], set })
    await ctx.audit({ action: 'newsletter.stop', entity: 'newsletter', entityId: id })
  })
  return getIssue(ctx, id)
}

export async function continueIssue(
  ctx: Ctx,
  { id, version }: { id: string; version: number },
): Promise<IssueDetail> {
  mustHave(ctx, 'newsletter.write')
  await ctx.transaction(async (ctx) => {
    await changeIssue(ctx, { id, version, from: ['stopped'], set: { state: 'sending' } })
    await ctx.audit({ action: 'newsletter.continue', entity: 'newsletter', entityId: id })
  })
  return getIssue(ctx, id)
}

/** Fixes the recipients of those whose time has come. Once for each, however many servers look. */
async function beginDue(ctx: Ctx): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const begun = await ctx.db
      .update(issues)
      .set({ state: 'sending', startedAt: ctx.clock.now(), version: sql`${issues.version} + 1` })
      .where(and(eq(issues.state, 'scheduled'), lte(issues.sendAt, ctx.clock.now())))
      .returning({ id: issues.id, segment: issues.segment })
    for (const { id, segment } of begun) {
      const readers = ctx.db
        .select({ issueId: sql`${id}::uuid`.as('issue_id'), subscriberId: subscribers.id })
        .from(subscribers)
        .where(inSegment(segment))
      await ctx.db.execute(
        sql`insert into newsletter_deliveries (issue_id, subscriber_id) ${readers} on conflict do nothing`,
      )
    }
  })
}

/**
 * The next mails into the outbox, as many as the rate lets, of all issues that are being sent; whoever left since is passed over. Mail and mark are written
 * in one transaction, so a crash repeats and loses nothing. Returns how many.
 */
export async function sendBatch(ctx: Ctx): Promise<number> {
  await beginDue(ctx)
  return ctx.transaction(async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('newsletter.send'))`)
    const now = ctx.clock.now()
    const since = new Date(now.getTime() - minuteMs)
    const left = perMinuteOf(ctx.settings) - (await ctx.db.$count(deliveries, gt(deliveries.queuedAt, since)))
    const sending = await ctx.db
      .select()
      .from(issues)
      .where(eq(issues.state, 'sending'))
      .orderBy(issues.startedAt, issues.id)
    let sent = 0
    for (const issue of sending) {
      await skipWhoLeft(ctx, issue.id)
      const rows = left > sent ? await nextOf(ctx, issue.id, left - sent) : []
      if (rows.length > 0) {
        const written = writeIssue(ctx.settings, issue)
        const ids = await ctx.sendMails(
          rows.map(({ email, leaveKey }) =>
            issueFor(written, email, leaveUrl(ctx.settings, leaveKey, issue.id)),
          ),
        )
        for (const [i, { id }] of rows.entries())
          await ctx.db
            .update(deliveries)
            .set({ state: 'queued', mailId: ids[i] ?? null, queuedAt: now })
            .where(eq(deliveries.id, id))
      }
      sent += rows.length
      await finishIfDone(ctx, issue.id)
    }
    return sent
  })
}

const nextOf = (ctx: Ctx, issueId: string, limit: number) =>
  ctx.db
    .select({ id: deliveries.id, email: subscribers.email, leaveKey: subscribers.leaveKey })
    .from(deliveries)
    .innerJoin(subscribers, eq(subscribers.id, deliveries.subscriberId))
    .where(
      and(
        eq(deliveries.issueId, issueId),
        eq(deliveries.state, 'waiting'),
        eq(subscribers.state, 'confirmed'),
      ),
    )
    .orderBy(deliveries.id)
    .limit(limit)

async function skipWhoLeft(ctx: Ctx, issueId: string): Promise<void> {
  const readers = ctx.db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.state, 'confirmed'))
  await ctx.db
    .update(deliveries)
    .set({ state: 'skipped' })
    .where(
      and(
        eq(deliveries.issueId, issueId),
        eq(deliveries.state, 'waiting'),
        sql`(${isNull(deliveries.subscriberId)} or ${deliveries.subscriberId} not in ${readers})`,
      ),
    )
}

/** Nothing of it waits any more: it is sent. */
export async function finishIfDone(ctx: Ctx, issueId: string): Promise<void> {
  const [open] = await ctx.db
    .select({ count: count() })
    .from(deliveries)
    .where(and(eq(deliveries.issueId, issueId), inArray(deliveries.state, ['waiting', 'queued'])))
  if ((open?.count ?? 0) > 0) return
  await ctx.db
    .update(issues)
    .set({ state: 'sent', finishedAt: ctx.clock.now(), version: sql`${issues.version} + 1` })
    .where(and(eq(issues.id, issueId), eq(issues.state, 'sending')))
}
