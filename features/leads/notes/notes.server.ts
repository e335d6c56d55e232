import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { activities } from '#features/leads/activity.table.server.ts'
import { loggedKinds } from '#features/leads/lead.schema.ts'
import type { TimelineEntry } from '#features/leads/lead-answer.schema.ts'
import { toActivityEntry } from '#features/leads/leads.server/get-lead.ts'
import { pastInstant } from '#features/leads/leads.server/log-activity.ts'
import { keepUndo } from '#features/leads/undo/keep-undo.server.ts'
import { undoerOfDate } from '#features/leads/undo/undoer-of-date.server.ts'
import type { NoteChange } from './note.schema.ts'
import { mustSeeLead } from '#features/leads/visible-leads.server.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

type Row = typeof activities.$inferSelect

/** Only what people wrote, and only by who wrote it or by those who may delete leads. */
async function lockNote(ctx: Ctx, id: string): Promise<Row> {
  const [row] = await ctx.db
    .select()
    .from(activities)
    .where(and(eq(activities.id, id), isNull(activities.deletedAt)))
    .for('update')
  if (!row) throw new AppError('not_found', 'This note isn’t here. It may have been deleted.')
  await mustSeeLead(ctx, row.leadId)
  if (!loggedKinds.some((kind) => kind === row.kind))
    throw new AppError('invalid', 'Only what people wrote can be changed')
  if (row.actorId !== ctx.actor.userId && !ctx.actor.permissions.has('leads.delete'))
    throw new AppError('forbidden', `Only ${row.actorName} or an administrator can change this`)
  return row
}

/** Changes the words of a note, call, email or meeting, or when it was. What was written before is kept with it. */
export async function updateNote(ctx: Ctx, input: NoteChange & { id: string }): Promise<TimelineEntry> {
  mustHave(ctx, 'leads.write')
  const now = ctx.clock.now()
  return ctx.transaction(async (ctx) => {
    const row = await lockNote(ctx, input.id)
    const body = input.body ?? row.body
    const at = input.at === undefined ? row.at : pastInstant(ctx, input.at)
    if (body === row.body && at.getTime() === row.at.getTime()) return toActivityEntry(row)
    if (row.body !== input.seen) {
      const data = { current: toActivityEntry(row) }
      throw new AppError('conflict', 'Someone else changed this note in the meantime', { data })
    }
    const earlier = { body: row.body, at: row.at.toISOString(), until: now.toISOString(), by: ctx.actor.name }
    const [changed] = await ctx.db
      .update(activities)
      .set({ body, at, history: [...(row.history ?? []), earlier] })
      .where(eq(activities.id, row.id))
      .returning()
    if (!changed) throw new Error('An update of a locked row answered no row')
    await ctx.audit({
      action: 'note.update',
      entity: 'lead',
      entityId: row.leadId,
      to: { activityId: row.id, kind: row.kind },
    })
    return toActivityEntry(changed)
  })
}

export const noteUndo = undoerOfDate('note', activities)

/** Takes a note out of the timeline. */
export async function deleteNote(ctx: Ctx, id: string): Promise<Deleted> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const row = await lockNote(ctx, id)
    await ctx.db.update(activities).set({ deletedAt: ctx.clock.now() }).where(eq(activities.id, id))
    await ctx.audit({
      action: 'note.delete',
      entity: 'lead',
      entityId: row.leadId,
      to: { activityId: id, kind: row.kind },
    })
    return { undo: await keepUndo(ctx, noteUndo, { id }) }
  })
}
