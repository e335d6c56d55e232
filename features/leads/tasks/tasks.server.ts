import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { openingHours } from '#config/brand.ts'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { activities, tasks, type Task } from '#features/leads/activity.table.server.ts'
import { closedDates } from '#features/leads/reply-clock.ts'
import { lockCurrent } from '#features/leads/leads.server/lead-row.ts'
import { keepUndo } from '#features/leads/undo/keep-undo.server.ts'
import { undoerOfDate } from '#features/leads/undo/undoer-of-date.server.ts'
import {
  changedMeetingColumns,
  logMeeting,
  newMeetingColumns,
  tookPlaceOf,
  unlogMeeting,
} from './meetings.server.ts'
import type { NewTask, Repeat, TaskAnswer, TaskChange } from './task.schema.ts'
import { mustSeeLead, whoSee } from '#features/leads/visible-leads.server.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

/** Something to do by a time, about a lead or about nothing, or a meeting with a lead. The actor's own unless it is for a colleague; nobody's when the system asks. */
export async function createTask(ctx: Ctx, input: NewTask): Promise<TaskAnswer> {
  mustHave(ctx, 'leads.write')
  const columns = newMeetingColumns(input)
  return ctx.transaction(async (ctx) => {
    const lead = input.leadId ? await lockCurrent(ctx, input.leadId) : undefined
    const [written] = await ctx.db
      .insert(tasks)
      .values({
        ...(await assigneeOf(ctx, input.assigneeId ?? ctx.actor.userId, lead?.id ?? null)),
        id: input.id ?? randomUUID(),
        ...columns,
        leadId: lead?.id ?? null,
        createdAt: ctx.clock.now(),
        title: input.title,
        dueAt: new Date(input.dueAt),
        repeat: input.repeat ?? null,
        remindAt: dateOf(input.remindAt),
      })
      .onConflictDoNothing()
      .returning()
    if (!written) return findWritten(ctx, input.id ?? '', lead?.id ?? null)
    const { kind, leadId, ownerId, title, dueAt, repeat } = written
    const ofMeeting = kind === 'meeting' && { minutes: written.minutes, place: written.place }
    await ctx.audit({
      action: `${kind}.create`,
      entity: 'task',
      entityId: written.id,
      to: { leadId, ownerId, title, dueAt, repeat, ...ofMeeting },
    })
    return toTask(written)
  })
}

const dateOf = (iso: string | null | undefined) => (iso ? new Date(iso) : null)

/** The columns of whoever is to do it: an active colleague who may work on leads and sees this one. Throws `invalid` for anybody else. */
async function assigneeOf(ctx: Ctx, id: string | null, leadId: string | null) {
  if (id === null) return { ownerId: null, ownerName: null }
  if (id === ctx.actor.userId) return { ownerId: id, ownerName: ctx.actor.name }
  const refusing = (message: string) => new AppError('invalid', message, { errors: { assigneeId: message } })
  const colleague = await ctx.findColleague(id, 'leads.write')
  if (!colleague)
    throw refusing('A task is for a colleague who may work on leads and whose account is active')
  const [able] = await whoSee(ctx, leadId, [colleague])
  if (!able) throw refusing(`${colleague.name} does not see this lead: it belongs to a colleague`)
  return { ownerId: id, ownerName: able.name }
}

async function findWritten(ctx: Ctx, id: string, leadId: string | null): Promise<TaskAnswer> {
  const [row] = await ctx.db.select().from(tasks).where(eq(tasks.id, id))
  if (!row || row.leadId !== leadId) throw new AppError('conflict', 'This id belongs to another task')
  return toTask(row)
}

async function lockTask(ctx: Ctx, id: string): Promise<Task> {
  const [row] = await ctx.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), isNull(tasks.deletedAt)))
    .for('update')
  if (!row) throw new AppError('not_found', 'This task isn’t here. It may have been deleted.')
  await mustSeeLead(ctx, row.leadId)
  return row
}

/**
 * Changes a task, ticks it off or opens it again. Ticking it off twice keeps the first time; one that repeats comes again, and a meeting that
 * took place is logged. Throws `conflict` where a colleague has said otherwise of it.
 */
export async function updateTask(ctx: Ctx, input: TaskChange & { id: string }): Promise<TaskAnswer> {
  mustHave(ctx, 'leads.write')
  const now = ctx.clock.now()
  return ctx.transaction(async (ctx) => {
    // Before its task, as whoever merges leads does.
    const lead = input.isDone ? await lockLeadOf(ctx, input.id) : undefined
    const before = await lockTask(ctx, input.id)
    const dueAt = input.dueAt ? new Date(input.dueAt) : before.dueAt
    const remindAt = input.remindAt === undefined ? before.remindAt : dateOf(input.remindAt)
    const next = {
      ...(input.assigneeId === undefined ? {} : await assigneeOf(ctx, input.assigneeId, before.leadId)),
      ...changedMeetingColumns(before, input),
      tookPlace: tookPlaceOf(before, input),
      title: input.title ?? before.title,
      dueAt,
      repeat: input.repeat === undefined ? before.repeat : input.repeat,
      remindAt,
      remindedAt: remindAt?.getTime() === before.remindAt?.getTime() ? before.remindedAt : null,
      doneAt: input.isDone === undefined ? before.doneAt : input.isDone ? (before.doneAt ?? now) : null,
    }
    const isTickedOff = next.doneAt !== null && before.doneAt === null
    const [after] = await ctx.db
      .update(tasks)
      // Opened again it doesn't come twice: the next one is there already.
      .set({ ...next, repeat: isTickedOff ? null : next.repeat })
      .where(eq(tasks.id, input.id))
      .returning()
    if (!after) throw new Error('An update of a locked row answered no row')
    if (isTickedOff && lead && after.tookPlace) await logMeeting(ctx, lead, after, input.notes)
    else if (isTickedOff && after.leadId) {
      await ctx.db.insert(activities).values({
        leadId: after.leadId,
        at: now,
        kind: 'system',
        body:
          after.kind === 'meeting' ? `Meeting did not take place: ${next.title}` : `Task done: ${next.title}`,
        actorId: ctx.actor.userId,
        actorName: ctx.actor.name,
      })
    }
    if (before.tookPlace && !after.doneAt) await unlogMeeting(ctx, after)
    if (isTickedOff && next.repeat) await repeatTask(ctx, after, next.repeat)
    const about = { entity: 'task', entityId: input.id, action: `${after.kind}.update` }
    await ctx.audit({ ...about, from: audited(before), to: audited(after) })
    return toTask(after)
  })
}

const audited = ({ kind, title, dueAt, doneAt, ownerId, repeat, minutes, place, tookPlace }: Task) => ({
  title,
  dueAt,
  doneAt,
  ownerId,
  repeat,
  ...(kind === 'meeting' && { minutes, place, tookPlace }),
})

/** The lead of a meeting, locked; undefined for a task. */
async function lockLeadOf(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select({ leadId: tasks.leadId })
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.kind, 'meeting'), isNull(tasks.deletedAt)))
  return row?.leadId ? lockCurrent(ctx, row.leadId) : undefined
}

const steps: Record<Repeat, string> = {
  daily: '1 day',
  weekdays: '1 day',
  weekly: '7 days',
  monthly: '1 month',
}

/** The same again, at the same time on the wall clock of London, on the first of its days that is still to come. */
async function repeatTask(ctx: Ctx, done: Task, repeat: Repeat) {
  const { week } = openingHours
  const openDays = week.flatMap((hours, at) => (hours ? [at + 1] : []))
  const now = ctx.clock.now().toISOString()
  const due = done.dueAt.toISOString()
  const { rows } = await ctx.db.execute<{ at: string }>(sql`
    select to_char(day at time zone 'Europe/London' at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from (
      select (${due}::timestamptz at time zone 'Europe/London') + n * ${steps[repeat]}::interval as day
      from generate_series(1, 4000) n
    ) days
    where day at time zone 'Europe/London' > ${now}::timestamptz
      and (${repeat} <> 'weekdays' or (extract(isodow from day)::int = any(${sql.param(openDays)}::int[])
        and day::date <> all(${sql.param([...closedDates()])}::date[])))
    order by day limit 1`)
  const [next] = rows
  if (!next) return
  const dueAt = new Date(next.at)
  const { id: _, ...same } = done
  await ctx.db.insert(tasks).values({
    ...same,
    createdAt: ctx.clock.now(),
    dueAt,
    repeat,
    doneAt: null,
    remindedAt: null,
    remindAt: done.remindAt && new Date(dueAt.getTime() - (done.dueAt.getTime() - done.remindAt.getTime())),
  })
}

export const taskUndo = undoerOfDate('task', tasks)

/** Takes a task away, or a meeting, which nobody is told of. */
export async function deleteTask(ctx: Ctx, id: string): Promise<Deleted> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const { kind, leadId, title } = await lockTask(ctx, id)
    await ctx.db.update(tasks).set({ deletedAt: ctx.clock.now() }).where(eq(tasks.id, id))
    await ctx.audit({ action: `${kind}.delete`, entity: 'task', entityId: id, from: { leadId, title } })
    return { undo: await keepUndo(ctx, taskUndo, { id }) }
  })
}

export function toTask(task: Task): TaskAnswer {
  return {
    id: task.id,
    kind: task.kind,
    leadId: task.leadId,
    title: task.title,
    dueAt: task.dueAt.toISOString(),
    minutes: task.minutes,
    place: task.place,
    tookPlace: task.tookPlace,
    doneAt: task.doneAt?.toISOString() ?? null,
    repeat: task.repeat,
    remindAt: task.remindAt?.toISOString() ?? null,
    owner: task.ownerId ? { id: task.ownerId, name: task.ownerName ?? '' } : null,
  }
}
