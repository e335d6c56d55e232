import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { dayOf } from '#features/analytics/days.ts'
import { countFiltered } from '#features/analytics/events/events.server.ts'
import { gradeOf } from './grade.ts'
import { admit } from '#features/analytics/events/intake-limits.server.ts'
import { bandOf } from './vital-bands.ts'
import { metrics, type Metric, type PerformanceReport, type VitalsReport } from './vitals.schema.ts'
import { performanceDays, vitalDays } from './vitals.table.server.ts'
import {
  asksForPrivacy,
  deviceOf,
  filterOf,
  pathOf,
  routeOf,
} from '#features/analytics/events/visit-facts.server.ts'

/** Adds the measurements of a page load to the day's bands. Returns how many; none of robots and of those who ask for privacy. */
export async function recordVitals(ctx: Ctx, report: VitalsReport, request: Request): Promise<number> {
  if (isLeftOut(ctx, request)) return 0
  const loaded = pageOf(ctx, report.url)
  const page = { ...loaded, path: routeOf(loaded.path) }
  const all = measurementsOf(report)
  const isKept = await admit(
    ctx,
    'measurements',
    Array.from(all, () => 1),
  )
  const measured = all.filter((_, at) => isKept[at])
  if (measured.length < all.length) await countLimited(ctx, all.length - measured.length)
  if (measured.length === 0) return 0
  const { day, metric, path, device, band, count } = vitalDays
  const previous = 'metric' in report ? report.previous : undefined
  await ctx.transaction(async (tx) => {
    if ('metric' in report && previous !== undefined) await takeBack(tx, page, report.metric, previous)
    await tx.db
      .insert(vitalDays)
      .values(measured.map((one) => ({ ...page, ...one, count: 1 })))
      .onConflictDoUpdate({
        target: [day, metric, path, device, band],
        set: { count: sql`${count} + 1` },
      })
  })
  return measured.length
}

function measurementsOf(report: VitalsReport): { metric: Metric; band: number }[] {
  if ('metric' in report) return [{ metric: report.metric, band: bandOf(report.metric, report.value) }]
  return metrics.flatMap((metric) => {
    const value = report.vitals[lowercase[metric]]
    return value === undefined ? [] : [{ metric, band: bandOf(metric, value) }]
  })
}

const lowercase = { LCP: 'lcp', FID: 'fid', CLS: 'cls', TTFB: 'ttfb', FCP: 'fcp', INP: 'inp' } as const

type MeasuredPage = Pick<typeof vitalDays.$inferInsert, 'day' | 'path' | 'device'>

async function takeBack(ctx: Ctx, { day, path, device }: MeasuredPage, metric: Metric, value: number) {
  await ctx.db
    .update(vitalDays)
    .set({ count: sql`greatest(0, ${vitalDays.count} - 1)` })
    .where(
      and(
        eq(vitalDays.day, day),
        eq(vitalDays.metric, metric),
        eq(vitalDays.path, path),
        eq(vitalDays.device, device),
        eq(vitalDays.band, bandOf(metric, value)),
      ),
    )
}

/** Counts a report by its grade, which is computed anew: what a browser claims of itself is not believed. */
export async function recordPerformance(
  ctx: Ctx,
  report: PerformanceReport,
  request: Request,
): Promise<number> {
  if (isLeftOut(ctx, request)) return 0
  const [isKept] = await admit(ctx, 'measurements', [1])
  if (!isKept) {
    await countLimited(ctx, 1)
    return 0
  }
  const { grade, slow } = gradeOf(report.metrics)
  const { day, path, device, grade: graded, slow: slowed, count } = performanceDays
  await ctx.db
    .insert(performanceDays)
    .values({ ...pageOf(ctx, report.url), grade, slow: slow.join(' '), count: 1 })
    .onConflictDoUpdate({
      target: [day, path, device, graded, slowed],
      set: { count: sql`${count} + 1` },
    })
  return 1
}

const countLimited = (ctx: Ctx, count: number) =>
  countFiltered(ctx, { reason: 'limited', agent: 'vitals' }, count)

function isLeftOut(ctx: Ctx, request: Request) {
  return asksForPrivacy(request) || filterOf(ctx, request) !== undefined
}

function pageOf(ctx: Ctx, url: string) {
  return { day: dayOf(ctx.clock.now()), path: pathOf(url), device: deviceOf(ctx.client.userAgent) }
}
