import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { messages } from '#features/correspondence/correspondence.table.server.ts'
import { findMeetingOwner } from '#features/leads/tasks/meetings.server.ts'
import { meetingOfUid, ofMeeting } from './calendar-id.server.ts'
import type { CalendarReply } from './calendar-reply.ts'

interface Arrived {
  leadId: string
  from: string
  reply: CalendarReply
  receivedAt: Date
  /** Of a mailbox that is read for the first time: nobody is told. */
  isHistory: boolean
}

/**
 * Writes down what the guest of a meeting answered to the invitation that they were sent last, and tells its organiser of a decline. What somebody else
 * sends, or answers to an earlier invitation, to none, or before what they answered since, changes nothing.
 */
export async function keepAnswer(
  ctx: Ctx,
  { leadId, from, reply, receivedAt, isHistory }: Arrived,
): Promise<void> {
  const meetingId = meetingOfUid(ctx, reply.uid)
  if (!meetingId) return
  const [last] = await ctx.db
    .select({ id: messages.id, calendar: messages.calendar, to: messages.to })
    .from(messages)
    .where(
      and(
        eq(messages.leadId, leadId),
        eq(messages.direction, 'out'),
        sql`${messages.calendar} is not null`,
        eq(ofMeeting, meetingId),
        notInArray(messages.state, ['cancelled', 'failed']),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1)
    .for('update')
  if (last?.calendar?.method !== 'REQUEST' || last.calendar.sequence !== reply.sequence) return
  const guest = last.to[0]?.address.toLowerCase()
  if (from.toLowerCase() !== guest || (reply.attendee !== null && reply.attendee !== guest)) return
  const at = (reply.stamp && reply.stamp < receivedAt ? reply.stamp : receivedAt).toISOString()
  const { calendar } = last
  if (calendar.answer && calendar.answer.at > at) return
  await ctx.db
    .update(messages)
    .set({ calendar: { ...calendar, answer: { given: reply.answer, at } } })
    .where(eq(messages.id, last.id))
  const isNew = calendar.answer?.given !== reply.answer
  const owner = isNew && reply.answer === 'declined' && !isHistory && (await findMeetingOwner(ctx, meetingId))
  if (owner)
    await ctx.notify({
      kind: 'meeting_declined',
      key: `${meetingId}:${reply.sequence}:${at}`,
      leadId,
      dueAt: owner.startsAt,
      ...(owner.ownerId && { to: [owner.ownerId] }),
    })
}
