import { createHash, randomUUID } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { contactLimits } from '#config/constants.ts'
import { createBatcher } from '#lib/batcher.ts'
import { spamScoreOf, type Screened, type SpamScore } from '#lib/spam-score.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { emailKeyOf } from '#features/leads/email-key.ts'
import { holdToLimits } from './intake-limits.server.ts'
import { clearUsedProofs } from './intake-proof.server.ts'
import { droppedContacts, screenedContacts } from './intake.table.server.ts'
import { findSameMessages } from '#features/leads/leads.server/find-same-message.ts'
import type { NewEnquiry, RecordedEnquiry } from '#features/leads/leads.server/new-enquiry.ts'
import { quarantineEnquiry } from '#features/leads/leads.server/quarantine.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { recordNewEnquiries } from '#features/leads/leads.server/record-new-enquiries.ts'
import { replyClockOf } from '#features/leads/reply-clock.ts'

/** What a tool writes and sends with its enquiries, in the transaction that records them. */
export type Keep = (ctx: Ctx, list: (readonly [NewEnquiry, RecordedEnquiry])[]) => Promise<void>

export interface Taken {
  id: string
  replyBy: Date
}

interface Arrival {
  ctx: Ctx
  /** As it was sent: what the spam rules look at. */
  input: Screened & { proof?: string | undefined }
  enquiry: NewEnquiry
  /**
   * The visitor says that a tool wrote the message. Nothing proves it: a few visitors with the same result may send the same words, a crowd
   * may not.
   */
  saysFromTool?: boolean
}

const mostTogether = 128

/**
 * The way in of one public tool. Lead, enquiry and what `keep` writes go in one transaction, once, however often it is sent. Enquiries
 * that arrive together share that transaction. What looks like spam gets the same answer. Throws `rate_limited` and `proof_required`.
 */
export function createIntake(keep: Keep): (arrival: Arrival) => Promise<Taken> {
  // One for each process, and for each test's database.
  const batchers = new WeakMap<Ctx['settings'], (arrival: Arrival) => Promise<Taken>>()
  return async (arrival) => {
    const { ctx, input } = arrival
    await holdToLimits(ctx, input)
    const take =
      batchers.get(ctx.settings) ??
      createBatcher((arrivals: Arrival[]) => takeTogether(arrivals, keep), mostTogether)
    batchers.set(ctx.settings, take)
    return take(arrival)
  }
}

async function takeTogether(arrivals: Arrival[], keep: Keep): Promise<PromiseSettledResult<Taken>[]> {
  const [first] = arrivals
  if (!first) return []
  const now = first.ctx.clock.now()
  const since = new Date(now.getTime() - contactLimits.sameMessageWithinMs)
  const same = await findSameMessages(
    first.ctx,
    arrivals.map(({ input: { email, message }, saysFromTool }) => ({
      email,
      message,
      others: saysFromTool ? contactLimits.sameResultFrom : 1,
    })),
    since,
  )
  const spam = arrivals.map(({ input }, i) => spamScoreOf(input, { now, isSameMessage: same[i] === true }))
  const accepted = arrivals.flatMap((arrival, i) =>
    spam[i]?.verdict === 'accept' ? [{ ...arrival, i }] : [],
  )
  const recorded = await recordTogether(first.ctx, accepted, keep)
  return Promise.allSettled(
    arrivals.map(async ({ ctx, enquiry }, i) => {
      const score = spam[i]
      if (score && score.verdict !== 'accept') {
        return { id: await setAside(ctx, enquiry, score), replyBy: replyClockOf(now).replyDueAt }
      }
      const { enquiryId, replyBy } =
        recorded.get(i) ?? (await recordEnquiry(ctx, enquiry, (tx, one) => keep(tx, [[enquiry, one]])))
      return { id: enquiryId, replyBy }
    }),
  )
}

/** People who are new, in one transaction. Nobody when it fails: each then goes alone, so that one can't spoil it for the others. */
async function recordTogether(
  ctx: Ctx,
  accepted: (Arrival & { i: number })[],
  keep: Keep,
): Promise<Map<number, RecordedEnquiry>> {
  if (accepted.length === 0) return new Map()
  const enquiries = accepted.map(({ enquiry }) => enquiry)
  const write = recordNewEnquiries(ctx, enquiries, (tx, list) =>
    keep(
      tx,
      list.flatMap(({ index, recorded }) =>
        enquiries[index] ? [[enquiries[index], recorded] as const] : [],
      ),
    ),
  )
  const list = await write.catch(() => [])
  return new Map(
    list.flatMap(({ index, recorded }) => (accepted[index] ? [[accepted[index].i, recorded] as const] : [])),
  )
}

/** Quarantine, or a count. The same again within 5 minutes is neither kept nor counted twice. Returns an id like that of an enquiry. */
async function setAside(ctx: Ctx, enquiry: NewEnquiry, spam: SpamScore): Promise<string> {
  ctx.turnedAway('spam')
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
