import { asc, desc, eq, lt } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import { leadMerges } from '../lead-merge.table.server.ts'
import type { MergeEntry } from '../merge.schema.ts'
import { mustSeeLead } from '../../visible-leads.server.ts'

const undoableMs = 30 * dayMs

export const isOver = (mergedAt: Date, now: Date) => now.getTime() > mergedAt.getTime() + undoableMs

/** What was merged into a lead and can still be taken apart, the newest first. */
export async function listMerges(ctx: Ctx, leadId: string): Promise<{ items: MergeEntry[] }> {
  mustHave(ctx, 'leads.read')
  await mustSeeLead(ctx, leadId)
  const rows = await ctx.db
    .select()
    .from(leadMerges)
    .where(eq(leadMerges.survivorId, leadId))
    .orderBy(desc(leadMerges.mergedAt), asc(leadMerges.id))
    .limit(100)
  const items = rows
    .filter(({ mergedAt }) => !isOver(mergedAt, ctx.clock.now()))
    .map(({ id, loserId, mergedAt, mergedByName, snapshot: { other } }) => ({
      id,
      leadId: loserId,
      name: other.name,
      email: other.email,
      company: other.company,
      mergedAt: mergedAt.toISOString(),
      mergedBy: mergedByName,
      until: new Date(mergedAt.getTime() + undoableMs).toISOString(),
    }))
  return { items }
}

/** Forgets how leads were before merges that can't be undone any more. Returns how many. */
export async function sweepMerges(ctx: Ctx): Promise<number> {
  const end = new Date(ctx.clock.now().getTime() - undoableMs)
  const { rowCount } = await ctx.db.delete(leadMerges).where(lt(leadMerges.mergedAt, end))
  return rowCount ?? 0
}
