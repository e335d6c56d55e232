import { eq } from 'drizzle-orm'
import { candidatesFor, compare } from '#features/answers/rank-candidates.server.ts'
import { currentAnswers } from '#features/answers/current-answers.server.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import type { KnownMatch } from '#features/chat/conversations/conversation.schema.ts'
import { chatQuestions } from '#features/chat/chat.table.server.ts'

const shown = 5

/** The known questions that a visitor’s question is nearest to. Throws `not_found`. */
export async function listKnownMatches(ctx: Ctx, { id }: { id: string }): Promise<{ items: KnownMatch[] }> {
  mustHave(ctx, 'conversations.read')
  const [asked] = await ctx.db.select().from(chatQuestions).where(eq(chatQuestions.id, id))
  if (!asked) throw new AppError('not_found', 'This question isn’t here any more')
  const index = await currentAnswers(ctx)
  const candidates = candidatesFor(index, compare(index, asked.question)).filter(
    ({ question }) => !question.isOffSubject,
  )
  return {
    items: candidates.slice(0, shown).map(({ question: { id, question, answer, page } }) => ({
      id,
      question,
      answer: answer ?? null,
      page,
    })),
  }
}
