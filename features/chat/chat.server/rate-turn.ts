import { and, eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { ConversationDetail } from '#features/chat/conversations/conversation.schema.ts'
import { chatTurns, conversations } from '#features/chat/chat.table.server.ts'
import { lockConversation } from './chat-session.ts'
import { getConversation } from '#features/chat/conversations/conversations.server/list-conversations.ts'

/** What staff think of an answer of the assistant: 1, -1, or null to take it back. Throws `not_found` for other turns. */
export async function rateTurn(
  ctx: Ctx,
  { id, seq, thumb }: { id: string; seq: number; thumb: 1 | -1 | null },
): Promise<ConversationDetail> {
  mustHave(ctx, 'conversations.answer')
  await ctx.transaction(async (tx) => {
    await lockConversation(tx, id)
    const own = eq(chatTurns.conversationId, id)
    const [rated] = await tx.db
      .update(chatTurns)
      .set({ thumb })
      .where(and(own, eq(chatTurns.seq, seq), eq(chatTurns.author, 'assistant')))
      .returning({ seq: chatTurns.seq })
    if (!rated) throw new AppError('not_found', 'Only answers of the assistant are rated')
    const down = await tx.db.$count(chatTurns, and(own, eq(chatTurns.thumb, -1)))
    await tx.db
      .update(conversations)
      .set({ hasThumbsDown: down > 0 })
      .where(eq(conversations.id, id))
    await tx.audit({ action: 'conversation.rate', entity: 'conversation', entityId: id, to: { seq, thumb } })
  })
  return getConversation(ctx, id)
}
