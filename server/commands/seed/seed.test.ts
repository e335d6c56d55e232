import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sumEvents } from '#features/analytics/events/sums.server.ts'
import { listAssessments } from '#features/assessment/staff/assessments-list.server.ts'
import { listConversations } from '#features/chat/conversations/conversations.server/list-conversations.ts'
import { countDemoLeads } from '#features/demo-data/demo-data.server.ts'
import { removeDemoData } from '#features/demo-data/remove-demo-data.server.ts'
import { listSignals } from '#features/job-scanner/signals/signals.server/list-signals.ts'
import { leadQuery } from '#features/leads/lead-query.schema.ts'
import { listLeads } from '#features/leads/leads.server/list-leads.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { noLimits } from '#server/limits/limits.ts'
import { seedDemoData } from './seed.ts'

const seed = (ctx: TestCtx) => seedDemoData({ ...ctx, limits: noLimits }, [])

/** How many rows each table has. */
async function sizes({ db }: TestCtx): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string; rows: number }>(sql`
    select relname as name,
      (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text::int as rows
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`)
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
}

test('twelve weeks of made-up work are there, marked, and go again without a trace; what was before and came since stays', async () => {
  const ctx = await testCtx()
  await recordEnquiry(ctx, enquiry('before@plant.example'))
  const before = await sizes(ctx)

  const warnings: string[] = []
  const hear = ({ message }: Error) => void warnings.push(message)
  process.on('warning', hear)
  await seed(ctx)
  process.off('warning', hear)
  // Two queries at once on the one connection of a transaction.
  expect(warnings).toEqual([])
  const { items, total } = await listLeads(ctx, leadQuery.parse({ limit: '100', total: '1' }))
  expect(total).toBeGreaterThan(40)
  expect(new Set(items.map(({ stage }) => stage)).size).toBeGreaterThanOrEqual(5)
  expect(await countDemoLeads(ctx)).toBe(items.length - 1)
  expect((await listConversations(ctx, { filter: 'waiting', limit: 10 })).items).toHaveLength(1)
  expect((await listAssessments(ctx, { limit: 50 })).items.length).toBeGreaterThan(5)
  const signals = await listSignals(ctx, { state: 'new', limit: 10 })
  expect(signals.items.map(({ company }) => company).sort()).toEqual([
    'Mersey Diagnostics',
    'Northgate Grocers',
    'Shannon Freight',
    'Wharfe Packaging',
  ])
  const { rows: meetings } = await ctx.db.execute<{ place: string; isAhead: boolean; isDone: boolean }>(sql`
    select place, due_at > ${ctx.clock.now().toISOString()}::timestamptz as "isAhead", done_at is not null as "isDone" from tasks where kind = 'meeting'`)
  expect(meetings.filter(({ isAhead }) => isAhead).length, 'to come').toBeGreaterThan(1)
  expect(meetings.filter(({ isDone }) => isDone).length, 'over and logged').toBeGreaterThan(3)
  const after = await sizes(ctx)
  // Nobody hears of what never happened.
  expect(after).toMatchObject({
    mails: 0,
    suppliers: 6,
    job_sources: 5,
    job_runs: 10,
    quarantined_enquiries: 3,
    team_requests: 2,
  })
  expect(after['events']).toBeGreaterThan(10_000)
  await expect(seed(ctx)).rejects.toThrow('There is demo data already')

  await recordEnquiry(ctx, enquiry('since@plant.example'))
  await removeDemoData(ctx, sumEvents)
  expect(await sizes(ctx)).toEqual({
    ...before,
    leads: 2,
    enquiries: 2,
    people: 2,
    lead_companies: 2,
    lead_contacts: 2,
    audit_log: (before['audit_log'] ?? 0) + 1,
  })
})

const enquiry = (email: string) => ({
  source: 'contact' as const,
  name: 'Maeve Example',
  email,
  touch: {},
  consents: [],
})
