import { and, inArray } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { leads } from '../lead.table.server.ts'
import { visibleLeads } from '../visible-leads.server.ts'

/** The names of these leads by their ids, for lists of what is about them; those that are gone have none. */
export async function nameLeads(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: leads.id, name: leads.name })
    .from(leads)
    .where(and(inArray(leads.id, [...new Set(ids)]), visibleLeads(ctx)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
