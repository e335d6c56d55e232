import { sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { countNewLeadsIn } from '#features/leads/leads.server/count-by-touch.ts'
import type { Overview, Totals } from '#features/analytics/analytics-answer.schema.ts'
import type { AnalyticsQuery } from '#features/analytics/analytics-query.schema.ts'
import { daysOf, type CutRange } from '#features/analytics/days.ts'
import { events, filteredDays, originDays } from '#features/analytics/events/events.table.server.ts'
import { addLeads, leadsByOrigin } from './leads-by-origin.ts'
import { withTitles } from './page-title.ts'
import { periodOf, periodTold } from './period.ts'
import { inRange, rest, sumIn, sumsSource } from './sums-source.ts'

const shown = 8
const noLeads = { visits: 0, views: 0, started: 0, finished: 0, sent: 0 }

/** What the days came to, and the sources and pages with the most. */
export async function readOverview(ctx: Ctx, query: AnalyticsQuery): Promise<Overview> {
  mustHave(ctx, 'analytics.read')
  const { range, before } = periodOf(ctx, query)
  const ranges = before ? [range, before] : [range]
  const { bySource, byPath } = await sumsSource(ctx, ranges, query)
  const [perDay, origins, paths, since, limited, leads, leadsBefore] = await Promise.all([
    ctx.db.execute<{ day: string } & typeof noLeads>(sql`
      select day::text,
        sum(visits)::int as visits, sum(views)::int as views, sum(started)::int as started, sum(finished)::int as finished,
        sum(sent)::int as sent
      from ${bySource} group by 1`),
    ctx.db.execute<{ origin: string; visits: number; before: number }>(sql`
      select origin, ${sumIn(range, sql`visits`)} as visits, ${sumIn(before, sql`visits`)} as before
      from ${bySource} group by 1 having ${sumIn(range, sql`visits`)} > 0
      order by 2 desc, 1 limit ${shown}`),
    ctx.db.execute<{ path: string; views: number; before: number }>(sql`
      select path, ${sumIn(range, sql`events`)} as views, ${sumIn(before, sql`events`)} as before
      from ${byPath} where name = 'page_view' group by 1 having ${sumIn(range, sql`events`)} > 0
      order by 2 desc, 1 limit ${shown}`),
    firstDay(ctx),
    ctx.db.execute<{ day: string; events: number }>(sql`
      select day::text, events from ${filteredDays} where reason = 'limited' and agent = '' and ${inRange(range)}`),
    countLeads(ctx, range, query),
    before ? countLeads(ctx, before, query) : null,
  ])
  const days = new Map(perDay.rows.map((row) => [row.day, row]))
  const limitedOn = new Map(limited.rows.map(({ day, events: count }) => [day, count]))
  const rowsOf = (one: CutRange, day: string) =>
    [day, ...(one.until && day === one.to ? [rest] : [])].flatMap((key) => days.get(key) ?? [])
  const listOf = (one: CutRange) =>
    daysOf(one).map((day) => ({
      day,
      visits: rowsOf(one, day).reduce((sum, { visits }) => sum + visits, 0),
      views: rowsOf(one, day).reduce((sum, { views }) => sum + views, 0),
    }))
  const totalsOf = (one: CutRange, leads: number | null): Totals => {
    const rows = daysOf(one).flatMap((day) => rowsOf(one, day))
    const sum = (key: keyof typeof noLeads) => rows.reduce((all, row) => all + row[key], 0)
    return {
      visits: sum('visits'),
      views: sum('views'),
      started: sum('started'),
      finished: sum('finished'),
      sent: sum('sent'),
      leads,
    }
  }
  return {
    ...periodTold({ range, before }),
    since,
    totals: totalsOf(range, leads),
    totalsBefore: before && totalsOf(before, leadsBefore),
    limited: limited.rows.reduce((sum, { events: count }) => sum + count, 0),
    days: listOf(range).map((one) => ({ ...one, limited: limitedOn.get(one.day) ?? 0 })),
    daysBefore: before ? listOf(before) : [],
    sources: origins.rows,
    pages: await withTitles(ctx, paths.rows),
  }
}

async function firstDay(ctx: Ctx): Promise<string | null> {
  const { rows } = await ctx.db.execute<{ day: string | null }>(sql`
    select coalesce((select min(day) from ${originDays}), (select (min(at) at time zone 'Europe/London')::date from ${events}))::text as day`)
  return rows[0]?.day ?? null
}

/** Those that a visit led to. A lead doesn't know its device. */
async function countLeads(ctx: Ctx, range: CutRange, { device, source }: AnalyticsQuery) {
  if (device) return null
  if (source === undefined) return countNewLeadsIn(ctx, range)
  const { fromVisits } = await leadsByOrigin(ctx, range)
  return addLeads(fromVisits.filter(({ origin }) => origin === source)).leads
}
