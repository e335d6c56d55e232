import { eq } from 'drizzle-orm'
import { signedIn, type Ctx } from '#features/context/context.server.ts'
import type { NotificationSettings } from '../notification.schema.ts'
import { notificationSettings } from '../notification.table.server.ts'

const never: NotificationSettings = { choices: {}, quietFrom: null, quietTo: null }

/** What the caller chose; kinds that aren't named are as they are for everybody. */
export async function getSettings(ctx: Ctx): Promise<NotificationSettings> {
  const { choices, quietFrom, quietTo } = notificationSettings
  const [own] = await ctx.db
    .select({ choices, quietFrom, quietTo })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, signedIn(ctx).userId))
  return own ?? never
}

export async function updateSettings(ctx: Ctx, next: NotificationSettings): Promise<NotificationSettings> {
  const { userId } = signedIn(ctx)
  await ctx.db
    .insert(notificationSettings)
    .values({ userId, ...next })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: next })
  return next
}
