import { and, eq, isNotNull } from 'drizzle-orm'
import { mustHave } from '#features/context/context.server.ts'
import type { activities, tasks } from '#features/leads/activity.table.server.ts'
import { mustSeeLead } from '#features/leads/visible-leads.server.ts'
import { AppError } from '#lib/errors.ts'
import type { Undoer } from './undoer.ts'

/** How what was deleted by a date comes back: notes, tasks and meetings. */
export const undoerOfDate = (
  kind: 'note' | 'task',
  table: typeof activities | typeof tasks,
): Undoer<{ id: string }> => ({
  kind,
  async restore(ctx, { id }) {
    mustHave(ctx, 'leads.write')
    const [back] = await ctx.db
      .update(table)
      .set({ deletedAt: null })
      .where(and(eq(table.id, id), isNotNull(table.deletedAt)))
      .returning({ leadId: table.leadId })
    if (!back) throw new AppError('gone', 'This can no longer be undone')
    await mustSeeLead(ctx, back.leadId)
    await ctx.audit({ action: `${kind}.restore`, entity: kind, entityId: id })
  },
})
