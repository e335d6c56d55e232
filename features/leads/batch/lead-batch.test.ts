import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiApp } from '#tests/api-app.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { auditLog } from '#features/context/audit.table.server.ts'
import { leadBatchApi } from './lead-batch.api.ts'
import type { BatchAction, SeenLead } from './lead-batch.schema.ts'
import { leadQuery, leadSearch } from '#features/leads/lead-query.schema.ts'
import { changeLeads } from '#features/leads/leads.server/change-leads.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { listLeads } from '#features/leads/leads.server/list-leads.ts'
import { moveLead } from '#features/leads/leads.server/move-lead.ts'
import { selectLeads } from '#features/leads/leads.server/select-leads.ts'
import { totalStages } from '#features/leads/leads.server/total-stages.ts'
import { undoChanges } from '#features/leads/leads.server/undo-changes.ts'
import { updateLead } from '#features/leads/leads.server/update-lead.ts'

const enter = (ctx: TestCtx, name: string, more = {}) => createLead(ctx, { name, source: 'manual', ...more })
const seenOf = ({ id, version }: SeenLead): SeenLead => ({ id, version })
const move = (stage: 'contacted' | 'lost' | 'won', reason?: string): BatchAction => ({
  kind: 'stage',
  stage,
  ...(reason && { reason }),
})

test('many leads move together, each with its line in the timeline and its row in the log', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const leads = [await enter(ctx, 'Ann'), await enter(ctx, 'Bob')]
  const { changed, skipped } = await changeLeads(ctx, { leads: leads.map(seenOf), action: move('contacted') })
  expect(skipped).toEqual([])
  expect(changed).toEqual(
    leads.map(({ id }) => ({
      id,
      version: 2,
      before: { stage: 'new', lossReasonId: null, lostReason: null },
    })),
  )
  for (const { id } of leads) {
    const lead = await getLead(ctx, id)
    expect(lead).toMatchObject({ stage: 'contacted', version: 2 })
    expect(lead.timeline.filter(({ kind }) => kind === 'stage_change')).toMatchObject([
      { data: { from: 'new', to: 'contacted' } },
    ])
  }
  const rows = (await ctx.db.select().from(auditLog)).filter(({ action }) => action === 'lead.move')
  expect(rows.map(({ entityId }) => entityId).sort()).toEqual(leads.map(({ id }) => id).sort())
})

test('what someone changed in between, what is gone and what lacks a reason is left alone and told', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const fresh = await enter(ctx, 'Fresh')
  const touched = await enter(ctx, 'Touched')
  const won = await enter(ctx, 'Won')
  const there = await enter(ctx, 'There')
  await updateLead(ctx.as('admin'), { id: touched.id, version: 1, company: 'Quicker Ltd' })
  await moveLead(ctx, { id: won.id, stage: 'won' })
  await moveLead(ctx, { id: there.id, stage: 'contacted' })
  const gone = { id: crypto.randomUUID(), version: 1 }
  const leads = [
    seenOf(fresh),
    seenOf(touched),
    { id: won.id, version: 2 },
    { id: there.id, version: 1 },
    gone,
    seenOf(fresh),
  ]
  const { changed, skipped } = await changeLeads(ctx, { leads, action: move('contacted') })
  expect(changed.map(({ id }) => id)).toEqual([fresh.id])
  expect(Object.fromEntries(skipped.map(({ id, why }) => [id, why]))).toEqual({
    [touched.id]: 'stale',
    [won.id]: 'reason',
    [there.id]: 'same',
    [gone.id]: 'gone',
  })
  expect(await getLead(ctx, touched.id)).toMatchObject({ stage: 'new', company: 'Quicker Ltd' })
})

test('losing leads needs a reason, which each of them keeps', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const lead = await enter(ctx, 'Ann')
  const leads = [seenOf(lead)]
  expect(await changeLeads(ctx, { leads, action: move('lost') })).toMatchObject({
    changed: [],
    skipped: [{ why: 'reason', name: 'Ann' }],
  })
  await changeLeads(ctx, { leads, action: move('lost', 'No budget') })
  expect(await getLead(ctx, lead.id)).toMatchObject({ stage: 'lost', lostReason: 'No budget' })
})

test('the same batch sent twice at once is written once', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const leads = [await enter(ctx, 'Ann'), await enter(ctx, 'Bob')]
  const batch = { leads: leads.map(seenOf), action: { kind: 'tags' as const, add: ['expo'], remove: [] } }
  const backwards = { ...batch, leads: [...batch.leads].reverse() }
  const answers = await Promise.all([changeLeads(ctx, batch), changeLeads(ctx, backwards)])
  expect(answers.map(({ changed }) => changed.length).sort()).toEqual([0, 2])
  for (const { id } of leads) expect(await getLead(ctx, id)).toMatchObject({ tags: ['expo'], version: 2 })
})

test('tags are added and taken away, at most twenty, and nothing else of a lead changes', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const full = Array.from({ length: 20 }, (_, i) => `tag ${i}`)
  const ann = await enter(ctx, 'Ann', { tags: ['vip', 'old'], company: 'Byrne Castings', value: 5000 })
  const bob = await enter(ctx, 'Bob', { tags: full })
  const answer = await changeLeads(ctx, {
    leads: [seenOf(ann), seenOf(bob)],
    action: { kind: 'tags', add: ['expo'], remove: ['old'] },
  })
  expect(answer.skipped).toMatchObject([{ id: bob.id, why: 'tags' }])
  const { version: _, updatedAt: __, timeline: ___, ...before } = await getLead(ctx, ann.id)
  expect(before).toMatchObject({
    tags: ['vip', 'expo'],
    company: 'Byrne Castings',
    value: 5000,
    stage: 'new',
    owner: { name: 'Test sales' },
  })
})

test('leads are handed over to an active colleague or to nobody, not to a stranger', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const colleague = await createTestUser(ctx.as('system'), 'admin')
  const lead = await enter(ctx, 'Ann')
  await changeLeads(ctx, { leads: [seenOf(lead)], action: { kind: 'owner', ownerId: colleague.id } })
  expect(await getLead(ctx, lead.id)).toMatchObject({ owner: { id: colleague.id, name: 'Test admin' } })
  const leads = [{ id: lead.id, version: 2 }]
  const strange = changeLeads(ctx, { leads, action: { kind: 'owner', ownerId: crypto.randomUUID() } })
  await expect(strange).rejects.toMatchObject({ code: 'invalid' })
  await changeLeads(ctx, { leads, action: { kind: 'owner', ownerId: null } })
  expect(await getLead(ctx, lead.id)).toMatchObject({ owner: null })
})

test('an undo puts stage, owner and tags back, but not where someone went on', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const ann = await enter(ctx, 'Ann', { tags: ['b', 'a'] })
  const bob = await enter(ctx, 'Bob')
  const lost = await changeLeads(ctx, {
    leads: [ann, bob].map(seenOf),
    action: move('lost', 'No budget'),
  })
  await updateLead(ctx.as('admin'), { id: bob.id, version: 2, company: 'Quicker Ltd' })
  const undone = await undoChanges(ctx, { leads: lost.changed })
  expect(undone).toMatchObject({ changed: [{ id: ann.id }], skipped: [{ id: bob.id, why: 'stale' }] })
  expect(await getLead(ctx, ann.id)).toMatchObject({ stage: 'new', lostReason: null, version: 3 })
  expect(await getLead(ctx, bob.id)).toMatchObject({ stage: 'lost', lostReason: 'No budget' })

  const leads = [{ id: ann.id, version: 3 }]
  const tagged = await changeLeads(ctx, { leads, action: { kind: 'tags', add: ['c'], remove: ['b'] } })
  await undoChanges(ctx, { leads: tagged.changed })
  const alone = await changeLeads(ctx, {
    leads: [{ id: ann.id, version: 5 }],
    action: { kind: 'owner', ownerId: null },
  })
  await undoChanges(ctx, { leads: alone.changed })
  expect(await getLead(ctx, ann.id)).toMatchObject({ tags: ['b', 'a'], owner: { name: 'Test sales' } })
  expect(await undoChanges(ctx, { leads: alone.changed })).toMatchObject({
    changed: [],
    skipped: [{ why: 'same' }],
  })
})

test('an undo gives no lead back to a colleague who may no longer work on leads', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const colleague = await createTestUser(ctx.as('system'), 'sales', 'colleague@site.test')
  const lead = await enter(ctx, 'Ann', { ownerId: colleague.id })
  const { changed } = await changeLeads(ctx, {
    leads: [seenOf(lead)],
    action: { kind: 'owner', ownerId: null },
  })
  await ctx.db.execute(sql`update users set role = 'editor' where id = ${colleague.id}`)
  expect(await undoChanges(ctx, { leads: changed })).toMatchObject({
    changed: [],
    skipped: [{ why: 'owner' }],
  })
})

test('everybody whom a filter finds can be chosen, in the order of the list and with the versions of now', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const ann = await enter(ctx, 'Ann Byrne', { tags: ['expo'] })
  await enter(ctx, 'Bob Hale')
  const cat = await enter(ctx, 'Cat Byrne', { tags: ['expo'] })
  await updateLead(ctx, { id: ann.id, version: 1, company: 'Byrne Castings' })
  const find = (given: object) => selectLeads(ctx, leadSearch.parse(given))
  const both = { leads: [{ id: ann.id, version: 2 }, seenOf(cat)], isComplete: true }
  expect(await find({ tag: 'expo', sort: 'name' })).toEqual(both)
  expect(await find({ q: 'byrne', sort: 'name' })).toEqual(both)
})

test('a board counts the leads of each stage and what they are worth, within the filter', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const worth = [1000, 2500, null]
  for (const [i, value] of worth.entries()) await enter(ctx, `Person ${i}`, { value, tags: ['expo'] })
  const won = await enter(ctx, 'Won', { value: 2_000_000_000 / 2 })
  const merged = await enter(ctx, 'Spam')
  await moveLead(ctx, { id: won.id, stage: 'won' })
  await moveLead(ctx, { id: merged.id, stage: 'quarantine' })
  const totals = await totalStages(ctx, {})
  expect(totals.map(({ stage, count, value }) => [stage, count, value])).toEqual([
    ['new', 3, 3500],
    ['contacted', 0, 0],
    ['qualified', 0, 0],
    ['proposal', 0, 0],
    ['won', 1, 1_000_000_000],
    ['lost', 0, 0],
  ])
  expect((await totalStages(ctx, { tag: 'expo' })).find(({ stage }) => stage === 'won')).toMatchObject({
    count: 0,
    isMore: false,
  })
})

test('counts and choices end at a thousand and say that there are more', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const first = await enter(ctx, 'Ann', { tags: ['expo'] })
  await ctx.db.execute(sql`
    insert into leads (created_at, updated_at, name, source, first_touch, last_touch, consents, signals, fit, engagement_mass, value, tags, last_activity_at, retain_until)
    select created_at, updated_at, 'Person ' || i, source, first_touch, last_touch, consents, signals, fit, engagement_mass, 10, '{expo}', last_activity_at, retain_until
    from leads, generate_series(1, 3001) i where id = ${first.id}`)
  const search = leadSearch.parse({ sort: 'name' })
  const chosen = await selectLeads(ctx, search)
  expect([chosen.leads.length, chosen.isComplete, chosen.leads[0]]).toEqual([1000, false, seenOf(first)])
  expect(await totalStages(ctx, {})).toMatchObject([
    { stage: 'new', count: 1000, isMore: true },
    ...Array(5).fill({ count: 0, isMore: false }),
  ])
  const [tagged] = await totalStages(ctx, { tag: 'expo' })
  expect(tagged).toMatchObject({ stage: 'new', count: 3001, isMore: true })
  const page = await listLeads(ctx, leadQuery.parse({ q: 'person', total: '1', sort: 'name' }))
  expect([page.items.length, page.total]).toEqual([25, 1001])
})

test('the API refuses roles without leads, too many at once, and what isn’t a batch', async () => {
  const { ctx, app } = await apiApp(leadBatchApi, 'sales')
  const lead = await enter(ctx, 'Ann')
  const post = (body: unknown) =>
    app.request('/api/leads/batch', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const good = { leads: [seenOf(lead)], action: { kind: 'tags', add: ['expo'], remove: [] } }
  for (const role of ['editor', 'analyst'] as const) {
    const nobody = { kind: 'owner' as const, ownerId: null }
    await expect(changeLeads(ctx.as(role), { ...good, action: nobody })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(selectLeads(ctx.as(role), leadSearch.parse({}))).rejects.toMatchObject({ code: 'forbidden' })
  }
  const crowd = Array.from({ length: 1001 }, () => ({ id: crypto.randomUUID(), version: 1 }))
  const wrong = [
    { ...good, leads: [] },
    { ...good, leads: crowd },
    { ...good, leads: [{ id: 'x', version: 1 }] },
    { ...good, action: { kind: 'stage', stage: 'merged' } },
    { ...good, action: { kind: 'erase' } },
    { ...good, action: { kind: 'tags', add: ['x'.repeat(41)], remove: [] } },
    { ...good, action: { kind: 'tags', add: ['\0'], remove: [] } },
    { leads: 'all' },
  ]
  for (const body of wrong) expect((await post(body)).status, JSON.stringify(body).slice(0, 90)).toBe(422)
  expect((await post({ ...good, leads: crowd.slice(0, 1000) })).status).toBe(200)
  expect((await post(good)).status).toBe(200)
})
