import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { dayMs } from '#lib/durations.ts'
import { clearMissingPages } from './missing-pages.server/clear-missing-pages.ts'
import { ignorePath, listMissingPages } from './missing-pages.server/list-missing-pages.ts'
import { noteMiss, otherPaths, storeMisses } from './missed-paths.server.ts'
import { createRedirect } from '#features/publishing/redirects/redirects.server/save-redirect.ts'
import { missingPages } from '#features/publishing/redirects/redirect.table.server.ts'
import type { MissingQuery } from '#features/publishing/redirects/redirect.schema.ts'

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'
const all: MissingQuery = { days: 30, who: 'people', limit: 25 }
const miss = (ctx: TestCtx, path: string, userAgent = chrome) =>
  noteMiss({ ...ctx, client: { address: '', userAgent } }, path)

test('misses are counted by path and day, robots apart, with the pages that may be meant', async () => {
  const ctx = (await testCtx({ now: '2026-11-21T10:00:00Z' })).as('editor')
  for (let i = 0; i < 3; i++) miss(ctx, '/solutions/machine-visions/')
  miss(ctx, '/blog/reading-oee-figure.data')
  miss(ctx, '/usecases', 'Googlebot/2.1 (+http://www.google.com/bot.html)')
  miss(ctx, '/wp-login.php')
  await storeMisses(ctx)
  const { items } = await listMissingPages(ctx, all)
  expect(items.map(({ path, hits }) => [path, hits])).toEqual([
    ['/solutions/machine-visions', 3],
    ['/blog/reading-oee-figure', 1],
  ])
  expect(items[0]?.suggestions.map(({ path }) => path)).toContain('/solutions/machine-vision')
  expect(items[1]?.suggestions[0]?.path).toBe('/blog/reading-an-oee-figure')
  const robots = await listMissingPages(ctx, { ...all, who: 'robots' })
  expect(robots.items.map(({ path }) => path).toSorted()).toEqual(['/usecases', '/wp-login.php'])
})

test('a path that may hold an address, a long number or a key is only counted', async () => {
  const ctx = (await testCtx()).as('editor')
  for (const path of [
    '/hello/ann@castings.example',
    '/u/07700900123',
    `/k/${'x'.repeat(80)}`,
    `/${'a/'.repeat(150)}`,
    '/<script>',
    '/a%40b.example',
  ])
    miss(ctx, path)
  await storeMisses(ctx)
  const rows = await ctx.db.select().from(missingPages)
  expect(rows).toMatchObject([{ path: otherPaths, hits: 6 }])
  expect(await listMissingPages(ctx, all)).toMatchObject({ items: [], others: { hits: 6, robots: 0 } })
})

test('a flood of made-up paths fills no table, and what is really missed still stands out', async () => {
  const ctx = (await testCtx()).as('editor')
  for (let round = 0; round < 5; round++) {
    for (let i = 0; i < 3000; i++) miss(ctx, `/made-up-${round}-${i}`)
    await storeMisses(ctx)
  }
  for (let i = 0; i < 4; i++) miss(ctx, '/really-missed')
  await storeMisses(ctx)
  const rows = await ctx.db.select().from(missingPages)
  expect(rows.length).toBeLessThanOrEqual(302)
  expect(rows.reduce((sum, { hits }) => sum + hits, 0)).toBe(15_004)
  expect((await listMissingPages(ctx, all)).items[0]).toMatchObject({ path: '/really-missed', hits: 4 })
})

test('two servers that count the same path add up', async () => {
  const ctx = (await testCtx()).as('editor')
  for (let server = 0; server < 2; server++) {
    miss(ctx, '/lost')
    await storeMisses(ctx)
  }
  expect(await ctx.db.select().from(missingPages).where(eq(missingPages.path, '/lost'))).toMatchObject([
    { hits: 2 },
  ])
})

test('a path leaves the list when it leads on, or when staff ignore it, and old days are deleted', async () => {
  const ctx = (await testCtx({ now: '2026-11-21T10:00:00Z' })).as('editor')
  for (const path of ['/a', '/b', '/c']) miss(ctx, path)
  await storeMisses(ctx)
  await createRedirect(ctx, { from: '/a', to: '/contact', status: 301 })
  await ignorePath(ctx, { path: '/b', isIgnored: true })
  await ignorePath(ctx, { path: '/b', isIgnored: true })
  const paths = async (query = all) => (await listMissingPages(ctx, query)).items.map(({ path }) => path)
  expect(await paths()).toEqual(['/c'])
  expect(await paths({ ...all, ignored: '1' })).toEqual(['/b'])
  await ignorePath(ctx, { path: '/b', isIgnored: false })
  expect(await paths({ ...all, limit: 1 })).toEqual(['/c'])
  const first = await listMissingPages(ctx, { ...all, limit: 1 })
  expect(await paths({ ...all, limit: 1, cursor: first.nextCursor ?? '' })).toEqual(['/b'])
  ctx.clock.advance(91 * dayMs)
  expect(await clearMissingPages(ctx)).toBe(3)
})
