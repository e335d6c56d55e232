import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { listMissedSearches, missedSearchesKeptMs } from '#features/search/missed-searches.server.ts'
import type { Missed } from '#features/analytics/analytics-answer.schema.ts'
import type { PeriodQuery } from '#features/analytics/analytics-query.schema.ts'
import { dayOf } from '#features/analytics/days.ts'
import { periodOf, periodTold, wholeDaysBefore } from './period.ts'

/** What was searched for in vain, beside how often it was before. */
export async function readMissed(ctx: Ctx, query: PeriodQuery): Promise<Missed> {
  mustHave(ctx, 'analytics.read')
  const period = periodOf(ctx, query)
  const { range } = period
  const before = wholeDaysBefore(period.before)
  const isOpen = period.before?.until !== undefined
  const [now, then, today] = await Promise.all([
    listMissedSearches(ctx, range),
    before ? listMissedSearches(ctx, before) : [],
    isOpen ? listMissedSearches(ctx, { from: range.to, to: range.to }) : [],
  ])
  const countIn = (list: typeof now) => new Map(list.map(({ query, count }) => [query, count]))
  const [countBefore, countToday] = [countIn(then), countIn(today)]
  return {
    ...periodTold({ range, before }),
    keptSince: dayOf(new Date(ctx.clock.now().getTime() - missedSearchesKeptMs)),
    searches: now.map((row) => ({
      ...row,
      before: countBefore.get(row.query) ?? 0,
      today: countToday.get(row.query) ?? 0,
    })),
  }
}
