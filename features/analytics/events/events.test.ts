import { asc } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod/mini'
import { readMigrations, runMigrations } from '#db/scratch-schema.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { eventLimits, eventMonths } from '#config/constants.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { dayMs } from '#lib/durations.ts'
import { eventBatch, type EventBatch } from './event.schema.ts'
import { recordEvents } from './events.server.ts'
import { events, filteredDays, originDays, pageDays, sourceDays } from './events.table.server.ts'
import { clearEvents, sumEvents } from './sums.server.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const asked = (headers: Record<string, string> = {}) =>
  new Request('https://site.test/api/events', { headers })
const from = (ctx: TestCtx, userAgent: string): TestCtx => ({
  ...ctx,
  client: { address: '203.0.113.7', userAgent },
})
const view = (path: string, isEntry = true): EventBatch['events'][number] => ({
  name: 'page_view',
  path,
  isEntry,
})

test('a page view is kept with its canonical path, where it came from and the kind of device, and nothing of the visitor', async () => {
  const ctx = from(await testCtx({ role: 'visitor' }), phone)
  const batch = {
    events: [view('/use-case/fraud-detection/')],
    origin: { utm_source: 'Trade Letter', utm_campaign: 'autumn', ref: 'p7' },
    referrer: 'www.letters.example',
  }
  expect(await recordEvents(ctx, batch, asked())).toBe(1)
  const [row] = await ctx.db.select().from(events)
  expect(row).toMatchObject({
    name: 'page_view',
    path: '/usecases/fraud-detection',
    device: 'phone',
    isEntry: true,
    origin: 'trade letter',
    utmSource: 'trade letter',
    utmCampaign: 'autumn',
    ref: 'p7',
    referrerHost: 'letters.example',
  })
  expect(JSON.stringify(row)).not.toMatch(/203\.0\.113|iphone|mozilla/i)
})

test('a visit without marks comes from the host that led here, from this site, or is direct', async () => {
  const ctx = from(await testCtx({ role: 'visitor' }), laptop)
  for (const referrer of ['news.example', 'site.test', ''])
    await recordEvents(ctx, { events: [view('/')], referrer }, asked())
  const rows = await ctx.db.select().from(events).orderBy(asc(events.id))
  expect(rows.map(({ origin }) => origin)).toEqual(['news.example', 'this site', 'direct'])
})

test('a mark that holds a mail address is dropped, and an address that isn’t one of our pages is counted as none', async () => {
  const ctx = from(await testCtx({ role: 'visitor' }), laptop)
  const batch = {
    events: [view('/wp-login.php'), view('https://elsewhere.example/%00')],
    origin: { utm_source: 'letter', utm_content: 'maeve@plant.example' },
  }
  await recordEvents(ctx, batch, asked())
  const rows = await ctx.db.select().from(events)
  expect(rows.map(({ path }) => path)).toEqual(['(no page)', '(no page)'])
  expect(rows[0]?.utmContent).toBeNull()
})

test('with Global Privacy Control nothing is kept, not even a count', async () => {
  const ctx = from(await testCtx({ role: 'visitor' }), laptop)
  expect(await recordEvents(ctx, { events: [view('/')] }, asked({ 'sec-gpc': '1' }))).toBe(0)
  expect(await ctx.db.select().from(events)).toEqual([])
  expect(await ctx.db.select().from(filteredDays)).toEqual([])
})

test('robots and requests of other sites are counted by their reason and kept out', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const robot = from(ctx, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
  const batch = { events: [view('/'), view('/contact', false)] }
  await recordEvents(robot, batch, asked())
  await recordEvents(robot, batch, asked())
  await recordEvents(from(ctx, ''), batch, asked())
  await recordEvents(from(ctx, laptop), batch, asked({ 'sec-fetch-site': 'cross-site' }))
  expect(await ctx.db.select().from(events)).toEqual([])
  const left = await ctx.db
    .select()
    .from(filteredDays)
    .orderBy(asc(filteredDays.events), asc(filteredDays.reason))
  expect(left.map(({ reason, agent, events: count }) => [reason, agent, count])).toEqual([
    ['no user agent', '', 2],
    ['other site', '', 2],
    ['robot', 'googlebot', 4],
  ])
})

test('events that arrive together are all written', async () => {
  const ctx = from(await testCtx({ role: 'visitor' }), laptop)
  await Promise.all(
    Array.from({ length: 250 }, () =>
      recordEvents(ctx, { events: [view('/'), view('/contact', false)] }, asked()),
    ),
  )
  expect(await ctx.db.$count(events)).toBe(500)
})

test('sums by day say what the raw events say, however often they are made', async () => {
  const ctx = from(await testCtx({ role: 'visitor', now: '2026-11-16T23:59:00Z' }), laptop)
  const origin = { utm_source: 'letter', utm_medium: 'email' }
  const started: EventBatch['events'][number] = {
    name: 'tool_start',
    path: '/contact',
    props: { tool: 'contact' },
  }
  await recordEvents(ctx, { events: [view('/'), view('/contact', false)], origin }, asked())
  ctx.clock.advance(10 * 60_000)
  await recordEvents(ctx, { events: [view('/contact'), started] }, asked())
  await sumEvents(ctx)
  ctx.clock.advance(dayMs)
  await recordEvents(ctx, { events: [view('/contact')] }, asked())
  await sumEvents(ctx)
  await sumEvents(ctx)
  const sums = await ctx.db.select().from(originDays).orderBy(asc(originDays.day), asc(originDays.name))
  expect(
    sums.map((sum) => [sum.day, sum.origin, sum.medium, sum.name, sum.subject, sum.events, sum.entries]),
  ).toEqual([
    ['2026-11-16', 'letter', 'email', 'page_view', '', 2, 1],
    ['2026-11-17', 'direct', '', 'page_view', '', 1, 1],
    ['2026-11-17', 'direct', '', 'tool_start', 'contact', 1, 0],
  ])
  const ofSources = await ctx.db.select().from(sourceDays).orderBy(asc(sourceDays.day))
  expect(
    ofSources.map((sum) => [sum.day, sum.origin, sum.medium, sum.visits, sum.views, sum.started, sum.sent]),
  ).toEqual([
    ['2026-11-16', 'letter', 'email', 1, 2, 0, 0],
    ['2026-11-17', 'direct', '', 1, 1, 1, 0],
  ])
  const pages = await ctx.db.select().from(pageDays)
  expect(pages.reduce((sum, page) => sum + page.events, 0)).toBe(4)
  expect(await ctx.db.$count(events)).toBe(5)
})

test('days that were summed before there were sums by source get theirs by the migration', async () => {
  const { pool } = await createTestDatabase({ bare: true })
  const migrations = readMigrations('db/migrations')
  const at = migrations.findIndex(({ sql }) =>
    sql.some((text) => text.includes('CREATE TABLE "source_days"')),
  )
  const client = await pool.connect()
  onTestFinished(() => client.release())
  await runMigrations(client, 'public', migrations.slice(0, at))
  await client.query(`insert into origin_days (day, origin, medium, campaign, device, name, subject, events, entries) values
    ('2026-11-16', 'letter', 'email', 'autumn', 'phone', 'page_view', '', 5, 3), ('2026-11-16', 'letter', 'email', 'autumn', 'phone', 'tool_start', 'chat', 2, 0),
    ('2026-11-16', 'letter', 'email', 'autumn', 'phone', 'tool_start', 'contact', 1, 0), ('2026-11-17', 'direct', '', '', 'tablet', 'lead_sent', 'contact', 4, 0)`)
  await client.query('begin')
  await runMigrations(client, 'public', migrations.slice(at))
  await client.query('commit')
  const { rows } = await client.query(
    'select day::text, origin, visits, views, started, finished, sent from source_days order by day',
  )
  expect(rows).toEqual([
    { day: '2026-11-16', origin: 'letter', visits: 3, views: 5, started: 3, finished: 0, sent: 0 },
    { day: '2026-11-17', origin: 'direct', visits: 0, views: 0, started: 0, finished: 0, sent: 4 },
  ])
})

test('raw events go after 14 months and their sums stay', async () => {
  const ctx = from(await testCtx({ role: 'visitor', now: '2026-01-10T10:00:00Z' }), laptop)
  await recordEvents(ctx, { events: [view('/')] }, asked())
  ctx.clock.advance(dayMs)
  await sumEvents(ctx)
  expect(eventMonths).toBe(14)
  ctx.clock.advance(Date.parse('2027-03-10T09:00:00Z') - ctx.clock.now().getTime())
  await clearEvents(ctx)
  expect(await ctx.db.$count(events)).toBe(1)
  ctx.clock.advance(2 * 60 * 60_000)
  await clearEvents(ctx)
  expect(await ctx.db.$count(events)).toBe(0)
  expect(await ctx.db.$count(originDays)).toBe(1)
})

test('a batch is refused that is empty, too long, names what we don’t know or carries free text', () => {
  const good = { events: [view('/')] }
  expect(z.safeParse(eventBatch, good).success).toBe(true)
  const bad = [
    { events: [] },
    { events: Array.from({ length: eventLimits.perBatch + 1 }, () => view('/')) },
    { events: [{ name: 'password_typed', path: '/' }] },
    { events: [{ ...view('/'), props: { note: 'Maeve <maeve@plant.example>' } }] },
    { events: [{ ...view('/'), props: { deep: { er: 1 } } }] },
  ]
  for (const batch of bad) expect(z.safeParse(eventBatch, batch).success, JSON.stringify(batch)).toBe(false)
})
