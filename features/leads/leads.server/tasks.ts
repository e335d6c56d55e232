import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { activities, tasks } from '../activity.table.server.ts'
import type { TaskAnswer } from '../lead-answer.schema.ts'
import type { NewTask, TaskChange } from '../lead.schema.ts'
import { toTask } from './lead-answer.ts'
import { lockCurrent } from './lead-row.ts'

/** Something to do about a lead, by a time. The actor owns it; nobody does when the system asks. */
export async function createTask(ctx: Ctx, input: NewTask & { leadId: string }): Promise<TaskAnswer> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const lead = await lockCurrent(ctx, input.leadId)
    const ownerId = ctx.actor.userId
    const [written] = await ctx.db
      .insert(tasks)
      .values({
        id: input.id ?? randomUUID(),
        leadId: lead.id,
        createdAt: ctx.clock.now(),
        title: input.title,
        dueAt: new Date(input.dueAt),
        ownerId,
        ownerName: ownerId && ctx.actor.name,
      })
      .onConflictDoNothing()
      .returning()
    if (!written) return findWritten(ctx, { ...input, leadId: lead.id })
    await ctx.audit({
      action: 'task.create',
      entity: 'task',
      entityId: written.id,
      to: { leadId: lead.id, title: input.title, dueAt: input.dueAt },
    })
    return toTask(written)
  })
}

async function findWritten(
  ctx: Ctx,
  { id, leadId }: { id?: string | undefined; leadId: string },
): Promise<TaskAnswer> {
  const [row] = await ctx.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id ?? ''), eq(tasks.leadId, leadId)))
  if (!row) throw new AppError('conflict', 'This id belongs to another task')
  return toTask(row)
}

/** Changes a task, ticks it off or opens it again. Ticking it off twice keeps the first time. */
export async function updateTask(ctx: Ctx, input: TaskChange & { id: string }): Promise<TaskAnswer> {
  mustHave(ctx, 'leads.write')
  const now = ctx.clock.now()
  return ctx.transaction(async (ctx) => {
    const [before] = await ctx.db.select().from(tasks).where(eq(tasks.id, input.id)).for('update')
    if (!before) throw new AppError('not_found', 'This task isn’t here. It may have been deleted.')
    const next = {
      title: input.title ?? before.title,
      dueAt: input.dueAt ? new Date(input.dueAt) : before.dueAt,
      doneAt: input.isDone === undefined ? before.doneAt : input.isDone ? (before.doneAt ?? now) : null,
    }
    const [after] = await ctx.db.update(tasks).set(next).where(eq(tasks.id, input.id)).returning()
    if (!after) throw new Error('An update of a locked row answered no row')
    if (next.doneAt && !before.doneAt) {
      await ctx.db.insert(activities).values({
        leadId: before.leadId,
        at: now,
        kind: 'system',
        body: `Task done: ${next.title}`,
        actorId: ctx.actor.userId,
        actorName: ctx.actor.name,
      })
    }
    const { title, dueAt, doneAt } = before
    await ctx.audit({
      action: 'task.update',
      entity: 'task',
      entityId: input.id,
      from: { title, dueAt, doneAt },
      to: next,
    })
    return toTask(after)
  })
}
