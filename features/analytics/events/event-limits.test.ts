import { expect, test } from 'vitest'
import { createLimits } from '#server/limits/limits.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import type { EventBatch } from './event.schema.ts'
import { readFiltered } from '#features/analytics/analytics.server/read-filtered.ts'
import { readOverview } from '#features/analytics/analytics.server/read-overview.ts'
import { recordEvents } from './events.server.ts'
import { events, filteredDays } from './events.table.server.ts'
import { recordVitals } from '#features/analytics/vitals/vitals.server.ts'
import { vitalDays } from '#features/analytics/vitals/vitals.table.server.ts'

const asked = new Request('https://site.test/api/events')
const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const from = (ctx: TestCtx, address = '203.0.113.7'): TestCtx => ({
  ...ctx,
  client: { address, userAgent: laptop },
})
const view = { name: 'page_view', path: '/usecases/fraud-detection', isEntry: true } as const
const batchOf = (count: number, origin?: EventBatch['origin']): EventBatch => ({
  events: Array.from({ length: count }, () => view),
  ...(origin && { origin }),
})
const newsletter = { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'autumn-2026' }

async function send(ctx: TestCtx, batches: number, batch: EventBatch) {
  let kept = 0
  for (let n = 0; n < batches; n++) kept += await recordEvents(ctx, batch, asked)
  return kept
}

const limitedOf = async (ctx: TestCtx) =>
  (await ctx.db.select().from(filteredDays)).reduce(
    (sum, { reason, events: count }) => sum + (reason === 'limited' ? count : 0),
    0,
  )

async function bytesOf(ctx: TestCtx): Promise<number> {
  await ctx.database.pool.query('checkpoint').catch(() => undefined)
  const { rows } = await ctx.database.pool.query(
    `select sum(pg_total_relation_size(name::regclass))::int as bytes
     from unnest(array['events', 'filtered_days', 'vital_days', 'performance_days', 'rate_limits']) as name`,
  )
  return rows[0].bytes
}

test('an office of 200 people behind one address is counted whole: six events each in the same minute, by a newsletter', async () => {
  const ctx = from(await testCtx({ role: 'visitor' }))
  const visits = Array.from({ length: 200 }, () => recordEvents(ctx, batchOf(6, newsletter), asked))
  expect((await Promise.all(visits)).reduce((sum, kept) => sum + kept, 0)).toBe(1200)
  expect(await ctx.db.$count(events)).toBe(1200)
  expect(await limitedOf(ctx)).toBe(0)
})

test('a visitor who does much on one page is counted whole: 300 events in a minute', async () => {
  const ctx = from(await testCtx({ role: 'visitor' }))
  const steps: EventBatch = {
    events: Array.from({ length: 20 }, (_, step) => ({
      name: 'tool_step',
      path: '/ai-readiness-assessment/questions',
      props: { tool: 'assessment', step },
    })),
  }
  expect(await send(ctx, 15, steps)).toBe(300)
  expect(await limitedOf(ctx)).toBe(0)
})

test('a thousand visitors of their own addresses within a minute are counted whole', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  let kept = 0
  for (let n = 0; n < 1000; n++)
    kept += await recordEvents(from(ctx, `198.51.${n >> 8}.${n & 255}`), batchOf(8), asked)
  expect(kept).toBe(8000)
  expect(await limitedOf(ctx)).toBe(0)
})

test('the measurements of an office of 200 people are counted whole', async () => {
  const ctx = from(await testCtx({ role: 'visitor' }))
  const vitals = { lcp: 900, cls: 0.01, ttfb: 90, fcp: 500, inp: 40 }
  for (let n = 0; n < 200; n++)
    expect(await recordVitals(ctx, { url: 'https://site.test/', vitals }, asked)).toBe(5)
})

test(
  'a minute of 12,000 rows from one address leaves less than 1 MB, of the widest rows and of plain ones, and the rest is a number',
  { timeout: 300_000 },
  async () => {
    const wide = '\u{1f30a}'.repeat(40) + 'ü'.repeat(40)
    const mark = `${'ū'.repeat(200)}`
    const widest: EventBatch = {
      events: Array.from({ length: 20 }, () => ({
        ...view,
        props: Object.fromEntries(
          Array.from({ length: 6 }, (_, n) => [`property${'abcdef'[n]}`, 'x'.repeat(64)]),
        ),
      })),
      origin: {
        utm_source: mark,
        utm_medium: mark,
        utm_campaign: mark,
        utm_term: mark,
        utm_content: mark,
        ref: mark,
        source: mark,
      },
      referrer: wide,
    }
    for (const batch of [batchOf(20), widest]) {
      const ctx = from(await testCtx({ role: 'visitor' }))
      const before = await bytesOf(ctx)
      const kept = await send(ctx, 600, batch)
      const grown = (await bytesOf(ctx)) - before
      expect(grown).toBeLessThan(1_000_000)
      expect(kept).toBe(await ctx.db.$count(events))
      expect(kept).toBeGreaterThan(100)
      expect(kept + (await limitedOf(ctx))).toBe(12_000)
    }
  },
)

test('beyond the limit one event in twenty is kept, up to a limit of its own, and the next minute begins anew', async () => {
  const ctx = from(await testCtx({ role: 'visitor' }))
  await send(ctx, 60, batchOf(20))
  expect(await ctx.db.$count(events)).toBe(1200)
  await send(ctx, 20, batchOf(20))
  expect(await ctx.db.$count(events)).toBe(1220)
  await send(ctx, 400, batchOf(20))
  expect(await ctx.db.$count(events)).toBe(1400)
  expect(await limitedOf(ctx)).toBe(9600 - 1400)
  // Nobody else pays for it.
  expect(await recordEvents(from(ctx, '198.51.100.1'), batchOf(20), asked)).toBe(20)
  ctx.clock.advance(60_000)
  expect(await recordEvents(ctx, batchOf(20), asked)).toBe(20)
})

test('many addresses together are limited too', { timeout: 300_000 }, async () => {
  const ctx = await testCtx({ role: 'visitor' })
  let kept = 0
  for (let n = 0; n < 800; n++)
    kept += await recordEvents(from(ctx, `198.51.${n >> 8}.${n & 255}`), batchOf(20), asked)
  expect(kept).toBe(12_000 + 200)
  expect(await limitedOf(ctx)).toBe(16_000 - kept)
})

test('two servers share the limit', { timeout: 120_000 }, async () => {
  const ctx = await testCtx({ role: 'visitor' })
  // A server knows its own process by its settings.
  const serverOn = () =>
    from({ ...ctx, settings: { ...ctx.settings }, limits: createLimits(ctx.database.pool) })
  const servers = [serverOn(), serverOn()]
  for (let n = 0; n < 80; n++) for (const server of servers) await recordEvents(server, batchOf(20), asked)
  const kept = await ctx.db.$count(events)
  expect(kept).toBeGreaterThanOrEqual(1200)
  // Each server gives a client its first 100 by itself, and each keeps one in twenty beyond.
  expect(kept).toBeLessThan(1200 + 100 + 2 * 100)
})

test('made-up names of robots fill no table', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  for (let n = 0; n < 1500; n++)
    await recordEvents(
      { ...ctx, client: { address: '203.0.113.7', userAgent: `x${n}bot/1.0` } },
      batchOf(1),
      asked,
    )
  expect(await limitedOf(ctx)).toBe(1500 - 1200 - 15)
  const sum = (await ctx.db.select().from(filteredDays)).reduce((all, { events: count }) => all + count, 0)
  expect(sum).toBe(1500)
})

test('measurements beyond the limit don’t count, and are told', async () => {
  const ctx = from(await testCtx({ role: 'visitor' }))
  const vitals = { lcp: 900, cls: 0.01, ttfb: 90, fcp: 500, inp: 40, fid: 3 }
  for (let n = 0; n < 600; n++) await recordVitals(ctx, { url: 'https://site.test/', vitals }, asked)
  const counted = (await ctx.db.select().from(vitalDays)).reduce((sum, { count }) => sum + count, 0)
  expect(counted).toBeLessThan(1500)
  expect(counted + (await limitedOf(ctx))).toBe(3600)
})

test('the figures of limited days say so', async () => {
  const ctx = from(await testCtx({ role: 'visitor', now: '2026-11-18T10:00:00Z' }))
  await send(ctx, 100, batchOf(20))
  const week = { from: '2026-11-17', to: '2026-11-18' }
  const overview = await readOverview(ctx.as('analyst'), week)
  expect(overview.limited).toBe(760)
  expect(overview.days.map(({ day, limited }) => [day, limited])).toEqual([
    ['2026-11-17', 0],
    ['2026-11-18', 760],
  ])
  const { rows, days } = await readFiltered(ctx.as('analyst'), week)
  expect(rows).toMatchObject([{ reason: 'limited', agent: '', events: 760 }])
  expect(days.at(-1)).toMatchObject({ day: '2026-11-18', limited: 760 })
})
