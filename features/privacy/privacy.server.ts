import { createHash, randomBytes, randomInt } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { privacyRates } from '#config/constants.ts'
import { AppError } from '#lib/errors.ts'
import type { Ctx, Rate } from '#features/context/context.server.ts'
import { emailKeyOf } from '#features/leads/email-key.ts'
import { withdrawMarketing } from '#features/leads/withdraw-marketing.server.ts'
import { endNews } from '#features/newsletter/end-news.server.ts'
import { dayMs } from '#lib/durations.ts'
import { acknowledgeDayOf, dueDayOf } from './requests/due-date.ts'
import { startSearch } from './mentions/mention-search.server.ts'
import { needsIdentity, type RequestKind } from './requests/privacy-kinds.ts'
import { acknowledgementMail, noticeMail } from './requests/privacy-mails.server.ts'
import type { PrivacyRequestAnswer, PrivacyRequestInput } from './privacy.schema.ts'
import { objectionConsent, requestMessages, requestNotice } from './privacy-words.ts'
import { privacyRequests } from './privacy.table.server.ts'

const confirmMs = 30 * dayMs

/**
 * Takes a privacy request: it is stored, acknowledged and told to staff in one transaction, and makes no lead. An objection ends the
 * news at once. A right isn't refused for odd words, so of the spam rules only the trap holds here. Throws `rate_limited`.
 */
export async function submitPrivacyRequest(
  ctx: Ctx,
  input: PrivacyRequestInput,
): Promise<PrivacyRequestAnswer> {
  const receivedAt = ctx.clock.now()
  const { kind, name, email, message } = input
  const reference = newReference()
  const dueOn = dueDayOf(receivedAt)
  const answer = { success: true as const, reference, dueOn, message: requestMessages.sent }
  await consume(ctx, privacyRates.client, ctx.client.address)
  await consume(ctx, privacyRates.address, emailKeyOf(email))
  // Only programs fill that in; they get the same answer.
  if (input.website?.trim()) {
    ctx.turnedAway('spam')
    return answer
  }
  await ctx.transaction(async (ctx) => {
    const isAsked = needsIdentity(kind)
    const key = isAsked ? newKey() : undefined
    const emailKey = emailKeyOf(email)
    const [row] = await ctx.db
      .insert(privacyRequests)
      .values({
        reference,
        kind,
        name,
        email,
        emailKey,
        receivedAt,
        dueOn,
        status: isAsked ? 'identity_asked' : 'received',
        message: message?.trim() || null,
        notice: requestNotice,
        acknowledgeBy: kind === 'complaint' ? acknowledgeDayOf(receivedAt) : null,
        acknowledgedAt: receivedAt,
        ...(key && confirmBy(key, receivedAt)),
      })
      .returning({ id: privacyRequests.id })
    if (!row) throw new Error('An insert answered no row')
    if (kind === 'objection') {
      await withdrawMarketing(ctx, { emailKey, ...objectionConsent })
      await endNews(ctx, { emailKey, state: 'unsubscribed' })
    }
    await ctx.audit({ action: 'privacy.request', entity: 'privacy', entityId: row.id, to: { kind, dueOn } })
    await ctx.sendMails([
      acknowledgementMail(ctx.settings, { reference, email, name, kind, dueOn }, key),
      noticeMail(ctx.settings, { id: row.id, reference, kind, dueOn }),
    ])
  })
  return answer
}

/** What the page of thanks tells about a reference: nothing about who asked. */
export async function findDueDay(
  ctx: Ctx,
  reference: string,
): Promise<{ kind: RequestKind; dueOn: string } | undefined> {
  if (!referenceForm.test(reference)) return undefined
  const [row] = await ctx.db
    .select({ kind: privacyRequests.kind, dueOn: privacyRequests.dueOn })
    .from(privacyRequests)
    .where(eq(privacyRequests.reference, reference))
  return row
}

/** Whether the key of a mail still opens a request, and what it is about; used ones stay open, so that a second look is no error. */
export async function findByKey(ctx: Ctx, key: string) {
  const [row] = await ctx.db
    .select({
      reference: privacyRequests.reference,
      kind: privacyRequests.kind,
      confirmedAt: privacyRequests.confirmedAt,
    })
    .from(privacyRequests)
    .where(
      and(eq(privacyRequests.confirmHash, hashOf(key)), gt(privacyRequests.confirmUntil, ctx.clock.now())),
    )
  return row && { reference: row.reference, kind: row.kind, isConfirmed: row.confirmedAt !== null }
}

/** The person has the mailbox that the request names: staff may go on. Twice is once. Throws `gone` for a key that opens nothing. */
export async function confirmAddress(ctx: Ctx, key: string): Promise<void> {
  const request = await findByKey(ctx, key)
  if (!request) throw new AppError('gone', 'This link has been used up or is too old')
  if (request.isConfirmed) return
  const now = ctx.clock.now()
  await ctx.transaction(async (ctx) => {
    const [row] = await ctx.db
      .update(privacyRequests)
      .set({ confirmedAt: now, status: 'in_work' })
      .where(
        and(
          eq(privacyRequests.confirmHash, hashOf(key)),
          isNull(privacyRequests.confirmedAt),
          eq(privacyRequests.status, 'identity_asked'),
        ),
      )
      .returning({ id: privacyRequests.id, kind: privacyRequests.kind })
    if (!row) return
    await ctx.audit({ action: 'privacy.confirm', entity: 'privacy', entityId: row.id })
    if (needsIdentity(row.kind)) await startSearch(ctx, row.id)
  })
}

/** 256 random bits, URL-safe; only their hash is kept. */
export const newKey = () => randomBytes(32).toString('base64url')
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
export const confirmBy = (key: string, now: Date) => ({
  confirmHash: hashOf(key),
  confirmUntil: new Date(now.getTime() + confirmMs),
})

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const referenceForm = /^PR(?:-[0-9A-Z]{4}){3}$/

/** 60 random bits in letters that nobody confuses on the telephone. */
function newReference(): string {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `PR-${part()}-${part()}-${part()}`
}

async function consume(ctx: Ctx, rate: Rate, key: string) {
  const { allowed, retryAfterS } = await ctx.limits.consume(rate, key)
  if (!allowed) throw new AppError('rate_limited', requestMessages.tooOften, { retryAfterS })
}
