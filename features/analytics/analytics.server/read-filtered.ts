import { sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { Filtered, FilteredRow } from '#features/analytics/analytics-answer.schema.ts'
import type { PeriodQuery } from '#features/analytics/analytics-query.schema.ts'
import { daysOf } from '#features/analytics/days.ts'
import { filteredDays } from '#features/analytics/events/events.table.server.ts'
import { periodOf, periodTold, wholeDaysBefore } from './period.ts'
import { inRange, sumIn, sumsSource } from './sums-source.ts'

/** What was left out and why, beside the number of events that were counted. */
export async function readFiltered(ctx: Ctx, query: PeriodQuery): Promise<Filtered> {
  mustHave(ctx, 'analytics.read')
  const period = periodOf(ctx, query)
  const { range } = period
  const before = wholeDaysBefore(period.before)
  const today = period.before?.until ? { from: range.to, to: range.to } : null
  const { byPath } = await sumsSource(ctx, [range], {})
  const either = before ? sql`(${inRange(range)} or ${inRange(before)})` : inRange(range)
  const [rows, perDay, counted] = await Promise.all([
    ctx.db.execute<FilteredRow & Record<string, unknown>>(sql`
      select reason, agent, ${sumIn(range, sql`events`)} as events, ${sumIn(before, sql`events`)} as before, ${sumIn(today, sql`events`)} as today
      from ${filteredDays} where ${either} group by 1, 2 order by 3 desc, 1, 2`),
    ctx.db.execute<{ day: string; reason: FilteredRow['reason']; events: number }>(sql`
      select day::text, reason, sum(events)::int as events from ${filteredDays} where ${inRange(range)} group by 1, 2`),
    ctx.db.execute<{ events: number }>(sql`select ${sumIn(range, sql`events`)} as events from ${byPath}`),
  ])
  const days = Map.groupBy(perDay.rows, ({ day }) => day)
  return {
    ...periodTold({ range, before }),
    days: daysOf(range).map((day) => {
      const of = (wanted: FilteredRow['reason']) =>
        days.get(day)?.find(({ reason }) => reason === wanted)?.events ?? 0
      return {
        day,
        robot: of('robot'),
        'no user agent': of('no user agent'),
        'other site': of('other site'),
        limited: of('limited'),
      }
    }),
    rows: rows.rows,
    counted: counted.rows[0]?.events ?? 0,
  }
}
