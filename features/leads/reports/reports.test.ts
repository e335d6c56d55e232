import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#lib/durations.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { newLead } from '#features/leads/lead.schema.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { updateLead } from '#features/leads/leads.server/update-lead.ts'
import { moveLead } from '#features/leads/leads.server/move-lead.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { reportLosses, reportPeople, reportSources } from './report-groups.server.ts'
import { chooseReportMails, getReportMails, mailReports } from './report-mails.server.ts'
import { reportForecast, reportStages } from './report-stages.server.ts'

const goTo = (ctx: TestCtx, at: string) => ctx.clock.advance(Date.parse(at) - ctx.clock.now().getTime())

/**
 * October: A (£10,000) won on the 10th, B (£5,000) lost on the 28th, which is later in its month than the 25th is in November.
 * November: C (£20,000) won, D lost, E (£8,000) open since the 24th.
 */
async function twoMonths() {
  const ctx = await testCtx({ role: 'sales', now: '2026-10-05T10:00:00Z' })
  const enter = (name: string, value: number | null) =>
    createLead(ctx, newLead.parse({ name: `Lead ${name}`, value, sector: 'manufacturing' }))
  const a = await enter('A', 10_000)
  const b = await enter('B', 5000)
  goTo(ctx, '2026-10-10T10:00:00Z')
  await moveLead(ctx, { id: a.id, stage: 'won' })
  goTo(ctx, '2026-10-28T10:00:00Z')
  await moveLead(ctx, { id: b.id, stage: 'lost', reason: 'Price' })
  goTo(ctx, '2026-11-02T10:00:00Z')
  const c = await enter('C', 20_000)
  const d = await enter('D', null)
  goTo(ctx, '2026-11-10T10:00:00Z')
  await moveLead(ctx, { id: c.id, stage: 'won' })
  goTo(ctx, '2026-11-20T10:00:00Z')
  await moveLead(ctx, { id: d.id, stage: 'lost', reason: ' price' })
  goTo(ctx, '2026-11-24T14:30:00Z')
  await enter('E', 8000)
  goTo(ctx, '2026-11-25T14:30:00Z')
  return ctx
}

test('K11: people, a month until now beside the month before until the same moment', async () => {
  const ctx = await twoMonths()
  const { items, now, before } = await reportPeople(ctx, 'month')
  expect([now.from, now.to]).toEqual(['2026-11-01T00:00:00.000Z', '2026-11-25T14:30:00.000Z'])
  // Summer time until the 25th of October at 01:00: the month began at 23:00 UTC.
  expect([before.from, before.to]).toEqual(['2026-09-30T23:00:00.000Z', '2026-10-25T14:30:00.000Z'])
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({
    created: { now: 3, before: 2 },
    won: { now: 1, before: 1 },
    lost: { now: 1, before: 0 },
    wonValue: { now: 20_000, before: 10_000 },
    winRate: { now: 0.5, before: 1 },
    open: 1,
    openValue: 8000,
  })
})

test('K11: sources, campaigns and sectors add up to the same', async () => {
  const ctx = await twoMonths()
  const touch = { utm: { source: 'mail', campaign: 'spring-fair' } }
  await recordEnquiry(ctx.as('system'), {
    name: 'Lead F',
    email: 'f@castings.example',
    source: 'contact',
    touch,
    consents: [],
  })
  // Until now is without this very moment.
  ctx.clock.advance(minuteMs)
  const created = async (by: 'source' | 'campaign' | 'sector') =>
    (await reportSources(ctx, 'month', by)).items.map(({ name, created }) => [name, created.now])
  expect(await created('source')).toEqual([
    ['By hand', 3],
    ['Contact form', 1],
  ])
  expect(await created('campaign')).toEqual([
    ['No campaign', 3],
    ['spring-fair', 1],
  ])
  expect(await created('sector')).toEqual([
    ['Manufacturing', 3],
    ['Sector not known', 1],
  ])
})

test('K11: loss reasons that differ in capitals and blanks alone are one', async () => {
  const ctx = await twoMonths()
  expect((await reportLosses(ctx, 'month')).items).toEqual([
    { reason: 'price', lost: { now: 1, before: 0 }, value: { now: 0, before: 0 } },
  ])
  const [quarter] = (await reportLosses(ctx, 'quarter')).items
  expect(quarter).toMatchObject({ lost: { now: 2, before: 0 }, value: { now: 5000, before: 0 } })
})

test('K11: stages tell ages in days, the forecast value times probability', async () => {
  const ctx = await twoMonths()
  const stages = (await reportStages(ctx)).items
  expect(stages.find(({ stage }) => stage === 'new')).toMatchObject({
    count: 1,
    value: 8000,
    medianDays: 1,
    oldestDays: 1,
  })
  const { items, value, expected, withoutValue } = await reportForecast(ctx)
  const first = items.find(({ stage }) => stage === 'new')
  expect(first).toMatchObject({ count: 1, value: 8000 })
  expect(first?.expected).toBe((8000 * (first?.probability ?? -1)) / 100)
  expect({ value, expected, withoutValue }).toEqual({
    value: 8000,
    expected: first?.expected,
    withoutValue: 0,
  })
})

test('K11: who chose reports gets one mail each Monday, about the week before', async () => {
  const ctx = await twoMonths()
  const { ctx: ann } = await createTestUser(ctx, 'sales')
  await chooseReportMails(ann, { reports: ['losses', 'people'] })
  expect(await getReportMails(ann)).toEqual({ reports: ['people', 'losses'] })
  goTo(ctx, '2026-11-30T07:00:00Z')
  expect(await mailReports(ctx.as('system'))).toBe(1)
  expect(await mailReports(ctx.as('system'))).toBe(0)
  const { rows } = await ctx.database.orm.execute<{ subject: string; text: string; html: string }>(
    'select subject, text, html from mails',
  )
  expect(rows).toHaveLength(1)
  // Read on a phone, more than four columns reach beyond its screen.
  const columns = rows[0]?.html.split('<tr>').map((row) => row.split('<th').length - 1) ?? []
  expect(Math.max(...columns)).toBeLessThanOrEqual(4)
  expect(rows[0]?.html).toContain('Won value <strong>£0 (£0)</strong>')
  expect(rows[0]?.subject).toBe('Reports for the week to 29 Nov 2026')
  // E came in that week; D was lost in the one before.
  expect(rows[0]?.text).toContain('1 (0)')
  expect(rows[0]?.text).not.toContain('Forecast')
  await chooseReportMails(ann, { reports: [] })
  ctx.clock.advance(7 * dayMs + hourMs + minuteMs)
  expect(await mailReports(ctx.as('system'))).toBe(0)
})

test('K1: the forecast tells by month when open leads may be won, those without a date last', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const lead = (name: string, value: number, expectedClose: string | null) =>
    createLead(ctx, { name, value, expectedClose, source: 'manual' })
  await lead('Quiet Mill', 1000, '2027-01-15')
  const late = await lead('Loud Mill', 3000, '2027-01-31')
  const open = await lead('Old Mill', 500, null)
  await lead('New Mill', 200, '2026-12-01')
  await moveLead(ctx, { id: late.id, stage: 'proposal' })
  const { months, expected } = await reportForecast(ctx)
  expect(months.map(({ month, name, count, value }) => [month, name, count, value])).toEqual([
    ['2026-12', 'December 2026', 1, 200],
    ['2027-01', 'January 2027', 2, 4000],
    [null, 'No date yet', 1, 500],
  ])
  expect(months.reduce((sum, month) => sum + month.expected, 0)).toBeCloseTo(expected)
  const moved = await updateLead(ctx, { id: open.id, version: open.version, expectedClose: '2026-12-31' })
  expect(moved.expectedClose).toBe('2026-12-31')
  expect((await reportForecast(ctx)).months.map(({ count }) => count)).toEqual([2, 2])
})
