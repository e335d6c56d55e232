import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { auditLog } from '#features/context/audit.table.server.ts'
import { hourMs as hour } from '#lib/durations.ts'
import { activities } from './activity.table.server.ts'
import { enquiries } from './enquiry.table.server.ts'
import { changeLeads } from './leads.server/change-leads.ts'
import { createLead } from './leads.server/create-lead.ts'
import { getLead } from './leads.server/get-lead.ts'
import { logActivity } from './leads.server/log-activity.ts'
import { moveLead } from './leads.server/move-lead.ts'
import type { NewEnquiry } from './leads.server/new-enquiry.ts'
import { recordEnquiry } from './leads.server/record-enquiry.ts'
import { createTask, updateTask } from './tasks/tasks.server.ts'
import { updateLead } from './leads.server/update-lead.ts'

const ann = {
  name: 'Ann Byrne',
  email: 'ann@castings.example',
  company: 'Byrne Castings',
  source: 'manual' as const,
}
const enquiryOfAnn: NewEnquiry = { ...ann, source: 'contact', touch: {}, consents: [] }

test('a lead entered by hand belongs to who entered it and has no reply clock', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const lead = await createLead(ctx, {
    ...ann,
    sector: 'manufacturing',
    companySize: '50-249',
    country: 'IE',
  })
  expect(lead).toMatchObject({
    stage: 'new',
    owner: { name: 'Test sales' },
    reply: null,
    fit: 80,
    grade: 'A3',
    version: 1,
  })
  const { timeline } = await getLead(ctx, lead.id)
  expect(timeline).toMatchObject([{ kind: 'system', body: 'Entered by hand', by: 'Test sales' }])
})

test('a second lead with the same address is refused and names the first', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id } = await createLead(ctx, ann)
  const again = createLead(ctx, { ...ann, email: ' ANN@castings.example'.trim() })
  await expect(again).rejects.toMatchObject({ code: 'conflict', data: { leadId: id } })
  const bob = await createLead(ctx, { ...ann, email: 'bob@castings.example' })
  await expect(updateLead(ctx, { id: bob.id, version: 1, email: ann.email })).rejects.toMatchObject({
    data: { leadId: id },
  })
})

test('people without email can be entered, as many as there are', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await createLead(ctx, { name: 'Ann Byrne', source: 'manual' })
  expect(await createLead(ctx, { name: 'Ann Byrne', source: 'manual' })).toMatchObject({ email: null })
})

test('two people editing: the second is told what differs, and nothing is lost', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id, version } = await createLead(ctx, ann)
  await updateLead(ctx, { id, version, company: 'Byrne Castings Ltd', sector: 'manufacturing' })
  const late = updateLead(ctx.as('admin'), { id, version, company: 'Byrne & Sons', sector: 'manufacturing' })
  await expect(late).rejects.toMatchObject({
    code: 'conflict',
    data: { fields: ['company'], current: { company: 'Byrne Castings Ltd', version: 2 } },
  })
  expect(await updateLead(ctx, { id, version: 2, company: 'Byrne & Sons' })).toMatchObject({
    company: 'Byrne & Sons',
    version: 3,
  })
})

test('twenty people editing the same version at once: one wins, nineteen are told', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id, version } = await createLead(ctx, ann)
  const edits = Array.from({ length: 20 }, (_, i) =>
    updateLead(ctx, { id, version, company: `Company ${i}` }),
  )
  const results = await Promise.allSettled(edits)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a change sent twice is written once, with one audit row of what changed from and to', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id, version } = await createLead(ctx, ann)
  const change = { id, version, phone: '020 7946 0011', tags: ['vip', 'vip'] }
  await updateLead(ctx, change)
  expect(await updateLead(ctx, change)).toMatchObject({ version: 2, tags: ['vip'], fit: 35 })
  const rows = (await ctx.db.select().from(auditLog)).filter(({ action }) => action === 'lead.update')
  expect(rows).toMatchObject([
    { from: { phone: null, tags: [] }, to: { phone: '020 7946 0011', tags: ['vip'] } },
  ])
})

test('the owner can be oneself, nobody, or an active colleague; not a stranger', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const colleague = await createTestUser(ctx.as('system'), 'admin')
  const { id } = await createLead(ctx, { ...ann, ownerId: null })
  expect(await updateLead(ctx, { id, version: 1, ownerId: colleague.id })).toMatchObject({
    owner: { name: 'Test admin' },
  })
  const strange = updateLead(ctx, { id, version: 2, ownerId: crypto.randomUUID() })
  await expect(strange).rejects.toMatchObject({ code: 'invalid', errors: { ownerId: expect.any(String) } })
})

test('a lead can be given to an owner, an administrator or sales, and to no editor, analyst or disabled colleague', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const lead = await createLead(ctx, { ...ann, ownerId: null })
  let { version } = lead
  for (const role of ['owner', 'admin', 'sales'] as const) {
    const { id: ownerId } = await createTestUser(ctx.as('system'), role)
    ;({ version } = await updateLead(ctx, { id: lead.id, version, ownerId }))
  }
  const before = await getLead(ctx, lead.id)
  const refused = { code: 'invalid', status: 422, errors: { ownerId: expect.any(String) } }
  const former = await createTestUser(ctx.as('system'), 'sales', 'former@site.test')
  await ctx.db.execute(sql`update users set state = 'disabled' where id = ${former.id}`)
  const others = [former]
  for (const role of ['editor', 'analyst'] as const) others.push(await createTestUser(ctx.as('system'), role))
  for (const { id: ownerId } of others) {
    await expect(updateLead(ctx, { id: lead.id, version, ownerId })).rejects.toMatchObject(refused)
    await expect(createLead(ctx, { name: 'Bob', source: 'manual', ownerId })).rejects.toMatchObject(refused)
    const action = { kind: 'owner' as const, ownerId }
    await expect(changeLeads(ctx, { leads: [{ id: lead.id, version }], action })).rejects.toMatchObject(
      refused,
    )
  }
  expect(await getLead(ctx, lead.id)).toEqual(before)
})

test('only a call, email or meeting stops the reply clock, for every enquiry that waits', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-20T17:00:00Z' })
  const { leadId } = await recordEnquiry(ctx, enquiryOfAnn)
  await recordEnquiry(ctx, { ...enquiryOfAnn, message: 'One more thing that I forgot' })
  await logActivity(ctx, { leadId, kind: 'note', body: 'Looks promising' })
  await moveLead(ctx, { id: leadId, stage: 'qualified' })
  expect((await getLead(ctx, leadId)).reply).toMatchObject({ state: 'due', repliedAt: null })
  ctx.clock.advance(65 * hour)
  await logActivity(ctx, { leadId, kind: 'call', body: 'Spoke for ten minutes' })
  expect((await getLead(ctx, leadId)).reply).toMatchObject({
    state: 'met',
    repliedAt: '2026-11-23T10:00:00.000Z',
  })
  const hours = await ctx.db.select({ repliedAfterMs: enquiries.repliedAfterMs }).from(enquiries)
  expect(hours).toEqual([{ repliedAfterMs: 2 * hour }, { repliedAfterMs: 2 * hour }])
})

test('the reply clock goes from due to at risk to breached, and an answer after that is late', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-18T09:00:00Z' })
  const { leadId } = await recordEnquiry(ctx, enquiryOfAnn)
  const state = async () => (await getLead(ctx, leadId)).reply?.state
  expect(await state()).toBe('due')
  ctx.clock.advance(6.75 * hour)
  expect(await state()).toBe('at_risk')
  ctx.clock.advance(2.25 * hour)
  expect(await state()).toBe('at_risk')
  ctx.clock.advance(1)
  expect(await state()).toBe('breached')
  await logActivity(ctx, { leadId, kind: 'email', body: 'Sorry for the wait' })
  expect(await state()).toBe('late')
})

test('an activity sent twice is written once; the id of another lead’s activity is refused', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id: leadId } = await createLead(ctx, ann)
  const other = await createLead(ctx, { ...ann, email: 'bob@castings.example' })
  const call = { leadId, id: crypto.randomUUID(), kind: 'call' as const, body: 'Spoke' }
  const [first, second] = await Promise.all([logActivity(ctx, call), logActivity(ctx, call)])
  expect(second).toEqual(first)
  expect((await ctx.db.select().from(activities)).filter(({ kind }) => kind === 'call')).toHaveLength(1)
  await expect(logActivity(ctx, { ...call, leadId: other.id })).rejects.toMatchObject({ code: 'conflict' })
})

test('losing a lead needs a reason, and so does taking back a win', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id } = await createLead(ctx, ann)
  await expect(moveLead(ctx, { id, stage: 'lost' })).rejects.toMatchObject({
    code: 'invalid',
    errors: { reason: expect.any(String) },
  })
  expect(await moveLead(ctx, { id, stage: 'lost', reason: 'No budget' })).toMatchObject({
    lostReason: 'No budget',
  })
  expect(await moveLead(ctx, { id, stage: 'won' })).toMatchObject({ lostReason: null })
  await expect(moveLead(ctx, { id, stage: 'proposal' })).rejects.toMatchObject({ code: 'invalid' })
})

test('a move sent twice is written once, and a move from a stage that is past is refused', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id } = await createLead(ctx, ann)
  const move = { id, from: 'new' as const, stage: 'contacted' as const }
  await Promise.all([moveLead(ctx, move), moveLead(ctx, move)])
  const moves = (await getLead(ctx, id)).timeline.filter(({ kind }) => kind === 'stage_change')
  expect(moves).toMatchObject([{ data: { from: 'new', to: 'contacted' } }])
  await expect(moveLead(ctx, { ...move, stage: 'qualified' })).rejects.toMatchObject({
    data: { fields: ['stage'] },
  })
})

test('tasks are ticked off once, opened again, and leave a line in the timeline', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id: leadId } = await createLead(ctx, ann)
  const { id } = await createTask(ctx, { leadId, title: 'Send the paper', dueAt: '2026-11-19T09:00:00Z' })
  const done = await updateTask(ctx, { id, isDone: true })
  ctx.clock.advance(hour)
  expect(await updateTask(ctx, { id, isDone: true })).toEqual(done)
  expect(
    (await getLead(ctx, leadId)).timeline.filter(({ body }) => body === 'Task done: Send the paper'),
  ).toHaveLength(1)
  expect(await updateTask(ctx, { id, isDone: false })).toMatchObject({ doneAt: null })
})

test('likely duplicates share a phone number, or a business domain and nearly the name, never a free mailbox', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id } = await createLead(ctx, { ...ann, phone: '+44 (0)20 7946 0011' })
  await createLead(ctx, { name: 'Carl', email: 'carl@gmail.com', phone: '020 7946 0011', source: 'manual' })
  await createLead(ctx, { name: 'Dora', email: 'dora@castings.example', source: 'manual' })
  await createLead(ctx, { name: 'Anne Byrne', email: 'a.byrne@castings.example', source: 'manual' })
  const eve = await createLead(ctx, { name: 'Eve', email: 'eve@gmail.com', source: 'manual' })
  expect((await getLead(ctx, id)).duplicates).toMatchObject([
    { name: 'Carl', reasons: ['phone'] },
    { name: 'Anne Byrne', reasons: ['domain_and_name'] },
  ])
  expect((await getLead(ctx, eve.id)).duplicates).toEqual([])
})

test('only roles that may see personal data see leads, and a stranger’s id is not found', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id } = await createLead(ctx, ann)
  for (const role of ['editor', 'analyst'] as const) {
    await expect(getLead(ctx.as(role), id)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(createLead(ctx.as(role), ann)).rejects.toMatchObject({ code: 'forbidden' })
  }
  await expect(getLead(ctx, crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' })
})
