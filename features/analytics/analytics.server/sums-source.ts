import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import type { AnalyticsQuery } from '#features/analytics/analytics-query.schema.ts'
import { plusDays, type DayRange } from '#features/analytics/days.ts'
import {
  events,
  originDays,
  pageDays,
  pathDays,
  sourceDays,
} from '#features/analytics/events/events.table.server.ts'
import { betweenDays, firstOpenDay } from '#features/analytics/events/sums.server.ts'

type Chosen = Pick<AnalyticsQuery, 'device' | 'source'>

/** Sums of the days that are closed and the raw events of those that aren't, as the rows of a `from (…) as s`. */
export async function sumsSource(ctx: Ctx, ranges: DayRange[], chosen: Chosen) {
  const open = await firstOpenDay(ctx)
  const whole = {
    from: ranges.map(({ from }) => from).reduce((a, b) => (a < b ? a : b)),
    to: ranges.map(({ to }) => to).reduce((a, b) => (a > b ? a : b)),
  }
  const summed = sql`day between ${whole.from} and ${whole.to} and ${inRanges(ranges)} and ${fits(chosen)}`
  const rawFrom = open && open > whole.from ? open : whole.from
  const raw = sql`${betweenDays(rawFrom, plusDays(whole.to, 1))} and ${fits(chosen)}`
  const rawDay = sql`(at at time zone 'Europe/London')::date`
  return {
    /** day, origin, medium, campaign, name, subject, events, entries */
    byOrigin: union(
      sql`select day, origin, medium, campaign, name, subject, events, entries from ${originDays}`,
      open && summed,
      sql`select ${rawDay} as day, origin, coalesce(utm_medium, '') as medium, coalesce(utm_campaign, '') as campaign, name, subject,
        count(*)::int as events, count(*) filter (where is_entry)::int as entries from ${events}`,
      raw,
      sql`group by 1, 2, 3, 4, 5, 6`,
    ),
    /** day, origin, medium, campaign, visits, views, started, finished, sent */
    bySource: union(
      sql`select day, origin, medium, campaign, visits, views, started, finished, sent from ${sourceDays}`,
      open && summed,
      sql`select ${rawDay} as day, origin, coalesce(utm_medium, '') as medium, coalesce(utm_campaign, '') as campaign,
        count(*) filter (where is_entry)::int as visits, ${countOf('page_view')} as views, ${countOf('tool_start')} as started,
        ${countOf('tool_finish')} as finished, ${countOf('lead_sent')} as sent from ${events}`,
      raw,
      sql`group by 1, 2, 3, 4`,
    ),
    /** day, path, name, events, entries */
    byPath: union(
      sql`select day, path, name, events, entries from ${chosen.source === undefined ? pathDays : pageDays}`,
      open && summed,
      sql`select ${rawDay} as day, path, name, count(*)::int as events,
        count(*) filter (where is_entry)::int as entries from ${events}`,
      raw,
      sql`group by 1, 2, 3`,
    ),
  }
}

function union(summed: SQL, where: SQL | '' | undefined, raw: SQL, rawWhere: SQL, grouped: SQL): SQL {
  const rest = sql`${raw} where ${rawWhere} ${grouped}`
  return where ? sql`(${summed} where ${where} union all ${rest}) as s` : sql`(${rest}) as s`
}

const countOf = (name: string) => sql`count(*) filter (where name = ${name})::int`

const fits = ({ device, source }: Chosen) =>
  sql`${device ? sql`device = ${device}` : sql`true`} and ${source === undefined ? sql`true` : sql`origin = ${source}`}`

const inRanges = (ranges: DayRange[]) => sql`(${sql.join(ranges.map(inRange), sql` or `)})`

/** Whether `day` lies in a range. */
export const inRange = ({ from, to }: DayRange): SQL => sql`day between ${from} and ${to}`

/** A sum over the days of a range; 0 without any range. */
export const sumIn = (range: DayRange | null, what: SQL, where: SQL = sql`true`): SQL =>
  range ? sql`coalesce(sum(${what}) filter (where ${inRange(range)} and ${where}), 0)::int` : sql`0`
