import { expect, test } from 'vitest'
import { auditLog } from '#features/context/audit.table.server.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { activities } from './activity.table.server.ts'
import { enquiries } from './enquiry.table.server.ts'
import { leads } from './lead.table.server.ts'
import { createLead } from './leads.server/create-lead.ts'
import { getLead } from './leads.server/get-lead.ts'
import { logActivity } from './leads.server/log-activity.ts'
import { moveLead } from './leads.server/move-lead.ts'
import { recordEnquiry } from './leads.server/record-enquiry.ts'
import { createTask, updateTask } from './tasks/tasks.server.ts'
import { updateLead } from './leads.server/update-lead.ts'
import { mergeLeads } from './merge/merge.server/merge-leads.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const now = '2026-11-18T10:00:00.000Z'
const ann = { name: 'Ann Byrne', email: 'ann@castings.example', source: 'manual' as const }
const auditOf = async (ctx: TestCtx, action: string) =>
  (await ctx.db.select().from(auditLog)).filter((row) => row.action === action)

test('a lead knows what it was entered with, is kept for two years, and all of it is on the record', async () => {
  const ctx = await testCtx({ role: 'sales', now })
  const input = {
    ...ann,
    email: 'Ann@Castings.example',
    company: 'Byrne Castings',
    phone: '020 7946 0011',
    sector: 'manufacturing' as const,
    companySize: '50-249' as const,
    country: 'IE',
    problem: 'Porosity',
    value: 12_000,
    tags: ['vip'],
  }
  const lead = await createLead(ctx, input)
  expect(lead).toMatchObject({
    ...input,
    domain: 'castings.example',
    createdAt: now,
    updatedAt: now,
    lastActivityAt: now,
    retainUntil: '2028-11-18T10:00:00.000Z',
    consents: [],
    lostReason: null,
  })
  const [row] = await ctx.db.select().from(leads)
  expect(row).toMatchObject({ emailKey: 'ann@castings.example', engagementMass: 0, signals: {} })
  expect(row?.phoneKey).toBeTruthy()
  expect(await auditOf(ctx, 'lead.create')).toMatchObject([{ entity: 'lead', entityId: lead.id, to: input }])
})

test('what is not known is nothing, not an empty line', async () => {
  const ctx = await testCtx({ role: 'sales', now })
  const bare = await createLead(ctx, { name: 'Bob', source: 'job_scanner', phone: '', problem: '' })
  expect(bare).toMatchObject({
    email: null,
    phone: null,
    problem: null,
    sector: null,
    companySize: null,
    country: null,
    company: '',
    value: null,
    tags: [],
    domain: null,
  })
  expect((await getLead(ctx, bare.id)).timeline).toMatchObject([
    { kind: 'system', body: 'Found by the job scanner' },
  ])
  const own = await createLead(ctx, { name: 'Carl', source: 'manual' })
  expect(own.owner?.name).toBe('Test sales')
  expect((await createLead(ctx, { name: 'Dora', source: 'manual', ownerId: null })).owner).toBeNull()
  expect((await createLead(ctx.as('system'), { name: 'Eve', source: 'manual' })).owner).toBeNull()
})

test('a move counts as activity, raises the version and is told in timeline and record', async () => {
  const ctx = await testCtx({ role: 'sales', now })
  const { id } = await createLead(ctx, ann)
  ctx.clock.advance(day)
  const at = '2026-11-19T10:00:00.000Z'
  const lost = await moveLead(ctx, { id, from: 'new', stage: 'lost', reason: 'No budget' })
  expect(lost).toMatchObject({
    stage: 'lost',
    lostReason: 'No budget',
    version: 2,
    updatedAt: at,
    lastActivityAt: at,
    retainUntil: '2028-11-19T10:00:00.000Z',
  })
  const step = { from: 'new', to: 'lost', reason: 'No budget' }
  const { timeline } = await getLead(ctx, id)
  expect(timeline.find(({ kind }) => kind === 'stage_change')).toMatchObject({
    at,
    body: 'No budget',
    data: step,
    by: 'Test sales',
  })
  expect(await auditOf(ctx, 'lead.move')).toMatchObject([
    { entity: 'lead', entityId: id, from: { stage: 'new' }, to: step },
  ])
  // A reason that is not asked for is kept with the move and not as the reason of a loss.
  const again = await moveLead(ctx, { id, stage: 'qualified', reason: 'New budget' })
  expect(again).toMatchObject({ stage: 'qualified', lostReason: null, version: 3 })
  // To where it is: nothing is written.
  expect(await moveLead(ctx, { id, stage: 'qualified' })).toEqual({ ...again, undo: undefined })
  expect(await auditOf(ctx, 'lead.move')).toHaveLength(2)
})

test('each reason that is missing is asked for in its own words; with one a win can be taken back', async () => {
  const ctx = await testCtx({ role: 'sales', now })
  const { id } = await createLead(ctx, ann)
  const lost = { errors: { reason: 'Please say why this lead was lost' } }
  for (const reason of [undefined, ''])
    await expect(moveLead(ctx, { id, stage: 'lost', reason })).rejects.toMatchObject(lost)
  await moveLead(ctx, { id, stage: 'won' })
  await expect(moveLead(ctx, { id, stage: 'proposal' })).rejects.toMatchObject({
    errors: { reason: 'Please say why this lead is no longer won' },
  })
  await expect(moveLead(ctx, { id, stage: 'lost' })).rejects.toMatchObject(lost)
  expect(await moveLead(ctx, { id, stage: 'proposal', reason: 'A mistake' })).toMatchObject({
    stage: 'proposal',
  })
})

test('a lead that was merged into another takes no move and no change; activities and tasks go to the other', async () => {
  const ctx = await testCtx({ role: 'sales', now })
  const kept = await createLead(ctx, ann)
  const gone = await createLead(ctx, { name: 'Ann', source: 'manual' })
  await mergeLeads(ctx, [], { id: kept.id, otherId: gone.id, version: 1, otherVersion: 1, choices: {} })
  const conflict = { code: 'conflict', message: 'This lead was merged into another one' }
  await expect(moveLead(ctx, { id: gone.id, stage: 'won' })).rejects.toMatchObject(conflict)
  await expect(updateLead(ctx, { id: gone.id, version: 1, name: 'Anne' })).rejects.toMatchObject(conflict)
  await logActivity(ctx, { leadId: gone.id, kind: 'note', body: 'Late note' })
  expect(await createTask(ctx, { leadId: gone.id, title: 'Call', dueAt: now })).toMatchObject({
    leadId: kept.id,
  })
  expect((await getLead(ctx, kept.id)).timeline.map(({ body }) => body)).toContain('Late note')
})

test.for(['call', 'email', 'meeting'] as const)(
  'a %s is an answer; a note is activity only',
  async (kind) => {
    const ctx = await testCtx({ role: 'sales', now })
    const { leadId } = await recordEnquiry(ctx, { ...ann, source: 'contact', touch: {}, consents: [] })
    ctx.clock.advance(hour)
    const noted = await logActivity(ctx, { leadId, kind: 'note', body: 'Promising' })
    expect(noted).toMatchObject({
      kind: 'note',
      body: 'Promising',
      at: '2026-11-18T11:00:00.000Z',
      by: 'Test sales',
    })
    expect((await getLead(ctx, leadId)).reply?.repliedAt).toBeNull()
    ctx.clock.advance(hour)
    await logActivity(ctx, { leadId, kind, body: 'First' })
    ctx.clock.advance(hour)
    await logActivity(ctx, { leadId, kind, body: 'Second' })
    const lead = await getLead(ctx, leadId)
    // The first answer counts, also for the enquiry; the last activity is the second.
    expect(lead.reply?.repliedAt).toBe('2026-11-18T12:00:00.000Z')
    expect(lead).toMatchObject({
      lastActivityAt: '2026-11-18T13:00:00.000Z',
      retainUntil: '2028-11-18T13:00:00.000Z',
    })
    const [enquiry] = await ctx.db.select().from(enquiries)
    expect(enquiry).toMatchObject({ repliedAt: new Date('2026-11-18T12:00:00Z'), repliedAfterMs: 2 * hour })
    const log = await auditOf(ctx, 'lead.activity')
    expect(log.map(({ entityId, to }) => [entityId, to])).toEqual(
      ['note', kind, kind].map((one) => [leadId, { activityId: expect.any(String), kind: one }]),
    )
  },
)

test('an answer to someone who never wrote starts no clock, and one after a year is noted as long as can be', async () => {
  const ctx = await testCtx({ role: 'sales', now })
  const { id } = await createLead(ctx, ann)
  await logActivity(ctx, { leadId: id, kind: 'call', body: 'Cold call' })
  const [row] = await ctx.db.select().from(leads)
  expect(row?.firstReplyAt).toBeNull()
  expect((await getLead(ctx, id)).reply).toBeNull()
  const { leadId } = await recordEnquiry(ctx, {
    name: 'Bob',
    email: 'bob@castings.example',
    source: 'contact',
    touch: {},
    consents: [],
  })
  ctx.clock.advance(365 * day)
  await logActivity(ctx, { leadId, kind: 'call', body: 'At last' })
  const [enquiry] = await ctx.db.select().from(enquiries)
  expect(enquiry?.repliedAfterMs).toBe(2_147_483_647)
})

test('a change keeps what was not sent, clears what was emptied, and follows with what depends on it', async () => {
  const ctx = await testCtx({ role: 'sales', now })
  const { id } = await createLead(ctx, {
    ...ann,
    phone: '020 7946 0011',
    problem: 'Porosity',
    company: 'Byrne',
  })
  ctx.clock.advance(day)
  const changed = await updateLead(ctx, {
    id,
    version: 1,
    phone: '',
    problem: '',
    email: 'ann@foundry.example',
    tags: ['a', 'b', 'a'],
  })
  expect(changed).toMatchObject({
    name: 'Ann Byrne',
    company: 'Byrne',
    phone: null,
    problem: null,
    domain: 'foundry.example',
    tags: ['a', 'b'],
    version: 2,
    updatedAt: '2026-11-19T10:00:00.000Z',
    lastActivityAt: '2026-11-19T10:00:00.000Z',
    retainUntil: '2028-11-19T10:00:00.000Z',
    owner: { name: 'Test sales' },
  })
  const [row] = await ctx.db.select().from(leads)
  expect(row).toMatchObject({ emailKey: 'ann@foundry.example', phoneKey: null })
  expect(await auditOf(ctx, 'lead.update')).toMatchObject([
    {
      entityId: id,
      from: { phone: '020 7946 0011', problem: 'Porosity', email: ann.email, tags: [] },
      to: { phone: null, problem: null, email: 'ann@foundry.example', tags: ['a', 'b'] },
    },
  ])
  // The same tags in another order, one more and one less are changes; the same ones are none.
  const tag = (version: number, ...tags: string[]) => updateLead(ctx, { id, version, tags })
  expect((await tag(2, 'a', 'b')).version).toBe(2)
  expect((await tag(2, 'b', 'a')).version).toBe(3)
  expect((await tag(3, 'b')).version).toBe(4)
  expect((await tag(4, 'b', 'c')).version).toBe(5)
  expect((await updateLead(ctx, { id, version: 5, ownerId: null })).owner).toBeNull()
  // Old news is no conflict when it is so already.
  expect((await updateLead(ctx, { id, version: 1, tags: ['b', 'c'] })).version).toBe(6)
})

test('an error that is not about the address stays what it is', async () => {
  const ctx = await testCtx({ role: 'sales', now })
  const unknown = updateLead(ctx, { id: crypto.randomUUID(), version: 1, email: ann.email })
  await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
})

test('a task belongs to who made it, is written once, and its changes are on the record', async () => {
  const ctx = await testCtx({ role: 'sales', now })
  const { id: ownerId, ctx: sales } = await createTestUser(ctx.as('system'), 'sales')
  const { id: leadId } = await createLead(ctx, { ...ann, ownerId: null })
  const other = await createLead(ctx, { name: 'Bob', source: 'manual', ownerId: null })
  const input = {
    id: crypto.randomUUID(),
    leadId,
    title: 'Send the paper',
    dueAt: '2026-11-19T09:00:00.000Z',
  }
  const task = await createTask(sales, input)
  const owner = { id: ownerId, name: 'Test sales' }
  const noMeeting = { kind: 'task', minutes: null, place: null, tookPlace: null }
  expect(task).toEqual({ ...input, ...noMeeting, doneAt: null, owner, repeat: null, remindAt: null })
  expect(await createTask(sales, input)).toEqual(task)
  await expect(createTask(sales, { ...input, leadId: other.id })).rejects.toMatchObject({ code: 'conflict' })
  expect(await auditOf(ctx, 'task.create')).toMatchObject([
    { entity: 'task', entityId: task.id, to: { leadId, title: 'Send the paper', dueAt: input.dueAt } },
  ])
  expect((await createTask(ctx.as('system'), { leadId, title: 'Sweep', dueAt: now })).owner).toBeNull()

  ctx.clock.advance(hour)
  const moved = await updateTask(ctx, { id: task.id, title: 'Send both', dueAt: '2026-11-20T09:00:00.000Z' })
  expect(moved).toEqual({ ...task, title: 'Send both', dueAt: '2026-11-20T09:00:00.000Z' })
  const done = await updateTask(ctx, { id: task.id, isDone: true })
  expect(done).toEqual({ ...moved, doneAt: '2026-11-18T11:00:00.000Z' })
  ctx.clock.advance(hour)
  // Another title leaves it done, and no second line in the timeline.
  expect(await updateTask(ctx, { id: task.id, title: 'Sent both' })).toEqual({ ...done, title: 'Sent both' })
  const lines = (await ctx.db.select().from(activities)).filter(({ body }) => body.startsWith('Task done'))
  expect(lines).toMatchObject([
    { leadId, kind: 'system', body: 'Task done: Send both', actorName: 'Test sales' },
  ])
  const log = await auditOf(ctx, 'task.update')
  expect(log).toHaveLength(3)
  expect(log.find(({ to }) => JSON.stringify(to).includes('11:00'))).toMatchObject({
    entityId: task.id,
    from: { title: 'Send both', doneAt: null },
  })
  await expect(updateTask(ctx, { id: crypto.randomUUID(), isDone: true })).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(updateTask(ctx.as('analyst'), { id: task.id, isDone: false })).rejects.toMatchObject({
    code: 'forbidden',
  })
})
