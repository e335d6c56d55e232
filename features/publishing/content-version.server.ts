import { eq, sql } from 'drizzle-orm'
import { notify } from '#db/listen.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { contentVersions } from './content-version.table.server.ts'

export const contentVersionChannel = 'content_version'
const onlyRow = 1

/** The version that kept pages belong to, as text; '0' until something was published. */
export async function currentContentVersion(ctx: Ctx): Promise<string> {
  const [row] = await ctx.db.select().from(contentVersions).where(eq(contentVersions.id, onlyRow))
  return String(row?.version ?? 0)
}

/** Makes every server drop its kept pages once the caller's transaction is committed. */
export async function raiseContentVersion(ctx: Ctx): Promise<void> {
  const publishedAt = ctx.clock.now()
  await ctx.db
    .insert(contentVersions)
    .values({ id: onlyRow, version: 1, publishedAt })
    .onConflictDoUpdate({
      target: contentVersions.id,
      set: { version: sql`${contentVersions.version} + 1`, publishedAt },
    })
  await notify(ctx.db, contentVersionChannel)
}
