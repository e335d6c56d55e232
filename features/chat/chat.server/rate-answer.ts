import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import type { HelpfulInput } from '#features/chat/chat.schema.ts'
import { chatTurns } from '#features/chat/chat.table.server.ts'
import { findConversation, holdToChatRates } from './chat-session.ts'
import { noteQuestion } from '#features/chat/questions/questions.server/note-question.ts'

/**
 * What the visitor says of an answer that they got. One that was none puts their question on the list of staff, once. Throws `not_found` for anything
 * but an answer of their own conversation, and `rate_limited`.
 */
export async function rateAnswer(
  ctx: Ctx,
  { sessionId, turn, isHelpful }: HelpfulInput,
): Promise<{ isHelpful: boolean }> {
  await holdToChatRates(ctx, sessionId)
  const conversation = await findConversation(ctx, sessionId)
  await ctx.transaction(async (tx) => {
    const own = eq(chatTurns.conversationId, conversation?.id ?? '00000000-0000-0000-0000-000000000000')
    const [answer] = await tx.db
      .select({ before: chatTurns.isHelpful })
      .from(chatTurns)
      .where(and(own, eq(chatTurns.seq, turn), inArray(chatTurns.kind, ['answer', 'choice'])))
      .for('update')
    if (!conversation || !answer) throw new AppError('not_found', 'This answer isn’t here any more')
    if (answer.before === isHelpful) return
    await tx.db
      .update(chatTurns)
      .set({ isHelpful })
      .where(and(own, eq(chatTurns.seq, turn)))
    if (isHelpful) return
    const [asked] = await tx.db
      .select({ text: chatTurns.text })
      .from(chatTurns)
      .where(and(own, eq(chatTurns.author, 'visitor'), lt(chatTurns.seq, turn)))
      .orderBy(desc(chatTurns.seq))
      .limit(1)
    if (asked) await noteQuestion(tx, conversation.id, asked.text, { isWrong: true })
  })
  return { isHelpful }
}
