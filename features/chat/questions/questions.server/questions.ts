import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { isIsoInstant, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import { startOfLondonDay } from '#lib/like-periods.ts'
import type {
  Question,
  QuestionChange,
  QuestionQuery,
} from '#features/chat/conversations/conversation.schema.ts'
import { chatQuestions } from '#features/chat/chat.table.server.ts'
import { learnWording, unlearnWording } from '#features/answers/learn-wording.server.ts'

/** Questions that no page answered, by what was decided about them and the day on which they were last asked; the last asked first. */
export async function listQuestions(
  ctx: Ctx,
  { state, from, to, cursor, limit }: QuestionQuery,
): Promise<{ items: Question[]; nextCursor: string | null }> {
  mustHave(ctx, 'conversations.read')
  const after = cursor
    ? readCursor(cursor, 'questions', (key, id) => isIsoInstant(key) && isUuid(id))
    : undefined
  const rows = await ctx.db
    .select()
    .from(chatQuestions)
    .where(
      and(
        eq(chatQuestions.state, state),
        from ? gte(chatQuestions.lastAskedAt, startOfLondonDay(from)) : undefined,
        to ? lt(chatQuestions.lastAskedAt, startOfLondonDay(to, 1)) : undefined,
        after &&
          sql`(${chatQuestions.lastAskedAt}, ${chatQuestions.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(chatQuestions.lastAskedAt), desc(chatQuestions.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    items: page.map(toQuestion),
    nextCursor: last ? writeCursor('questions', last.lastAskedAt.toISOString(), last.id) : null,
  }
}

/**
 * Decides about a question: a draft for the FAQ keeps the text given, or that of the question; with `answerId` it becomes another wording of
 * that known question, which the assistant understands from then on.
 */
export async function updateQuestion(ctx: Ctx, input: QuestionChange & { id: string }): Promise<Question> {
  mustHave(ctx, 'conversations.answer')
  const { id, state, answerId, draftQuestion, draftAnswer } = input
  const { name } = signedIn(ctx)
  return ctx.transaction(async (tx) => {
    const [before] = await tx.db.select().from(chatQuestions).where(eq(chatQuestions.id, id)).for('update')
    if (!before) throw new AppError('not_found', 'This question isn’t here any more')
    const isDecided = state !== 'open'
    if (answerId && state !== 'used')
      throw new AppError('invalid', 'A known question already answers this wording')
    await unlearnWording(tx, id)
    if (answerId) await learnWording(tx, { id, questionId: answerId, wording: before.question })
    const [after] = await tx.db
      .update(chatQuestions)
      .set({
        state,
        answerId: answerId ?? null,
        ...(state === 'draft' && {
          draftQuestion: draftQuestion || before.draftQuestion || before.question,
          draftAnswer: draftAnswer ?? before.draftAnswer ?? '',
        }),
        decidedAt: isDecided ? tx.clock.now() : null,
        decidedBy: isDecided ? name : null,
      })
      .where(eq(chatQuestions.id, id))
      .returning()
    if (!after) throw new Error('An update of a locked row answered no row')
    await tx.audit({
      action: 'question.decide',
      entity: 'question',
      entityId: id,
      from: { state: before.state },
      to: { state, ...(answerId && { answerId }) },
    })
    return toQuestion(after)
  })
}

function toQuestion({ questionKey: _key, ...row }: typeof chatQuestions.$inferSelect): Question {
  return {
    ...row,
    firstAskedAt: row.firstAskedAt.toISOString(),
    lastAskedAt: row.lastAskedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}
