import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { enquiries } from '../enquiry.table.server.ts'
import { leadColumns, leads, type Lead } from '../lead.table.server.ts'
import { officeCalendar, replyClockOf } from '../reply-clock.ts'
import { retainUntil } from '../retention.ts'
import { lockCurrentOfAny } from './lead-row.ts'

/** As much as the column holds: 66 working days. */
const mostMs = 2 ** 31 - 1

/** A promise of an earlier release tells its beginning by its end alone. */
const hasBegun = (since: Date | null, dueAt: Date, at: Date) =>
  since ? since <= at : replyClockOf(at).replyDueAt >= dueAt

/** Someone wrote or spoke to the person of a locked lead at that moment: it ends every promise that began before. */
export async function stopClock(ctx: Ctx, lead: Lead, at: Date): Promise<void> {
  if (lead.replyDueAt && !lead.firstReplyAt && hasBegun(lead.replySince, lead.replyDueAt, at))
    await ctx.db.update(leads).set({ firstReplyAt: at }).where(eq(leads.id, lead.id))
  const waiting = await ctx.db
    .select({ id: enquiries.id, receivedAt: enquiries.receivedAt })
    .from(enquiries)
    .where(and(eq(enquiries.leadId, lead.id), isNull(enquiries.repliedAt), lte(enquiries.receivedAt, at)))
  for (const { id, receivedAt } of waiting) {
    const repliedAfterMs = Math.min(officeCalendar.workingMsBetween(receivedAt, at), mostMs)
    await ctx.db.update(enquiries).set({ repliedAt: at, repliedAfterMs }).where(eq(enquiries.id, id))
  }
}

/** A mail of ours reached the mail server of the person's side at that moment. Nothing for a lead that is gone. For other features, so no permission is asked. */
export async function recordContact(ctx: Ctx, { leadId, at }: { leadId: string; at: Date }): Promise<void> {
  const [known] = await ctx.db.select(leadColumns).from(leads).where(eq(leads.id, leadId))
  if (!known) return
  const lead = await lockCurrentOfAny(ctx, leadId)
  const now = ctx.clock.now()
  await ctx.db
    .update(leads)
    .set({ lastActivityAt: now, retainUntil: retainUntil(now) })
    .where(eq(leads.id, lead.id))
  await stopClock(ctx, lead, at)
}
