import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { auditLog } from '#features/context/audit.table.server.ts'
import { newLead } from '#features/leads/lead.schema.ts'
import { leadQuery } from '#features/leads/lead-query.schema.ts'
import { changeLeads } from '#features/leads/leads.server/change-leads.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { listLeads } from '#features/leads/leads.server/list-leads.ts'
import { listWaiting } from '#features/leads/leads.server/list-waiting.ts'
import { moveLead } from '#features/leads/leads.server/move-lead.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { totalStages } from '#features/leads/leads.server/total-stages.ts'
import { takeBack } from '#tests/take-back.ts'
import { archiveStage, emptyArchivedStages, restoreStage } from './stages.server/archive-stage.ts'
import { addStage, changeStage, listStages, orderStages } from './stages.server/change-stages.ts'

const enter = (ctx: TestCtx, name: string) => createLead(ctx, newLead.parse({ name }))
const boardOf = async (ctx: TestCtx) =>
  (await listStages(ctx)).items.filter(({ isArchived, kind }) => !isArchived && kind !== 'away')
const namesOf = async (ctx: TestCtx) => (await boardOf(ctx)).map(({ name }) => name)

test('an added stage stands behind the others of its kind, and everything knows it', async () => {
  const ctx = await testCtx({ role: 'admin' })
  const stage = await addStage(ctx, { name: 'First call', kind: 'open', probability: 70 })
  expect(stage).toMatchObject({ id: 'open-first-call', kind: 'open', probability: 70, isQualified: false })
  expect(await namesOf(ctx)).toEqual([
    'New',
    'Contacted',
    'Qualified',
    'Proposal',
    'First call',
    'Won',
    'Lost',
  ])
  const { leadId } = await recordEnquiry(ctx.as('visitor'), {
    source: 'contact',
    name: 'Ann Byrne',
    email: 'ann@castings.example',
    touch: {},
    consents: [],
  })
  await moveLead(ctx, { id: leadId, stage: stage.id })
  const listed = async (stage: string) =>
    (await listLeads(ctx, leadQuery.parse({ stage }))).items.map(({ id }) => id)
  expect(await listed(stage.id)).toEqual([leadId])
  expect(await listed('open')).toEqual([leadId])
  expect(await listed('closed')).toEqual([])
  const totals = await totalStages(ctx, {})
  expect(totals.map(({ stage, count }) => [stage, count])).toContainEqual([stage.id, 1])
  const waiting = await listWaiting(ctx, { limit: 5, whose: 'all', exclude: [] })
  expect(
    waiting.map(({ id }) => id),
    'nobody has answered yet',
  ).toEqual([leadId])
  expect((await getLead(ctx, leadId)).reply?.state).toBe('due')
})

test('a lead that goes to an added lost stage needs a reason, and is closed there', async () => {
  const ctx = await testCtx({ role: 'admin' })
  const { id: stage } = await addStage(ctx, { name: 'Not now', kind: 'lost' })
  const lead = await enter(ctx, 'Ann')
  await expect(moveLead(ctx, { id: lead.id, stage })).rejects.toMatchObject({
    code: 'invalid',
    errors: { reason: expect.any(String) },
  })
  expect(await moveLead(ctx, { id: lead.id, stage, reason: 'Next year' })).toMatchObject({
    stage,
    lostReason: 'Next year',
    reply: null,
  })
})

test('only those who may change settings do, and what is no stage is refused', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await expect(addStage(ctx, { name: 'X1', kind: 'open' })).rejects.toMatchObject({ code: 'forbidden' })
  const lead = await enter(ctx, 'Ann')
  for (const stage of ['open-nowhere', 'merged', 'deleted'])
    await expect(moveLead(ctx, { id: lead.id, stage }), stage).rejects.toMatchObject({
      code: 'invalid',
      errors: { stage: expect.any(String) },
    })
  await expect(listLeads(ctx, leadQuery.parse({ stage: 'open-nowhere' }))).rejects.toMatchObject({
    code: 'invalid',
  })
  expect(await moveLead(ctx, { id: lead.id, stage: 'quarantine' })).toMatchObject({ stage: 'quarantine' })
})

test('a name is taken once among the stages in use, whatever its capitals', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const taken = { code: 'invalid', errors: { name: expect.stringContaining('already') } }
  await expect(addStage(ctx, { name: 'proposal', kind: 'open' })).rejects.toMatchObject(taken)
  const both = await Promise.allSettled([
    addStage(ctx, { name: 'Demo', kind: 'open' }),
    addStage(ctx, { name: 'Demo', kind: 'open' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a renamed stage keeps its id, and who was slower is told', async () => {
  const ctx = await testCtx({ role: 'admin' })
  const [first] = await boardOf(ctx)
  const version = first?.version ?? 0
  expect(await changeStage(ctx, { id: 'new', name: 'Arrived', version })).toMatchObject({
    id: 'new',
    name: 'Arrived',
  })
  await expect(changeStage(ctx, { id: 'new', name: 'Fresh', version })).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { name: 'Arrived' } },
  })
  await expect(changeStage(ctx, { id: 'merged', name: 'Gone', version: 1 })).rejects.toMatchObject({
    code: 'not_found',
  })
  const { leadId } = await recordEnquiry(ctx.as('visitor'), {
    source: 'contact',
    name: 'Ann',
    email: 'ann@castings.example',
    touch: {},
    consents: [],
  })
  expect(await getLead(ctx, leadId)).toMatchObject({ stage: 'new' })
})

test('the board is ordered as a whole, and not by one who has not seen a new stage', async () => {
  const ctx = await testCtx({ role: 'admin' })
  const ids = (await boardOf(ctx)).map(({ id }) => id)
  await orderStages(ctx, { ids: ['contacted', ...ids.filter((id) => id !== 'contacted')] })
  expect((await namesOf(ctx)).slice(0, 2)).toEqual(['Contacted', 'New'])
  await addStage(ctx, { name: 'Demo', kind: 'open' })
  await expect(orderStages(ctx, { ids })).rejects.toMatchObject({ code: 'invalid' })
  await expect(orderStages(ctx, { ids: [...ids, 'merged'] })).rejects.toMatchObject({ code: 'invalid' })
})

test('an archived stage gives its leads away, with an entry for each, and takes none', async () => {
  const ctx = await testCtx({ role: 'admin' })
  const lead = await enter(ctx, 'Ann')
  const { undo = '' } = await moveLead(ctx, { id: lead.id, stage: 'proposal' })
  const away = await moveLead(ctx, { id: lead.id, stage: 'qualified' })
  await moveLead(ctx, { id: lead.id, stage: 'proposal' })
  expect(undo).not.toBe('')
  expect(await archiveStage(ctx, { id: 'proposal', to: 'qualified' })).toMatchObject({
    moved: 1,
    hasMore: false,
  })
  const file = await getLead(ctx, lead.id)
  expect(file.stage).toBe('qualified')
  const moves = file.timeline.filter(({ kind }) => kind === 'stage_change')
  expect(moves.map(({ body, data }) => [body, data])).toContainEqual([
    'Its stage was archived',
    { from: 'proposal', to: 'qualified', reason: 'Its stage was archived' },
  ])
  expect(await namesOf(ctx)).not.toContain('Proposal')
  await expect(moveLead(ctx, { id: lead.id, stage: 'proposal' })).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('archived'),
  })
  const seen = { id: lead.id, version: file.version }
  await expect(
    changeLeads(ctx, { leads: [seen], action: { kind: 'stage', stage: 'proposal' } }),
  ).rejects.toMatchObject({ code: 'invalid' })
  expect(away.undo).toBeDefined()
})

test('an undo into a stage that was archived since goes where its leads went', async () => {
  const ctx = await testCtx({ role: 'admin' })
  const lead = await enter(ctx, 'Ann')
  await moveLead(ctx, { id: lead.id, stage: 'proposal' })
  const { undo = '' } = await moveLead(ctx, { id: lead.id, stage: 'won' })
  await archiveStage(ctx, { id: 'proposal', to: 'contacted' })
  await takeBack(ctx, undo)
  expect(await getLead(ctx, lead.id)).toMatchObject({ stage: 'contacted' })
})

test('what is needed can’t be archived: where enquiries arrive, what is lost, the last won', async () => {
  const ctx = await testCtx({ role: 'admin' })
  for (const id of ['new', 'lost', 'won'])
    await expect(archiveStage(ctx, { id, to: 'contacted' }), id).rejects.toMatchObject({ code: 'invalid' })
  await addStage(ctx, { name: 'Renewed', kind: 'won' })
  await archiveStage(ctx, { id: 'won', to: 'won-renewed' })
  await expect(archiveStage(ctx, { id: 'contacted', to: 'contacted' })).rejects.toMatchObject({
    code: 'invalid',
  })
  await expect(archiveStage(ctx, { id: 'contacted', to: 'won' }), 'archived').rejects.toMatchObject({
    code: 'invalid',
  })
})

test('a stage with many leads is emptied by the job, and one brought back is empty', async () => {
  const ctx = await testCtx({ role: 'admin' })
  await ctx.database.pool.query(
    `insert into leads (created_at, updated_at, name, company, stage, source, first_touch, last_touch, consents, signals, fit,
       engagement_mass, last_activity_at, retain_until)
     select now(), now(), 'Lead ' || n, '', 'proposal', 'manual', '{}', '{}', '[]', '{}', 0, 0, now(), now() from generate_series(1, 2500) n`,
  )
  expect(await archiveStage(ctx, { id: 'proposal', to: 'qualified' })).toMatchObject({
    moved: 1000,
    hasMore: true,
  })
  expect(await archiveStage(ctx, { id: 'proposal', to: 'contacted' }), 'a second click').toMatchObject({
    moved: 0,
  })
  expect(await emptyArchivedStages(ctx.as('system'))).toBe(1500)
  const { rows } = await ctx.database.pool.query('select stage, count(*)::int as n from leads group by 1')
  expect(rows).toEqual([{ stage: 'qualified', n: 2500 }])
  expect(await restoreStage(ctx, 'proposal')).toMatchObject({ isArchived: false, movedTo: null })
  expect((await namesOf(ctx)).at(-1)).toBe('Proposal')
  expect(await emptyArchivedStages(ctx.as('system'))).toBe(0)
})

test('a move that runs beside the archiving of its stage is before it or refused, never lost in it', async () => {
  const ctx = await testCtx({ role: 'admin' })
  const leads = await Promise.all(['Ann', 'Bob', 'Cat', 'Dan'].map((name) => enter(ctx, name)))
  await Promise.allSettled([
    ...leads.map(({ id }) => moveLead(ctx, { id, stage: 'proposal' })),
    archiveStage(ctx, { id: 'proposal', to: 'contacted' }),
  ])
  const { items } = await listLeads(ctx, leadQuery.parse({}))
  expect(items.map(({ stage }) => stage).filter((stage) => stage === 'proposal')).toEqual([])
})

test('each change is in the log in words', async () => {
  const ctx = await testCtx({ role: 'admin' })
  const { id, version } = await addStage(ctx, { name: 'Demo', kind: 'open' })
  await changeStage(ctx, { id, name: 'Live demo', version })
  await archiveStage(ctx, { id, to: 'contacted' })
  await restoreStage(ctx, id)
  const log = await ctx.db.select().from(auditLog).where(eq(auditLog.entity, 'stage'))
  expect(log.map(({ action, entityId, actorName }) => [action, entityId, actorName]).toSorted()).toEqual(
    ['stage.added', 'stage.archived', 'stage.renamed', 'stage.restored'].map((action) => [
      action,
      id,
      ctx.actor.name,
    ]),
  )
  expect(log.find(({ action }) => action === 'stage.archived')).toMatchObject({
    from: { name: 'Live demo' },
    to: { leadsGoTo: 'Contacted' },
  })
  expect(log.find(({ action }) => action === 'stage.renamed')).toMatchObject({
    from: { name: 'Demo' },
    to: { name: 'Live demo' },
  })
})
