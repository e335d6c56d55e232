import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { moveLead } from '#features/leads/leads.server/move-lead.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import type { Touch } from '#features/leads/lead.schema.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { dayMs } from '#lib/durations.ts'
import { readFunnel } from './analytics.server/read-funnel.ts'
import { readGoals } from './analytics.server/read-goals.ts'
import { readOverview } from './analytics.server/read-overview.ts'
import { readPages } from './analytics.server/read-pages.ts'
import { readSources } from './analytics.server/read-sources.ts'
import { events, summedDays } from './events/events.table.server.ts'
import { sumEvents } from './events/sums.server.ts'

type Event = Partial<typeof events.$inferInsert>

/** Events as they arrive; a direct view of the front page on a computer where nothing else is said. */
async function happened(ctx: TestCtx, at: string, ...list: Event[]) {
  await ctx.db.insert(events).values(
    list.map((event) => ({
      at: new Date(at),
      name: 'page_view',
      subject: '',
      path: '/',
      device: 'desktop' as const,
      isEntry: event.name === undefined,
      origin: 'direct',
      ...event,
    })),
  )
}
const letter = { origin: 'letter', utmMedium: 'email', utmCampaign: 'autumn' }
const start = (tool: string, more: Event = {}) => ({
  name: 'tool_start',
  subject: tool,
  path: '/contact',
  ...more,
})
const sent = (tool: string, more: Event = {}) => ({
  name: 'lead_sent',
  subject: tool,
  path: '/contact',
  ...more,
})

/** 16 November: a visit of two views. 17 November: two visits by the letter, one of which begins and sends. 18 November, today: one visit. */
async function threeDays() {
  const ctx = await testCtx({ now: '2026-11-18T10:00:00Z' })
  await happened(ctx, '2026-11-16T00:00:00Z', {})
  await happened(ctx, '2026-11-16T23:59:59.999Z', { path: '/contact', isEntry: false })
  await happened(
    ctx,
    '2026-11-17T08:00:00Z',
    letter,
    { ...letter, device: 'phone' },
    start('contact', letter),
  )
  await happened(ctx, '2026-11-17T09:00:00Z', sent('contact', letter))
  await happened(ctx, '2026-11-18T00:00:00Z', {})
  return ctx
}

const week = { from: '2026-11-12', to: '2026-11-18' }

async function enquiryFrom(ctx: TestCtx, name: string, touch: Touch) {
  const email = `${name}@plant.example`
  await recordEnquiry(ctx, { source: 'contact', name, email, company: 'Plant', touch, consents: [] })
  const [lead] = await ctx.db.select().from(leads).where(eq(leads.email, email))
  if (!lead) throw new Error('The enquiry made no lead')
  return lead.id
}

test('the overview says the same before a day is summed, after it, and after it was summed again', async () => {
  const ctx = await threeDays()
  const analyst = ctx.as('analyst')
  const raw = await readOverview(analyst, week)
  expect(raw.totals).toEqual({ visits: 4, views: 5, started: 1, finished: 0, sent: 1, leads: 0 })
  expect(raw.days.map(({ visits, views }) => [visits, views])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 2],
    [2, 2],
    [1, 1],
  ])
  expect(raw.since).toBe('2026-11-16')
  await sumEvents(ctx)
  expect((await ctx.db.select().from(summedDays)).map(({ day }) => day)).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
  ])
  expect(await readOverview(analyst, week)).toEqual(raw)
  await Promise.all([sumEvents(ctx), sumEvents(ctx)])
  expect(await readOverview(analyst, week)).toEqual(raw)
})

test('an event of today is read at once, and one that was written late is in the sums after the next run', async () => {
  const ctx = await threeDays()
  await sumEvents(ctx)
  await happened(ctx, '2026-11-18T09:59:00Z', {})
  await happened(ctx, '2026-11-17T23:59:59Z', {})
  const visits = async () =>
    (await readOverview(ctx.as('analyst'), week)).days.slice(-2).map((day) => day.visits)
  expect(await visits()).toEqual([2, 2])
  await sumEvents(ctx)
  expect(await visits()).toEqual([3, 2])
})

test('K11: a day is closed five minutes after its end in London, also while its clocks are an hour ahead', async () => {
  const ctx = await testCtx({ now: '2026-07-01T22:30:00Z' })
  await happened(ctx, '2026-07-01T22:10:00Z', {})
  const lastSummed = async () => (await ctx.db.select().from(summedDays)).at(-1)?.day
  await sumEvents(ctx)
  expect(await lastSummed()).toBe('2026-06-30')
  ctx.clock.advance(34 * 60_000)
  await sumEvents(ctx)
  expect(await lastSummed()).toBe('2026-06-30')
  ctx.clock.advance(60_000)
  await sumEvents(ctx)
  expect(await lastSummed()).toBe('2026-07-01')
  const { days } = await readOverview(ctx.as('analyst'), { from: '2026-07-01', to: '2026-07-02' })
  expect(days.map(({ day, visits }) => [day, visits])).toEqual([
    ['2026-07-01', 1],
    ['2026-07-02', 0],
  ])
})

test('after an outage every day that ended is made up for, and a day whose raw events are gone keeps its sums', async () => {
  const ctx = await threeDays()
  await sumEvents(ctx)
  ctx.clock.advance(40 * dayMs)
  await ctx.db.delete(events)
  await happened(ctx, '2026-12-20T12:00:00Z', {})
  await sumEvents(ctx)
  const { totals } = await readOverview(ctx.as('analyst'), { from: '2026-11-16', to: '2026-12-28' })
  expect(totals.visits).toBe(4)
})

test('a period is compared with the days just before it, or with the same weekdays a year before', async () => {
  const ctx = await threeDays()
  await happened(ctx, '2026-11-05T12:00:00Z', {}, {})
  await happened(ctx, '2025-11-17T12:00:00Z', {}, {}, {})
  const read = (compare: 'previous' | 'year') => readOverview(ctx.as('analyst'), { ...week, compare })
  const previous = await read('previous')
  expect(previous.before).toEqual({ from: '2026-11-05', to: '2026-11-11' })
  expect([previous.totals.visits, previous.totalsBefore?.visits]).toEqual([4, 2])
  expect(previous.sources).toEqual([
    { origin: 'direct', visits: 2, before: 2 },
    { origin: 'letter', visits: 2, before: 0 },
  ])
  const year = await read('year')
  expect(year.before).toEqual({ from: '2025-11-13', to: '2025-11-19' })
  expect(year.totalsBefore?.visits).toBe(3)
  expect(new Date('2025-11-13').getUTCDay()).toBe(new Date('2026-11-12').getUTCDay())
})

test('a device and a source leave only their own, in sums and in raw events alike', async () => {
  const ctx = await threeDays()
  const read = async (filter: object) =>
    (await readOverview(ctx.as('analyst'), { ...week, ...filter })).totals
  for (const isSummed of [false, true]) {
    if (isSummed) await sumEvents(ctx)
    expect(await read({ device: 'phone' })).toMatchObject({ visits: 1, views: 1, started: 0, leads: null })
    expect(await read({ source: 'letter' })).toMatchObject({ visits: 2, views: 2, started: 1, leads: 0 })
    expect(await read({ source: "x' or true --" })).toMatchObject({ visits: 0, views: 0 })
    const { pages } = await readPages(ctx.as('analyst'), { ...week, source: 'letter' })
    expect(pages.map(({ path, views, visits, sent }) => [path, views, visits, sent])).toEqual([
      ['/', 2, 2, 0],
      ['/contact', 0, 0, 1],
    ])
  }
})

test('pages are listed with their names, the most viewed first', async () => {
  const ctx = await threeDays()
  const { pages, leftOut } = await readPages(ctx.as('analyst'), { ...week, compare: 'previous' })
  expect(leftOut).toBe(0)
  expect(pages).toEqual([
    expect.objectContaining({
      path: '/',
      title: expect.stringMatching(/AI/),
      views: 4,
      visits: 4,
      before: 0,
    }),
    expect.objectContaining({ path: '/contact', views: 1, visits: 0, started: 1, sent: 1 }),
  ])
})

test('a tool’s steps are in one row, everything else apart', async () => {
  const ctx = await threeDays()
  await happened(ctx, '2026-11-18T08:00:00Z', start('assessment'), start('assessment'), {
    name: 'tool_finish',
    subject: 'assessment',
    isEntry: false,
  })
  await happened(ctx, '2026-11-18T08:00:00Z', { name: 'download', subject: 'rfp.md', isEntry: false })
  const { tools, others } = await readGoals(ctx.as('analyst'), { ...week, compare: 'previous' })
  expect(tools.map(({ tool, started, finished, sent }) => [tool, started, finished, sent])).toEqual([
    ['assessment', 2, 1, 0],
    ['contact', 1, 0, 1],
  ])
  expect(others).toEqual([{ name: 'download', subject: 'rfp.md', count: 1, before: 0 }])
})

test('the funnel counts leads by the source of their first touch, won and lost ones as far as they came', async () => {
  const ctx = await threeDays()
  const utm = { utm_source: 'Letter', utm_medium: 'email', utm_campaign: 'autumn' }
  await enquiryFrom(ctx, 'ann', { utm })
  const won = await enquiryFrom(ctx, 'ben', { utm })
  const lost = await enquiryFrom(ctx, 'cat', { referrer: 'https://www.news.example/a?b=c' })
  const early = await enquiryFrom(ctx, 'dan', {})
  await createLead(ctx, { name: 'Entered By Staff', source: 'manual' })
  await moveLead(ctx, { id: won, stage: 'won' })
  await ctx.db.update(leads).set({ value: 12_000 }).where(eq(leads.id, won))
  await moveLead(ctx, { id: lost, stage: 'qualified' })
  await moveLead(ctx, { id: lost, stage: 'lost', reason: 'Bought elsewhere' })
  await moveLead(ctx, { id: early, stage: 'lost', reason: 'No budget' })
  const { total, rows, entered } = await readFunnel(ctx.as('analyst'), week)
  expect(rows).toEqual([
    { origin: 'letter', visits: 2, started: 1, leads: 2, qualified: 1, won: 1, value: 12_000 },
    { origin: 'direct', visits: 2, started: 0, leads: 1, qualified: 0, won: 0, value: 0 },
    { origin: 'news.example', visits: 0, started: 0, leads: 1, qualified: 1, won: 0, value: 0 },
  ])
  expect(total).toEqual({ visits: 4, started: 1, leads: 4, qualified: 2, won: 1, value: 12_000 })
  expect(entered).toMatchObject({ leads: 1, won: 0 })
  expect((await readOverview(ctx.as('analyst'), week)).totals.leads).toBe(4)
  const { sources, campaigns } = await readSources(ctx.as('analyst'), week)
  expect(sources.map(({ origin, visits, leads }) => [origin, visits, leads?.leads])).toEqual([
    ['direct', 2, 1],
    ['letter', 2, 2],
    ['news.example', 0, 1],
  ])
  expect(campaigns).toEqual([
    expect.objectContaining({ origin: 'letter', medium: 'email', campaign: 'autumn', visits: 2, sent: 1 }),
  ])
  await expect(readFunnel(ctx, { ...week, device: 'phone' })).rejects.toMatchObject({ code: 'invalid' })
  const onPhones = await readSources(ctx.as('analyst'), { ...week, device: 'phone' })
  expect(onPhones.sources).toEqual([expect.objectContaining({ origin: 'letter', visits: 1, leads: null })])
})

test('a long tail of sources is cut off and the number of those left out is told', async () => {
  const ctx = await threeDays()
  const many = Array.from({ length: 600 }, (_, i) => ({ origin: `site-${i}.example` }))
  await happened(ctx, '2026-11-18T01:00:00Z', ...many)
  const { sources, leftOut } = await readSources(ctx.as('analyst'), week)
  expect([sources.length, leftOut]).toEqual([500, { sources: 102, campaigns: 0 }])
})

test('before the first visit everything is empty and nothing fails', async () => {
  const ctx = (await testCtx()).as('analyst')
  const all = { compare: 'previous' as const }
  expect(await readOverview(ctx, all)).toMatchObject({
    since: null,
    totals: { visits: 0 },
    sources: [],
    pages: [],
  })
  expect((await readOverview(ctx, all)).days).toHaveLength(28)
  expect(await readSources(ctx, all)).toMatchObject({ sources: [], campaigns: [] })
  expect(await readPages(ctx, all)).toMatchObject({ pages: [] })
  expect(await readGoals(ctx, all)).toMatchObject({ tools: [], others: [] })
  expect(await readFunnel(ctx, all)).toMatchObject({ total: { visits: 0, leads: 0 }, rows: [] })
})
