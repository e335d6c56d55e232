import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { readVitals, vitalsGrade } from '#features/analytics/analytics.server/read-vitals.ts'
import { bandOf } from './vital-bands.ts'
import type { Metric } from './vitals.schema.ts'
import { vitalDays } from './vitals.table.server.ts'

interface Load {
  day?: string
  path?: string
  device?: 'phone' | 'tablet' | 'desktop'
  metric?: Metric
}

/** Page loads with these values, each in its band. */
async function measured(ctx: TestCtx, values: number[], load: Load = {}) {
  const { day = '2026-11-17', path = '/', device = 'desktop', metric = 'LCP' } = load
  const bands = Map.groupBy(values, (value) => bandOf(metric, value))
  await ctx.db
    .insert(vitalDays)
    .values([...bands].map(([band, { length: count }]) => ({ day, path, device, metric, band, count })))
}

const week = { from: '2026-11-12', to: '2026-11-18', metric: 'LCP' as const }

test('the p75 of any measurements is right within half a band', async () => {
  const ctx = await testCtx()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.double({ min: 1, max: 60_000, noNaN: true }), { minLength: 1, maxLength: 200 }),
      async (values) => {
        await ctx.db.delete(vitalDays)
        await measured(ctx, values)
        const exact = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0
        const { readings } = await readVitals(ctx, week)
        const { p75, samples } = readings.find(({ metric }) => metric === 'LCP') ?? {}
        expect(samples).toBe(values.length)
        expect(Math.abs((p75 ?? 0) / exact - 1)).toBeLessThan(0.026)
      },
    ),
    { numRuns: 40 },
  )
})

test('pages of one kind are measured together, and days and devices add up', async () => {
  const ctx = await testCtx()
  await measured(ctx, [1000, 1000, 1000], { path: '/usecases/…' })
  await measured(ctx, [3000], { path: '/usecases/…', device: 'phone', day: '2026-11-18' })
  await measured(ctx, [200, 200], { path: '/usecases', day: '2026-11-05' })
  const { routes, readings, days, before } = await readVitals(ctx.as('analyst'), {
    ...week,
    compare: 'previous',
  })
  expect(before).toEqual({ from: '2026-11-05', to: '2026-11-11' })
  expect(routes.map(({ route, samples }) => [route, samples])).toEqual([['/usecases/…', 4]])
  const lcp = readings.find(({ metric }) => metric === 'LCP')
  expect([lcp?.samples, Math.round((lcp?.p75 ?? 0) / 50), Math.round((lcp?.before ?? 0) / 5)]).toEqual([
    4, 20, 40,
  ])
  expect(days.filter(({ samples }) => samples > 0).map(({ day, samples }) => [day, samples])).toEqual([
    ['2026-11-17', 3],
    ['2026-11-18', 1],
  ])
  const onPhones = await readVitals(ctx, { ...week, device: 'phone' })
  expect(Math.abs((onPhones.readings[0]?.p75 ?? 0) / 3000 - 1)).toBeLessThan(0.026)
  const elsewhere = await readVitals(ctx, { ...week, route: '/blog/…' })
  expect(elsewhere.days.every(({ p75 }) => p75 === null)).toBe(true)
  expect(elsewhere.routes).toHaveLength(1)
})

test('a route’s trend has at most twelve stretches, and a gap where nothing was measured', async () => {
  const ctx = await testCtx()
  await measured(ctx, [1000], { day: '2026-08-21' })
  await measured(ctx, [2000], { day: '2026-11-18' })
  const { routes } = await readVitals(ctx, { ...week, from: '2026-08-21' })
  const [{ trend = [] } = {}] = routes
  expect(trend).toHaveLength(12)
  expect(trend.map((value) => (value === null ? null : Math.round(value / 100)))).toEqual([
    10,
    ...Array.from({ length: 10 }, () => null),
    20,
  ])
})

test('the grade goes by the p75 of LCP, FID and CLS over 28 days; without a measurement there is none', async () => {
  const ctx = await testCtx()
  expect(await vitalsGrade(ctx)).toBeUndefined()
  await measured(ctx, [9000, 9000], { day: '2026-10-21' })
  expect(await vitalsGrade(ctx)).toBeUndefined()
  await measured(ctx, [600, 700, 3000, 3000])
  await measured(ctx, [0.01, 0.15], { metric: 'CLS' })
  expect(await vitalsGrade(ctx)).toEqual({ grade: 70, samples: 4 })
})
