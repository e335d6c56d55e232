import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import { tasks } from '#features/leads/activity.table.server.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { endOfDay } from '#features/leads/leads.server/lead-filter.ts'
import { isStoredInstant, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { minuteMs } from '#lib/durations.ts'
import { longestMinutes, type TaskPage, type TaskQuery } from './task.schema.ts'
import { toTask } from './tasks.server.ts'
import { ofVisibleLead } from '#features/leads/visible-leads.server.ts'

/** A page of tasks by when they are due, after `cursor`: those that are open, unless the done ones are asked for. */
export async function listTasks(ctx: Ctx, query: TaskQuery): Promise<TaskPage> {
  const { owner, due, done, kind, cursor, limit } = query
  mustHave(ctx, 'leads.read')
  const after = cursor
    ? readCursor(cursor, 'tasks', (key, id) => isStoredInstant(key) && isUuid(id))
    : undefined
  const rows = await ctx.db
    .select({
      task: tasks,
      leadName: leads.name,
      leadEmail: leads.email,
      key: sql<string>`${tasks.dueAt}::text`,
    })
    .from(tasks)
    .leftJoin(leads, eq(leads.id, tasks.leadId))
    .where(
      and(
        isNull(tasks.deletedAt),
        ofVisibleLead(ctx, tasks.leadId),
        done ? isNotNull(tasks.doneAt) : isNull(tasks.doneAt),
        owner ? eq(tasks.ownerId, owner === 'me' ? signedIn(ctx).userId : owner) : undefined,
        kind && eq(tasks.kind, kind),
        isBetween(query),
        due ? sql`${tasks.dueAt} < ${endOfDay(ctx.clock.now())}` : undefined,
        after
          ? sql`(${tasks.dueAt}, ${tasks.id}) > (${after.key}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(tasks.dueAt), asc(tasks.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    items: page.map(({ task, leadName, leadEmail }) => ({
      ...toTask(task),
      lead: task.leadId ? { id: task.leadId, name: leadName ?? '', email: leadEmail } : null,
    })),
    nextCursor: last ? writeCursor('tasks', last.key, last.task.id) : null,
  }
}

/** Due between the two, or a meeting that is on then; one that ends as the other begins is not. */
function isBetween({ from, until }: TaskQuery) {
  if (!from && !until) return undefined
  const end = sql`${tasks.dueAt} + make_interval(mins => coalesce(${tasks.minutes}, 0))`
  const earliest = from && new Date(Date.parse(from) - longestMinutes * minuteMs)
  return and(
    // For the index, which knows no lengths.
    earliest ? gt(tasks.dueAt, earliest) : undefined,
    from ? sql`(${tasks.dueAt} >= ${from}::timestamptz or ${end} > ${from}::timestamptz)` : undefined,
    until ? lt(tasks.dueAt, new Date(until)) : undefined,
  )
}
