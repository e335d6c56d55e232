import { eq } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { leads } from './lead.table.server.ts'
import { lockCurrentOfAny } from './leads.server/lead-row.ts'

/** Someone objects to news by email: from now on their leads say no, in the words that are given. Returns how many leads. */
export async function withdrawMarketing(
  ctx: Ctx,
  { emailKey, text, version }: { emailKey: string; text: string; version: string },
): Promise<number> {
  const [known] = await ctx.db.select().from(leads).where(eq(leads.emailKey, emailKey)).for('update')
  if (!known) return 0
  // Of two that were merged both: they may be taken apart again.
  const rows = known.mergedInto ? [known, await lockCurrentOfAny(ctx, known.mergedInto)] : [known]
  const no = { kind: 'marketing' as const, given: false, version, text, at: ctx.clock.now().toISOString() }
  for (const { id, consents, version: before } of rows) {
    const others = consents.filter(({ kind }) => kind !== 'marketing')
    await ctx.db
      .update(leads)
      .set({ consents: [...others, no], version: before + 1, updatedAt: ctx.clock.now() })
      .where(eq(leads.id, id))
    await ctx.audit({ action: 'lead.marketing', entity: 'lead', entityId: id, to: { given: false } })
  }
  return rows.length
}
