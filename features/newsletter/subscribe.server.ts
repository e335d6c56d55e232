import { and, eq, gt, isNotNull, lt } from 'drizzle-orm'
import { newsletterRates } from '#config/constants.ts'
import { AppError } from '#lib/errors.ts'
import { dayMs } from '#lib/durations.ts'
import type { Ctx, Rate } from '#features/context/context.server.ts'
import { emailKeyOf } from '#features/leads/email-key.ts'
import { hashOfKey, newKey } from './link-key.server.ts'
import { alreadyMail, confirmMail } from './newsletter-mails.server.ts'
import type { SignUpAnswer, SignUpInput } from './newsletter.schema.ts'
import { subscribers, type AskedFor } from './newsletter.table.server.ts'
import { newsletterPaths } from './newsletter-paths.ts'
import { newsletterConsent, newsletterMessages } from './newsletter-words.ts'

/** The link of a sign-up works for so long, and what nobody confirmed is deleted then. */
export const confirmMs = 7 * dayMs

/**
 * Takes a sign-up: a mail with a link goes to the address, and nothing counts before the link was followed. The answer is the same whoever the
 * address belongs to. Throws `rate_limited`.
 */
export async function subscribe(ctx: Ctx, input: SignUpInput): Promise<SignUpAnswer> {
  const { email, topics, sector, country, source } = input
  const emailKey = emailKeyOf(email)
  await consume(ctx, newsletterRates.client, ctx.client.address)
  await consume(ctx, newsletterRates.address, emailKey)
  await consume(ctx, newsletterRates.everybody, 'all')
  const answer = { success: true as const, message: newsletterMessages.sent }
  // Only programs fill that in; they get the same answer.
  if (input.website?.trim()) {
    ctx.turnedAway('spam')
    return answer
  }
  const consent = {
    at: ctx.clock.now().toISOString(),
    place: source?.page?.trim().slice(0, 500) || newsletterPaths.form,
    ...newsletterConsent,
  }
  const asked = { topics, sector: sector || null, country: country || null, consent }
  await ctx.transaction((ctx) => askToConfirm(ctx, email, asked))
  return answer
}

/** Writes the mail with the link; to someone on the list one that says so. In the caller's transaction. */
export async function askToConfirm(ctx: Ctx, email: string, asked: AskedFor): Promise<void> {
  const emailKey = emailKeyOf(email)
  const now = ctx.clock.now()
  const key = newKey()
  const waiting = {
    asked,
    confirmHash: hashOfKey(key),
    confirmUntil: new Date(now.getTime() + confirmMs),
  }
  const [made] = await ctx.db
    .insert(subscribers)
    .values({ email, emailKey, state: 'pending', leaveKey: newKey(), createdAt: now, ...waiting })
    .onConflictDoNothing({ target: subscribers.emailKey })
    .returning({ id: subscribers.id })
  if (!made) {
    const [known] = await ctx.db
      .select()
      .from(subscribers)
      .where(eq(subscribers.emailKey, emailKey))
      .for('update')
    if (known?.state === 'confirmed') {
      await ctx.sendMail(alreadyMail(ctx.settings, { email: known.email, leaveKey: known.leaveKey }))
      return
    }
    if (known) await ctx.db.update(subscribers).set(waiting).where(eq(subscribers.id, known.id))
  }
  await ctx.sendMail(confirmMail(ctx.settings, { email, key }))
}

/** What the link of a mail opens; undefined when nothing. A link that was followed stays open until it is too old: a second look is no error. */
export async function findByConfirmKey(ctx: Ctx, key: string) {
  const [row] = await ctx.db.select().from(subscribers).where(isOpenBy(ctx, key))
  if (!row) return undefined
  return { email: row.email, isConfirmed: row.asked === null, leaveKey: row.leaveKey }
}

const isOpenBy = (ctx: Ctx, key: string) =>
  and(eq(subscribers.confirmHash, hashOfKey(key)), gt(subscribers.confirmUntil, ctx.clock.now()))

/** The person has the mailbox and wants the newsletter. Acts once; a second press changes nothing. Returns the key of their preferences. Throws `gone`. */
export async function confirmSubscription(ctx: Ctx, key: string): Promise<string> {
  return ctx.transaction(async (ctx) => {
    const [row] = await ctx.db.select().from(subscribers).where(isOpenBy(ctx, key)).for('update')
    if (!row) throw new AppError('gone', newsletterMessages.gone)
    if (!row.asked) return row.leaveKey
    await ctx.db
      .update(subscribers)
      .set({
        ...row.asked,
        asked: null,
        state: 'confirmed',
        confirmedAt: ctx.clock.now(),
        endedAt: null,
        endReason: null,
      })
      .where(eq(subscribers.id, row.id))
    await ctx.audit({ action: 'subscriber.confirm', entity: 'subscriber', entityId: row.id })
    return row.leaveKey
  })
}

/** Forgets sign-ups that nobody confirmed in time. Returns how many. */
export async function forgetUnconfirmed(ctx: Ctx): Promise<number> {
  const isOver = lt(subscribers.confirmUntil, ctx.clock.now())
  const gone = await ctx.db.delete(subscribers).where(and(isOver, eq(subscribers.state, 'pending')))
  const cleared = await ctx.db
    .update(subscribers)
    .set({ asked: null, confirmHash: null, confirmUntil: null })
    .where(and(isOver, isNotNull(subscribers.confirmUntil)))
  return (gone.rowCount ?? 0) + (cleared.rowCount ?? 0)
}

async function consume(ctx: Ctx, rate: Rate, key: string) {
  const { allowed, retryAfterS } = await ctx.limits.consume(rate, key)
  if (!allowed) throw new AppError('rate_limited', newsletterMessages.tooOften, { retryAfterS })
}
