import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { recordset, setFromRows } from '#db/recordset.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { tellLive } from '#features/live/live.server.ts'
import { fitOf } from '#features/leads/lead-score.ts'
import { leadColumns, leads } from '#features/leads/lead.table.server.ts'
import type { Sector } from './sector.schema.ts'
import { readTargets } from './sectors.server.ts'

/** Its run is in the jobs of leads. */
export const rescoreSectorJob = 'leads.rescore-sector'

const together = 1000

/**
 * Gives the leads of a sector the fit that they have now that it counts, or doesn’t any more, 1,000 in a transaction; done again after a
 * crash, it writes what isn’t right yet. It is no change of a lead: versions and times stay.
 */
export async function rescoreSector(ctx: Ctx, { sector }: { sector: Sector }): Promise<number> {
  let count = 0
  for (let last: { key: string; id: string } | undefined; ;) {
    const beyond =
      last && sql`(${leads.createdAt}, ${leads.id}) > (${last.key}::timestamptz, ${last.id}::uuid)`
    const page = await ctx.db
      .select({ id: leads.id, key: sql<string>`${leads.createdAt}::text` })
      .from(leads)
      .where(and(eq(leads.sector, sector), beyond))
      .orderBy(asc(leads.createdAt), asc(leads.id))
      .limit(together)
    last = page.at(-1)
    const ids = page.map(({ id }) => id)
    count += ids.length > 0 ? await ctx.transaction((ctx) => rescore(ctx, ids)) : 0
    if (page.length < together) return count
  }
}

/** Locked first, and then scored: whoever wrote one of them before has told by which score. */
async function rescore(ctx: Ctx, ids: string[]): Promise<number> {
  const rows = await ctx.db
    .select(leadColumns)
    .from(leads)
    .where(inArray(leads.id, ids))
    .orderBy(asc(leads.id))
    .for('update')
  const targets = await readTargets(
    ctx,
    rows.map((row) => row.sector),
  )
  const stale = rows.flatMap((row) => {
    const fit = fitOf(row, targets)
    return fit === row.fit ? [] : [{ id: row.id, fit }]
  })
  if (stale.length === 0) return 0
  await ctx.db.execute(
    sql`update ${leads} set ${setFromRows(leads, ['fit'])} from ${recordset(leads, ['id', 'fit'], stale)} where ${leads.id} = r.id`,
  )
  await tellLive(ctx, { kind: 'lead', ids: stale.map(({ id }) => id) })
  return stale.length
}
