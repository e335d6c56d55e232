import { and, eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { FetchRefused, type GuardedFetch } from '#lib/fetch-guard/fetch-guard.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { isStillAwaited } from '#features/leads/leads.server/due-replies.ts'
import { plainTitleOf, screenOf } from '../notice-words.ts'
import { noticeRooms, roomNotices } from '../notification.table.server.ts'
import { roomMessage } from '../room-message.ts'
import { postToRoom } from './outbound.ts'
import { addressOf } from './rooms.ts'

type Room = typeof noticeRooms.$inferSelect

/**
 * Tells a room once. What was certainly not taken is tried again; after a crash in the middle nobody knows, and the room is not told a second time.
 */
export async function tellRoom(ctx: Ctx, id: string, post: GuardedFetch = postToRoom): Promise<void> {
  const [told] = await ctx.db
    .update(roomNotices)
    .set({ state: 'sending' })
    .where(and(eq(roomNotices.id, id), eq(roomNotices.state, 'queued')))
    .returning()
  if (!told) return
  const [room] = await ctx.db.select().from(noticeRooms).where(eq(noticeRooms.id, told.roomId))
  const { kind, leadId, dueAt } = told
  const isOver =
    leadId !== null &&
    dueAt !== null &&
    kind.startsWith('reply_') &&
    !(await isStillAwaited(ctx, leadId, dueAt))
  const mark = (state: 'queued' | 'sent' | 'failed') =>
    ctx.db.update(roomNotices).set({ state }).where(eq(roomNotices.id, id))
  if (!room?.isOn || isOver) return void (await mark('failed'))
  const url = ctx.settings.siteUrl + screenOf({ ...told, dueAt: dueAt?.toISOString() ?? null })
  try {
    await send(ctx, room, plainTitleOf(kind), url, post)
    await mark('sent')
  } catch (error) {
    await mark('queued')
    throw error
  }
}

/** Sends a word to a room at once, so that its owner sees that it arrives. Throws `conflict` with what is wrong. */
export async function tryRoom(ctx: Ctx, id: string, post: GuardedFetch = postToRoom): Promise<void> {
  mustHave(ctx, 'rooms.write')
  const [room] = await ctx.db.select().from(noticeRooms).where(eq(noticeRooms.id, id))
  if (!room) throw new AppError('not_found', 'This room isn’t here. It may have been removed.')
  try {
    const url = `${ctx.settings.siteUrl}/notifications`
    await send(
      ctx,
      room,
      'This room is notified when something in the staff area needs attention.',
      url,
      post,
    )
  } catch (error) {
    throw new AppError('conflict', `It did not arrive: ${wordsOf(error)}`)
  }
}

async function send(ctx: Ctx, room: Room, text: string, url: string, post: GuardedFetch) {
  try {
    const { status } = await post(await addressOf(ctx, room), {
      headers: { 'content-type': 'application/json' },
      body: roomMessage(room.kind, text, url),
    })
    if (status < 200 || status >= 300) throw new AppError('unavailable', `the service answered ${status}`)
    await note(ctx, room.id, { lastSentAt: ctx.clock.now(), lastError: null })
  } catch (error) {
    await note(ctx, room.id, { lastError: wordsOf(error) })
    throw error
  }
}

const wordsOf = (error: unknown): string =>
  error instanceof FetchRefused || error instanceof AppError
    ? error.message
    : 'something went wrong on our side'

const note = (ctx: Ctx, id: string, what: Partial<Pick<Room, 'lastSentAt' | 'lastError'>>) =>
  ctx.db.update(noticeRooms).set(what).where(eq(noticeRooms.id, id))
