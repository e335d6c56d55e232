import { eq } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { raiseContentVersion } from '#features/publishing/content-version.server.ts'
import { AppError } from '#lib/errors.ts'
import { currentAnswers } from './current-answers.server.ts'
import { learnedWordings } from './learned-wording.table.server.ts'

/** Keeps a visitor’s question, by its id, as another wording of a known one; every server reads it anew. Throws `invalid` for an unknown one. */
export async function learnWording(
  ctx: Ctx,
  { id, questionId, wording }: { id: string; questionId: string; wording: string },
): Promise<void> {
  const { questions } = await currentAnswers(ctx)
  if (!questions.some((known) => known.id === questionId))
    throw new AppError('invalid', 'There is no such known question')
  const row = { questionId, wording, addedAt: ctx.clock.now() }
  await ctx.db
    .insert(learnedWordings)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: learnedWordings.id, set: row })
  await raiseContentVersion(ctx)
}

/** Takes it back, where there is one. */
export async function unlearnWording(ctx: Ctx, id: string): Promise<void> {
  const gone = await ctx.db.delete(learnedWordings).where(eq(learnedWordings.id, id)).returning()
  if (gone.length > 0) await raiseContentVersion(ctx)
}
