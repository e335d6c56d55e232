import { expect, test } from 'vitest'
import { searchRate } from '#config/constants.ts'
import { roleMay, roles } from '#features/context/permissions.ts'
import { testCtx } from '#tests/context.ts'
import { dayMs } from '#lib/durations.ts'
import { missedSearches } from './missed-search.table.server.ts'
import {
  clearMissedSearches,
  listMissedSearches,
  missedSearchesADay,
  recordMissedSearch,
} from './missed-searches.server.ts'
import { searchPageOf } from './search-page.server.ts'
import { searchAsVisitor } from './visitor-search.server.ts'

const today = { from: '2026-11-17', to: '2026-11-18' }

test('what a visitor looks for in vain is counted by day, and what is found is not', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  await searchAsVisitor(ctx, 'Zeppelin  MOORING')
  ctx.clock.advance(dayMs)
  await searchAsVisitor(ctx, 'zeppelin mooring')
  await searchAsVisitor(ctx, 'bearing')
  expect(await listMissedSearches(ctx.as('analyst'), { from: '2026-11-01', to: '2026-11-19' })).toEqual([
    { query: 'zeppelin mooring', count: 2, lastDay: '2026-11-19' },
  ])
  expect(await listMissedSearches(ctx.as('analyst'), { from: '2026-11-19', to: '2026-11-19' })).toMatchObject(
    [{ count: 1 }],
  )
})

test('nothing that could tell of a person is kept', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const personal = [
    'jane.roe@plant.example',
    '+44 20 7946 0123',
    '020-7946-0123 jane',
    'www.plant.example/jane',
    'https://x.example',
    '☎☎☎',
  ]
  for (const words of personal) await recordMissedSearch(ctx, words)
  expect(await ctx.db.select().from(missedSearches)).toEqual([])
})

test('of words typed step by step the longest is listed', async () => {
  const ctx = await testCtx()
  for (const words of ['zep', 'zeppel', 'zeppelin']) await recordMissedSearch(ctx, words)
  expect((await listMissedSearches(ctx, today)).map(({ query }) => query)).toEqual(['zeppelin'])
})

test('a flood of different words fills one day and no more; words already counted go on counting', async () => {
  const ctx = await testCtx()
  const many = Array.from({ length: missedSearchesADay }, (_, n) => ({
    day: '2026-11-18',
    query: `flood ${n} end`,
  }))
  await ctx.db.insert(missedSearches).values(many)
  await recordMissedSearch(ctx, 'one more')
  await recordMissedSearch(ctx, 'flood 7 end')
  const rows = await ctx.db.select().from(missedSearches)
  expect(rows).toHaveLength(missedSearchesADay)
  expect(rows.find(({ query }) => query === 'flood 7 end')?.count).toBe(2)
})

test('after 90 days the words are deleted', async () => {
  const ctx = await testCtx()
  await recordMissedSearch(ctx, 'zeppelin')
  ctx.clock.advance(90 * dayMs)
  expect(await clearMissedSearches(ctx)).toBe(0)
  ctx.clock.advance(dayMs)
  expect(await clearMissedSearches(ctx)).toBe(1)
})

test('only roles that read the statistics may list them, and a visitor never', async () => {
  const ctx = await testCtx()
  for (const role of roles) {
    const listed = listMissedSearches(ctx.as(role), today).then(
      () => true,
      () => false,
    )
    expect(await listed, role).toBe(roleMay(role, 'analytics.read'))
  }
  await expect(listMissedSearches(ctx.as('visitor'), today)).rejects.toMatchObject({
    code: 'unauthorized',
  })
})

test('a client that searches without end is told to wait, and its page says so', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  for (let i = 0; i < searchRate.points; i++) await searchAsVisitor(ctx, 'x')
  await expect(searchAsVisitor(ctx, 'bearing')).rejects.toMatchObject({ code: 'rate_limited' })
  const page = await searchPageOf(ctx, new URLSearchParams({ q: 'bearing', kind: 'nonsense' }))
  expect(page).toMatchObject({ q: 'bearing', kind: undefined, total: 0, refusal: { status: 429 } })
  expect(
    (await searchPageOf(ctx.as('visitor', '198.51.100.4'), new URLSearchParams({ q: 'bearing' }))).total,
  ).toBeGreaterThan(0)
})
