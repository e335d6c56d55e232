import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { countNewLeadsIn } from '#features/leads/leads.server/count-by-touch.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { readOverview } from './analytics.server/read-overview.ts'
import { events, originDays, summedDays } from './events/events.table.server.ts'
import { sumEvents } from './events/sums.server.ts'

const visits = (ctx: TestCtx, ...times: string[]) =>
  ctx.db.insert(events).values(
    times.map((at) => ({
      at: new Date(at),
      name: 'page_view',
      subject: '',
      path: '/',
      device: 'desktop' as const,
      isEntry: true,
      origin: 'direct',
    })),
  )
const visitsByDay = async (ctx: TestCtx, from: string, to: string) => {
  const { days } = await readOverview(ctx.as('analyst'), { from, to })
  return days.map(({ visits: count }) => count)
}

/** The sums as a release made them that went by the midnights of UTC. */
async function summedByUtc(ctx: TestCtx, ...days: string[]) {
  for (const day of days) {
    const ofDay = sql`(at at time zone 'UTC')::date = ${day}::date`
    await ctx.db
      .execute(sql`insert into origin_days select ${day}::date, origin, '', '', device, name, '', count(*), count(*)
      from events where ${ofDay} group by 2, 5, 6`)
    await ctx.db
      .execute(sql`insert into source_days (day, origin, medium, campaign, device, visits, views, started, finished, sent)
      select ${day}::date, origin, '', '', device, count(*), count(*), 0, 0, 0 from events where ${ofDay} group by 2, 5`)
    await ctx.db.insert(summedDays).values({ day, summedAt: ctx.clock.now() })
  }
}

test.each([
  [
    'begins',
    '2026-03-28',
    ['2026-03-28T23:59:59Z', '2026-03-29T00:00:00Z', '2026-03-29T22:59:59Z', '2026-03-29T23:00:00Z'],
  ],
  [
    'ends',
    '2026-10-24',
    ['2026-10-24T22:59:59Z', '2026-10-24T23:00:00Z', '2026-10-25T23:59:59Z', '2026-10-26T00:00:00Z'],
  ],
])(
  'K11: where summer time %s a day has 23 or 25 hours, before and after it is summed',
  async (_, from, times) => {
    const ctx = await testCtx({ now: `${from.slice(0, 7)}-31T12:00:00Z` })
    await visits(ctx, ...times)
    const to = `${from.slice(0, 8)}${Number(from.slice(8)) + 2}`
    expect(await visitsByDay(ctx, from, to)).toEqual([1, 2, 1])
    await sumEvents(ctx)
    expect(await ctx.db.$count(summedDays)).toBeGreaterThan(3)
    expect(await visitsByDay(ctx, from, to)).toEqual([1, 2, 1])
  },
)

test('K11: days that were summed by UTC are summed again, once, by two servers at once', async () => {
  const ctx = await testCtx({ now: '2026-07-10T12:00:00Z' })
  await visits(
    ctx,
    '2026-07-06T22:30:00Z',
    '2026-07-06T23:30:00Z',
    '2026-07-07T23:30:00Z',
    '2026-07-08T12:00:00Z',
  )
  await summedByUtc(ctx, '2026-07-06', '2026-07-07', '2026-07-08', '2026-07-09')
  expect(await visitsByDay(ctx, '2026-07-06', '2026-07-08')).toEqual([2, 1, 1])
  await Promise.all([sumEvents(ctx), sumEvents(ctx)])
  expect(await visitsByDay(ctx, '2026-07-06', '2026-07-08')).toEqual([1, 1, 2])
  const settled = await ctx.db.select().from(summedDays)
  expect(settled.map(({ clock }) => clock)).toEqual(settled.map(() => 'london'))
})

test('K11: what was begun before a crash is gone on with, and a day whose raw events are gone keeps its sums', async () => {
  const ctx = await testCtx({ now: '2026-07-10T12:00:00Z' })
  await visits(
    ctx,
    '2026-07-01T12:00:00Z',
    '2026-07-01T23:30:00Z',
    '2026-07-05T23:30:00Z',
    '2026-07-06T12:00:00Z',
  )
  await summedByUtc(ctx, '2026-07-01', '2026-07-05', '2026-07-06', '2026-07-07', '2026-07-08', '2026-07-09')
  await ctx.db.delete(events).where(sql`at < '2026-07-01T20:00:00Z'`)
  // The newest days were settled when the process ended.
  await sumEvents(ctx)
  await ctx.db
    .update(summedDays)
    .set({ clock: null })
    .where(sql`day <= '2026-07-05'`)
  await sumEvents(ctx)
  await sumEvents(ctx)
  expect(await visitsByDay(ctx, '2026-07-05', '2026-07-06')).toEqual([0, 2])
  expect(await visitsByDay(ctx, '2026-07-01', '2026-07-01')).toEqual([2])
  const [kept] = await ctx.db.select().from(summedDays).orderBy(summedDays.day)
  expect(kept).toMatchObject({ day: '2026-07-01', clock: 'utc' })
  expect((await ctx.db.select().from(originDays)).map(({ day }) => day).toSorted()).toEqual([
    '2026-07-01',
    '2026-07-06',
  ])
})

test('K11: a lead of half past midnight in London belongs to that day', async () => {
  const ctx = await testCtx({ now: '2026-07-01T23:30:00Z' })
  await recordEnquiry(ctx, {
    source: 'contact',
    name: 'Ann Byrne',
    email: 'ann@castings.example',
    touch: {},
    consents: [],
  })
  const newOn = (day: string) => countNewLeadsIn(ctx, { from: day, to: day })
  expect([await newOn('2026-07-01'), await newOn('2026-07-02')]).toEqual([0, 1])
})
