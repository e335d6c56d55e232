import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { activities, tasks, type Task } from '#features/leads/activity.table.server.ts'
import type { Lead } from '#features/leads/lead.table.server.ts'
import { writeActivity } from '#features/leads/leads.server/log-activity.ts'
import { mustSeeLead } from '#features/leads/visible-leads.server.ts'
import { usualMinutes, type NewTask, type TaskChange } from './task.schema.ts'

type Columns = Pick<Task, 'kind' | 'minutes' | 'place'>

const refusing = (field: string, message: string) =>
  new AppError('invalid', message, { errors: { [field]: message } })

/** What only meetings have, of a new one. Throws `invalid` for a meeting with nobody or that repeats, and for a length or a place of a task. */
export function newMeetingColumns(input: NewTask): Columns {
  mustFit(input.kind ?? 'task', input)
  if (input.kind !== 'meeting') return { kind: 'task', minutes: null, place: null }
  if (!input.leadId) throw refusing('leadId', 'Please choose the lead that the meeting is with')
  return { kind: 'meeting', minutes: input.minutes ?? usualMinutes, place: input.place || null }
}

/** The same of one that is changed. */
export function changedMeetingColumns(before: Task, input: TaskChange): Columns {
  mustFit(before.kind, input)
  const place = input.place === undefined ? before.place : input.place || null
  return { kind: before.kind, minutes: input.minutes ?? before.minutes, place }
}

function mustFit(kind: Task['kind'], input: TaskChange) {
  if (kind === 'meeting') {
    if (input.repeat) throw refusing('repeat', 'A meeting does not repeat')
    return
  }
  if (input.minutes !== undefined) throw refusing('minutes', 'Only a meeting has a length')
  if (input.place !== undefined) throw refusing('place', 'Only a meeting has a place')
  if (input.tookPlace !== undefined) throw refusing('tookPlace', 'Only a meeting takes place')
  if (input.notes !== undefined) throw refusing('notes', 'Only a meeting has notes')
}

/** Whether a meeting took place, once it is done. Throws `conflict` where a colleague has said otherwise. */
export function tookPlaceOf(before: Task, { isDone, tookPlace }: TaskChange): boolean | null {
  if (before.kind !== 'meeting') return null
  if (isDone === undefined) return before.tookPlace
  if (!isDone) return null
  const said = tookPlace ?? true
  if (before.tookPlace !== null && before.tookPlace !== said)
    throw new AppError(
      'conflict',
      before.tookPlace
        ? 'Someone has already logged that this meeting took place'
        : 'Someone has already logged that this meeting did not take place',
    )
  return said
}

/** Writes a meeting that took place into the timeline of its locked lead, at its time: contact, which stops the reply clock. */
export async function logMeeting(ctx: Ctx, lead: Lead, meeting: Task, notes: string | undefined) {
  const now = ctx.clock.now()
  const what = meeting.place ? `${meeting.title} (${meeting.place})` : meeting.title
  await writeActivity(ctx, lead, {
    kind: 'meeting',
    at: meeting.dueAt < now ? meeting.dueAt : now,
    body: notes ? `${what}\n\n${notes}` : what,
    data: { meetingId: meeting.id },
  })
}

/** Takes what it wrote out of the timeline again. */
export async function unlogMeeting(ctx: Ctx, { id, leadId }: Task): Promise<void> {
  if (!leadId) return
  await ctx.db
    .update(activities)
    .set({ deletedAt: ctx.clock.now() })
    .where(
      and(
        eq(activities.leadId, leadId),
        eq(activities.kind, 'meeting'),
        isNull(activities.deletedAt),
        sql`${activities.data} ->> 'meetingId' = ${id}`,
      ),
    )
}

export interface Meeting {
  id: string
  leadId: string
  title: string
  startsAt: Date
  minutes: number
  place: string | null
  ownerName: string | null
  isDone: boolean
}

/** Whose meeting it is and when it begins, whoever asks; undefined for one that was cancelled or is over. */
export async function findMeetingOwner(
  ctx: Ctx,
  id: string,
): Promise<{ ownerId: string | null; startsAt: Date } | undefined> {
  const [row] = await standing(ctx, id)
  return row && row.doneAt === null ? { ownerId: row.ownerId, startsAt: row.dueAt } : undefined
}

/** A meeting that the caller sees. Throws `not_found`. */
export async function readMeeting(ctx: Ctx, id: string): Promise<Meeting> {
  const [row] = await standing(ctx, id)
  return toMeeting(ctx, row)
}

/** The same, kept from others until the transaction ends. */
export async function lockMeeting(ctx: Ctx, id: string): Promise<Meeting> {
  const [row] = await standing(ctx, id).for('update')
  return toMeeting(ctx, row)
}

const standing = (ctx: Ctx, id: string) =>
  ctx.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.kind, 'meeting'), isNull(tasks.deletedAt)))

async function toMeeting(ctx: Ctx, row: Task | undefined): Promise<Meeting> {
  if (!row?.leadId) throw new AppError('not_found', 'This meeting isn’t here. It may have been cancelled.')
  await mustSeeLead(ctx, row.leadId)
  const { id, leadId, title, dueAt, minutes, place, ownerName, doneAt } = row
  const length = minutes ?? usualMinutes
  return { id, leadId, title, startsAt: dueAt, minutes: length, place, ownerName, isDone: doneAt !== null }
}
