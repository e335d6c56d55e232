import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { dayMs } from '#lib/durations.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { Notice } from '#features/context/notice.ts'
import { tasks } from '../activity.table.server.ts'
import { leads, waitingUntil } from '../lead.table.server.ts'

/** A promise is at risk for at most a quarter of a working day, which may stretch over Christmas. */
const riskLastsMs = 6 * dayMs
/** What was over for longer has been told, or stands on the dashboard. */
const toldForMs = dayMs
const most = 1000

/** Promises to reply that are at risk or over, tasks that are due, and meetings that begin, for those who own them. */
export async function listDue(ctx: Ctx): Promise<Notice[]> {
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - toldForMs)
  const waiting = waitingUntil(leads)
  const at = (date: Date) => sql`${date.toISOString()}::timestamptz`
  const replies = await ctx.db
    .select({ id: leads.id, ownerId: leads.ownerId, dueAt: leads.replyDueAt })
    .from(leads)
    .where(
      and(
        sql`${waiting} > ${at(since)} and ${waiting} < ${at(new Date(now.getTime() + riskLastsMs))}`,
        lte(leads.replyRiskAt, now),
      ),
    )
    .orderBy(sql`${waiting}`, asc(leads.id))
    .limit(most)
  const due = await ctx.db
    .select({
      id: tasks.id,
      kind: tasks.kind,
      leadId: tasks.leadId,
      ownerId: tasks.ownerId,
      dueAt: tasks.dueAt,
    })
    .from(tasks)
    .where(and(isNull(tasks.doneAt), isNull(tasks.deletedAt), gt(tasks.dueAt, since), lte(tasks.dueAt, now)))
    .orderBy(asc(tasks.dueAt), asc(tasks.id))
    .limit(most)
  return [
    ...replies.flatMap(({ id, ownerId, dueAt }): Notice[] =>
      dueAt
        ? [
            {
              kind: dueAt < now ? 'reply_breached' : 'reply_at_risk',
              key: `${id}:${dueAt.toISOString()}`,
              leadId: id,
              dueAt,
              ...(ownerId && { to: [ownerId] }),
            },
          ]
        : [],
    ),
    ...due.map(({ id, kind, leadId, ownerId, dueAt }): Notice => ({
      kind: kind === 'meeting' ? 'meeting_begins' : 'task_due',
      key: `${id}:${dueAt.toISOString()}`,
      ...(leadId && { leadId }),
      dueAt,
      ...(ownerId && { to: [ownerId] }),
    })),
  ]
}

/** Whether this very promise is still open. */
export async function isStillAwaited(ctx: Ctx, leadId: string, dueAt: Date): Promise<boolean> {
  const [lead] = await ctx.db
    .select({ waiting: sql<boolean>`${waitingUntil(leads)} = ${leads.replyDueAt}` })
    .from(leads)
    .where(and(eq(leads.id, leadId), eq(leads.replyDueAt, dueAt)))
  return lead?.waiting ?? false
}
