import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import { createFaq } from '#features/publishing/faq/staff-faq.server/save-faq.ts'
import type { FaqItem, NewFaq } from '#features/publishing/faq/faq.schema.ts'
import type { FaqDraft } from '#features/chat/conversations/conversation.schema.ts'
import { chatQuestions } from '#features/chat/chat.table.server.ts'

const shown = 100

/** Drafts for the FAQ in the words of staff, for editors: what the visitor wrote stays with those who read conversations. */
export async function listFaqDrafts(ctx: Ctx): Promise<{ items: FaqDraft[] }> {
  mustHave(ctx, 'content.read')
  const rows = await ctx.db
    .select()
    .from(chatQuestions)
    .where(and(eq(chatQuestions.state, 'draft'), isNotNull(chatQuestions.draftQuestion)))
    .orderBy(desc(chatQuestions.asked), desc(chatQuestions.lastAskedAt), desc(chatQuestions.id))
    .limit(shown)
  return {
    items: rows.map(({ id, draftQuestion, draftAnswer, asked, lastAskedAt }) => ({
      id,
      question: draftQuestion ?? '',
      answer: draftAnswer ?? '',
      asked,
      lastAskedAt: lastAskedAt.toISOString(),
    })),
  }
}

/** Puts a draft on the page of questions and answers and marks the visitor's question as answered, together. */
export async function publishQuestion(ctx: Ctx, { id, ...entry }: NewFaq & { id: string }): Promise<FaqItem> {
  mustHave(ctx, 'content.write')
  const { name } = signedIn(ctx)
  return ctx.transaction(async (tx) => {
    const [question] = await tx.db.select().from(chatQuestions).where(eq(chatQuestions.id, id)).for('update')
    if (!question) throw new AppError('not_found', 'This question isn’t here any more')
    if (question.state !== 'draft')
      throw new AppError('conflict', 'Someone else has already dealt with this question')
    const item = await createFaq(tx, entry)
    await tx.db
      .update(chatQuestions)
      .set({
        state: 'used',
        decidedAt: tx.clock.now(),
        decidedBy: name,
        draftQuestion: item.question,
        draftAnswer: item.answer,
      })
      .where(eq(chatQuestions.id, id))
    await tx.audit({
      action: 'question.decide',
      entity: 'question',
      entityId: id,
      from: { state: question.state },
      to: { state: 'used', faq: item.anchor },
    })
    return item
  })
}
