import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { listMissedSearches, missedSearchesKeptMs } from '#features/search/missed-searches.server.ts'
import type { Missed } from '#features/analytics/analytics-answer.schema.ts'
import type { PeriodQuery } from '#features/analytics/analytics-query.schema.ts'
import { dayOf } from '#features/analytics/days.ts'
import { periodOf } from './period.ts'

/** What was searched for in vain, beside how often it was before. */
export async function readMissed(ctx: Ctx, query: PeriodQuery): Promise<Missed> {
  mustHave(ctx, 'analytics.read')
  const { range, before } = periodOf(ctx, query)
  const [now, then] = await Promise.all([
    listMissedSearches(ctx, range),
    before ? listMissedSearches(ctx, before) : [],
  ])
  const countBefore = new Map(then.map(({ query, count }) => [query, count]))
  return {
    range,
    before,
    keptSince: dayOf(new Date(ctx.clock.now().getTime() - missedSearchesKeptMs)),
    searches: now.map((row) => ({ ...row, before: countBefore.get(row.query) ?? 0 })),
  }
}
