import { randomUUID } from 'node:crypto'
import type { Ctx } from '#features/context/context.server.ts'
import { activities, tasks } from '../activity.table.server.ts'

/** Something to do about a lead because its person asked for it, with a line in the timeline. For public tools, so no permission is asked. */
export async function recordTask(
  ctx: Ctx,
  { leadId, title, dueAt }: { leadId: string; title: string; dueAt: Date },
): Promise<void> {
  const now = ctx.clock.now()
  const id = randomUUID()
  await ctx.db.insert(tasks).values({ id, leadId, createdAt: now, title, dueAt })
  await ctx.db
    .insert(activities)
    .values({ leadId, at: now, kind: 'system', body: `Task: ${title}`, actorName: 'System' })
  await ctx.audit({ action: 'task.create', entity: 'task', entityId: id, to: { leadId, title, dueAt } })
}
