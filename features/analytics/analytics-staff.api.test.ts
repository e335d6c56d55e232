import { expect, test } from 'vitest'
import { missedSearches } from '#features/search/missed-search.table.server.ts'
import { roleMay, roles } from '#features/context/permissions.ts'
import { apiApp } from '#tests/api-app.ts'
import { testCtx } from '#tests/context.ts'
import { analyticsStaffApi } from './analytics-staff.api.ts'
import { readFiltered } from './analytics.server/read-filtered.ts'
import { readMissed } from './analytics.server/read-missed.ts'
import { readSeo, scorePages } from './analytics.server/score-pages.ts'
import { filteredDays } from './events/events.table.server.ts'

const week = { from: '2026-11-12', to: '2026-11-18' }

test('every endpoint answers what its schema promises to each role that may read, and nobody else', async () => {
  const ctx = await testCtx()
  for (const endpoint of analyticsStaffApi) {
    expect(endpoint.access).toBe('analytics.read')
    for (const role of roles) {
      const query = { metric: 'LCP' as const, compare: 'year' as const }
      const answer = endpoint.handle(ctx.as(role), {
        params: undefined,
        query,
        body: undefined,
        request: new Request('https://site.test'),
        isForm: false,
        upload: new Uint8Array(),
      })
      if (roleMay(role, 'analytics.read')) await expect(answer, endpoint.path).resolves.toBeDefined()
      else await expect(answer, endpoint.path).rejects.toMatchObject({ code: 'forbidden' })
    }
  }
})

test('parameters that make no sense are refused with a word about each', async () => {
  const open = analyticsStaffApi.map((endpoint) => ({ ...endpoint, access: 'public' as const }))
  const { app } = await apiApp(open)
  const wrong = [
    'from=yesterday',
    'from=2026-02-30',
    'from=1999-01-01',
    'from=2026-11-18&to=2026-11-01',
    'from=2020-01-01&to=2026-11-18',
    'compare=next',
    'device=toaster',
    `source=${'x'.repeat(300)}`,
    'source=%00',
    'source=',
  ]
  for (const query of wrong) {
    const answer = await app.request(`/api/analytics/overview?${query}`)
    expect([query, answer.status]).toEqual([query, 422])
    expect(Object.keys((await answer.json()).errors)).toHaveLength(1)
  }
  for (const query of ['metric=XYZ', "route=' or 1=1 --%0a"]) {
    expect([query, (await app.request(`/api/analytics/vitals?${query}`)).status]).toEqual([query, 422])
  }
})

test('days in the future are cut off, and a range that lies in it altogether is refused', async () => {
  const ctx = (await testCtx({ now: '2026-11-18T10:00:00Z' })).as('analyst')
  expect((await readFiltered(ctx, { from: '2026-11-12', to: '2027-01-01' })).range).toEqual(week)
  await expect(readFiltered(ctx, { from: '2026-11-19' })).rejects.toMatchObject({ code: 'invalid' })
  expect((await readFiltered(ctx, { to: '2026-11-18' })).range.from).toBe('2026-10-22')
})

test('what was left out is told by reason, name and day', async () => {
  const ctx = await testCtx()
  await ctx.db.insert(filteredDays).values([
    { day: '2026-11-17', reason: 'robot', agent: 'googlebot', events: 5 },
    { day: '2026-11-18', reason: 'robot', agent: 'googlebot', events: 2 },
    { day: '2026-11-18', reason: 'other site', agent: '', events: 3 },
    { day: '2026-11-06', reason: 'robot', agent: 'oldbot', events: 9 },
  ])
  const { rows, days, counted } = await readFiltered(ctx.as('analyst'), { ...week, compare: 'previous' })
  expect(rows).toEqual([
    { reason: 'robot', agent: 'googlebot', events: 7, before: 0, today: 2 },
    { reason: 'other site', agent: '', events: 3, before: 0, today: 3 },
    { reason: 'robot', agent: 'oldbot', events: 0, before: 9, today: 0 },
  ])
  expect(days.at(-1)).toEqual({
    day: '2026-11-18',
    robot: 2,
    'no user agent': 0,
    'other site': 3,
    limited: 0,
  })
  expect(counted).toBe(0)
})

test('searches without result are counted beside the time before', async () => {
  const ctx = await testCtx()
  await ctx.db.insert(missedSearches).values([
    { day: '2026-11-17', query: 'zeppelin mooring', count: 3 },
    { day: '2026-11-10', query: 'zeppelin mooring', count: 2 },
    { day: '2026-11-10', query: 'airship', count: 8 },
  ])
  const { searches, keptSince } = await readMissed(ctx.as('analyst'), { ...week, compare: 'previous' })
  expect(searches).toEqual([
    { query: 'zeppelin mooring', count: 3, before: 2, today: 0, lastDay: '2026-11-17' },
  ])
  expect(keptSince).toBe('2026-08-20')
})

test('K16: pages are scored in the background and kept: a finding stands first, and goes when the page is mended', async () => {
  const good = `<html><head><title>Thirty characters and some more</title><meta name="viewport" content="x"/>
    <meta name="description" content="${'d'.repeat(130)}"/><link rel="canonical" href="https://site.test/"/>
    <script type="application/ld+json">{}</script></head><body><h1>One</h1></body></html>`
  const served: Record<string, string> = { '/': good, '/contact': good.replace('<h1>One</h1>', '') }
  const ctx = await testCtx({ pages: served })
  const analyst = ctx.as('analyst')
  expect(await readSeo(analyst, {})).toMatchObject({ pages: [], mean: null, checkedAt: null, isWhole: false })
  await scorePages(ctx)
  const rowOf = async (path: string) => (await readSeo(analyst, {})).pages.find((page) => page.path === path)
  expect(await rowOf('/')).toMatchObject({ status: 200, score: 100, deductions: [] })
  expect(await rowOf('/contact')).toMatchObject({
    score: 90,
    deductions: [{ points: 10, reason: 'The main heading (h1) is missing' }],
  })
  expect(await rowOf('/about-us')).toMatchObject({ status: 404, score: 0 })
  served['/contact'] = good
  expect(await rowOf('/contact')).toMatchObject({ score: 90 })
  ctx.clock.advance(60_000)
  await scorePages(ctx)
  expect(await rowOf('/contact')).toMatchObject({ score: 100 })
  const { pages, mean, checkedAt, isWhole } = await readSeo(analyst, {})
  expect(pages.map(({ score }) => score)).toEqual(pages.map(({ score }) => score).sort((a, b) => a - b))
  expect(mean).toBeGreaterThan(0)
  expect({ checkedAt, isWhole }).toEqual({ checkedAt: ctx.clock.now().toISOString(), isWhole: true })
})
