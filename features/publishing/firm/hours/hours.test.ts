import { expect, onTestFinished, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { openingHours } from '#config/brand.ts'
import { faqEntries } from '#content/faq/index.ts'
import { firmFacts } from '#content/firm.ts'
import { listAudit } from '#features/audit/audit.server.ts'
import { fixedAnswer } from '#features/chat/answering/answer-fixed.server.ts'
import { replyPromise } from '#features/intake/reply-promise.ts'
import { officeCalendar, replyClockOf } from '#features/leads/reply-clock.ts'
import { currentContentVersion } from '#features/publishing/content-version.server.ts'
import { loadLivePages } from '#features/publishing/pages/live-pages.server.ts'
import { asShipped, setLiveEdition } from '#lib/editions.ts'
import { hoursChange, type Hours } from './hours.schema.ts'
import { changeHours, getHours } from './hours.server.ts'

const nine = { opens: '09:00', closes: '18:00' }
const short = { opens: '09:00', closes: '13:00' }
const shortFriday = [nine, nine, nine, nine, short, null, null]
/** Sets them, as every server hears of it. */
async function set(ctx: TestCtx, change: Partial<Hours>) {
  const { week, closedDays, version } = await getHours(ctx)
  const saved = await changeHours(ctx, { week, closedDays, version, ...change })
  onTestFinished(() => setLiveEdition(asShipped))
  await loadLivePages(ctx)
  return saved
}
const answerOf = (id: string) => firmFacts.find((one) => one.id === id)?.answer

test('K2: until hours are set those that come with the site hold, with the bank holidays of England', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const hours = await getHours(ctx)
  expect(hours).toMatchObject({
    week: [nine, nine, nine, nine, nine, null, null],
    version: 0,
    isShipped: true,
  })
  expect(hours.closedDays).toContainEqual({ date: '2026-12-28', name: 'Boxing Day' })
  expect(openingHours.label).toBe('Monday to Friday, 09:00 to 18:00')
})

test('K2: what the owner sets holds for clock, promise, pages and chat, and stands in the log', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const before = await getHours(ctx)
  const closedDays = [...before.closedDays, { date: '2026-12-24', name: 'Christmas Eve' }]
  expect(await set(ctx, { week: shortFriday, closedDays })).toMatchObject({ version: 1, isShipped: false })
  expect(await currentContentVersion(ctx)).toBe('1')

  const label = 'Monday to Thursday 09:00 to 18:00 and Friday 09:00 to 13:00'
  expect(replyPromise()).toBe(`An engineer replies within one working day (${label}, UK time).`)
  expect(fixedAnswer('person').text).toContain(label)
  expect(answerOf('firm-opening-hours')).toContain(
    `${label}, English bank holidays and some further days excepted`,
  )
  expect(JSON.stringify(faqEntries.find(({ id }) => id === 'after-enquiry'))).toContain(label)
  expect(replyClockOf(new Date('2026-11-19T12:00:00Z')).replyDueAt).toEqual(new Date('2026-11-20T10:20:00Z'))
  expect(replyClockOf(new Date('2026-12-23T12:00:00Z')).replyDueAt).toEqual(new Date('2026-12-29T12:00:00Z'))

  const { items } = await listAudit(ctx, { limit: 25 })
  expect(items).toMatchObject([
    {
      action: 'hours.changed',
      entity: 'hours',
      actorName: 'Test owner',
      from: { Friday: '09:00 to 18:00' },
      to: { Friday: '09:00 to 13:00', closedDays: ['Christmas Eve, 24 December 2026'] },
    },
  ])
})

test('K2: a week that opens on Saturday is told so, and one without bank holidays too', async () => {
  const ctx = await testCtx({ role: 'owner' })
  await set(ctx, { week: [null, nine, nine, nine, nine, short, null], closedDays: [] })
  expect(openingHours.label).toBe('Tuesday to Friday 09:00 to 18:00 and Saturday 09:00 to 13:00')
  expect(answerOf('firm-weekends')).toMatch(/^Yes, .*Tuesday to Friday/)
  expect(answerOf('firm-bank-holidays')).toMatch(/^No, .*Tuesday to Friday .* on bank holidays too\.$/)
  expect(officeCalendar.closesAt(new Date('2026-12-26T10:00:00Z'))).toEqual(new Date('2026-12-26T13:00:00Z'))
  expect(officeCalendar.closesAt(new Date('2026-11-23T10:00:00Z'))).toBeUndefined()
  const some = [{ date: '2026-12-28', name: 'Boxing Day' }]
  await set(ctx, { closedDays: some })
  expect(answerOf('firm-bank-holidays')).toContain('not on every bank holiday of England')
})

test('K2: of two who set hours the second is told, the same twice is written once, and a stranger form is left out', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const { closedDays } = await getHours(ctx)
  const change = { week: shortFriday, closedDays, version: 0 }
  const outcomes = await Promise.allSettled([
    changeHours(ctx, change),
    changeHours(ctx, { ...change, closedDays: [] }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const kept = await getHours(ctx)
  await expect(
    changeHours(ctx, { week: [nine, null, null, null, null, null, null], closedDays, version: 0 }),
  ).rejects.toMatchObject({ code: 'conflict', data: { current: { version: 1 } } })
  expect(await changeHours(ctx, { ...kept, version: 0 })).toMatchObject({ version: 1 })
  await ctx.database.pool.query(`update firm_settings set fields = '{"week":"always"}' where part = 'hours'`)
  await loadLivePages(ctx)
  expect(openingHours.label).toBe('Monday to Friday, 09:00 to 18:00')
})

test('K2: hours that can’t be are refused in words, and who may not set them can’t', async () => {
  const week = (...days: unknown[]) => [...days, ...Array.from({ length: 7 - days.length }, () => null)]
  const faults = (change: object) =>
    hoursChange
      .safeParse({ week: shortFriday, closedDays: [], version: 0, ...change })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const day = { date: '2026-12-24', name: 'Christmas Eve' }
  expect(faults({})).toBeUndefined()
  expect(faults({ week: week() })).toEqual(['week: At least one day has to be open'])
  expect(faults({ week: week({ opens: '18:00', closes: '09:00' }) })).toEqual([
    'week.0: It has to close after it opens',
  ])
  expect(faults({ week: week({ opens: '9', closes: '24:00' }) })).toEqual([
    'week.0.opens: Please enter a time such as 09:00',
    'week.0.closes: Please enter a time such as 09:00',
  ])
  expect(faults({ closedDays: [day, day] })).toEqual(['closedDays.1.date: This day is in the list already'])
  expect(faults({ closedDays: [{ ...day, date: '2026-02-30' }] })).toEqual([
    'closedDays.0.date: Please enter a day',
  ])
  expect(faults({ closedDays: [{ ...day, name: ' ' }] })).toEqual([
    'closedDays.0.name: Please give the day a name',
  ])
  expect(faults({ shifts: 2 })).toHaveLength(1)
  const owner = await testCtx({ role: 'owner' })
  for (const role of ['sales', 'editor', 'analyst'] as const)
    await expect(
      changeHours(owner.as(role), { week: shortFriday, closedDays: [], version: 0 }),
    ).rejects.toMatchObject({ code: 'forbidden' })
})
