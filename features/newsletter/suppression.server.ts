import { createHmac, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { suppressions } from './newsletter.table.server.ts'

const hashOf = (key: string, emailKey: string) =>
  createHmac('sha256', key).update(emailKey).digest('base64url')

async function readKey(ctx: Ctx): Promise<string | undefined> {
  const [row] = await ctx.db.select({ key: suppressions.key }).from(suppressions).limit(1)
  return row?.key
}

/** Two servers that suppress the first address of all at once agree on one. */
async function makeKey(ctx: Ctx): Promise<string> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('newsletter_suppressions'))`)
  return (await readKey(ctx)) ?? randomBytes(32).toString('base64url')
}

/** Notes that nobody writes to this address any more, without saying which it is. Twice is once. In the caller's transaction. */
export async function suppress(ctx: Ctx, emailKey: string): Promise<void> {
  const key = (await readKey(ctx)) ?? (await makeKey(ctx))
  await ctx.db
    .insert(suppressions)
    .values({ key, emailHash: hashOf(key, emailKey), since: ctx.clock.now() })
    .onConflictDoNothing()
}

/** The person asked for the newsletter anew, and showed that the address is theirs. */
export async function liftSuppression(ctx: Ctx, emailKey: string): Promise<void> {
  const key = await readKey(ctx)
  if (key) await ctx.db.delete(suppressions).where(eq(suppressions.emailHash, hashOf(key, emailKey)))
}
