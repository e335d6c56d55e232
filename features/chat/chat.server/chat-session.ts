import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { chatRates, conversation } from '#config/constants.ts'
import { AppError } from '#lib/errors.ts'
import type { Ctx, Rate } from '#features/context/context.server.ts'
import { noCapture } from '#features/chat/details/capture.ts'
import { sessionIdPattern } from '#features/chat/chat.schema.ts'
import { chatTurns, conversations } from '#features/chat/chat.table.server.ts'
import { mustSeeLead } from '#features/leads/visible-leads.server.ts'

export type Conversation = typeof conversations.$inferSelect

const newSessionId = () => randomBytes(16).toString('base64url')

/** SHA-256: enough at rest for what has 128 random bits of its own. */
export const hashSessionId = (sessionId: string) => createHash('sha256').update(sessionId).digest('base64url')

/** Takes a point of the client's hour and of the session's minute. Throws `rate_limited`. */
export async function holdToChatRates(ctx: Ctx, sessionId: string | undefined): Promise<void> {
  await consume(ctx, chatRates.client, ctx.client.address)
  if (sessionId) await consume(ctx, chatRates.session, sessionId)
}

async function consume(ctx: Ctx, rate: Rate, key: string) {
  const { allowed, retryAfterS } = await ctx.limits.consume(rate, key)
  if (allowed) return
  const wait = retryAfterS <= 90 ? `${retryAfterS} seconds` : `${Math.ceil(retryAfterS / 60)} minutes`
  throw new AppError('rate_limited', `That was a lot at once. You can write again in ${wait}.`, {
    retryAfterS,
  })
}

/** The id as the visitor sent it, when it has the form of one. */
export const sessionIdOf = (given: string | null | undefined) =>
  given && sessionIdPattern.test(given) ? given : undefined

const isLive = (now: Date) =>
  gt(conversations.lastTurnAt, new Date(now.getTime() - conversation.sessionIdleMs))

/** The live conversation of a session. */
export async function findConversation(
  ctx: Ctx,
  sessionId: string | undefined,
): Promise<Conversation | undefined> {
  if (!sessionId) return undefined
  const [row] = await ctx.db
    .select()
    .from(conversations)
    .where(and(eq(conversations.sessionHash, hashSessionId(sessionId)), isLive(ctx.clock.now())))
  return row
}

/**
 * Keeps what the visitor wrote, on disk before anything answers it, in one statement. An unknown or expired session starts a new conversation,
 * whose id is told here once.
 */
export async function recordVisitorTurn(
  ctx: Ctx,
  input: { sessionId: string | undefined; text: string; page: string | undefined },
): Promise<{ conversation: Conversation; sessionId: string }> {
  const { sessionId, text, page } = input
  const known = sessionId ? await continueConversation(ctx, sessionId, text) : undefined
  if (known && sessionId) return { conversation: known, sessionId }
  const id = newSessionId()
  return { conversation: await startConversation(ctx, id, text, page), sessionId: id }
}

/** Undefined where there is no such live conversation. */
async function continueConversation(
  ctx: Ctx,
  sessionId: string,
  text: string,
): Promise<Conversation | undefined> {
  const now = ctx.clock.now()
  const at = now.toISOString()
  const held = ctx.db.$with('held').as(
    ctx.db
      .select({ id: conversations.id, seq: sql<number>`${conversations.lastSeq} + 1`.as('seq') })
      .from(conversations)
      .where(and(eq(conversations.sessionHash, hashSessionId(sessionId)), isLive(now)))
      .for('update'),
  )
  const turn = ctx.db.$with('turn', {}).as(
    sql`insert into ${chatTurns} (conversation_id, seq, at, author, text)
      select id, seq, ${at}::timestamptz, 'visitor', ${text} from held`,
  )
  const [row] = await ctx.db
    .with(held, turn)
    .update(conversations)
    .set({
      lastSeq: sql`held.seq`,
      lastTurnAt: now,
      awaitingSince: sql`case when ${conversations.state} = 'bot' then ${conversations.awaitingSince}
        else coalesce(${conversations.awaitingSince}, ${at}::timestamptz) end`,
    })
    .from(held)
    .where(eq(conversations.id, held.id))
    .returning(getTableColumns(conversations))
  return row
}

async function startConversation(
  ctx: Ctx,
  sessionId: string,
  text: string,
  page: string | undefined,
): Promise<Conversation> {
  const now = ctx.clock.now()
  const id = randomUUID()
  const turn = ctx.db.$with('turn', {}).as(
    sql`insert into ${chatTurns} (conversation_id, seq, at, author, text)
      values (${id}, 1, ${now.toISOString()}::timestamptz, 'visitor', ${text})`,
  )
  const [started] = await ctx.db
    .with(turn)
    .insert(conversations)
    .values({
      id,
      sessionHash: hashSessionId(sessionId),
      startedAt: now,
      lastTurnAt: now,
      page: page ?? null,
      lastSeq: 1,
      capture: noCapture,
    })
    .returning()
  if (!started) throw new Error('An insert answered no row')
  return started
}

/** The conversation, kept from others until the transaction ends. Throws `not_found`. */
export async function lockConversation(ctx: Ctx, id: string): Promise<Conversation> {
  const [row] = await ctx.db.select().from(conversations).where(eq(conversations.id, id)).for('update')
  if (!row) throw new AppError('not_found', 'This conversation isn’t here. It may have been deleted.')
  await mustSeeLead(ctx, row.leadId)
  return row
}
