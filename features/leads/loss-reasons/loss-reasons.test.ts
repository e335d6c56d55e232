import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { rowOf } from '#tests/merging.ts'
import { createTestUser } from '#tests/users.ts'
import { appOn } from '#tests/whole-app.ts'
import { changeLeads } from '#features/leads/leads.server/change-leads.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { moveLead } from '#features/leads/leads.server/move-lead.ts'
import { exportLeads } from '#features/leads/export/export-leads.server.ts'
import { createImported } from '#features/leads/import-leads.server/create-imported.ts'
import { reportLosses } from '#features/leads/reports/report-groups.server.ts'
import { takeBack } from '#tests/take-back.ts'
import { dayMs } from '#lib/durations.ts'
import { addLossReason, changeLossReason, orderLossReasons } from './change-loss-reasons.server.ts'
import { listLossReasons } from './loss-reasons.server.ts'

const offered = async (ctx: TestCtx) =>
  (await listLossReasons(ctx)).items.filter(({ isRetired }) => !isRetired)

async function lost(ctx: TestCtx, name: string, why: { lossReasonId?: string; reason?: string }) {
  const { id } = await createLead(ctx, { name, source: 'manual' })
  return moveLead(ctx, { id, stage: 'lost', ...why })
}

test('K2: a reason is added, renamed, ordered, retired and offered again, each with an entry in the log', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const before = (await offered(ctx)).map(({ name }) => name)
  expect(before).toHaveLength(7)
  const added = await addLossReason(ctx, { name: 'Merged with a rival' })
  await expect(addLossReason(ctx, { name: 'merged with a RIVAL' })).rejects.toMatchObject({ code: 'invalid' })
  const renamed = await changeLossReason(ctx, { id: added.id, name: 'Was taken over', version: 1 })
  await expect(changeLossReason(ctx, { id: added.id, name: 'Sold', version: 1 })).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { name: 'Was taken over', version: 2 } },
  })
  const ids = (await offered(ctx)).map(({ id }) => id)
  await orderLossReasons(ctx, { ids: ids.toReversed() })
  expect((await offered(ctx)).map(({ name }) => name)).toEqual(['Was taken over', ...before.toReversed()])
  await expect(orderLossReasons(ctx, { ids: ids.slice(1) })).rejects.toMatchObject({ code: 'invalid' })
  await changeLossReason(ctx, { id: added.id, isRetired: true, version: renamed.version })
  expect((await offered(ctx)).map(({ name }) => name)).toEqual(before.toReversed())
  expect((await listLossReasons(ctx)).items.at(-1)).toMatchObject({ name: 'Was taken over', isRetired: true })
  await changeLossReason(ctx, { id: added.id, isRetired: false, version: 3 })
  expect((await offered(ctx)).at(-1)).toMatchObject({ name: 'Was taken over' })
  const { rows } = await ctx.database.pool.query(
    `select action from audit_log where entity = 'loss-reason' order by at, id`,
  )
  expect(rows.map(({ action }) => action).toSorted()).toEqual([
    'loss-reason.added',
    'loss-reason.ordered',
    'loss-reason.renamed',
    'loss-reason.restored',
    'loss-reason.retired',
  ])
})

test('K2: a lead is lost for a reason, words or both; neither is refused, and so is one that is retired', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const [price, , other] = await offered(ctx)
  const lossReasonId = price?.id ?? ''
  expect(await lost(ctx, 'By reason', { lossReasonId })).toMatchObject({ lossReasonId, lostReason: null })
  expect(await lost(ctx, 'By both', { lossReasonId, reason: 'Twice ours' })).toMatchObject({
    lossReasonId,
    lostReason: 'Twice ours',
  })
  // Words that are the name of a reason are that reason.
  expect(await lost(ctx, 'By its name', { reason: 'price TOO high' })).toMatchObject({
    lossReasonId,
    lostReason: null,
  })
  expect(await lost(ctx, 'By words', { reason: 'Moved to Mars' })).toMatchObject({
    lossReasonId: null,
    lostReason: 'Moved to Mars',
  })
  await expect(lost(ctx, 'Without', {})).rejects.toMatchObject({ code: 'invalid' })
  await changeLossReason(ctx, { id: other?.id ?? '', isRetired: true, version: 1 })
  await expect(lost(ctx, 'Retired', { lossReasonId: other?.id ?? '' })).rejects.toMatchObject({
    code: 'invalid',
    errors: { lossReasonId: 'There is no such reason' },
  })
})

test('K2: leads keep a retired reason and follow a new name: in the timeline’s time, the report and the export', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const [price] = await offered(ctx)
  const id = price?.id ?? ''
  const lead = await lost(ctx, 'Quiet Mill', { lossReasonId: id, reason: 'Twice ours' })
  const other = await lost(ctx, 'Loud Mill', { reason: 'Too dear' })
  await changeLossReason(ctx, { id, name: 'Too dear', version: 1 })
  await changeLossReason(ctx, { id, isRetired: true, version: 2 })
  const { timeline } = await getLead(ctx, lead.id)
  expect(timeline.find(({ kind }) => kind === 'stage_change')).toMatchObject({
    body: 'Price too high: Twice ours',
  })
  expect(await rowOf(ctx, lead.id)).toMatchObject({ lossReasonId: id, lostReason: 'Twice ours' })
  ctx.clock.advance(dayMs)
  const report = await reportLosses(ctx, 'month')
  expect(report.items).toMatchObject([{ reason: 'Too dear', lost: { now: 2, before: 0 } }])
  const { pieces } = await exportLeads(ctx, { ids: [lead.id, other.id] })
  let csv = ''
  for await (const piece of pieces) csv += piece
  expect(csv).toContain('Loss reason,Loss details')
  expect(csv).toMatch(/Quiet Mill.*Lost,[^,]*,Too dear,Twice ours/)
  expect(csv).toMatch(/Loud Mill.*Lost,[^,]*,Too dear,,/)
})

test('K2: a batch and a file lose leads for a reason, an undo gives it back, and a lead that is taken up again has none', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const [price] = await offered(ctx)
  const lossReasonId = price?.id ?? ''
  const one = await lost(ctx, 'Quiet Mill', { lossReasonId })
  const back = await moveLead(ctx, { id: one.id, stage: 'contacted' })
  expect(back).toMatchObject({ lossReasonId: null, lostReason: null })
  await takeBack(ctx, back.undo ?? '')
  expect(await rowOf(ctx, one.id)).toMatchObject({ stage: 'lost', lossReasonId })
  const two = await createLead(ctx, { name: 'Loud Mill', source: 'manual' })
  await changeLeads(ctx, {
    leads: [{ id: two.id, version: two.version }],
    action: { kind: 'stage', stage: 'lost', lossReasonId },
  })
  expect(await rowOf(ctx, two.id)).toMatchObject({ stage: 'lost', lossReasonId, lostReason: null })
  const [made] = await createImported(
    ctx,
    { id: crypto.randomUUID(), fileName: 'a.csv', by: undefined },
    [
      {
        fields: {
          name: 'From a file',
          email: null,
          company: '',
          phone: null,
          sector: null,
          companySize: null,
          country: null,
          problem: null,
          value: null,
          expectedClose: null,
          tags: [],
          custom: {},
        },
        facts: { stage: 'lost', lostReason: 'Price too high', notes: [] },
      },
    ],
    { ownerId: null, ownerName: null },
  )
  expect(await rowOf(ctx, made ?? '')).toMatchObject({ lossReasonId, lostReason: null })
})

test('K2: who may change settings changes the reasons; everybody who works on leads reads them', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const { ask } = appOn(ctx)
  const owner = await createTestUser(ctx, 'owner')
  const sales = await createTestUser(ctx, 'sales')
  const url = '/api/settings/loss-reasons'
  const add = (token: string, body: unknown) => ask('POST', url, { token, body })
  expect((await add(owner.token, { name: 'Moved away' })).status).toBe(201)
  expect((await add(owner.token, { name: 'Moved on', more: 1 })).status).toBe(422)
  expect((await add(owner.token, { name: '  ' })).status).toBe(422)
  expect((await add(sales.token, { name: 'Moved on' })).status).toBe(403)
  expect((await ask('GET', url, { token: sales.token })).text).toContain('Moved away')
})
