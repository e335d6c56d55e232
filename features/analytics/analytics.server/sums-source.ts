import { sql, type SQL } from 'drizzle-orm'
import { startOfLondonDay } from '#lib/like-periods.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { AnalyticsQuery } from '#features/analytics/analytics-query.schema.ts'
import { plusDays, type CutRange, type DayRange } from '#features/analytics/days.ts'
import {
  events,
  originDays,
  pageDays,
  pathDays,
  sourceDays,
} from '#features/analytics/events/events.table.server.ts'
import { betweenDays, firstOpenDay } from '#features/analytics/events/sums.server.ts'

type Chosen = Pick<AnalyticsQuery, 'device' | 'source'>

/** In place of a day, what is taken off a range that is cut: its last day after that time. */
export const rest = 'infinity'

/**
 * Sums of the days that are closed and the raw events of those that aren't, as the rows of a `from (…) as s`; of the range that is cut, what came
 * after its time once more, below zero.
 */
export async function sumsSource(ctx: Ctx, ranges: CutRange[], chosen: Chosen) {
  const open = await firstOpenDay(ctx)
  const whole = {
    from: ranges.map(({ from }) => from).reduce((a, b) => (a < b ? a : b)),
    to: ranges.map(({ to }) => to).reduce((a, b) => (a > b ? a : b)),
  }
  const summed = sql`day between ${whole.from} and ${whole.to} and ${inRanges(ranges)} and ${fits(chosen)}`
  const rawFrom = open && open > whole.from ? open : whole.from
  const raw = sql`${betweenDays(rawFrom, plusDays(whole.to, 1))} and ${fits(chosen)}`
  const rawDay = sql`(at at time zone 'Europe/London')::date`
  const cut = ranges.find(({ until }) => until)
  const after =
    cut?.until &&
    sql`at >= ${cut.until.toISOString()}::timestamptz
      and at < ${startOfLondonDay(cut.to, 1).toISOString()}::timestamptz and ${fits(chosen)}`
  const union = (sums: SQL, events: (day: SQL, sign: SQL) => SQL, grouped: SQL): SQL => {
    const parts = [
      ...(open ? [sql`${sums} where ${summed}`] : []),
      sql`${events(rawDay, sql``)} where ${raw} ${grouped}`,
      ...(after ? [sql`${events(sql`${rest}::date`, sql`-`)} where ${after} ${grouped}`] : []),
    ]
    return sql`(${sql.join(parts, sql` union all `)}) as s`
  }
  return {
    /** day, origin, medium, campaign, name, subject, events, entries */
    byOrigin: union(
      sql`select day, origin, medium, campaign, name, subject, events, entries from ${originDays}`,
      (
        day,
        sign,
      ) => sql`select ${day} as day, origin, coalesce(utm_medium, '') as medium, coalesce(utm_campaign, '') as campaign, name, subject,
        ${sign}count(*)::int as events, ${sign}count(*) filter (where is_entry)::int as entries from ${events}`,
      sql`group by 1, 2, 3, 4, 5, 6`,
    ),
    /** day, origin, medium, campaign, visits, views, started, finished, sent */
    bySource: union(
      sql`select day, origin, medium, campaign, visits, views, started, finished, sent from ${sourceDays}`,
      (
        day,
        sign,
      ) => sql`select ${day} as day, origin, coalesce(utm_medium, '') as medium, coalesce(utm_campaign, '') as campaign,
        ${sign}count(*) filter (where is_entry)::int as visits, ${sign}${countOf('page_view')} as views, ${sign}${countOf('tool_start')} as started,
        ${sign}${countOf('tool_finish')} as finished, ${sign}${countOf('lead_sent')} as sent from ${events}`,
      sql`group by 1, 2, 3, 4`,
    ),
    /** day, path, name, events, entries */
    byPath: union(
      sql`select day, path, name, events, entries from ${chosen.source === undefined ? pathDays : pageDays}`,
      (day, sign) => sql`select ${day} as day, path, name, ${sign}count(*)::int as events,
        ${sign}count(*) filter (where is_entry)::int as entries from ${events}`,
      sql`group by 1, 2, 3`,
    ),
  }
}

const countOf = (name: string) => sql`count(*) filter (where name = ${name})::int`

const fits = ({ device, source }: Chosen) =>
  sql`${device ? sql`device = ${device}` : sql`true`} and ${source === undefined ? sql`true` : sql`origin = ${source}`}`

const inRanges = (ranges: DayRange[]) => sql`(${sql.join(ranges.map(inRange), sql` or `)})`

/** Whether `day` lies in a range. */
export const inRange = ({ from, to }: DayRange): SQL => sql`day between ${from} and ${to}`

/** The same of rows of `sumsSource`, with what is taken off a range that is cut. */
const ofRange = (range: CutRange): SQL =>
  range.until ? sql`(${inRange(range)} or day = ${rest})` : inRange(range)

/** A sum over the days of a range; 0 without any range. */
export const sumIn = (range: CutRange | null, what: SQL, where: SQL = sql`true`): SQL =>
  range ? sql`coalesce(sum(${what}) filter (where ${ofRange(range)} and ${where}), 0)::int` : sql`0`
