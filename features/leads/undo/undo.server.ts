import { and, eq, gte, isNull } from 'drizzle-orm'
import { isSystem } from '#features/context/actor.ts'
import { signedIn, type Ctx } from '#features/context/context.server.ts'
import type { BatchAnswer } from '#features/leads/batch/lead-batch.schema.ts'
import { AppError } from '#lib/errors.ts'
import { undoForMs } from './keep-undo.server.ts'
import { undos } from './undo.table.server.ts'
import type { Undoer } from './undoer.ts'

/**
 * Takes a change of one's own back, once and within a day. What someone changed since stays as it is now. Throws `gone` for what was
 * taken back already, is too old or was another person's, and `forbidden` for who may no longer make such a change; that one stays undoable.
 */
export async function takeBack(ctx: Ctx, undoers: readonly Undoer[], id: string): Promise<BatchAnswer> {
  if (!isSystem(ctx.actor)) signedIn(ctx)
  return ctx.transaction(async (ctx) => {
    const since = new Date(ctx.clock.now().getTime() - undoForMs)
    const { userId } = ctx.actor
    const isOwn = userId === null ? isNull(undos.actorId) : eq(undos.actorId, userId)
    const [kept] = await ctx.db
      .delete(undos)
      .where(and(eq(undos.id, id), isOwn, gte(undos.at, since)))
      .returning()
    const undoer = undoers.find(({ kind }) => kind === kept?.kind)
    if (!kept || !undoer) throw new AppError('gone', 'This can no longer be undone')
    return (await undoer.restore(ctx, kept.data)) ?? { changed: [], skipped: [] }
  })
}
