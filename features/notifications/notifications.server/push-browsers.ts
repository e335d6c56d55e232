import { and, asc, eq, inArray } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { refusalOfUrl } from '#lib/fetch-guard/address.ts'
import { signedIn, type Ctx } from '#features/context/context.server.ts'
import type { PushBrowser } from '../notification.schema.ts'
import { pushBrowsers } from '../notification.table.server.ts'

const mostOfOnePerson = 10

/** The caller's browser shows notifications from now on, and nobody else's that used it before. Of many the oldest goes. */
export async function keepBrowser(ctx: Ctx, { endpoint, keys }: PushBrowser): Promise<void> {
  const { userId } = signedIn(ctx)
  const refusal = refusalOfUrl(new URL(endpoint))
  if (refusal) throw new AppError('invalid', `This is not a push service: ${refusal}`)
  const row = { userId, ...keys, userAgent: ctx.client.userAgent, createdAt: ctx.clock.now() }
  await ctx.transaction(async (ctx) => {
    await ctx.db
      .insert(pushBrowsers)
      .values({ endpoint, ...row })
      .onConflictDoUpdate({ target: pushBrowsers.endpoint, set: row })
    const own = await ctx.db
      .select({ id: pushBrowsers.id })
      .from(pushBrowsers)
      .where(eq(pushBrowsers.userId, userId))
      .orderBy(asc(pushBrowsers.createdAt))
    const tooMany = own.slice(0, -mostOfOnePerson).map(({ id }) => id)
    if (tooMany.length > 0) await ctx.db.delete(pushBrowsers).where(inArray(pushBrowsers.id, tooMany))
  })
}

/** The caller's browser shows none any more. One that is not known is none already. */
export async function dropBrowser(ctx: Ctx, endpoint: string): Promise<void> {
  const { userId } = signedIn(ctx)
  await ctx.db
    .delete(pushBrowsers)
    .where(and(eq(pushBrowsers.endpoint, endpoint), eq(pushBrowsers.userId, userId)))
}
