import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { minuteMs } from '#lib/durations.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { bareAddress } from '#features/correspondence/address.ts'
import { bouncedAddresses, messages } from '#features/correspondence/correspondence.table.server.ts'
import { answersTo } from '#features/correspondence/reply-token.server.ts'
import { sendMessage } from '#features/correspondence/write/send-message.server.ts'
import { findCorrespondent } from '#features/leads/leads.server/find-correspondent.ts'
import { lockMeeting, readMeeting, type Meeting } from '#features/leads/tasks/meetings.server.ts'
import { deleteTask } from '#features/leads/tasks/tasks.server.ts'
import { leadIsGone, ofVisibleLead } from '#features/leads/visible-leads.server.ts'
import { calendarId, ofMeeting } from './calendar-id.server.ts'
import { calendarOf } from './calendar.server.ts'
import type { Invitation, NewInvitation, SentInvitation, ToldMeeting } from './invitation.schema.ts'

/** What the contacts of these meetings were last sent; nothing of those that the caller doesn’t see. What was taken back or refused wasn’t sent. */
export async function listInvitations(ctx: Ctx, meetingIds: string[]): Promise<Invitation[]> {
  mustHave(ctx, 'leads.read')
  const rows = await ctx.db
    .selectDistinctOn([ofMeeting], { message: messages, bouncedAt: bouncedAddresses.at })
    .from(messages)
    .leftJoin(
      bouncedAddresses,
      sql`${bouncedAddresses.addressKey} = lower(${messages.to} -> 0 ->> 'address')`,
    )
    .where(
      and(
        sql`${messages.calendar} is not null`,
        inArray(ofMeeting, meetingIds),
        notInArray(messages.state, ['cancelled', 'failed']),
        ofVisibleLead(ctx, messages.leadId),
      ),
    )
    .orderBy(ofMeeting, desc(messages.createdAt), desc(messages.id))
  return rows.flatMap(({ message: { id, calendar, state, to, at }, bouncedAt }) => {
    if (!calendar) return []
    const { meetingId, method, told, answer = null } = calendar
    const hasBounced = bouncedAt !== null && bouncedAt >= at
    const address = to[0]?.address ?? ''
    return [
      {
        meetingId,
        method,
        messageId: id,
        state,
        to: address,
        at: at.toISOString(),
        hasBounced,
        told,
        answer,
      },
    ]
  })
}

/**
 * Writes the contact of a meeting a mail that puts it into their calendar, changes it there, or cancels it there and here. It waits for its undo as other
 * mail does. Throws `conflict` when the meeting is another than its writer saw, or the contact knows it so already, and `invalid` where there is nobody to tell.
 */
export async function sendInvitation(
  ctx: Ctx,
  input: NewInvitation & { taskId: string },
): Promise<SentInvitation> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const [already] = input.id ? await ctx.db.select().from(messages).where(eq(messages.id, input.id)) : []
    if (already?.calendar?.meetingId === input.taskId) return { messageId: already.id, undo: null }
    const meeting = await lockMeeting(ctx, input.taskId)
    const lead = await findCorrespondent(ctx, meeting.leadId)
    if (!lead) throw leadIsGone(ctx)
    const told = toldOf(meeting)
    if (!isSame(told, input.seen))
      throw new AppError(
        'conflict',
        'Someone else changed this meeting in the meantime. Please look at it again.',
      )
    const [last] = await listInvitations(ctx, [meeting.id])
    const isInvited = last?.method === 'REQUEST'
    const to = input.method === 'CANCEL' ? last?.to : lead.email
    if (input.method === 'CANCEL' && !isInvited)
      throw new AppError('invalid', 'Nobody was invited to this meeting')
    if (!to) throw new AppError('invalid', 'This lead has no email address, so nobody can be invited')
    if (input.method === 'REQUEST') mustBeAhead(ctx, meeting)
    if (
      input.method === 'REQUEST' &&
      isInvited &&
      !last.hasBounced &&
      last.to === to &&
      isSame(last.told, told)
    )
      throw new AppError('conflict', 'They were invited already, and nothing has changed since')
    const undo = input.method === 'CANCEL' ? (await deleteTask(ctx, meeting.id)).undo : null
    const sequence = await nextSequence(ctx, meeting.id)
    const content = calendarOf(
      input.method,
      // Answers of calendars go where answers to the lead’s mail go.
      { ...partsOf(ctx, meeting, await answersTo(ctx, lead.id)), sequence },
      { name: lead.name, email: to },
    )
    const { id, subject, text } = input
    const sent = await sendMessage(ctx, {
      ...(id && { id }),
      leadId: lead.id,
      to,
      cc: [],
      subject,
      text,
      attachments: [],
      calendar: { meetingId: meeting.id, method: input.method, sequence, told, content },
    })
    return { messageId: sent.id, undo }
  })
}

const toldOf = ({ title, startsAt, minutes, place }: Meeting): ToldMeeting => ({
  title,
  startsAt: startsAt.toISOString(),
  minutes,
  place,
})

const isSame = (a: ToldMeeting, b: ToldMeeting) =>
  a.title === b.title &&
  Date.parse(a.startsAt) === Date.parse(b.startsAt) &&
  a.minutes === b.minutes &&
  a.place === b.place

function mustBeAhead(ctx: Ctx, { startsAt, minutes, isDone }: Meeting) {
  if (isDone || startsAt.getTime() + minutes * minuteMs <= ctx.clock.now().getTime())
    throw new AppError('invalid', 'This meeting is over')
}

/** Higher than that of anything that was ever written for it, taken back or not. */
async function nextSequence(ctx: Ctx, meetingId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ most: sql<number>`coalesce(max((${messages.calendar} ->> 'sequence')::int), -1)` })
    .from(messages)
    .where(and(sql`${messages.calendar} is not null`, eq(ofMeeting, meetingId)))
  return (row?.most ?? -1) + 1
}

function partsOf(ctx: Ctx, { id, ownerName, title, startsAt, minutes, place }: Meeting, email: string) {
  return {
    uid: calendarId(ctx, id),
    stamp: ctx.clock.now(),
    organiser: { name: ownerName ?? '', email },
    title,
    startsAt,
    minutes,
    place,
  }
}

/** A meeting as a file for one’s own calendar. */
export async function downloadCalendar(ctx: Ctx, taskId: string): Promise<Response> {
  mustHave(ctx, 'leads.read')
  const meeting = await readMeeting(ctx, taskId)
  const sequence = Math.max(0, (await nextSequence(ctx, meeting.id)) - 1)
  const parts = partsOf(ctx, meeting, bareAddress(ctx.settings.mailFrom))
  return new Response(calendarOf('PUBLISH', { ...parts, sequence }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': 'attachment; filename="meeting.ics"',
    },
  })
}
