import { sql, type SQL } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { Reading, VitalsAnswer } from '#features/analytics/analytics-answer.schema.ts'
import type { VitalsQuery } from '#features/analytics/analytics-query.schema.ts'
import { countDays, dayOf, daysOf, lastDays, usualDays, type DayRange } from '#features/analytics/days.ts'
import { gradeOf } from '#features/analytics/vitals/grade.ts'
import { valueOf } from '#features/analytics/vitals/vital-bands.ts'
import { metrics, type Metric } from '#features/analytics/vitals/vitals.schema.ts'
import { vitalDays } from '#features/analytics/vitals/vitals.table.server.ts'
import { periodOf } from './period.ts'
import { inRange } from './sums-source.ts'

const share = 0.75
const mostStretches = 12

const route = sql`path`

/** The p75 of each vital, of all pages and by kind of page, with how many measurements it stands on and how it went. */
export async function readVitals(ctx: Ctx, query: VitalsQuery): Promise<VitalsAnswer> {
  mustHave(ctx, 'analytics.read')
  const { range, before } = periodOf(ctx, query)
  const { metric, device } = query
  const fits = device ? sql`device = ${device}` : sql`true`
  const ofMetric = sql`${fits} and metric = ${metric}`
  const stretch = Math.ceil(countDays(range) / mostStretches)
  const ofRoute = query.route === undefined ? sql`true` : sql`${route} = ${query.route}`
  const [now, then, days, stretches] = await Promise.all([
    percentilesBy(ctx, route, sql`${inRange(range)} and ${fits}`),
    before ? percentilesBy(ctx, route, sql`${inRange(before)} and ${fits}`) : [],
    percentilesBy(ctx, sql`day::text`, sql`${inRange(range)} and ${ofMetric} and ${ofRoute}`),
    percentilesBy(
      ctx,
      sql`${route} || ' ' || (day - ${range.from}::date) / ${stretch}::int`,
      sql`${inRange(range)} and ${ofMetric}`,
    ),
  ])
  const readingsOf = (key: string): Reading[] =>
    metrics.map((one) => {
      const found = now.find((row) => row.key === key && row.metric === one)
      const p75 = found?.p75 ?? null
      const before = then.find((row) => row.key === key && row.metric === one)?.p75 ?? null
      return { metric: one, p75, samples: found?.samples ?? 0, before }
    })
  const ofAll = readingsOf(all)
  const dayRows = new Map(days.map((row) => [row.key, row]))
  const trends = new Map(stretches.map(({ key, p75 }) => [key, p75]))
  const stretchCount = Math.ceil(countDays(range) / stretch)
  const routes = [...new Set(now.map(({ key }) => key))].filter((key) => key !== all)
  return {
    range,
    before: before && { from: before.from, to: before.to },
    // A percentile of a whole day stands beside one of a part.
    beforeUntil: null,
    metric,
    readings: ofAll,
    grade: gradeOfReadings(ofAll) ?? null,
    days: daysOf(range).map((day) => ({
      day,
      p75: dayRows.get(day)?.p75 ?? null,
      samples: dayRows.get(day)?.samples ?? 0,
    })),
    routes: routes
      .map((key) => {
        const readings = readingsOf(key)
        return {
          route: key,
          readings,
          samples: Math.max(...readings.map(({ samples }) => samples)),
          grade: gradeOfReadings(readings)?.grade ?? null,
          trend: Array.from({ length: stretchCount }, (_, i) => trends.get(`${key} ${i}`) ?? null),
        }
      })
      .sort((a, b) => b.samples - a.samples || a.route.localeCompare(b.route)),
  }
}

/** The grade of all pages over the last 28 days and how many page loads it stands on; undefined without any. */
export async function vitalsGrade(ctx: Ctx): Promise<{ grade: number; samples: number } | undefined> {
  const range: DayRange = lastDays(usualDays, dayOf(ctx.clock.now()))
  const rows = await percentilesBy(ctx, sql`''`, inRange(range))
  const readings = rows
    .filter(({ key }) => key === all)
    .map(({ metric, p75, samples }) => ({ metric, p75, samples, before: null }))
  return gradeOfReadings(readings)
}

function gradeOfReadings(readings: Reading[]) {
  const samples = Math.max(0, ...readings.map((one) => one.samples))
  if (samples === 0) return undefined
  const p75 = (metric: Metric) => readings.find((one) => one.metric === metric)?.p75 ?? undefined
  const { grade } = gradeOf({ lcp: p75('LCP'), fid: p75('FID'), cls: p75('CLS') })
  return { grade, samples }
}

const all = '(all)'

/** Nearest-rank percentiles of the bands, by key and metric; the key `(all)` holds those of everything together. */
async function percentilesBy(ctx: Ctx, key: SQL, where: SQL) {
  const { rows } = await ctx.db.execute<{ key: string; metric: Metric; band: number; samples: number }>(sql`
    with bands as (
      select ${key} as key, metric, band, sum(count) as n from ${vitalDays}
      where ${where} and count > 0 group by 1, 2, 3
    ), everything as (
      select key, metric, band, n from bands
      union all select ${all}, metric, band, sum(n) from bands group by 2, 3
    ), ranked as (
      select key, metric, band,
        sum(n) over (partition by key, metric order by band) as passed,
        sum(n) over (partition by key, metric) as samples
      from everything
    )
    select key, metric, min(band) as band, max(samples)::int as samples from ranked
    where passed >= ceil(samples * ${share}::numeric) group by 1, 2`)
  return rows.map(({ band, ...row }) => ({ ...row, p75: valueOf(row.metric, band) }))
}
