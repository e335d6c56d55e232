import { lt } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import { undos } from './undo.table.server.ts'
import type { Undoer } from './undoer.ts'

/** How long a change can be taken back. */
export const undoForMs = dayMs

/** Keeps what takes a change back, in the caller's transaction. Returns the id that `POST /api/undo/:id` takes. */
export async function keepUndo<Data>(ctx: Ctx, { kind }: Undoer<Data>, data: Data): Promise<string> {
  const [row] = await ctx.db
    .insert(undos)
    .values({ at: ctx.clock.now(), actorId: ctx.actor.userId, kind, data })
    .returning({ id: undos.id })
  if (!row) throw new Error('An insert answered no row')
  return row.id
}

export async function sweepUndos(ctx: Ctx): Promise<void> {
  await ctx.db.delete(undos).where(lt(undos.at, new Date(ctx.clock.now().getTime() - undoForMs)))
}
