import { asc, eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { refusalOfUrl } from '#lib/fetch-guard/address.ts'
import { openText, sealText } from '#lib/sealed-text.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { NewRoom, Room, RoomChange } from '../notification.schema.ts'
import { noticeRooms } from '../notification.table.server.ts'
import { deleteForNow, undoerOfDeletion } from '#features/leads/undo/deleted-rows.server.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

type StoredRoom = typeof noticeRooms.$inferSelect

const sealedFor = (id: string) => ({ purpose: 'webhook', owner: id })
const mostRooms = 20

/** The address of a room's webhook. Throws `unavailable` when it is sealed with another key. */
export async function addressOf(ctx: Ctx, { id, url }: Pick<StoredRoom, 'id' | 'url'>): Promise<string> {
  const { secretsKey, secretsKeyBefore } = ctx.settings
  const opened = await openText([secretsKey, secretsKeyBefore], sealedFor(id), url)
  if (!opened) throw new AppError('unavailable', 'Its address is sealed with another SECRETS_KEY')
  if (!opened.isCurrent) {
    const sealed = await sealText(secretsKey, sealedFor(id), opened.text)
    await ctx.db.update(noticeRooms).set({ url: sealed }).where(eq(noticeRooms.url, url))
  }
  return opened.text
}

async function roomOf(ctx: Ctx, stored: StoredRoom): Promise<Room> {
  const { id, kind, name, kinds, isOn, version, lastSentAt, lastError } = stored
  const address = await addressOf(ctx, stored).catch(() => undefined)
  const host = address ? new URL(address).host : 'sealed with another key'
  return {
    id,
    kind,
    name,
    host,
    kinds,
    isOn,
    version,
    lastSentAt: lastSentAt?.toISOString() ?? null,
    lastError,
  }
}

export async function listRooms(ctx: Ctx): Promise<{ items: Room[] }> {
  mustHave(ctx, 'rooms.write')
  const rows = await ctx.db
    .select()
    .from(noticeRooms)
    .orderBy(asc(noticeRooms.createdAt), asc(noticeRooms.id))
  return { items: await Promise.all(rows.map((row) => roomOf(ctx, row))) }
}

export async function createRoom(ctx: Ctx, { url, ...input }: NewRoom): Promise<Room> {
  mustHave(ctx, 'rooms.write')
  const refusal = refusalOfUrl(new URL(url))
  if (refusal)
    throw new AppError('invalid', `This address can’t be used: ${refusal}`, { errors: { url: refusal } })
  const id = crypto.randomUUID()
  return ctx.transaction(async (ctx) => {
    await mustHaveRoom(ctx)
    const sealed = await sealText(ctx.settings.secretsKey, sealedFor(id), url)
    const [made] = await ctx.db
      .insert(noticeRooms)
      .values({ id, ...input, url: sealed, isOn: true, createdAt: ctx.clock.now() })
      .returning()
    if (!made) throw new Error('An insert answered no row')
    const { kind, name, kinds } = input
    await ctx.audit({ action: 'room.create', entity: 'room', entityId: id, to: { kind, name, kinds } })
    return roomOf(ctx, made)
  })
}

export async function updateRoom(
  ctx: Ctx,
  { id, version, ...wanted }: RoomChange & { id: string },
): Promise<Room> {
  mustHave(ctx, 'rooms.write')
  return ctx.transaction(async (ctx) => {
    const before = await lockRoom(ctx, id)
    if (before.version !== version)
      throw new AppError('conflict', 'Someone else changed this room meanwhile', {
        data: { current: await roomOf(ctx, before) },
      })
    const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
    const [after] = await ctx.db
      .update(noticeRooms)
      .set({ ...given, version: version + 1 })
      .where(eq(noticeRooms.id, id))
      .returning()
    if (!after) throw new Error('An update of a locked row answered no row')
    const only = ({ name, kinds, isOn }: StoredRoom) => ({ name, kinds, isOn })
    await ctx.audit({
      action: 'room.update',
      entity: 'room',
      entityId: id,
      from: only(before),
      to: only(after),
    })
    return roomOf(ctx, after)
  })
}

/** What it was told or was to be told is forgotten. */
export async function deleteRoom(ctx: Ctx, id: string): Promise<Deleted> {
  mustHave(ctx, 'rooms.write')
  return ctx.transaction(async (ctx) => {
    const { name, kind } = await lockRoom(ctx, id)
    await ctx.audit({ action: 'room.delete', entity: 'room', entityId: id, from: { kind, name } })
    return deleteForNow(ctx, roomUndo, id)
  })
}

export const roomUndo = undoerOfDeletion({
  kind: 'room',
  permission: 'rooms.write',
  tables: [{ table: noticeRooms, id: noticeRooms.id }],
  check: mustHaveRoom,
})

async function mustHaveRoom(ctx: Ctx) {
  if ((await ctx.db.$count(noticeRooms)) >= mostRooms)
    throw new AppError('conflict', `There are ${mostRooms} rooms already. Remove one first.`)
}

async function lockRoom(ctx: Ctx, id: string): Promise<StoredRoom> {
  const [found] = await ctx.db.select().from(noticeRooms).where(eq(noticeRooms.id, id)).for('update')
  if (!found) throw new AppError('not_found', 'This room isn’t here. It may have been removed.')
  return found
}
