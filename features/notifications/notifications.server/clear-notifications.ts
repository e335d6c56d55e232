import { lt } from 'drizzle-orm'
import { dayMs } from '#lib/durations.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { notifications, roomNotices } from '../notification.table.server.ts'

const keptMs = 90 * dayMs

/** Daily: what was told 90 days ago goes. */
export async function clearNotifications(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptMs)
  await ctx.db.delete(notifications).where(lt(notifications.createdAt, before))
  await ctx.db.delete(roomNotices).where(lt(roomNotices.createdAt, before))
}
