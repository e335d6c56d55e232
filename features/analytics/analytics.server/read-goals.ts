import { sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { GoalRow, Goals } from '#features/analytics/analytics-answer.schema.ts'
import type { AnalyticsQuery } from '#features/analytics/analytics-query.schema.ts'
import { periodOf, periodTold } from './period.ts'
import { sumIn, sumsSource } from './sums-source.ts'

const ofTools = ['tool_start', 'tool_finish', 'lead_sent']

/** How often each tool was begun, finished and ended in an enquiry, and how often anything else was done. */
export async function readGoals(ctx: Ctx, query: AnalyticsQuery): Promise<Goals> {
  mustHave(ctx, 'analytics.read')
  const { range, before } = periodOf(ctx, query)
  const { byOrigin } = await sumsSource(ctx, before ? [range, before] : [range], query)
  const { rows } = await ctx.db.execute<GoalRow & Record<string, unknown>>(sql`
    select name, subject, ${sumIn(range, sql`events`)} as count, ${sumIn(before, sql`events`)} as before
    from ${byOrigin} where name not in ('page_view', 'tool_step') group by 1, 2 order by 3 desc, 1, 2`)
  const tools = Map.groupBy(
    rows.filter(({ name }) => ofTools.includes(name)),
    ({ subject }) => subject,
  )
  return {
    ...periodTold({ range, before }),
    tools: [...tools]
      .map(([tool, steps]) => {
        const step = (wanted: string) => steps.find(({ name }) => name === wanted)
        return {
          tool,
          started: step('tool_start')?.count ?? 0,
          startedBefore: step('tool_start')?.before ?? 0,
          finished: step('tool_finish')?.count ?? 0,
          sent: step('lead_sent')?.count ?? 0,
          sentBefore: step('lead_sent')?.before ?? 0,
        }
      })
      .sort((a, b) => b.started - a.started || a.tool.localeCompare(b.tool)),
    others: rows.filter(({ name }) => !ofTools.includes(name)),
  }
}
