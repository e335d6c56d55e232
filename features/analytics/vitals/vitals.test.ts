import { gt } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { bandOf, percentileOf } from './vital-bands.ts'
import { performanceReport, vitalsReport } from './vitals.schema.ts'
import { recordPerformance, recordVitals } from './vitals.server.ts'
import { performanceDays, vitalDays } from './vitals.table.server.ts'

const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const asked = (headers: Record<string, string> = {}) => new Request('https://site.test/', { headers })
const visitor = async (): Promise<TestCtx> => ({
  ...(await testCtx({ role: 'visitor' })),
  client: { address: '203.0.113.7', userAgent: laptop },
})
const url = 'https://site.test/contact?utm_source=letter'

test('both shapes of a report are taken, with a time as number or text and whatever stands for a place', () => {
  const shapes = [
    { metric: 'LCP', value: 1234.5, url },
    { metric: 'CLS', value: 0, url, timestamp: Date.now() },
    { url, vitals: { lcp: 900, fid: 3 }, geo: null, timestamp: new Date().toISOString() },
    { url, vitals: {}, geo: { country: 'IE' } },
  ]
  for (const shape of shapes)
    expect(z.safeParse(vitalsReport, shape).success, JSON.stringify(shape)).toBe(true)
  const wrong = [
    { metric: 'XYZ', value: 1, url },
    { metric: 'LCP', value: -1, url },
    { metric: 'LCP', value: 'quick', url },
    { vitals: { lcp: 1 } },
  ]
  for (const shape of wrong)
    expect(z.safeParse(vitalsReport, shape).success, JSON.stringify(shape)).toBe(false)
})

test('each measurement of a page load is counted once in its band, by page and device', async () => {
  const ctx = await visitor()
  for (const lcp of [800, 900, 2600, 5000])
    await recordVitals(ctx, { url, vitals: { lcp, cls: 0.02 }, geo: null }, asked())
  const rows = await ctx.db.select().from(vitalDays)
  const lcp = rows.filter(({ metric }) => metric === 'LCP')
  expect(lcp.map(({ path, device, day }) => [path, device, day])).toEqual(
    lcp.map(() => ['/contact', 'desktop', '2026-11-18']),
  )
  const p75 = percentileOf('LCP', lcp, 0.75) ?? 0
  expect(Math.abs(p75 / 2600 - 1)).toBeLessThan(0.03)
  expect(rows.find(({ metric }) => metric === 'CLS')?.count).toBe(4)
})

test('pages of one kind are measured together', async () => {
  const ctx = await visitor()
  for (const path of ['usecases/fraud-detection', 'usecases/soil-health', 'usecases', ''])
    await recordVitals(ctx, { url: `https://site.test/${path}`, vitals: { lcp: 900 } }, asked())
  const rows = await ctx.db.select().from(vitalDays)
  expect(rows.map(({ path, count }) => [path, count]).sort()).toEqual([
    ['/', 1],
    ['/usecases', 1],
    ['/usecases/…', 2],
  ])
})

test('a late value takes the place of the one reported before', async () => {
  const ctx = await visitor()
  await recordVitals(ctx, { url, vitals: { cls: 0.02 } }, asked())
  await recordVitals(ctx, { url, metric: 'CLS', value: 0.3, previous: 0.02 }, asked())
  const rows = await ctx.db.select().from(vitalDays).where(gt(vitalDays.count, 0))
  expect(rows.map(({ band, count }) => [band, count])).toEqual([[bandOf('CLS', 0.3), 1]])
  await recordVitals(ctx, { url, metric: 'CLS', value: 0.3, previous: 5 }, asked())
  expect((await ctx.db.select().from(vitalDays)).every(({ count }) => count >= 0)).toBe(true)
})

test('a performance report is counted by a grade of our own reckoning', async () => {
  const ctx = await visitor()
  const report = { url, metrics: { lcp: 3000, fid: 60, cls: 0 }, grade: 100, recommendations: [] }
  expect(z.safeParse(performanceReport, { ...report, timestamp: 1 }).success).toBe(true)
  await recordPerformance(ctx, report, asked())
  await recordPerformance(ctx, report, asked())
  expect(await ctx.db.select().from(performanceDays)).toEqual([
    { day: '2026-11-18', path: '/contact', device: 'desktop', grade: 70, slow: 'LCP FID', count: 2 },
  ])
})

test('nothing is measured of robots and of visitors who ask for privacy', async () => {
  const ctx = await visitor()
  const robot = { ...ctx, client: { ...ctx.client, userAgent: 'Googlebot/2.1' } }
  const report = { url, vitals: { lcp: 900 } }
  expect(await recordVitals(robot, report, asked())).toBe(0)
  expect(await recordVitals(ctx, report, asked({ 'sec-gpc': '1' }))).toBe(0)
  expect(await ctx.db.select().from(vitalDays)).toEqual([])
})
