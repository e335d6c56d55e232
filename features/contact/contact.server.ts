import { createHash, randomUUID } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { contactLimits } from '#config/constants.ts'
import { createBatcher } from '#lib/batcher.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { emailKeyOf } from '#features/leads/email-key.ts'
import { findSameMessages } from '#features/leads/leads.server/find-same-message.ts'
import type { NewEnquiry, RecordedEnquiry } from '#features/leads/leads.server/new-enquiry.ts'
import { quarantineEnquiry } from '#features/leads/leads.server/quarantine.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { recordNewEnquiries } from '#features/leads/leads.server/record-new-enquiries.ts'
import { replyClockOf } from '#features/leads/reply-clock.ts'
import { marketingConsent, privacyConsent } from './consent.ts'
import { holdToLimits } from './contact-limits.server.ts'
import { contactMails } from './contact-mails.server.ts'
import { contactMessages } from './contact-words.ts'
import type { ContactAnswer, ContactInput } from './contact.schema.ts'
import { droppedContacts, screenedContacts } from './contact.table.server.ts'
import { clearUsedProofs } from './proof.server.ts'
import { spamScoreOf, type SpamScore } from './spam-score.ts'

/**
 * Takes an enquiry: lead, enquiry and both mails in one transaction, once, however often it is sent. Enquiries that arrive together share
 * that transaction. What looks like spam gets the same answer. Throws `rate_limited` and `proof_required`.
 */
export async function submitContact(ctx: Ctx, input: ContactInput): Promise<ContactAnswer> {
  await holdToLimits(ctx, input)
  return intakeOf(ctx)({ ctx, input, enquiry: enquiryOf(input, ctx.clock.now()) })
}

interface Arrival {
  ctx: Ctx
  input: ContactInput
  enquiry: NewEnquiry
}

const mostTogether = 32
// One for each process, and for each test's database.
const intakes = new WeakMap<Ctx['settings'], (arrival: Arrival) => Promise<ContactAnswer>>()

function intakeOf({ settings }: Ctx) {
  const intake = intakes.get(settings) ?? createBatcher(takeTogether, mostTogether)
  intakes.set(settings, intake)
  return intake
}

async function takeTogether(arrivals: Arrival[]): Promise<PromiseSettledResult<ContactAnswer>[]> {
  const [first] = arrivals
  if (!first) return []
  const now = first.ctx.clock.now()
  const since = new Date(now.getTime() - contactLimits.sameMessageWithinMs)
  const same = await findSameMessages(
    first.ctx,
    arrivals.map(({ input }) => input),
    since,
  )
  const spam = arrivals.map(({ input }, i) => spamScoreOf(input, { now, isSameMessage: same[i] === true }))
  const accepted = arrivals.flatMap((arrival, i) =>
    spam[i]?.verdict === 'accept' ? [{ ...arrival, i }] : [],
  )
  const recorded = await recordTogether(first.ctx, accepted)
  return Promise.allSettled(
    arrivals.map(async ({ ctx, enquiry }, i) => {
      const score = spam[i]
      if (score && score.verdict !== 'accept') {
        return answer(await setAside(ctx, enquiry, score), replyClockOf(now).replyDueAt)
      }
      const { enquiryId, replyBy } =
        recorded.get(i) ?? (await recordEnquiry(ctx, enquiry, (tx, one) => mailOut(tx, [[enquiry, one]])))
      return answer(enquiryId, replyBy)
    }),
  )
}

/** People who are new, in one transaction. Nobody when it fails: each then goes alone, so that one can't spoil it for the others. */
async function recordTogether(
  ctx: Ctx,
  accepted: (Arrival & { i: number })[],
): Promise<Map<number, RecordedEnquiry>> {
  if (accepted.length === 0) return new Map()
  const enquiries = accepted.map(({ enquiry }) => enquiry)
  const write = recordNewEnquiries(ctx, enquiries, (tx, list) =>
    mailOut(
      tx,
      list.flatMap(({ place, recorded }) =>
        enquiries[place] ? [[enquiries[place], recorded] as const] : [],
      ),
    ),
  )
  const list = await write.catch(() => [])
  return new Map(
    list.flatMap(({ place, recorded }) => (accepted[place] ? [[accepted[place].i, recorded] as const] : [])),
  )
}

async function mailOut(ctx: Ctx, list: (readonly [NewEnquiry, RecordedEnquiry])[]) {
  await ctx.sendMails(list.flatMap(([enquiry, recorded]) => contactMails(ctx.settings, enquiry, recorded)))
}

function answer(id: string, replyBy: Date): ContactAnswer {
  return { success: true, id, message: contactMessages.success, replyBy: replyBy.toISOString() }
}

function enquiryOf(input: ContactInput, now: Date): NewEnquiry {
  const { page, referrer, ...utm } = input.source ?? {}
  const tags = Object.entries(utm).flatMap(([name, value]) => (value ? [[name, clip(value, 200)]] : []))
  const at = now.toISOString()
  const wantsNews = input.marketingOptIn === true || input.marketingOptIn === 'on'
  return {
    source: 'contact',
    name: input.name,
    email: input.email,
    company: input.company,
    phone: input.phone || undefined,
    message: input.message?.trim() ? input.message : undefined,
    touch: {
      at,
      ...(page && { page: clip(page, 500) }),
      ...(referrer && { referrer: clip(referrer, 500) }),
      ...(tags.length > 0 && { utm: Object.fromEntries(tags) }),
    },
    consents: [
      { kind: 'privacy', given: true, at, ...privacyConsent },
      { kind: 'marketing', given: wantsNews, at, ...marketingConsent },
    ],
  }
}

const clip = (text: string, max: number) => text.trim().slice(0, max).toWellFormed()

/** Quarantine, or a count. The same again within 5 minutes is neither kept nor counted twice. Answers an id like that of an enquiry. */
async function setAside(ctx: Ctx, enquiry: NewEnquiry, spam: SpamScore): Promise<string> {
  const at = ctx.clock.now()
  const repeatKey = createHash('sha256')
    .update(JSON.stringify([emailKeyOf(enquiry.email), enquiry.company, enquiry.message]))
    .digest('base64url')
  return ctx.transaction(async (tx) => {
    const [first] = await tx.db
      .insert(screenedContacts)
      .values({ repeatKey, id: randomUUID(), at })
      .onConflictDoUpdate({
        target: screenedContacts.repeatKey,
        set: { id: sql`excluded.id`, at },
        setWhere: lt(screenedContacts.at, new Date(at.getTime() - contactLimits.repeatWithinMs)),
      })
      .returning({ id: screenedContacts.id })
    if (!first) return repeatedId(tx, repeatKey)
    if (spam.verdict === 'quarantine')
      await quarantineEnquiry(tx, { enquiry, spamScore: spam.score, reasons: spam.reasons })
    else await countDropped(tx, at)
    return first.id
  })
}

async function repeatedId(ctx: Ctx, repeatKey: string): Promise<string> {
  const [row] = await ctx.db.select().from(screenedContacts).where(eq(screenedContacts.repeatKey, repeatKey))
  return row?.id ?? randomUUID()
}

async function countDropped(ctx: Ctx, at: Date) {
  await ctx.db
    .insert(droppedContacts)
    .values({ day: at.toISOString().slice(0, 10), count: 1 })
    .onConflictDoUpdate({ target: droppedContacts.day, set: { count: sql`${droppedContacts.count} + 1` } })
}

/** Deletes what is only needed for minutes: hashes of what was set aside, and used proofs. */
export async function clearScreened(ctx: Ctx): Promise<void> {
  await ctx.db
    .delete(screenedContacts)
    .where(lt(screenedContacts.at, new Date(ctx.clock.now().getTime() - contactLimits.repeatWithinMs)))
  await clearUsedProofs(ctx)
}
