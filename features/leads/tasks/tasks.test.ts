import { expect, test } from 'vitest'
import { hourMs } from '#lib/durations.ts'
import { testCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { newLead } from '#features/leads/lead.schema.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { takeBack } from '#tests/take-back.ts'
import { listTasks } from './list-tasks.server.ts'
import { remindOfTasks } from './remind-tasks.server.ts'
import { taskQuery } from './task.schema.ts'
import { createTask, deleteTask, updateTask } from './tasks.server.ts'

const query = (given: object = {}) => taskQuery.parse(given)

test('a task is for a colleague who may work on leads, with a lead or without one', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const bob = await createTestUser(ctx, 'sales', 'bob@site.test')
  const eve = await createTestUser(ctx, 'editor')
  const lead = await createLead(ann.ctx, newLead.parse({ name: 'Ann Byrne' }))
  const made = await createTask(ann.ctx, {
    title: 'Send the offer',
    dueAt: '2026-11-18T16:00:00Z',
    leadId: lead.id,
    assigneeId: bob.id,
  })
  expect(made).toMatchObject({ leadId: lead.id, owner: { id: bob.id, name: 'Test sales' }, repeat: null })
  await createTask(ann.ctx, { title: 'Call the printer', dueAt: '2026-11-19T16:00:00Z' })
  await expect(
    createTask(ann.ctx, { title: 'x', dueAt: '2026-11-18T16:00:00Z', assigneeId: eve.id }),
  ).rejects.toMatchObject({ code: 'invalid', errors: { assigneeId: expect.any(String) } })
  expect((await listTasks(bob.ctx, query({ owner: 'me' }))).items).toMatchObject([
    { title: 'Send the offer', lead: { id: lead.id, name: 'Ann Byrne' } },
  ])
  expect((await listTasks(ann.ctx, query({ owner: 'me', due: 'today' }))).items).toEqual([])
  expect((await listTasks(ann.ctx, query({ owner: 'me' }))).items).toMatchObject([
    { title: 'Call the printer', lead: null },
  ])
})

test('a task that repeats comes again at the same time of day, once, also over the change of the clocks', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-10-23T09:00:00Z' })
  const made = async (repeat: 'daily' | 'weekdays' | 'weekly' | 'monthly', dueAt: string) => {
    const { id } = await createTask(ctx, { title: repeat, dueAt, repeat })
    await updateTask(ctx, { id, isDone: true })
    await updateTask(ctx, { id, isDone: true })
    const open = (await listTasks(ctx, query())).items.filter(({ title }) => title === repeat)
    return open.map(({ dueAt, repeat }) => [dueAt, repeat])
  }
  expect(await made('daily', '2026-10-23T08:00:00Z')).toEqual([['2026-10-24T08:00:00.000Z', 'daily']])
  // The Monday after the clocks went back: 9 in the morning all the same.
  expect(await made('weekdays', '2026-10-23T08:00:00Z')).toEqual([['2026-10-26T09:00:00.000Z', 'weekdays']])
  expect(await made('weekly', '2026-10-05T08:00:00Z')).toEqual([['2026-10-26T09:00:00.000Z', 'weekly']])
  expect(await made('monthly', '2026-09-30T08:00:00Z')).toEqual([['2026-10-30T09:00:00.000Z', 'monthly']])
})

test('a deleted task is gone from every list, and comes back by undo', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id } = await createTask(ctx, { title: 'Send the offer', dueAt: '2026-11-18T16:00:00Z' })
  const { undo } = await deleteTask(ctx, id)
  expect((await listTasks(ctx, query())).items).toEqual([])
  await expect(updateTask(ctx, { id, isDone: true })).rejects.toMatchObject({ code: 'not_found' })
  await takeBack(ctx, undo)
  expect((await listTasks(ctx, query())).items).toMatchObject([{ id }])
})

test('a reminder is mailed once, to whoever is to do it, and again when it is moved', async () => {
  const ctx = await testCtx({ now: '2026-11-18T10:00:00Z' })
  const ann = await createTestUser(ctx, 'sales')
  const task = await createTask(ann.ctx, {
    title: 'Send the offer',
    dueAt: '2026-11-18T12:00:00Z',
    remindAt: '2026-11-18T11:00:00Z',
  })
  expect(await remindOfTasks(ctx)).toBe(0)
  ctx.clock.advance(hourMs)
  expect(await remindOfTasks(ctx)).toBe(1)
  expect(await remindOfTasks(ctx)).toBe(0)
  const { rows } = await ctx.database.pool.query(
    `select "to", subject from mails where kind = 'task.reminder'`,
  )
  expect(rows).toEqual([{ to: ann.email, subject: 'Reminder: Send the offer' }])
  await updateTask(ann.ctx, { id: task.id, remindAt: '2026-11-18T11:30:00Z' })
  ctx.clock.advance(hourMs)
  expect(await remindOfTasks(ctx)).toBe(1)
  await updateTask(ann.ctx, { id: task.id, isDone: true, remindAt: '2026-11-18T11:45:00Z' })
  expect(await remindOfTasks(ctx), 'what is done needs no reminder').toBe(0)
})
