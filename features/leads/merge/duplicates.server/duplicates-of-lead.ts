import { and, eq, inArray, or } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { duplicateReasons, type Duplicate } from '../duplicate.schema.ts'
import { leadDuplicates } from '../lead-duplicate.table.server.ts'
import { leadColumns, leads, type Lead } from '../../lead.table.server.ts'
import { likelyDuplicates } from './find-duplicates.ts'
import { toTwin } from './list-pairs.ts'
import { visibleLeads } from '../../visible-leads.server.ts'

const shownMax = 10

/** Who a lead may be as well, found now and not on the list of pairs, without those that someone told apart. */
export async function duplicatesOfLead(ctx: Ctx, lead: Lead): Promise<Duplicate[]> {
  const pairs = await likelyDuplicates(ctx, [lead])
  if (pairs.length === 0) return []
  const dismissed = await ctx.db
    .select({ leadA: leadDuplicates.leadA, leadB: leadDuplicates.leadB })
    .from(leadDuplicates)
    .where(
      and(
        or(eq(leadDuplicates.leadA, lead.id), eq(leadDuplicates.leadB, lead.id)),
        eq(leadDuplicates.state, 'dismissed'),
      ),
    )
  const apart = new Set(dismissed.flatMap(({ leadA, leadB }) => [leadA, leadB]))
  const reasons = new Map(
    pairs
      .map((pair) => [pair.leadA === lead.id ? pair.leadB : pair.leadA, pair.reasons] as const)
      .filter(([id]) => !apart.has(id)),
  )
  const rank = (id: string) =>
    Math.min(...(reasons.get(id) ?? []).map((reason) => duplicateReasons.indexOf(reason)))
  const ids = [...reasons.keys()]
    .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .slice(0, shownMax)
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select(leadColumns)
    .from(leads)
    .where(and(inArray(leads.id, ids), visibleLeads(ctx)))
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id)
    return row ? [{ ...toTwin(row), reasons: reasons.get(id) ?? [] }] : []
  })
}
