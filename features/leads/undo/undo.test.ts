import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#lib/durations.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { newLead } from '#features/leads/lead.schema.ts'
import { changeLeads } from '#features/leads/leads.server/change-leads.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { deleteLead } from '#features/leads/leads.server/delete-lead.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { listLeads } from '#features/leads/leads.server/list-leads.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { moveLead } from '#features/leads/leads.server/move-lead.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { leadQuery } from '#features/leads/lead-query.schema.ts'
import { deleteNote, updateNote } from '#features/leads/notes/notes.server.ts'
import { takeBack } from '#tests/take-back.ts'

const enter = (ctx: TestCtx, name: string) => createLead(ctx, newLead.parse({ name }))
const gone = { code: 'gone', message: 'This can no longer be undone' }

test('a move is taken back once, by who made it, within a day', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const bob = await createTestUser(ctx, 'admin')
  const lead = await enter(ann.ctx, 'Ann Byrne')
  const { undo = '' } = await moveLead(ann.ctx, { id: lead.id, stage: 'lost', reason: 'Too dear' })
  await expect(takeBack(bob.ctx, undo)).rejects.toMatchObject(gone)
  expect(await takeBack(ann.ctx, undo)).toMatchObject({ changed: [{ id: lead.id }], skipped: [] })
  expect(await getLead(ann.ctx, lead.id)).toMatchObject({ stage: 'new', lostReason: null })
  await expect(takeBack(ann.ctx, undo)).rejects.toMatchObject(gone)
  const again = await moveLead(ann.ctx, { id: lead.id, stage: 'won' })
  ctx.clock.advance(dayMs + 1)
  await expect(takeBack(ann.ctx, again.undo ?? '')).rejects.toMatchObject(gone)
  const same = await moveLead(ann.ctx, { id: lead.id, stage: 'won' })
  expect(same.undo, 'a move that changed nothing').toBeUndefined()
})

test('what someone changed since stays, and the undo says so', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const lead = await enter(ctx, 'Ann Byrne')
  const first = await moveLead(ctx, { id: lead.id, stage: 'contacted' })
  await moveLead(ctx, { id: lead.id, stage: 'qualified' })
  expect(await takeBack(ctx, first.undo ?? '')).toMatchObject({
    changed: [],
    skipped: [{ name: 'Ann Byrne', why: 'stale' }],
  })
  expect(await getLead(ctx, lead.id)).toMatchObject({ stage: 'qualified' })
})

test('a batch is taken back by one id', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const both = [await enter(ctx, 'Ann'), await enter(ctx, 'Bob')]
  const leads = both.map(({ id, version }) => ({ id, version }))
  const { undo = '' } = await changeLeads(ctx, { leads, action: { kind: 'tags', add: ['expo'], remove: [] } })
  expect((await takeBack(ctx, undo)).changed).toHaveLength(2)
  for (const { id } of both) expect(await getLead(ctx, id)).toMatchObject({ tags: [] })
})

test('a lead is deleted by those who may, is on no list, and comes back by undo, by a stage, or by writing again', async () => {
  const ctx = await testCtx({ role: 'admin' })
  const { leadId: id } = await recordEnquiry(ctx, {
    source: 'contact',
    name: 'Ann Byrne',
    email: 'ann@castings.example',
    touch: {},
    consents: [],
  })
  const listed = async () => (await listLeads(ctx, leadQuery.parse({}))).items.length
  await expect(deleteLead(ctx.as('sales'), id)).rejects.toMatchObject({ code: 'forbidden' })
  const { undo } = await deleteLead(ctx, id)
  expect(await listed()).toBe(0)
  expect(await deleteLead(ctx, id)).toEqual({ undo: null })
  await takeBack(ctx, undo ?? '')
  expect(await getLead(ctx, id)).toMatchObject({ stage: 'new' })
  await deleteLead(ctx, id)
  expect(Date.parse((await getLead(ctx, id)).retainUntil)).toBe(ctx.clock.now().getTime() + 30 * dayMs)
  await moveLead(ctx, { id, stage: 'contacted' })
  expect(await listed()).toBe(1)
  await deleteLead(ctx, id)
  ctx.clock.advance(hourMs)
  await recordEnquiry(ctx, {
    source: 'chat',
    name: 'Ann Byrne',
    email: 'ann@castings.example',
    touch: {},
    consents: [],
  })
  expect(await getLead(ctx, id)).toMatchObject({ stage: 'new' })
})

test('a note is changed and deleted by who wrote it or an administrator, with what was written before', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const bob = await createTestUser(ctx, 'sales', 'bob@site.test')
  const admin = await createTestUser(ctx, 'admin')
  const lead = await enter(ann.ctx, 'Ann Byrne')
  const note = await logActivity(ann.ctx, { leadId: lead.id, kind: 'note', body: 'Wants a piolt' })
  const change = { id: note.id, seen: 'Wants a piolt', body: 'Wants a pilot' }
  await expect(updateNote(bob.ctx, change)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await updateNote(ann.ctx, change)).toMatchObject({
    body: 'Wants a pilot',
    history: [{ body: 'Wants a piolt', by: 'Test sales' }],
  })
  await expect(updateNote(admin.ctx, { ...change, body: 'Other' })).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { body: 'Wants a pilot' } },
  })
  const { undo } = await deleteNote(ann.ctx, note.id)
  expect((await getLead(ann.ctx, lead.id)).timeline.map(({ body }) => body)).not.toContain('Wants a pilot')
  await takeBack(ann.ctx, undo)
  expect((await getLead(ann.ctx, lead.id)).timeline.map(({ body }) => body)).toContain('Wants a pilot')
  const system = (await getLead(ann.ctx, lead.id)).timeline.find(({ kind }) => kind === 'system')
  await expect(deleteNote(admin.ctx, system?.id ?? '')).rejects.toMatchObject({ code: 'invalid' })
})

test('a call that was made before it is noted stops the clock when it was made, and answers only what had come in', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-18T10:00:00Z' })
  const enquiry = {
    source: 'contact' as const,
    name: 'Ann',
    email: 'ann@castings.example',
    touch: {},
    consents: [],
  }
  const { leadId } = await recordEnquiry(ctx, { ...enquiry, message: 'First' })
  ctx.clock.advance(3 * hourMs)
  await recordEnquiry(ctx, { ...enquiry, message: 'Second' })
  ctx.clock.advance(hourMs)
  await logActivity(ctx, { leadId, kind: 'call', body: 'Called', at: '2026-11-18T11:00:00Z' })
  const lead = await getLead(ctx, leadId)
  expect(lead.reply?.repliedAt).toBe('2026-11-18T11:00:00.000Z')
  const answers = lead.timeline.flatMap(({ body, enquiry }) => (enquiry ? [[body, enquiry.repliedAt]] : []))
  expect(answers).toEqual([
    ['Second', null],
    ['First', '2026-11-18T11:00:00.000Z'],
  ])
  const future = logActivity(ctx, { leadId, kind: 'call', body: 'x', at: '2026-11-18T15:00:00Z' })
  await expect(future).rejects.toMatchObject({ code: 'invalid', errors: { at: expect.any(String) } })
})
