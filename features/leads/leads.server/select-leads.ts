import { sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { batchMost, type Selection } from '../batch/lead-batch.schema.ts'
import type { LeadSearch } from '../lead-query.schema.ts'
import { leads } from '../lead.table.server.ts'
import { mustFitFilter } from './fit-filter.ts'
import { byBitmaps, whereFound } from './lead-filter.ts'
import { orders } from './list-leads.ts'

/** Everybody whom a filter finds, with their versions: the first 1,000 in the order of the list. */
export async function selectLeads(ctx: Ctx, search: LeadSearch): Promise<Selection> {
  mustHave(ctx, 'leads.read')
  await mustFitFilter(ctx, search)
  const { by, descends } = orders[search.sort]
  const direction = descends ? sql`desc` : sql`asc`
  const read = (ctx: Ctx) =>
    ctx.db
      .select({ id: leads.id, version: leads.version })
      .from(leads)
      .where(whereFound(ctx, search))
      .orderBy(sql`${by} ${direction}`, sql`${leads.id} ${direction}`)
      .limit(batchMost + 1)
  const rows = await (search.q || search.fields ? byBitmaps(ctx, read) : read(ctx))
  return { leads: rows.slice(0, batchMost), isComplete: rows.length <= batchMost }
}
