import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import { tasks } from '#features/leads/activity.table.server.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { endOfDay } from '#features/leads/leads.server/lead-filter.ts'
import { isStoredInstant, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import type { TaskPage, TaskQuery } from './task.schema.ts'
import { toTask } from './tasks.server.ts'
import { ofVisibleLead } from '#features/leads/visible-leads.server.ts'

/** A page of tasks by when they are due, after `cursor`: those that are open, unless the done ones are asked for. */
export async function listTasks(ctx: Ctx, { owner, due, done, cursor, limit }: TaskQuery): Promise<TaskPage> {
  mustHave(ctx, 'leads.read')
  const after = cursor
    ? readCursor(cursor, 'tasks', (key, id) => isStoredInstant(key) && isUuid(id))
    : undefined
  const rows = await ctx.db
    .select({ task: tasks, leadName: leads.name, key: sql<string>`${tasks.dueAt}::text` })
    .from(tasks)
    .leftJoin(leads, eq(leads.id, tasks.leadId))
    .where(
      and(
        isNull(tasks.deletedAt),
        ofVisibleLead(ctx, tasks.leadId),
        done ? isNotNull(tasks.doneAt) : isNull(tasks.doneAt),
        owner ? eq(tasks.ownerId, owner === 'me' ? signedIn(ctx).userId : owner) : undefined,
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
    items: page.map(({ task, leadName }) => ({
      ...toTask(task),
      lead: task.leadId ? { id: task.leadId, name: leadName ?? '' } : null,
    })),
    nextCursor: last ? writeCursor('tasks', last.key, last.task.id) : null,
  }
}
