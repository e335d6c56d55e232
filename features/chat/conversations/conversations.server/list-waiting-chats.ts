import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import { chatTurns, conversations } from '#features/chat/chat.table.server.ts'
import { lastWordsOf } from './list-conversations.ts'
import { personDueAt } from '#features/chat/details/details.server/record-details.ts'
import { ofVisibleLead } from '#features/leads/visible-leads.server.ts'

export interface WaitingChatQuery {
  after?: { key: string; id: string } | undefined
  limit: number
  whose: 'all' | 'mine' | 'free'
  exclude: readonly string[]
  only?: readonly string[] | undefined
}

/** Chats that wait for a person, who has waited longest first. */
export async function listWaitingChats(ctx: Ctx, { after, limit, whose, exclude, only }: WaitingChatQuery) {
  mustHave(ctx, 'conversations.read')
  const { awaitingSince, id, assigneeId } = conversations
  const rows = await ctx.db
    .select()
    .from(conversations)
    .where(
      and(
        isNotNull(awaitingSince),
        ofVisibleLead(ctx, conversations.leadId),
        after && sql`(${awaitingSince}, ${id}) > (${after.key}::timestamptz, ${after.id}::uuid)`,
        whose === 'mine' ? eq(assigneeId, signedIn(ctx).userId) : undefined,
        whose === 'free' ? isNull(assigneeId) : undefined,
        exclude.length > 0 ? notInArray(id, [...exclude]) : undefined,
        only && inArray(id, [...only]),
      ),
    )
    .orderBy(asc(awaitingSince), asc(id))
    .limit(limit)
  const words = await lastWordsOf(ctx, rows)
  return rows.flatMap((row) =>
    row.awaitingSince
      ? [
          {
            id: row.id,
            name: row.capture.name ?? row.capture.email ?? row.capture.phone ?? 'A visitor',
            company: row.capture.company ?? '',
            words: words.get(row.id) ?? '',
            since: row.awaitingSince,
            dueAt: personDueAt(row.awaitingSince),
            assignee: row.assigneeName === null ? null : { id: row.assigneeId, name: row.assigneeName },
          },
        ]
      : [],
  )
}

const mostCovered = 1000

/** The leads of those who wait in the chat. */
export async function listLeadsInChat(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .select({ leadId: conversations.leadId })
    .from(conversations)
    .where(and(isNotNull(conversations.awaitingSince), isNotNull(conversations.leadId)))
    .orderBy(asc(conversations.awaitingSince), asc(conversations.id))
    .limit(mostCovered)
  return rows.flatMap(({ leadId }) => leadId ?? [])
}

/** Those of these conversations in which the visitor wrote after the instant that goes with them. */
export async function visitorWroteSince(ctx: Ctx, since: ReadonlyMap<string, Date>): Promise<string[]> {
  if (since.size === 0) return []
  const rows = await ctx.db
    .selectDistinct({ id: chatTurns.conversationId })
    .from(chatTurns)
    .where(
      and(
        eq(chatTurns.author, 'visitor'),
        or(...[...since].map(([id, at]) => and(eq(chatTurns.conversationId, id), gt(chatTurns.at, at)))),
      ),
    )
    .orderBy(desc(chatTurns.conversationId))
  return rows.map(({ id }) => id)
}
