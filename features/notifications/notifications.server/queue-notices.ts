import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import type { Notice } from '#features/context/notice.ts'
import { isUser } from '#features/context/actor.ts'
import { tellLive } from '#features/live/live.server.ts'
import { channelsOf, permissionOf, roomNoticeKinds, type Channel } from '../notification.schema.ts'
import {
  noticeRooms,
  notifications,
  notificationSettings,
  pushBrowsers,
  roomNotices,
} from '../notification.table.server.ts'
import { quietEnd } from '../quiet-hours.ts'
import { whoSee } from '#features/leads/visible-leads.server.ts'

/**
 * Tells everybody whom it concerns, in the transaction of `ctx`: the list at once, mail and devices by a job, after their quiet hours. What someone was
 * told before is not told again. Nobody is told of what they did themselves.
 */
export async function queueNotices(ctx: Ctx, list: readonly Notice[]): Promise<void> {
  for (const notice of list) {
    await tellPeople(ctx, notice)
    await tellRooms(ctx, notice)
  }
}

async function tellPeople(ctx: Ctx, notice: Notice) {
  const { kind, key, leadId = null, recordId = null, dueAt = null } = notice
  const people = await recipients(ctx, notice)
  if (people.length === 0) return
  const now = ctx.clock.now()
  const settings = await readSettings(ctx, people)
  const chosen = (userId: string) => channelsOf(settings.get(userId)?.choices ?? {}, kind)
  const told = await ctx.db
    .insert(notifications)
    .values(
      people.map((userId) => ({
        userId,
        kind,
        key: `${kind}:${key}`,
        leadId,
        recordId,
        dueAt,
        actorName: isUser(ctx.actor) ? ctx.actor.name : null,
        createdAt: now,
        isShown: chosen(userId).includes('app'),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: notifications.id, userId: notifications.userId })
  for (const { id, userId } of told) {
    const own = settings.get(userId)
    const startAfter = quietEnd(now, own?.quietFrom ?? null, own?.quietTo ?? null)
    for (const channel of await waysOut(ctx, userId, chosen(userId))) {
      const options = { key: `${id}:${channel}`, ...(startAfter && { startAfter }) }
      await ctx.enqueue({ name: 'notifications.deliver' }, { id, channel }, options)
    }
    await tellLive(ctx, { kind: 'notification', ids: null, to: userId })
  }
}

/** Those named who still may and see the lead, else everybody who may; never who does it. */
async function recipients(ctx: Ctx, { kind, to, leadId }: Notice): Promise<string[]> {
  const able = (await whoSee(ctx, leadId ?? null, await ctx.listColleagues(permissionOf[kind]))).map(
    ({ id }) => id,
  )
  const named = to ? able.filter((id) => to.includes(id)) : []
  const isPersonal = kind === 'assigned' || kind === 'mention'
  const meant = named.length > 0 || isPersonal ? named : able
  return meant.filter((id) => id !== ctx.actor.userId)
}

async function readSettings(ctx: Ctx, people: string[]) {
  const rows = await ctx.db
    .select()
    .from(notificationSettings)
    .where(inArray(notificationSettings.userId, people))
  return new Map(rows.map((row) => [row.userId, row]))
}

async function waysOut(ctx: Ctx, userId: string, chosen: readonly Channel[]): Promise<Channel[]> {
  const hasDevice = async () => (await ctx.db.$count(pushBrowsers, eq(pushBrowsers.userId, userId))) > 0
  const ways: Channel[] = chosen.includes('mail') ? ['mail'] : []
  if (chosen.includes('push') && (await hasDevice())) ways.push('push')
  return ways
}

async function tellRooms(ctx: Ctx, notice: Notice) {
  const { kind, key, leadId = null, recordId = null, dueAt = null } = notice
  const roomKind = roomNoticeKinds.find((one) => one === kind)
  if (!roomKind) return
  const rooms = await ctx.db
    .select({ id: noticeRooms.id, kinds: noticeRooms.kinds })
    .from(noticeRooms)
    .where(and(eq(noticeRooms.isOn, true)))
  const meant = rooms.filter(({ kinds }) => kinds.includes(roomKind))
  if (meant.length === 0) return
  const told = await ctx.db
    .insert(roomNotices)
    .values(
      meant.map(({ id: roomId }) => ({
        roomId,
        kind,
        key: `${kind}:${key}`,
        leadId,
        recordId,
        dueAt,
        createdAt: ctx.clock.now(),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: roomNotices.id })
  for (const { id } of told) await ctx.enqueue({ name: 'notifications.room' }, { id }, { key: id })
}
