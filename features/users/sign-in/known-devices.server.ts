import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import { hashToken } from './tokens.server.ts'
import { knownDevices } from '#features/users/user.table.server.ts'

const keptForMs = 90 * dayMs
const mostOfUser = 20

/** The id of a device that this user signed in from in the last 90 days; undefined for any other. */
export async function findKnownDevice(
  ctx: Ctx,
  userId: string,
  token: string | undefined,
): Promise<string | undefined> {
  // Asked without a token as well, so that the answer takes as long.
  const [known] = await ctx.db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        eq(knownDevices.tokenHash, hashToken(token ?? '')),
        gte(knownDevices.lastUsedAt, oldest(ctx)),
      ),
    )
  return known?.id
}

/** Keeps the device that a user has just signed in from, as a hash of the token that its browser made up. */
export async function rememberDevice(ctx: Ctx, userId: string, token: string): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db
    .insert(knownDevices)
    .values({ userId, tokenHash: hashToken(token), createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastUsedAt: now },
    })
  const tooMany = ctx.db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), knownDevices.id)
    .offset(mostOfUser)
  await ctx.db.delete(knownDevices).where(inArray(knownDevices.id, tooMany))
}

/** After a reset of the password, or when a user signs out everywhere, no device passes as known. */
export async function forgetDevices(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

export async function clearOldDevices(ctx: Ctx): Promise<void> {
  await ctx.db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, oldest(ctx)))
}

const oldest = (ctx: Ctx) => new Date(ctx.clock.now().getTime() - keptForMs)
