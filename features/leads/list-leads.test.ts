import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { hourMs as hour } from '#lib/durations.ts'
import { leadQuery, type LeadQuery } from './lead-query.schema.ts'
import { createLead } from './leads.server/create-lead.ts'
import { listFacets } from './leads.server/list-facets.ts'
import { listLeads } from './leads.server/list-leads.ts'
import { logActivity } from './leads.server/log-activity.ts'
import { countNewLeads, measureReplies } from './leads.server/measure-leads.ts'
import { moveLead } from './leads.server/move-lead.ts'
import { recordEnquiry } from './leads.server/record-enquiry.ts'
import { createTask } from './tasks/tasks.server.ts'

const query = (given: Partial<Record<keyof LeadQuery, string | number>>) => leadQuery.parse(given)
const names = async (ctx: TestCtx, given: Parameters<typeof query>[0]) =>
  (await listLeads(ctx, query(given))).items.map(({ name }) => name)
const enquire = (ctx: TestCtx, name: string, email: string) =>
  recordEnquiry(ctx, { source: 'contact', name, email, company: 'Acme & Sons', touch: {}, consents: [] })

test.each(['-created', 'created', 'reply', '-engagement', 'name'] as const)(
  'pages sorted by %s show every lead once, whatever the limit, also when many are equal',
  async (sort) => {
    const ctx = await testCtx({ role: 'sales' })
    for (let i = 0; i < 23; i++) {
      if (i % 5 === 0) ctx.clock.advance(hour)
      if (i % 3 === 0) await enquire(ctx, `Person ${i % 7}`, `person${i}@acme.example`)
      else await createLead(ctx, { name: `Person ${i % 7}`, source: 'manual' })
    }
    const whole = await listLeads(ctx, query({ sort, limit: 100, total: '1' }))
    expect(whole).toMatchObject({ total: 23, nextCursor: null })
    const ids: string[] = []
    let cursor: string | null = null
    do {
      const page = await listLeads(ctx, query({ sort, limit: 4, ...(cursor && { cursor }) }))
      ids.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(ids).toEqual(whole.items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(23)
  },
)

test('a row that comes in while paging moves nothing', async () => {
  const ctx = await testCtx({ role: 'sales' })
  for (const name of ['Ann', 'Bob', 'Cat', 'Dan']) {
    await createLead(ctx, { name, source: 'manual' })
    ctx.clock.advance(1)
  }
  const first = await listLeads(ctx, query({ limit: 2 }))
  await createLead(ctx, { name: 'Eve', source: 'manual' })
  expect(await names(ctx, { limit: 2, cursor: first.nextCursor ?? '' })).toEqual(['Bob', 'Ann'])
})

test('a cursor that was made up or belongs to another sort is refused', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const id = crypto.randomUUID()
  for (const cursor of [
    'x',
    '',
    made({}),
    made(['created', 'now', id]),
    made(['name', 'a', id]),
    made(['-created', '2026-13-45 00:00:00+00', id]),
  ]) {
    await expect(listLeads(ctx, query({ cursor })), cursor).rejects.toMatchObject({ code: 'invalid' })
  }
})

test('search finds the beginning of any word of name, email and company, and phone numbers however written', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await createLead(ctx, {
    name: 'Siobhán O’Connor',
    email: 's.oconnor@north-quay.example',
    company: 'North Quay (Marine)',
    phone: '020 7946 0011',
    source: 'manual',
  })
  await createLead(ctx, {
    name: "D'Arcy Vane",
    company: 'Vane \\ Sons: "Pumps" & <b>Valves</b>',
    source: 'manual',
  })
  for (const q of [
    'siob',
    'SIOBHÁN north',
    'oconnor',
    's.oconnor@north-quay.example',
    'quay',
    'marine',
    '+44 20 7946 0011',
    '(020) 79460011',
  ]) {
    expect(await names(ctx, { q }), q).toEqual(['Siobhán O’Connor'])
  }
  for (const q of ["d'arcy", 'vane pumps', 'sons:', "'; drop table leads --x vane".slice(-4)])
    expect(await names(ctx, { q }), q).toEqual(["D'Arcy Vane"])
  for (const q of ['nobody', '!!!', ':*', "'", '\\', 'siobhan vane'])
    expect(await names(ctx, { q }), q).toEqual([])
})

test('a search counts right whether its word is common, is common among the newest only, or rare', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const first = await createLead(ctx, { name: 'Ann', source: 'manual' })
  // The newest 1,000 are Clusters, every second of all 5,000 is of the Commons, one in a hundred of the Rares.
  await ctx.db.execute(sql`
    insert into leads (created_at, updated_at, name, company, domain, source, first_touch, last_touch, consents, signals, fit, engagement_mass, last_activity_at, retain_until)
    select created_at + i * interval '1 second', updated_at, case when i > 4000 then 'Cluster' else 'Person' end,
      case when i % 2 = 0 then 'Common' else 'Other' end || case when i % 100 = 0 then ' Rare' else '' end,
      null, source, first_touch, last_touch, consents, signals, fit, engagement_mass, last_activity_at, retain_until
    from leads, generate_series(1, 5000) i where id = ${first.id}`)
  const totalOf = async (q: string, sort = '-created') =>
    (await listLeads(ctx, query({ q, sort, total: '1' }))).total
  expect(await totalOf('common')).toBe(1001)
  expect(await totalOf('common', 'name')).toBe(1001)
  expect(await totalOf('cluster')).toBe(1000)
  expect(await totalOf('rare')).toBe(50)
  expect(await totalOf('cluster rare')).toBe(10)
  expect(await totalOf('nobody')).toBe(0)
})

test('filters narrow by stage, owner, source, grade, tag, day and task', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-18T23:30:00Z' })
  const { leadId } = await enquire(ctx, 'Web', 'web@acme.example')
  const mine = await createLead(ctx, {
    name: 'Mine',
    source: 'manual',
    tags: ['expo'],
    sector: 'retail',
    companySize: '1000+',
    country: 'GB',
  })
  const lost = await createLead(ctx, { name: 'Lost', source: 'import', ownerId: null })
  await moveLead(ctx, { id: lost.id, stage: 'lost', reason: 'No budget' })
  const spam = await createLead(ctx, { name: 'Spam', source: 'manual', ownerId: null })
  await moveLead(ctx, { id: spam.id, stage: 'quarantine' })
  await createTask(ctx, { leadId, title: 'Call', dueAt: '2026-11-18T23:59:00Z' })
  await createTask(ctx, { leadId: mine.id, title: 'Later', dueAt: '2026-11-19T00:00:00Z' })
  const found = async (given: Parameters<typeof query>[0]) => (await names(ctx, given)).sort()
  expect(await found({})).toEqual(['Lost', 'Mine', 'Web'])
  expect(await found({ stage: 'open' })).toEqual(['Mine', 'Web'])
  expect(await found({ stage: 'closed' })).toEqual(['Lost'])
  expect(await found({ stage: 'quarantine' })).toEqual(['Spam'])
  expect(await found({ q: 'mi', stage: 'open' })).toEqual(['Mine'])
  expect(await found({ q: 'mi', stage: 'closed' })).toEqual([])
  expect(await found({ q: 'lo', stage: 'closed' })).toEqual(['Lost'])
  expect(await found({ q: 'lo', stage: 'open' })).toEqual([])
  expect(await found({ q: 'sp', stage: 'quarantine' })).toEqual(['Spam'])
  expect(await found({ q: 'sp' })).toEqual([])
  expect(await found({ owner: 'me' })).toEqual(['Mine'])
  expect(await found({ owner: 'none' })).toEqual(['Lost', 'Web'])
  expect(await found({ source: 'import' })).toEqual(['Lost'])
  expect(await found({ sector: 'retail' })).toEqual(['Mine'])
  expect(await found({ tag: 'expo' })).toEqual(['Mine'])
  expect(await found({ grade: 'B3' })).toEqual(['Mine'])
  expect(await found({ grade: 'C2' })).toEqual(['Web'])
  expect(await found({ from: '2026-11-19' })).toEqual([])
  expect(await found({ from: '2026-11-18', to: '2026-11-18' })).toEqual(['Lost', 'Mine', 'Web'])
  expect(await found({ task: 'due' })).toEqual(['Web'])
  const { owners, tags } = await listFacets(ctx)
  expect([owners.map(({ name }) => name), tags]).toEqual([['Test sales'], ['expo']])
})

test('each reply state is a filter that finds the same leads as the state shown, and the dashboard counts them alike', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-16T09:00:00Z' })
  const met = await enquire(ctx, 'Met', 'met@acme.example')
  await logActivity(ctx, { leadId: met.leadId, kind: 'call', body: 'Spoke' })
  const late = await enquire(ctx, 'Late', 'late@acme.example')
  await enquire(ctx, 'Breached', 'breached@acme.example')
  const lost = await enquire(ctx, 'Lost', 'lost@acme.example')
  await moveLead(ctx, { id: lost.leadId, stage: 'lost', reason: 'A student' })
  ctx.clock.advance(24 * hour)
  await logActivity(ctx, { leadId: late.leadId, kind: 'call', body: 'Spoke' })
  await enquire(ctx, 'At risk', 'risk@acme.example')
  ctx.clock.advance(7 * hour)
  await enquire(ctx, 'Due', 'due@acme.example')
  for (const [state, name] of [
    ['met', 'Met'],
    ['late', 'Late'],
    ['breached', 'Breached'],
    ['at_risk', 'At risk'],
    ['due', 'Due'],
  ] as const) {
    const { items } = await listLeads(ctx, query({ reply: state }))
    expect(items.map(({ name, reply }) => [name, reply?.state])).toEqual([[name, state]])
  }
  expect(await names(ctx, { reply: 'today' })).toEqual(['At risk'])
  expect(await names(ctx, { sort: 'reply', limit: 3 })).toEqual(['Breached', 'At risk', 'Due'])
  expect(await measureReplies(ctx.as('analyst'))).toEqual({
    dueToday: 1,
    atRisk: 1,
    breached: 1,
    tasksDue: 0,
    last30Days: { asked: 4, met: 1, replied: 2, medianReplyMs: 4.5 * hour },
  })
})

test('engagement halves every 30 days, and the grade of a list follows without any job', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await enquire(ctx, 'Web', 'web@acme.example')
  expect((await listLeads(ctx, query({}))).items).toMatchObject([{ engagement: 40, grade: 'C2' }])
  ctx.clock.advance(30 * 24 * hour)
  expect((await listLeads(ctx, query({ grade: 'C3' }))).items).toMatchObject([
    { engagement: 20, grade: 'C3' },
  ])
})

test('pages of engaged leads follow on without a gap in every sort', async () => {
  const ctx = await testCtx({ role: 'sales' })
  for (const name of ['Dee', 'Ann', 'Eve', 'Bob', 'Cyd']) {
    await enquire(ctx, name, `${name}@acme.example`)
    ctx.clock.advance(hour)
  }
  await createLead(ctx, { name: 'Cold', source: 'manual' })
  const inOrder = {
    '-created': ['Cyd', 'Bob', 'Eve', 'Ann', 'Dee'],
    created: ['Dee', 'Ann', 'Eve', 'Bob', 'Cyd'],
    name: ['Ann', 'Bob', 'Cyd', 'Dee', 'Eve'],
    reply: ['Dee', 'Ann', 'Eve', 'Bob', 'Cyd'],
  }
  for (const [sort, wanted] of Object.entries(inOrder)) {
    const found: string[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await listLeads(
        ctx,
        query({ grade: 'C2', sort, limit: 2, total: '1', ...(cursor && { cursor }) }),
      )
      found.push(...page.items.map(({ name }) => name))
      expect(page.total).toBe(5)
      cursor = page.nextCursor
    }
    expect(found, sort).toEqual(wanted)
  }
})

test('new leads are counted by day and source, with the days of nothing', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-10-20T22:30:00Z' })
  await enquire(ctx, 'Before', 'before@acme.example')
  ctx.clock.advance(hour)
  await enquire(ctx, 'Web', 'web@acme.example')
  await createLead(ctx, { name: 'Manual', source: 'manual' })
  ctx.clock.advance(29 * 24 * hour + hour)
  const days = await countNewLeads(ctx)
  expect(days).toHaveLength(30)
  expect(days[0]).toEqual({ day: '2026-10-21', bySource: { contact: 1, manual: 1 } })
  expect(days.slice(1).every(({ bySource }) => Object.keys(bySource).length === 0)).toBe(true)
})
