import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { isIsoInstant, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type {
  ConversationDetail,
  ConversationItem,
  ConversationPage,
  ConversationQuery,
  Turn,
} from '#features/chat/conversations/conversation.schema.ts'
import { chatTurns, conversations } from '#features/chat/chat.table.server.ts'
import type { Conversation } from '#features/chat/chat.server/chat-session.ts'
import { mustSeeLead, ofVisibleLead } from '#features/leads/visible-leads.server.ts'

const countUpTo = 1000
const mostTurns = 500
/** Two beats of the stream of events. */
const hereForMs = 45_000

const wheres: Record<ConversationQuery['filter'], SQL> = {
  open: sql`${conversations.hasAsked}`,
  waiting: sql`${conversations.awaitingSince} is not null`,
  lead: sql`${conversations.leadId} is not null`,
  unanswered: sql`${conversations.hasUnknown}`,
  'thumbs-down': sql`${conversations.hasThumbsDown}`,
}

/** A page of conversations, the newest first; of those that wait for a person, who waits longest first. */
export async function listConversations(ctx: Ctx, query: ConversationQuery): Promise<ConversationPage> {
  mustHave(ctx, 'conversations.read')
  const { filter, lead, cursor, limit } = query
  const isQueue = filter === 'waiting'
  const by = isQueue ? conversations.awaitingSince : conversations.lastTurnAt
  const list = isQueue ? 'waiting conversations' : 'conversations'
  const after = cursor ? readCursor(cursor, list, (key, id) => isIsoInstant(key) && isUuid(id)) : undefined
  const beyond =
    after &&
    sql`(${by}, ${conversations.id}) ${isQueue ? sql`>` : sql`<`} (${after.key}::timestamptz, ${after.id}::uuid)`
  const where = and(
    wheres[filter],
    ofVisibleLead(ctx, conversations.leadId),
    lead ? eq(conversations.leadId, lead) : undefined,
  )
  const rows = await ctx.db
    .select()
    .from(conversations)
    .where(and(where, beyond))
    .orderBy(...(isQueue ? [asc(by), asc(conversations.id)] : [desc(by), desc(conversations.id)]))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const words = await lastWordsOf(ctx, page)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    items: page.map((row) => toItem(row, words.get(row.id) ?? '')),
    nextCursor: last
      ? writeCursor(list, ((isQueue ? last.awaitingSince : null) ?? last.lastTurnAt).toISOString(), last.id)
      : null,
    ...(query.total && { total: await countUp(ctx, where) }),
  }
}

function countUp(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const counted = ctx.db
    .select({ one: sql`1` })
    .from(conversations)
    .where(where)
    .limit(countUpTo + 1)
    .as('counted')
  return ctx.db.$count(counted)
}

export async function lastWordsOf(ctx: Ctx, page: Conversation[]): Promise<Map<string, string>> {
  if (page.length === 0) return new Map()
  const rows = await ctx.db
    .selectDistinctOn([chatTurns.conversationId], { id: chatTurns.conversationId, text: chatTurns.text })
    .from(chatTurns)
    .where(
      and(
        inArray(
          chatTurns.conversationId,
          page.map(({ id }) => id),
        ),
        eq(chatTurns.author, 'visitor'),
        // The call for a person says nothing that the state doesn’t.
        isNull(chatTurns.kind),
      ),
    )
    .orderBy(chatTurns.conversationId, desc(chatTurns.seq))
  return new Map(rows.map(({ id, text }) => [id, text.slice(0, 300)]))
}

/** A conversation with what was said in it, the newest 500 turns. Throws `not_found`. */
export async function getConversation(ctx: Ctx, id: string): Promise<ConversationDetail> {
  mustHave(ctx, 'conversations.read')
  const [row] = await ctx.db.select().from(conversations).where(eq(conversations.id, id))
  if (!row) throw new AppError('not_found', 'This conversation isn’t here. It may have been deleted.')
  await mustSeeLead(ctx, row.leadId)
  const newest = await ctx.db
    .select()
    .from(chatTurns)
    .where(eq(chatTurns.conversationId, id))
    .orderBy(desc(chatTurns.seq))
    .limit(mostTurns + 1)
  const transcript = newest.slice(0, mostTurns).reverse()
  const lastWords = newest.find(({ author }) => author === 'visitor')?.text.slice(0, 300) ?? ''
  const seenAt = row.visitorSeenAt
  return {
    ...toItem(row, lastWords),
    transcript: transcript.map(toTurn),
    hasOlder: newest.length > mostTurns,
    visitorSeenAt: seenAt?.toISOString() ?? null,
    isVisitorHere: isVisitorHere(ctx, row),
  }
}

export function isVisitorHere(ctx: Ctx, { visitorSeenAt }: Conversation): boolean {
  return visitorSeenAt !== null && ctx.clock.now().getTime() - visitorSeenAt.getTime() < hereForMs
}

export function toTurn(row: typeof chatTurns.$inferSelect): Turn {
  const { seq, at, author, text, kind, sources, isFromModel, actorName, thumb } = row
  return {
    seq,
    at: at.toISOString(),
    author,
    text,
    kind,
    sources: sources ?? [],
    isFromModel,
    by: actorName,
    thumb,
  }
}

function toItem(row: Conversation, lastWords: string): ConversationItem {
  const { name = null, email = null, company = null } = row.capture
  return {
    id: row.id,
    startedAt: row.startedAt.toISOString(),
    lastTurnAt: row.lastTurnAt.toISOString(),
    state: row.state,
    awaitingSince: row.awaitingSince?.toISOString() ?? null,
    assignee: row.assigneeName === null ? null : { id: row.assigneeId, name: row.assigneeName },
    visitor: { name, email, company },
    leadId: row.leadId,
    page: row.page,
    lastWords,
    turns: row.lastSeq,
    hasUnknown: row.hasUnknown,
    hasThumbsDown: row.hasThumbsDown,
  }
}
