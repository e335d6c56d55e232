import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { textOf } from '#tests/imports.ts'
import { rowOf, write } from '#tests/merging.ts'
import { createTestUser } from '#tests/users.ts'
import { appOn } from '#tests/whole-app.ts'
import {
  changeAssignment,
  getAssignment,
} from '#features/leads/assignment/assignment.server/change-assignment.ts'
import { assignLeads } from '#features/leads/assignment/assignment.server/assign-leads.ts'
import { listCompanies } from '#features/leads/companies/companies.server/list-companies.ts'
import { createCompany, updateCompany } from '#features/leads/companies/companies.server/write-company.ts'
import { companyQuery } from '#features/leads/companies/company.schema.ts'
import { exportCompanies } from '#features/leads/companies/export-parties.server.ts'
import { exportLeads } from '#features/leads/export/export-leads.server.ts'
import { leadQuery } from '#features/leads/lead-query.schema.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { listLeads } from '#features/leads/leads.server/list-leads.ts'
import { updateLead } from '#features/leads/leads.server/update-lead.ts'
import { mergeLeads } from '#features/leads/merge/merge.server/merge-leads.ts'
import { listMerges } from '#features/leads/merge/merge.server/list-merges.ts'
import { unmergeLeads } from '#features/leads/merge/merge.server/unmerge-leads.ts'
import { reportSources } from '#features/leads/reports/report-groups.server.ts'
import { addSector, changeSector, orderSectors } from './change-sectors.server.ts'
import { rescoreSector } from './rescore-sector.server.ts'
import { listSectors } from './sectors.server.ts'

const offered = async (ctx: TestCtx) => (await listSectors(ctx)).items.filter(({ isArchived }) => !isArchived)
const lead = (ctx: TestCtx, name: string, sector: string | null) =>
  createLead(ctx, { name, email: `${name.toLowerCase()}@works.example`, sector, source: 'manual' })

test('K2: a sector is added, renamed, ordered, archived and offered again, each with an entry in the log', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const before = (await offered(ctx)).map(({ name }) => name)
  expect(before).toEqual([
    'Manufacturing',
    'Retail',
    'Healthcare',
    'Transport and logistics',
    'Education and e-learning',
    'Agriculture',
    'Banking and finance',
    'Another sector',
  ])
  const added = await addSector(ctx, { name: 'Food & drink', isTarget: true })
  expect(added).toMatchObject({ name: 'Food & drink', isTarget: true, isArchived: false, version: 1 })
  await expect(addSector(ctx, { name: 'food & DRINK', isTarget: false })).rejects.toMatchObject({
    errors: { name: 'A sector called Food & drink already exists' },
  })
  const renamed = await changeSector(ctx, { id: added.id, name: 'Food', version: 1 })
  await expect(changeSector(ctx, { id: added.id, name: 'Drink', version: 1 })).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { name: 'Food', version: 2 } },
  })
  const ids = (await offered(ctx)).map(({ id }) => id)
  await orderSectors(ctx, { ids: ids.toReversed() })
  expect((await offered(ctx)).map(({ name }) => name)).toEqual(['Food', ...before.toReversed()])
  await expect(orderSectors(ctx, { ids: ids.slice(1) })).rejects.toMatchObject({ code: 'invalid' })
  await changeSector(ctx, { id: added.id, isTarget: false, version: renamed.version })
  await changeSector(ctx, { id: added.id, isArchived: true, version: 3 })
  expect((await offered(ctx)).map(({ name }) => name)).not.toContain('Food')
  // Its name stays its own: a file that names it means this one.
  await expect(addSector(ctx, { name: 'Food', isTarget: true })).rejects.toThrow(/archived sector is called/)
  await changeSector(ctx, { id: added.id, isArchived: false, version: 4 })
  expect((await offered(ctx)).at(-1)).toMatchObject({ name: 'Food', version: 5 })
  const { rows } = await ctx.database.pool.query(
    `select action, "from", "to" from audit_log where entity = 'sector' order by at, id`,
  )
  expect(rows.toSorted((a, b) => (a.action < b.action ? -1 : 1))).toMatchObject([
    { action: 'sector.added', to: { name: 'Food & drink', isTarget: true } },
    { action: 'sector.archived', to: { name: 'Food' } },
    { action: 'sector.changed', from: { isTarget: true }, to: { name: 'Food', isTarget: false } },
    { action: 'sector.ordered' },
    { action: 'sector.renamed', from: { name: 'Food & drink' }, to: { name: 'Food' } },
    { action: 'sector.restored', to: { name: 'Food' } },
  ])
})

test('what fits no other sector goes to one that can be renamed but not archived', async () => {
  const ctx = await testCtx({ role: 'owner' })
  await changeSector(ctx, { id: 'other', name: 'Everything else', version: 1 })
  await expect(changeSector(ctx, { id: 'other', isArchived: true, version: 2 })).rejects.toThrow(
    /Everything else can be renamed but not archived/,
  )
})

test('two names of the same words have ids of their own, whatever letters they are in', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const ids: string[] = []
  for (const name of ['R & D', 'R+D', '食品', '3D printing', '12'])
    ids.push((await addSector(ctx, { name, isTarget: true })).id)
  expect(new Set(ids).size).toBe(5)
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9_-]*$/)
})

test('K2: an added sector is chosen on a lead and a company, and found by it; an archived or unknown one is refused', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const { id } = await addSector(ctx, { name: 'Energy', isTarget: true })
  const ann = await lead(ctx, 'Ann', id)
  const ben = await lead(ctx, 'Ben', null)
  const firm = await createCompany(ctx, { name: 'Byrne Energy', sector: id })
  const listed = async (sector: string) => (await listLeads(ctx, leadQuery.parse({ sector }))).items
  expect((await listed(id)).map(({ name, sector }) => [name, sector])).toEqual([['Ann', id]])
  const firms = async () => (await listCompanies(ctx, companyQuery.parse({ sector: id }))).items
  expect((await firms()).map(({ name }) => name)).toContain('Byrne Energy')
  await changeSector(ctx, { id, isArchived: true, version: 1 })
  const refused = {
    code: 'invalid',
    errors: { sector: 'This sector is archived. Please choose another one.' },
  }
  await expect(updateLead(ctx, { id: ben.id, version: 1, sector: id })).rejects.toMatchObject(refused)
  await expect(lead(ctx, 'Cal', id)).rejects.toMatchObject(refused)
  await expect(createCompany(ctx, { name: 'Orr Energy', sector: id })).rejects.toMatchObject(refused)
  await expect(lead(ctx, 'Cal', 'basketry')).rejects.toMatchObject({
    errors: { sector: 'There is no such sector' },
  })
  await expect(listed('basketry')).rejects.toMatchObject({ errors: { sector: 'There is no such sector' } })
  // Who has it keeps it, whatever else is changed, and is found by it.
  const kept = await updateLead(ctx, { id: ann.id, version: 1, sector: id, phone: '020 7946 0011' })
  expect(kept).toMatchObject({ sector: id, phone: '020 7946 0011' })
  expect(await updateCompany(ctx, { id: firm.id, version: 1, sector: id, notes: 'Two sites' })).toMatchObject(
    {
      sector: id,
      notes: 'Two sites',
    },
  )
  expect((await listed(id)).map(({ name }) => name)).toEqual(['Ann'])
  await updateLead(ctx, { id: ann.id, version: kept.version, sector: 'retail' })
  await expect(updateLead(ctx, { id: ann.id, version: 3, sector: id })).rejects.toMatchObject(refused)
})

test('K2, K11: a new name is in the report, the exports and the log of the rules', async () => {
  const ctx = await testCtx({ role: 'owner' })
  await lead(ctx, 'Ann', 'banking_finance')
  await createCompany(ctx, { name: 'Orr Capital', sector: 'banking_finance' })
  await changeSector(ctx, { id: 'banking_finance', name: 'Financial services', version: 1 })
  ctx.clock.advance(1000)
  const { items } = await reportSources(ctx, 'month', 'sector')
  expect(items.map(({ name, created }) => [name, created.now])).toEqual([['Financial services', 1]])
  expect(await textOf((await exportLeads(ctx, {})).pieces)).toMatch(/Ann,.*,Financial services,/)
  expect(await textOf(await exportCompanies(ctx))).toMatch(/Orr Capital,.*Financial services,/)
  const { id: ownerId } = await createTestUser(ctx, 'sales')
  const sectors = ['banking_finance']
  const rule = { id: crypto.randomUUID(), sectors, countries: [], ownerIds: [ownerId], way: 'turn' as const }
  await changeAssignment(ctx, { rules: [rule], version: (await getAssignment(ctx)).version })
  const { rows } = await ctx.database.pool.query(
    `select "to" from audit_log where action = 'assignment.changed'`,
  )
  expect(JSON.stringify(rows)).toContain('Financial services: in turn')
})

test('K9: a rule takes an added sector, keeps it once archived, and refuses one that is archived or unknown', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const { id: ownerId } = await createTestUser(ctx, 'sales')
  const energy = await addSector(ctx, { name: 'Energy', isTarget: true })
  const rule = (...sectors: string[]) => ({
    id: crypto.randomUUID(),
    sectors,
    countries: [],
    ownerIds: [ownerId],
    way: 'turn' as const,
  })
  const held = rule(energy.id)
  const { version } = await changeAssignment(ctx, {
    rules: [held],
    version: (await getAssignment(ctx)).version,
  })
  await changeSector(ctx, { id: energy.id, isArchived: true, version: 1 })
  await changeSector(ctx, { id: 'retail', isArchived: true, version: 1 })
  for (const sector of ['retail', 'basketry'])
    await expect(changeAssignment(ctx, { rules: [held, rule(sector)], version })).rejects.toMatchObject({
      code: 'invalid',
      errors: { 'rules.1.sectors': expect.any(String) },
    })
  await changeAssignment(ctx, { rules: [held, rule('agriculture')], version })
  const { leadId } = await write(ctx, 'ann@energy.example')
  await ctx.database.pool.query('update leads set sector = $1 where id = $2', [energy.id, leadId])
  await assignLeads(ctx.as('system'), { leadIds: [leadId] })
  expect(await rowOf(ctx, leadId)).toMatchObject({ ownerId })
})

test('A8: the leads of a sector have its 25 points while it is a target, and the score that is stored follows', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const { id } = await addSector(ctx, { name: 'Energy', isTarget: false })
  const ann = await lead(ctx, 'Ann', id)
  const retail = await lead(ctx, 'Ben', 'retail')
  const other = await lead(ctx, 'Cal', 'other')
  expect([ann.fit, retail.fit, other.fit]).toEqual([15, 40, 15])
  const ruleOf = async (leadId: string) => (await getLead(ctx, leadId)).score.fit[0]
  expect(await ruleOf(ann.id)).toMatchObject({ points: 0, outOf: 25, reason: 'Outside our sectors' })
  await changeSector(ctx, { id, isTarget: true, version: 1 })
  expect(await ruleOf(ann.id)).toMatchObject({ points: 25, reason: 'A sector we work in' })
  const { rows } = await ctx.database.pool.query(
    `select data from pgboss.job where name = 'leads.rescore-sector'`,
  )
  expect(rows).toEqual([{ data: { sector: id } }])
  expect(await rescoreSector(ctx.as('system'), { sector: id })).toBe(1)
  expect(await rowOf(ctx, ann.id)).toMatchObject({ fit: 40, version: 1 })
  expect(await rescoreSector(ctx.as('system'), { sector: id }), 'done twice').toBe(0)
  expect(await rowOf(ctx, retail.id)).toMatchObject({ fit: 40 })
})

test('A8: many leads of a sector are scored anew, page after page', async () => {
  const ctx = await testCtx({ role: 'owner' })
  await ctx.database.pool.query(`
    insert into leads (created_at, updated_at, name, company, source, sector, first_touch, last_touch, consents, signals, fit, engagement_mass, last_activity_at, retain_until)
    select now() - (n / 700) * interval '1 second', now(), 'Person ' || n, '', 'import', 'retail', '{}', '{}', '[]', '{}', 25, 0, now(), now()
    from generate_series(1, 2100) n`)
  await changeSector(ctx, { id: 'retail', isTarget: false, version: 1 })
  expect(await rescoreSector(ctx.as('system'), { sector: 'retail' })).toBe(2100)
  const { rows } = await ctx.database.pool.query('select distinct fit from leads')
  expect(rows).toEqual([{ fit: 0 }])
})

test('A8: a lead that is being written while a sector ceases to count is not forgotten', async () => {
  const ctx = await testCtx({ role: 'owner' })
  let rescored: Promise<number> | undefined
  const isWaiting = async () =>
    (
      await ctx.database.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rowCount
  const { id } = await ctx.transaction(async (inside) => {
    const made = await createLead(inside, { name: 'Ann Byrne', sector: 'retail', source: 'manual' })
    rescored = changeSector(ctx, { id: 'retail', isTarget: false, version: 1 }).then(() =>
      rescoreSector(ctx.as('system'), { sector: 'retail' }),
    )
    await Promise.race([rescored, expect.poll(isWaiting, { timeout: 20_000 }).toBe(1)])
    return made
  })
  expect(await rescored).toBe(1)
  expect(await rowOf(ctx, id)).toMatchObject({ fit: 0 })
})

test('A8, A10: whoever writes or takes apart a lead after the change scores it by the present answer', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const ann = await lead(ctx, 'Ann', 'retail')
  const ben = await lead(ctx, 'Ben', 'retail')
  await mergeLeads(ctx, [], { id: ann.id, otherId: ben.id, version: 1, otherVersion: 1, choices: {} })
  await changeSector(ctx, { id: 'retail', isTarget: false, version: 1 })
  const [merge] = (await listMerges(ctx, ann.id)).items
  await unmergeLeads(ctx, [], merge?.id ?? '')
  expect([(await rowOf(ctx, ann.id)).fit, (await rowOf(ctx, ben.id)).fit]).toEqual([15, 15])
  await write(ctx, 'ben@works.example')
  // 20 for the problem that is named now.
  expect((await rowOf(ctx, ben.id)).fit).toBe(35)
})

test('K2: the sectors over HTTP, for those who may change settings', async () => {
  const ctx = await testCtx()
  const { ask } = appOn(ctx)
  const url = '/api/settings/sectors'
  const owner = await createTestUser(ctx, 'owner')
  const sales = await createTestUser(ctx, 'sales')
  const add = (token: string, body: object) => ask('POST', url, { token, body })
  expect((await add(owner.token, { name: ' ' })).status).toBe(422)
  expect((await add(owner.token, { name: 'Energy', colour: 'red' })).status).toBe(422)
  const added = await add(owner.token, { name: 'Energy' })
  expect(added.status).toBe(201)
  expect(JSON.parse(added.text)).toEqual({
    id: 'energy',
    name: 'Energy',
    isTarget: true,
    isArchived: false,
    version: 1,
  })
  const change = { token: owner.token, body: { isArchived: true, version: 1 } }
  expect((await ask('PATCH', `${url}/energy`, change)).status).toBe(200)
  expect((await ask('PATCH', `${url}/basketry`, change)).status).toBe(404)
  expect((await add(sales.token, { name: 'Water' })).status).toBe(403)
  expect((await ask('GET', url, { token: sales.token })).text).toContain('Energy')
})
