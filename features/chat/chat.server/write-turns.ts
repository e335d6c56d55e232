import { and, eq, sql } from 'drizzle-orm'
import { notify } from '#db/listen.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { chatTurns, conversations } from '#features/chat/chat.table.server.ts'
import type { Conversation } from './chat-session.ts'

/** Payload: the conversation's id. Told on every server when the transaction that changed it commits. */
export const chatChannel = 'chat_turns'

type NewTurn = Omit<typeof chatTurns.$inferInsert, 'conversationId' | 'seq' | 'at'>
type Changes = Partial<Omit<typeof conversations.$inferInsert, 'id' | 'lastSeq'>>

/**
 * Adds the assistant's answer, changes the conversation and wakes its panels in one statement, if nothing happened to it since it was read.
 * Returns the number of the turn; undefined when something did happen, and then nothing is written.
 */
export async function writeAnswer(
  ctx: Ctx,
  { id, lastSeq }: Conversation,
  { text, kind, sources, isFromModel }: Pick<NewTurn, 'text' | 'kind' | 'sources' | 'isFromModel'>,
  changes: Changes,
): Promise<number | undefined> {
  const at = ctx.clock.now()
  const seq = lastSeq + 1
  const held = ctx.db.$with('held').as(
    ctx.db
      .select({ id: conversations.id })
      .from(conversations)
      .where(
        and(eq(conversations.id, id), eq(conversations.lastSeq, lastSeq), eq(conversations.state, 'bot')),
      )
      .for('update'),
  )
  const turn = ctx.db.$with('turn', {}).as(
    sql`insert into ${chatTurns} (conversation_id, seq, at, author, text, kind, sources, is_from_model)
      select id, ${seq}::integer, ${at.toISOString()}::timestamptz, 'assistant', ${text}, ${kind},
        ${JSON.stringify(sources)}::jsonb, ${isFromModel}::boolean from held`,
  )
  const [written] = await ctx.db
    .with(held, turn)
    .update(conversations)
    .set({ ...changes, lastSeq: seq, lastTurnAt: at })
    .from(held)
    .where(eq(conversations.id, held.id))
    .returning({ seq: conversations.lastSeq, told: sql`pg_notify(${chatChannel}, ${id})` })
  return written?.seq
}

/** Adds turns to a locked conversation, changes it, and wakes the panels that show it. Returns the number of its newest turn. */
export async function writeTurns(
  ctx: Ctx,
  conversation: Conversation,
  turns: NewTurn[],
  changes: Changes = {},
): Promise<number> {
  const at = ctx.clock.now()
  if (turns.length > 0) {
    await ctx.db.insert(chatTurns).values(
      turns.map((turn, i) => ({
        ...turn,
        conversationId: conversation.id,
        seq: conversation.lastSeq + 1 + i,
        at,
      })),
    )
  }
  const lastSeq = conversation.lastSeq + turns.length
  await ctx.db
    .update(conversations)
    .set({ ...changes, lastSeq, ...(turns.length > 0 && { lastTurnAt: at }) })
    .where(eq(conversations.id, conversation.id))
  await notify(ctx.db, chatChannel, conversation.id)
  return lastSeq
}
