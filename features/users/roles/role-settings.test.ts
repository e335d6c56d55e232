import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { appOn } from '#tests/whole-app.ts'
import { changeLeads } from '#features/leads/leads.server/change-leads.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { whereLead } from '#features/leads/leads.server/lead-filter.ts'
import { listLeads } from '#features/leads/leads.server/list-leads.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { leadQuery } from '#features/leads/lead-query.schema.ts'
import { updateLead } from '#features/leads/leads.server/update-lead.ts'
import { chooseReportMails, mailReports } from '#features/leads/reports/report-mails.server.ts'
import { createTask } from '#features/leads/tasks/tasks.server.ts'
import { takeBack } from '#tests/take-back.ts'
import { listNotifications } from '#features/notifications/notifications.server/list-notifications.ts'
import { changeRole, listRoles } from './role-settings.server.ts'

const limit = (ctx: TestCtx, seesOnlyOwnLeads = true) =>
  changeRole(ctx.as('owner'), { role: 'sales', seesOnlyOwnLeads })

/** Ann and Ben of sales, as their role stands by now. */
async function team(ctx: TestCtx) {
  const ann = await createTestUser(ctx, 'sales', 'ann@site.test')
  const ben = await createTestUser(ctx, 'sales', 'ben@site.test')
  return { ann, ben }
}

const named = async (ctx: TestCtx) =>
  (await listLeads(ctx, leadQuery.parse({ sort: 'name' }))).items.map(({ name }) => name)

test('K9: limited to their own, people of sales see those and the ones without an owner; administrators see all', async () => {
  const ctx = await testCtx()
  const { ann, ben } = await team(ctx)
  for (const [name, ownerId] of [
    ['Hers', ann.id],
    ['His', ben.id],
    ['Nobody’s', null],
  ] as const)
    await createLead(ctx, { name, source: 'manual', ownerId })
  await limit(ctx)
  expect(await named(await ann.as())).toEqual(['Hers', 'Nobody’s'])
  expect(await named(await ben.as())).toEqual(['His', 'Nobody’s'])
  expect(await named(ctx.as('admin'))).toHaveLength(3)
  await limit(ctx, false)
  expect(await named(await ann.as())).toHaveLength(3)
})

test('K9: who may lift the limit lifts it, with an entry in the log; roles that see everything anyway have none', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const { ask } = appOn(ctx)
  const { token } = await createTestUser(ctx, 'owner')
  const sales = await createTestUser(ctx, 'sales')
  const put = (role: string, body: unknown, by = token) =>
    ask('PUT', `/api/settings/roles/${role}`, { token: by, body })
  expect((await put('sales', { seesOnlyOwnLeads: true })).status).toBe(200)
  expect((await put('sales', { seesOnlyOwnLeads: true })).status).toBe(200)
  expect((await put('admin', { seesOnlyOwnLeads: true })).status).toBe(404)
  expect((await put('sales', { seesOnlyOwnLeads: true, more: 1 })).status).toBe(422)
  expect((await put('sales', { seesOnlyOwnLeads: false }, sales.token)).status).toBe(403)
  expect((await listRoles(ctx)).items).toEqual([
    { role: 'sales', name: 'Sales', seesOnlyOwnLeads: true, people: 1 },
  ])
  const { rows } = await ctx.database.pool.query(
    `select entity_id, "to" from audit_log where action = 'role.changed'`,
  )
  expect(rows).toEqual([{ entity_id: 'sales', to: { seesOnlyOwnLeads: true } }])
  const me = JSON.parse((await ask('GET', '/api/user', { token: sales.token })).text)
  expect(me).toMatchObject({ seesOnlyOwnLeads: true })
  // A file changes whosever leads it names.
  expect(me.permissions).not.toContain('leads.import')
  expect((await ask('GET', '/api/lead-imports', { token: sales.token })).status).toBe(403)
})

test('K9: a lead that was handed over by mistake comes back; once its new owner worked on it, it is theirs', async () => {
  const ctx = await testCtx()
  const { ann, ben } = await team(ctx)
  await limit(ctx)
  const mine = await ann.as()
  const handOver = async (id: string, version: number) =>
    (await changeLeads(mine, { leads: [{ id, version }], action: { kind: 'owner', ownerId: ben.id } }))
      .undo ?? ''
  const lead = await createLead(mine, { name: 'Quiet Mill', source: 'manual' })
  const undo = await handOver(lead.id, lead.version)
  await expect(getLead(mine, lead.id)).rejects.toMatchObject({ code: 'not_found' })
  expect(await takeBack(mine, undo)).toMatchObject({ skipped: [] })
  const { version } = await getLead(mine, lead.id)
  const second = await handOver(lead.id, version)
  await updateLead(await ben.as(), { id: lead.id, version: version + 1, problem: 'Dust' })
  expect(await takeBack(mine, second)).toEqual({
    changed: [],
    skipped: [{ id: lead.id, name: '', why: 'gone' }],
  })
})

test('K9: nobody is given a task on a lead that they don’t see, mentioned on it or mailed its figures', async () => {
  const ctx = await testCtx({ now: '2026-11-23T06:00:00Z' })
  const { ann, ben } = await team(ctx)
  await limit(ctx)
  const his = await ben.as()
  const lead = await createLead(his, { name: 'Quiet Mill', source: 'manual', value: 777_001 })
  const task = { title: 'Call back', dueAt: '2026-11-24T10:00:00Z', leadId: lead.id, assigneeId: ann.id }
  await expect(createTask(ctx.as('owner'), task)).rejects.toMatchObject({
    code: 'invalid',
    errors: { assigneeId: 'Test sales does not see this lead: it belongs to a colleague' },
  })
  await logActivity(ctx.as('owner'), { leadId: lead.id, kind: 'note', body: 'See this @Test sales' })
  const told = async (who: typeof ann) =>
    (await listNotifications(await who.as(), { limit: 10 })).items.map(({ kind }) => kind)
  expect(await told(ann)).toEqual([])
  expect(await told(ben)).toEqual(['mention'])
  for (const who of [ann, ben]) await chooseReportMails(await who.as(), { reports: ['forecast'] })
  expect(await mailReports(ctx)).toBe(2)
  const weekly = await ctx.database.pool.query<{ to: string; text: string }>(
    `select "to", text from mails where kind = 'report.weekly'`,
  )
  const textFor = (to: string) => weekly.rows.find((mail) => mail.to === to)?.text ?? ''
  expect(textFor('ben@site.test')).toContain('777,001')
  expect(textFor('ann@site.test')).not.toContain('777,001')
})

test('K9: the list of whoever sees only their own reads no lead but along an index', async () => {
  const ctx = await testCtx()
  const { ann } = await team(ctx)
  await ctx.db.execute(sql`
    insert into leads (created_at, updated_at, last_activity_at, retain_until, name, source, first_touch, last_touch, consents, signals, fit, engagement_mass, owner_id, stage)
    select at, at, at, at, 'Lead ' || n, 'manual', '{}', '{}', '[]', '{}', 0, 0,
      case when n % 200 = 0 then ${ann.id}::uuid when n % 200 <> 1 then md5((n % 40)::text)::uuid end, 'new'
    from generate_series(1, 20000) n, lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at) t`)
  await ctx.db.execute(sql`analyze leads`)
  await limit(ctx)
  const mine = await ann.as()
  const plans: string[] = []
  for (const filter of [{}, { stage: 'new' }, { stage: 'open' as const }]) {
    const { rows } = await ctx.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from leads where ${whereLead(mine, filter)} order by created_at desc, id desc limit 26`,
    )
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([])
  expect(plans.every((plan) => /leads_(?:owner|created|stage)/.test(plan))).toBe(true)
  const page = await listLeads(mine, leadQuery.parse({ total: '1' }))
  expect(page.total).toBe(200)
  expect(page.items).toHaveLength(25)
})
