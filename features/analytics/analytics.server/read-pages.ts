import { sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { PageRow, PageSums } from '#features/analytics/analytics-answer.schema.ts'
import type { AnalyticsQuery } from '#features/analytics/analytics-query.schema.ts'
import { withTitles } from './page-title.ts'
import { periodOf, periodTold } from './period.ts'
import { sumIn, sumsSource } from './sums-source.ts'

const mostRows = 500

/** Views of each page, visits that began on it, and what was done there. */
export async function readPages(ctx: Ctx, query: AnalyticsQuery): Promise<PageSums> {
  mustHave(ctx, 'analytics.read')
  const { range, before } = periodOf(ctx, query)
  const { byPath } = await sumsSource(ctx, before ? [range, before] : [range], query)
  const isView = sql`name = 'page_view'`
  const { rows } = await ctx.db.execute<Omit<PageRow, 'title'> & Record<string, unknown>>(sql`
    select path,
      ${sumIn(range, sql`events`, isView)} as views,
      ${sumIn(before, sql`events`, isView)} as before,
      ${sumIn(range, sql`entries`)} as visits,
      ${sumIn(range, sql`events`, sql`name = 'tool_start'`)} as started,
      ${sumIn(range, sql`events`, sql`name = 'lead_sent'`)} as sent
    from ${byPath} group by 1 order by 2 desc, 1`)
  return {
    ...periodTold({ range, before }),
    pages: await withTitles(ctx, rows.slice(0, mostRows)),
    leftOut: Math.max(0, rows.length - mostRows),
  }
}
