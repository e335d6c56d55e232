import { sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { AnswerWeek } from '#features/chat/conversations/conversation.schema.ts'
import { chatTurns } from '#features/chat/chat.table.server.ts'

const shownWeeks = 8

/** The last eight weeks in which something was asked, the newest first; days are those of London. */
export async function listAnswerWeeks(ctx: Ctx): Promise<{ items: AnswerWeek[] }> {
  mustHave(ctx, 'conversations.read')
  const week = sql<string>`to_char(date_trunc('week', ${chatTurns.at} at time zone 'Europe/London'), 'YYYY-MM-DD')`
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::integer`
  const items = await ctx.db
    .select({
      week: week.as('week'),
      answered: count(sql`${chatTurns.kind} = 'answer'`),
      askedBack: count(sql`${chatTurns.kind} = 'choice'`),
      declined: count(sql`${chatTurns.kind} = 'unknown'`),
      helpful: count(sql`${chatTurns.isHelpful}`),
      unhelpful: count(sql`not ${chatTurns.isHelpful}`),
    })
    .from(chatTurns)
    .where(sql`${chatTurns.kind} in ('answer', 'choice', 'unknown') and ${chatTurns.author} = 'assistant'`)
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
    .limit(shownWeeks)
  return { items }
}
