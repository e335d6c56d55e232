import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hourMs } from '#lib/durations.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { listDue } from '#features/leads/leads.server/due-replies.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { takeBack } from '#tests/take-back.ts'
import { listTasks } from './list-tasks.server.ts'
import { remindOfTasks } from './remind-tasks.server.ts'
import { newTask, taskChange, taskQuery } from './task.schema.ts'
import { createTask, deleteTask, updateTask } from './tasks.server.ts'

const ann = {
  source: 'contact' as const,
  name: 'Ann Byrne',
  email: 'ann.byrne@castings.example',
  message: 'Our inspection misses porosity.',
  touch: { page: '/contact' },
  consents: [],
}
const meetings = (given: object = {}) => taskQuery.parse({ kind: 'meeting', ...given })
const auditOf = async (ctx: TestCtx, action: string) =>
  (await ctx.database.pool.query('select * from audit_log where action = $1 order by at', [action])).rows
const visit = { kind: 'meeting' as const, title: 'Site visit', dueAt: '2026-11-19T14:00:00Z' }

async function met(ctx: TestCtx, given: object = {}) {
  const { leadId } = await recordEnquiry(ctx.as('system'), ann)
  const made = await createTask(ctx, newTask.parse({ ...visit, leadId, ...given }))
  return { leadId, made }
}

test('K6: a meeting has a lead, a beginning, half an hour unless told, a place and who holds it', async () => {
  const ctx = await testCtx({ now: '2026-11-19T09:00:00Z' })
  const { ctx: bob, id: bobId } = await createTestUser(ctx, 'sales')
  const { leadId, made } = await met(bob, { place: '  Unit 4, Mill Lane ' })
  expect(made).toMatchObject({
    kind: 'meeting',
    leadId,
    title: 'Site visit',
    dueAt: '2026-11-19T14:00:00.000Z',
    minutes: 30,
    place: 'Unit 4, Mill Lane',
    owner: { id: bobId },
    doneAt: null,
    tookPlace: null,
  })
  expect((await getLead(bob, leadId)).tasks).toEqual([made])
  expect((await listTasks(bob, meetings({ owner: 'me', due: 'today' }))).items).toMatchObject([
    { id: made.id, lead: { id: leadId, name: 'Ann Byrne' } },
  ])
  const moved = await updateTask(bob, { id: made.id, dueAt: '2026-11-19T15:00:00Z', minutes: 45, place: '' })
  expect(moved).toMatchObject({ dueAt: '2026-11-19T15:00:00.000Z', minutes: 45, place: null })
  expect(await auditOf(ctx, 'meeting.update')).toMatchObject([
    { entity: 'task', from: { minutes: 30 }, to: { minutes: 45, place: null } },
  ])
})

test('K6: a meeting with nobody, one that repeats and a task with a length are refused by their field', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-19T09:00:00Z' })
  const { leadId, made } = await met(ctx)
  const refused = (field: string) => ({ code: 'invalid', errors: { [field]: expect.any(String) } })
  await expect(createTask(ctx, visit)).rejects.toMatchObject(refused('leadId'))
  await expect(createTask(ctx, { ...visit, leadId, repeat: 'weekly' })).rejects.toMatchObject(
    refused('repeat'),
  )
  await expect(updateTask(ctx, { id: made.id, repeat: 'daily' })).rejects.toMatchObject(refused('repeat'))
  const task = { title: 'Send the offer', dueAt: visit.dueAt }
  await expect(createTask(ctx, { ...task, minutes: 30 })).rejects.toMatchObject(refused('minutes'))
  const { id } = await createTask(ctx, task)
  await expect(updateTask(ctx, { id, place: 'Here' })).rejects.toMatchObject(refused('place'))
  await expect(updateTask(ctx, { id, isDone: true, tookPlace: true })).rejects.toMatchObject(
    refused('tookPlace'),
  )
  for (const minutes of [0, 4, 1441, 30.5])
    expect(newTask.safeParse({ ...visit, leadId, minutes }).success, `${minutes}`).toBe(false)
  expect(taskChange.safeParse({ place: 'x'.repeat(501) }).success).toBe(false)
  for (const year of ['0000', '0202', '1999', '2101', '9999']) {
    const dueAt = `${year}-06-01T10:00:00Z`
    for (const given of [{ dueAt }, { remindAt: dueAt }])
      expect(taskChange.safeParse(given).success, year).toBe(false)
    expect(taskQuery.safeParse({ from: dueAt }).success, year).toBe(false)
  }
})

test('A7: a meeting that took place is logged at its time and stops the reply clock, once however often it is said', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-19T13:00:00Z' })
  const { leadId, made } = await met(ctx, { place: 'Unit 4' })
  ctx.clock.advance(2 * hourMs)
  expect((await getLead(ctx, leadId)).reply).toMatchObject({ state: 'due' })
  const said = { id: made.id, isDone: true, notes: 'A trial in March.' }
  expect(await updateTask(ctx, said)).toMatchObject({ tookPlace: true, doneAt: '2026-11-19T15:00:00.000Z' })
  await updateTask(ctx, said)
  const { timeline, reply } = await getLead(ctx, leadId)
  const logged = timeline.filter(({ kind }) => kind === 'meeting')
  expect(logged).toMatchObject([
    { at: '2026-11-19T14:00:00.000Z', body: 'Site visit (Unit 4)\n\nA trial in March.' },
  ])
  expect(reply).toMatchObject({ state: 'met', repliedAt: '2026-11-19T14:00:00.000Z' })
  expect(await auditOf(ctx, 'lead.activity')).toMatchObject([{ entity_id: leadId, to: { kind: 'meeting' } }])
  expect((await listTasks(ctx, meetings())).items).toEqual([])
  await expect(updateTask(ctx, { id: made.id, isDone: true, tookPlace: false })).rejects.toMatchObject({
    code: 'conflict',
  })
  // Opened again it is to be said anew, and what was logged by mistake is gone.
  expect(await updateTask(ctx, { id: made.id, isDone: false })).toMatchObject({
    doneAt: null,
    tookPlace: null,
  })
  expect((await getLead(ctx, leadId)).timeline.filter(({ kind }) => kind === 'meeting')).toEqual([])
})

test('A7: a meeting that did not take place stops no clock, and leaves a line', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-19T13:00:00Z' })
  const { leadId, made } = await met(ctx)
  ctx.clock.advance(2 * hourMs)
  const done = await updateTask(ctx, { id: made.id, isDone: true, tookPlace: false })
  expect(done).toMatchObject({ tookPlace: false, doneAt: expect.any(String) })
  const { timeline, reply } = await getLead(ctx, leadId)
  expect(reply).toMatchObject({ state: 'due', repliedAt: null })
  expect(timeline.filter(({ kind }) => kind === 'meeting')).toEqual([])
  expect(timeline[0]).toMatchObject({ kind: 'system', body: 'Meeting did not take place: Site visit' })
})

test('a meeting that a lead brought into another one is logged there', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-19T13:00:00Z' })
  const { leadId, made } = await met(ctx)
  const { leadId: other } = await recordEnquiry(ctx.as('system'), { ...ann, email: 'a.b@castings.example' })
  await ctx.db.update(leads).set({ mergedInto: other, stage: 'merged' }).where(eq(leads.id, leadId))
  await ctx.database.pool.query('update tasks set lead_id = $1', [other])
  await updateTask(ctx, { id: made.id, isDone: true })
  expect((await getLead(ctx, other)).reply).toMatchObject({ state: 'met' })
})

test('K6: what overlaps a time is found with who has it: what only touches it, is done or was cancelled is not', async () => {
  const ctx = await testCtx({ now: '2026-11-19T09:00:00Z' })
  const { ctx: bob, id: owner } = await createTestUser(ctx, 'sales')
  const { leadId, made } = await met(bob, { minutes: 60 })
  const at = (dueAt: string, minutes: number, title: string) =>
    createTask(bob, { ...visit, leadId, dueAt, minutes, title })
  await at('2026-11-19T00:30:00Z', 24 * 60, 'All day')
  await at('2026-11-19T13:00:00Z', 60, 'Ends as it begins')
  const gone = await at('2026-11-19T14:10:00Z', 5, 'Cancelled')
  const { undo } = await deleteTask(bob, gone.id)
  const over = await at('2026-11-19T14:15:00Z', 5, 'Done')
  await updateTask(bob, { id: over.id, isDone: true, tookPlace: false })
  const query = meetings({ owner, from: '2026-11-19T14:00:00Z', until: '2026-11-19T14:30:00Z' })
  const titles = async () => (await listTasks(ctx.as('sales'), query)).items.map(({ title }) => title)
  expect(await titles()).toEqual(['All day', made.title])
  await takeBack(bob, undo)
  expect(await titles()).toEqual(['All day', made.title, 'Cancelled'])
})

test('a reminder and a notice tell of a meeting in its own words', async () => {
  const ctx = await testCtx({ now: '2026-11-19T13:00:00Z' })
  const { ctx: bob } = await createTestUser(ctx, 'sales')
  const { leadId } = await met(bob, { place: 'Unit 4', remindAt: '2026-11-19T13:00:00Z' })
  expect(await remindOfTasks(ctx)).toBe(1)
  const { rows } = await ctx.database.pool.query(`select text from mails where kind = 'task.reminder'`)
  expect(rows[0].text).toContain('The meeting “Site visit” begins 19 Nov 2026, 14:00.')
  expect(rows[0].text).toContain('Where: Unit 4')
  ctx.clock.advance(hourMs)
  expect(await listDue(ctx)).toMatchObject([{ kind: 'meeting_begins', leadId }])
})
