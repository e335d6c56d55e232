import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { queueAssignment } from '../assignment/assignment.server/assign-leads.ts'
import { attachLeads } from '../companies/companies.server/attach-leads.ts'
import { activities } from '../activity.table.server.ts'
import { phoneKeyOf } from '../email-key.ts'
import { enquiries } from '../enquiry.table.server.ts'
import type { Consent } from '../lead.schema.ts'
import { noLoss } from '../loss-reasons/loss-reasons.server.ts'
import { isOpen } from '../stages/stage-kind.ts'
import { leadColumns, leads, type Lead } from '../lead.table.server.ts'
import { engagementMass, fitOf, type Signals } from '../lead-score.ts'
import { repeatKeyOf } from '../message-key.server.ts'
import { replyClockOf } from '../reply-clock.ts'
import { retainUntil } from '../retention.ts'
import { enquiryRow, freshLead, problemOf, signalOf } from './fresh-lead.ts'
import { lockCurrentOfAny } from './lead-row.ts'
import type { ReachableEnquiry, RecordedEnquiry } from './new-enquiry.ts'
import { holdTargets } from '../sectors/sectors.server.ts'

const repeatWithinMs = 5 * 60 * 1000

/**
 * Keeps an enquiry: on a new lead, or on the one lead of that email address (or which that one was merged into), which it reopens when
 * closed; without an address always on a new one. `andThen` runs in the same
 * transaction (the mails), and not at all for an enquiry that was sent twice. For every public tool, so no permission is asked.
 */
export async function recordEnquiry(
  ctx: Ctx,
  input: ReachableEnquiry,
  andThen?: (ctx: Ctx, recorded: RecordedEnquiry) => Promise<void>,
): Promise<RecordedEnquiry> {
  const now = ctx.clock.now()
  const receivedAt = input.receivedAt ?? now
  const clock = replyClockOf(receivedAt)
  const fresh = freshLead(input, now, receivedAt)
  const enquiryId = randomUUID()

  return ctx.transaction(async (ctx) => {
    // The update changes nothing: it takes the lock of the lead that is already there, and returns it.
    const [known] = await ctx.db
      .insert(leads)
      .values(fresh)
      .onConflictDoUpdate({
        target: leads.emailKey,
        set: { emailKey: fresh.emailKey },
      })
      .returning(leadColumns)
      .prepare('record_lead')
      .execute()
    if (!known) throw new Error('An upsert answered no row')
    const lead = known.mergedInto ? await lockCurrentOfAny(ctx, known.mergedInto) : known
    const isNew = lead.id === fresh.id

    if (!isNew) {
      const first = await findRepeat(ctx, lead.id, input, receivedAt)
      if (first)
        return { leadId: lead.id, enquiryId: first.id, replyBy: first.replyBy, isNew: false, isRepeat: true }
      await appendTo(ctx, lead, input, now, receivedAt)
    }
    await ctx.db
      .insert(enquiries)
      .values(enquiryRow(input, { id: enquiryId, leadId: lead.id, receivedAt, replyDueAt: clock.replyDueAt }))
      .prepare('record_enquiry')
      .execute()
    if (isNew || !lead.company) await attachLeads(ctx, [lead.id])
    await ctx.audit({
      action: 'lead.enquiry',
      entity: 'lead',
      entityId: lead.id,
      to: { enquiryId, source: input.source, isNew },
    })
    const recorded = { leadId: lead.id, enquiryId, replyBy: clock.replyDueAt, isNew, isRepeat: false }
    if (isNew) await queueAssignment(ctx, [lead.id])
    await andThen?.(ctx, recorded)
    return recorded
  })
}

async function findRepeat(ctx: Ctx, leadId: string, input: ReachableEnquiry, receivedAt: Date) {
  const [first] = await ctx.db
    .select({ id: enquiries.id, replyBy: enquiries.replyDueAt })
    .from(enquiries)
    .where(
      and(
        eq(enquiries.leadId, leadId),
        eq(enquiries.repeatKey, repeatKeyOf(input)),
        gt(enquiries.receivedAt, new Date(receivedAt.getTime() - repeatWithinMs)),
      ),
    )
    .orderBy(asc(enquiries.receivedAt), asc(enquiries.id))
    .limit(1)
  return first
}

/** What staff already know stays; gaps are filled. A promise that still runs keeps its earlier end. */
async function appendTo(ctx: Ctx, lead: Lead, input: ReachableEnquiry, now: Date, receivedAt: Date) {
  const mustReopen = !isOpen(lead.stage)
  const clockRuns = lead.replyDueAt !== null && lead.firstReplyAt === null && !mustReopen
  const at = receivedAt.toISOString()
  const signals: Signals = { ...lead.signals, [signalOf[input.source]]: at, return: at }
  const facts = {
    phone: lead.phone ?? (input.phone?.trim() || null),
    company: lead.company || (input.company?.trim() ?? ''),
    problem: lead.problem ?? problemOf(input.message),
  }
  await ctx.db
    .update(leads)
    .set({
      ...facts,
      ...(mustReopen && { stage: 'new', ...noLoss }),
      ...(!clockRuns && { ...replyClockOf(receivedAt), firstReplyAt: null }),
      phoneKey: phoneKeyOf(facts.phone),
      lastTouch: input.touch,
      consents: latestConsents(lead.consents, input.consents),
      signals,
      fit: fitOf({ ...lead, ...facts }, await holdTargets(ctx, [lead.sector])),
      engagementMass: engagementMass(signals),
      updatedAt: now,
      lastActivityAt: now,
      retainUntil: retainUntil(now),
      version: lead.version + 1,
    })
    .where(eq(leads.id, lead.id))
  if (!mustReopen) return
  await ctx.db.insert(activities).values({
    leadId: lead.id,
    at: now,
    kind: 'system',
    body: 'Reopened by a new enquiry',
    data: { from: lead.stage, to: 'new' },
    actorName: 'System',
  })
}

function latestConsents(known: Consent[], given: Consent[]): Consent[] {
  return [...known.filter(({ kind }) => !given.some((one) => one.kind === kind)), ...given]
}
