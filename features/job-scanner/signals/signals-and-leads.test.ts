import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { boardOf, found, full } from '#tests/board-readings.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { listLeads } from '#features/leads/leads.server/list-leads.ts'
import { leadQuery } from '#features/leads/lead-query.schema.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { dayMs } from '#lib/durations.ts'
import { scannerSummary } from '#features/job-scanner/scanner-summary.server.ts'
import { createSignalLead, listSignalLeads } from './signals.server/create-signal-lead.ts'
import { dismissSignal, restoreSignal } from './signals.server/decide-signal.ts'
import { exportJobs, exportSignals } from '#features/job-scanner/postings/postings.server/export-csv.ts'
import { listSignals } from './signals.server/list-signals.ts'
import { jobQuery } from '#features/job-scanner/postings/scanned-job.schema.ts'
import { signalQuery } from './signal.schema.ts'

const harbour = { companyKey: 'harbour robotic' }
const list = (ctx: TestCtx, query: object = {}) => listSignals(ctx, signalQuery.parse(query))
const namesOf = async (ctx: TestCtx, query: object = {}) =>
  (await list(ctx, query)).items.map(({ company }) => company)

async function twoCompanies(ctx: TestCtx) {
  const one = await boardOf(ctx)
  const quay = await boardOf(ctx, 'https://jobs.lever.co/quay', 'Quay Analytics')
  await one.read(
    full(
      found('1'),
      found('2', {
        title: 'MLOps Engineer',
        descriptionText: 'Kubernetes',
        countries: ['IE'],
        locations: ['Cork'],
      }),
    ),
  )
  const quayJob = { company: 'Quay Analytics', title: 'Data Engineer', descriptionText: 'Airflow and dbt' }
  await quay.read(
    full(
      found('q1', quayJob),
      found('q2', { ...quayJob, countries: ['DE'], locations: ['Berlin'] }),
      found('q3', { ...quayJob, countries: [], locations: ['Somewhere'] }),
      found('q4', { ...quayJob, title: 'Cook', descriptionText: 'Soup', countries: ['GB'] }),
    ),
  )
}

test('a signal is a company with matched jobs of 30 days in the UK or Ireland, the strongest first', async () => {
  const ctx = await testCtx()
  await twoCompanies(ctx)
  const { items, total } = await list(ctx)
  expect(total).toBe(2)
  expect(items).toMatchObject([
    {
      company: 'Harbour Robotics',
      jobs: 2,
      jobsBefore: 0,
      countries: ['GB', 'IE'],
      roles: ['ml-engineer', 'mlops-engineer'],
    },
    { company: 'Quay Analytics', jobs: 1, countries: ['GB'], roles: ['data-engineer'] },
  ])
  expect(items.map(({ score, parts }) => score - parts.reduce((sum, { points }) => sum + points, 0))).toEqual(
    [0, 0],
  )
  expect(await namesOf(ctx, { role: 'data-engineer' })).toEqual(['Quay Analytics'])
  expect(await namesOf(ctx, { q: 'HARBOUR robotic' })).toEqual(['Harbour Robotics'])
  const first = await list(ctx, { limit: 1 })
  expect(await namesOf(ctx, { limit: 1, cursor: first.nextCursor })).toEqual(['Quay Analytics'])
  await expect(list(ctx, { cursor: 'bm8' })).rejects.toMatchObject({ code: 'invalid' })
  ctx.clock.advance(23 * dayMs)
  expect(await namesOf(ctx)).toEqual([])
})

test('a dismissed company is away for its days, then it is new again; one dismissed for good stays away until it is brought back', async () => {
  const ctx = await testCtx()
  await twoCompanies(ctx)
  await dismissSignal(ctx, { ...harbour, days: 10 })
  expect(await namesOf(ctx)).toEqual(['Quay Analytics'])
  expect((await list(ctx, { state: 'dismissed' })).items).toMatchObject([
    { snoozedUntil: '2026-11-28T10:00:00.000Z' },
  ])
  expect(await scannerSummary(ctx)).toMatchObject({ healthy: 2, newSignals: 1 })
  ctx.clock.advance(10 * dayMs)
  expect(await namesOf(ctx)).toEqual(['Harbour Robotics', 'Quay Analytics'])
  await dismissSignal(ctx, { ...harbour, days: null })
  ctx.clock.advance(5 * dayMs)
  expect(await namesOf(ctx)).toEqual(['Quay Analytics'])
  await restoreSignal(ctx, harbour)
  expect(await namesOf(ctx)).toEqual(['Harbour Robotics', 'Quay Analytics'])
})

test('a lead is made of the company alone, with its jobs in a note, and no promise of a reply', async () => {
  const ctx = await testCtx()
  await twoCompanies(ctx)
  const sales = ctx.as('sales')
  const { leadId, isNew } = await createSignalLead(sales, harbour)
  expect(isNew).toBe(true)
  const lead = await getLead(sales, leadId)
  expect(lead).toMatchObject({
    source: 'job_scanner',
    name: 'Harbour Robotics',
    company: 'Harbour Robotics',
    email: null,
    phone: null,
    country: 'GB',
    stage: 'new',
  })
  const rows = await ctx.db.execute<{ body: string; reply_due_at: Date | null }>(
    sql`select activities.body, leads.reply_due_at from activities join leads on leads.id = lead_id where kind = 'note'`,
  )
  expect(rows.rows).toHaveLength(1)
  expect(rows.rows[0]?.reply_due_at).toBeNull()
  expect(rows.rows[0]?.body).toContain('2 jobs opened in the last 30 days')
  expect(rows.rows[0]?.body).toContain('https://boards.greenhouse.io/harbour/jobs/1')
})

test('pressed twice, or by two people at once, there is one lead of a company', async () => {
  const ctx = await testCtx()
  await twoCompanies(ctx)
  const answers = await Promise.all([
    createSignalLead(ctx.as('sales'), harbour),
    createSignalLead(ctx.as('admin'), harbour),
    createSignalLead(ctx.as('sales'), harbour),
  ])
  expect(new Set(answers.map(({ leadId }) => leadId)).size).toBe(1)
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect((await listLeads(ctx, leadQuery.parse({}))).items).toHaveLength(1)
  expect((await list(ctx, { state: 'lead' })).items).toMatchObject([{ leadId: answers[0]?.leadId }])
  await expect(dismissSignal(ctx, { ...harbour, days: 5 })).rejects.toMatchObject({ code: 'conflict' })
})

test('a company without a recent job gives no lead', async () => {
  const ctx = await testCtx()
  await expect(createSignalLead(ctx, { companyKey: 'nobody' })).rejects.toMatchObject({ code: 'not_found' })
})

test('signals and jobs are saved as CSV in which no cell is a formula, and the log knows who did', async () => {
  const ctx = await testCtx()
  const { read } = await boardOf(ctx)
  await read(full(found('1', { company: '=cmd|calc', title: '+Machine Learning Engineer' })))
  const signals = await (await exportSignals(ctx.as('sales'), { state: 'new' })).text()
  expect(signals).toMatch(/^Company,Score,/)
  expect(signals).toContain("'=cmd|calc,")
  const { cursor: _, limit: __, ...filter } = jobQuery.parse({})
  const jobs = await exportJobs(ctx.as('sales'), filter)
  expect(jobs.headers.get('content-disposition')).toBe('attachment; filename="jobs-2026-11-18.csv"')
  expect(await jobs.text()).toContain(
    "'+Machine Learning Engineer,'=cmd|calc,London,GB,ML engineer,2026-11-10",
  )
  const log = await ctx.db.execute<{ entity_id: string }>(
    sql`select entity_id from audit_log where action = 'scanner.export' order by at, entity_id`,
  )
  expect(log.rows.map((row) => row.entity_id)).toEqual(['jobs', 'signals'])
})

test('K1: the leads of a signal’s company are told before one is made, and the signal is attached to one of them', async () => {
  const ctx = await testCtx()
  await twoCompanies(ctx)
  expect(await listSignalLeads(ctx, harbour)).toEqual({ items: [] })
  const known = await createLead(ctx, {
    name: 'Nell Byrne',
    company: 'HARBOUR ROBOTICS LTD',
    source: 'manual',
  })
  expect((await listSignalLeads(ctx, harbour)).items).toMatchObject([{ id: known.id, name: 'Nell Byrne' }])

  expect(await createSignalLead(ctx, { ...harbour, leadId: known.id })).toEqual({
    leadId: known.id,
    isNew: false,
  })
  const words = (await getLead(ctx, known.id)).timeline.map(({ body }) => body).join('\n')
  expect(words).toContain('MLOps Engineer')
  expect((await list(ctx, { state: 'lead' })).items).toMatchObject([{ leadId: known.id }])
  expect((await listLeads(ctx, leadQuery.parse({}))).items).toHaveLength(1)
})
