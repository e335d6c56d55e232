import { expect, test } from 'vitest'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { missedSearches } from '#features/search/missed-search.table.server.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { readFiltered } from './analytics.server/read-filtered.ts'
import { readFunnel } from './analytics.server/read-funnel.ts'
import { readGoals } from './analytics.server/read-goals.ts'
import { readMissed } from './analytics.server/read-missed.ts'
import { readOverview } from './analytics.server/read-overview.ts'
import { readPages } from './analytics.server/read-pages.ts'
import { readSources } from './analytics.server/read-sources.ts'
import { events, filteredDays } from './events/events.table.server.ts'
import { sumEvents } from './events/sums.server.ts'

async function happened(ctx: TestCtx, at: string, name = 'page_view') {
  await ctx.db.insert(events).values({
    at: new Date(at),
    name,
    subject: name === 'page_view' ? '' : 'contact',
    path: '/',
    device: 'desktop',
    isEntry: name === 'page_view',
    origin: 'direct',
  })
}

const enquired = (ctx: TestCtx, at: string) =>
  recordEnquiry(ctx.as('visitor'), {
    source: 'contact',
    name: 'Ann Byrne',
    email: `${at.replaceAll(':', '-')}@castings.example`,
    touch: {},
    consents: [],
    receivedAt: new Date(at),
  })

/** Everything at once of one day until now, beside another day. */
async function figures(ctx: TestCtx, query: { from: string; to: string; compare: 'previous' | 'year' }) {
  const analyst = ctx.as('analyst')
  const overview = await readOverview(analyst, query)
  const [sources, pages, goals, funnel] = await Promise.all([
    readSources(analyst, query),
    readPages(analyst, query),
    readGoals(analyst, query),
    readFunnel(analyst, query),
  ])
  expect(overview.daysBefore.at(-1)?.visits).toBe(overview.totalsBefore?.visits)
  expect(overview.sources[0]?.before).toBe(overview.totalsBefore?.visits)
  expect(overview.pages[0]?.before).toBe(overview.totalsBefore?.views)
  expect(sources.sources[0]?.before).toBe(overview.totalsBefore?.visits)
  expect(pages.pages[0]?.before).toBe(overview.totalsBefore?.views)
  expect(goals.tools[0]?.sentBefore).toBe(overview.totalsBefore?.sent)
  expect(funnel.totalBefore?.visits).toBe(overview.totalsBefore?.visits)
  expect(funnel.totalBefore?.leads).toBe(overview.totalsBefore?.leads)
  return {
    now: overview.totals,
    before: overview.totalsBefore,
    until: overview.beforeUntil,
    told: overview.before,
  }
}

test('K11: today until now stands beside yesterday until the same time, before and after yesterday is summed', async () => {
  const ctx = await testCtx({ now: '2026-11-18T14:30:00Z' })
  for (const at of [
    '2026-11-17T09:00:00Z',
    '2026-11-17T14:29:59Z',
    '2026-11-17T14:30:00Z',
    '2026-11-17T20:00:00Z',
  ])
    await happened(ctx, at)
  await happened(ctx, '2026-11-17T10:00:00Z', 'lead_sent')
  await happened(ctx, '2026-11-17T15:00:00Z', 'lead_sent')
  await enquired(ctx, '2026-11-17T10:00:00.000Z')
  await enquired(ctx, '2026-11-17T15:00:00.000Z')
  await happened(ctx, '2026-11-18T11:00:00Z')
  await happened(ctx, '2026-11-18T12:00:00Z', 'lead_sent')
  const query = { from: '2026-11-18', to: '2026-11-18', compare: 'previous' as const }
  for (const isSummed of [false, true]) {
    if (isSummed) await sumEvents(ctx)
    expect(await figures(ctx, query)).toEqual({
      now: { visits: 1, views: 1, started: 0, finished: 0, sent: 1, leads: expect.any(Number) },
      before: { visits: 2, views: 2, started: 0, finished: 0, sent: 1, leads: expect.any(Number) },
      told: { from: '2026-11-17', to: '2026-11-17' },
      until: '2026-11-17T14:30:00.000Z',
    })
  }
})

test('K11: days that are over are compared whole, and a year before the same weekday ends at the same time', async () => {
  const ctx = await testCtx({ now: '2026-11-18T14:30:00Z' })
  for (const at of ['2025-11-19T14:00:00Z', '2025-11-19T15:00:00Z', '2026-11-16T20:00:00Z'])
    await happened(ctx, at)
  await sumEvents(ctx)
  const read = (from: string, to: string, compare: 'previous' | 'year') =>
    readOverview(ctx.as('analyst'), { from, to, compare })
  expect(await read('2026-11-17', '2026-11-17', 'previous')).toMatchObject({
    beforeUntil: null,
    totalsBefore: { visits: 1 },
  })
  expect(await read('2026-11-18', '2026-11-18', 'year')).toMatchObject({
    beforeUntil: '2025-11-19T14:30:00.000Z',
    totalsBefore: { visits: 1 },
  })
  // A day of both periods counts whole in one, and until the time of day in the other.
  await happened(ctx, '2026-11-18T10:00:00Z')
  const long = await read('2025-11-19', '2026-11-18', 'year')
  expect([long.totals.visits, long.totalsBefore?.visits]).toEqual([4, 1])
  expect(long.daysBefore.at(-1)).toMatchObject({ day: '2025-11-19', visits: 1 })
  expect(long.days[0]).toMatchObject({ day: '2025-11-19', visits: 2 })
})

test.each([
  // The clocks of London go forward in the night to the 29th, and back in that to the 25th.
  ['begins', '2026-03-29T13:30:00Z', '2026-03-28', '2026-03-28T14:30:00.000Z'],
  ['ends', '2026-10-25T14:30:00Z', '2026-10-24', '2026-10-24T13:30:00.000Z'],
])('K11: where summer time %s, the time is that of the clocks', async (_, now, day, until) => {
  const ctx = await testCtx({ now })
  await happened(ctx, new Date(Date.parse(until) - 1).toISOString())
  await happened(ctx, until)
  await sumEvents(ctx)
  const today = now.slice(0, 10)
  const overview = await readOverview(ctx.as('analyst'), { from: today, to: today, compare: 'previous' })
  expect(overview).toMatchObject({
    before: { from: day, to: day },
    beforeUntil: until,
    totalsBefore: { visits: 1 },
  })
})

test('K11: what is counted by whole days is compared without today, and today alone with nothing', async () => {
  const ctx = await testCtx({ now: '2026-11-18T14:30:00Z' })
  const filtered = (day: string, count: number) =>
    ctx.db.insert(filteredDays).values({ day, reason: 'robot', agent: 'bot', events: count })
  await filtered('2026-11-15', 5)
  await filtered('2026-11-16', 9)
  await filtered('2026-11-17', 4)
  await filtered('2026-11-18', 1)
  await ctx.db.insert(missedSearches).values([
    { day: '2026-11-16', query: 'airship', count: 8 },
    { day: '2026-11-18', query: 'airship', count: 2 },
  ])
  const analyst = ctx.as('analyst')
  const two = { from: '2026-11-17', to: '2026-11-18', compare: 'previous' as const }
  expect(await readFiltered(analyst, two)).toMatchObject({
    before: { from: '2026-11-15', to: '2026-11-15' },
    rows: [{ events: 5, today: 1, before: 5 }],
  })
  expect((await readMissed(analyst, two)).searches).toMatchObject([{ count: 2, today: 2, before: 0 }])
  const one = { ...two, from: '2026-11-18' }
  expect(await readFiltered(analyst, one)).toMatchObject({ before: null, rows: [{ events: 1 }] })
})
