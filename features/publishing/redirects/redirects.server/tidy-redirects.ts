import { desc, eq, sql } from 'drizzle-orm'
import { addressKey } from '#lib/plain-path.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { redirects } from '../redirect.table.server.ts'
import { lockRedirects } from './save-redirect.ts'

/** Brings old addresses that were stored as they were typed into their one form; of several that mean the same the last changed stays. */
export async function tidyRedirects(ctx: Ctx): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockRedirects(ctx)
    const rows = await ctx.db.select().from(redirects).orderBy(desc(redirects.updatedAt), desc(redirects.id))
    const odd = rows.filter(({ from }) => addressKey(from) !== from)
    if (odd.length === 0) return
    const byKey = Map.groupBy(rows, ({ from }) => addressKey(from))
    for (const [key, [kept, ...others]] of byKey) {
      for (const { id, from, to, status } of others) {
        await ctx.db.delete(redirects).where(eq(redirects.id, id))
        await ctx.audit({
          action: 'redirect.delete',
          entity: 'redirect',
          entityId: id,
          from: { from, to, status },
        })
      }
      if (kept && kept.from !== key)
        await ctx.db
          .update(redirects)
          .set({ from: key, version: sql`${redirects.version} + 1` })
          .where(eq(redirects.id, kept.id))
    }
  })
}
