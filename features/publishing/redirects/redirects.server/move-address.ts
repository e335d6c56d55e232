import { eq } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { redirects } from '../redirect.table.server.ts'
import { lockRedirects, writeRedirect } from './save-redirect.ts'

/** A page is at `to` from now on, so nothing leads away from there; from its old address, if it had one, a redirect leads to it. */
export async function moveAddress(ctx: Ctx, from: string | undefined, to: string): Promise<void> {
  await lockRedirects(ctx)
  const gone = await ctx.db.delete(redirects).where(eq(redirects.from, to)).returning()
  for (const { id, ...row } of gone) {
    await ctx.audit({
      action: 'redirect.delete',
      entity: 'redirect',
      entityId: id,
      from: { from: row.from, to: row.to, status: row.status },
    })
  }
  if (from === undefined) return
  await ctx.db.delete(redirects).where(eq(redirects.from, from))
  await writeRedirect(ctx, { from, to, status: 301, notes: [], faults: {} })
}
