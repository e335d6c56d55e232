import { lt } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import { missingPages } from '#features/publishing/redirects/redirect.table.server.ts'

const keptDays = 90

/** Deletes counts older than 90 days. Returns how many. */
export async function clearMissingPages(ctx: Ctx): Promise<number> {
  const first = new Date(ctx.clock.now().getTime() - keptDays * dayMs).toISOString().slice(0, 10)
  const gone = await ctx.db
    .delete(missingPages)
    .where(lt(missingPages.day, first))
    .returning({ day: missingPages.day })
  return gone.length
}
