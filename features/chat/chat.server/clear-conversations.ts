import { and, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { conversation } from '#config/constants.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { retainUntil } from '#features/leads/retention.ts'
import { chatQuestions, conversations } from '#features/chat/chat.table.server.ts'

/** Deletes conversations after their time: 90 days without a lead, with one the time of the lead. Undecided questions go after 90 days too. */
export async function clearConversations(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const withoutLead = new Date(now.getTime() - conversation.keptMs)
  const withLead = new Date(now.getTime() - (retainUntil(now).getTime() - now.getTime()))
  const short = await ctx.db
    .delete(conversations)
    .where(and(isNull(conversations.leadId), lt(conversations.lastTurnAt, withoutLead)))
  const long = await ctx.db
    .delete(conversations)
    .where(and(isNotNull(conversations.leadId), lt(conversations.lastTurnAt, withLead)))
  await ctx.db
    .delete(chatQuestions)
    .where(
      and(inArray(chatQuestions.state, ['open', 'dismissed']), lt(chatQuestions.lastAskedAt, withoutLead)),
    )
  return (short.rowCount ?? 0) + (long.rowCount ?? 0)
}
