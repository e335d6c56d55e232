import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { updateLead } from '#features/leads/leads.server/update-lead.ts'
import { listDue } from '#features/leads/leads.server/due-replies.ts'
import { hourMs, minuteMs } from '#lib/durations.ts'
import { deliverNotification } from './notifications.server/deliver.ts'
import { listNotifications, readNotifications } from './notifications.server/list-notifications.ts'
import { updateSettings } from './notifications.server/settings.ts'
import { notifications } from './notification.table.server.ts'

const ann = { name: 'Ann Byrne', email: 'ann@castings.example', company: 'Byrne Castings' }
const enquiry = { ...ann, source: 'contact' as const, touch: {}, consents: [] }
const page = { limit: 25 }
/** Wednesday, 09:00: due after one working day, at 18:00, and at risk from 15:45. */
const opening = '2026-11-18T09:00:00Z'

const look = async (ctx: TestCtx) => ctx.notify(...(await listDue(ctx)))
const titlesOf = async (ctx: TestCtx) => (await listNotifications(ctx, page)).items.map(({ title }) => title)

test('a reply at three quarters of its time is told once to everybody who may give it, and again when it is overdue', async () => {
  const ctx = await testCtx({ now: opening })
  const sales = await createTestUser(ctx, 'sales')
  const editor = await createTestUser(ctx, 'editor')
  await recordEnquiry(ctx.as('visitor'), enquiry)
  ctx.clock.advance(6 * hourMs + 44 * minuteMs)
  await look(ctx)
  expect(await titlesOf(sales.ctx)).toEqual([])
  ctx.clock.advance(minuteMs)
  await look(ctx)
  await look(ctx)
  expect(await titlesOf(sales.ctx)).toEqual(['Reply to Ann Byrne is at risk, due 18:00'])
  ctx.clock.advance(17 * hourMs + 16 * minuteMs)
  await look(ctx)
  await look(ctx)
  expect(await titlesOf(sales.ctx)).toEqual([
    'Reply to Ann Byrne has been overdue since Wed 18:00',
    'Reply to Ann Byrne is at risk, due Wed 18:00',
  ])
  expect(await titlesOf(editor.ctx)).toEqual([])
})

test('two servers that look at the same time tell once', async () => {
  const ctx = await testCtx({ now: opening })
  const sales = await createTestUser(ctx, 'sales')
  await recordEnquiry(ctx.as('visitor'), enquiry)
  ctx.clock.advance(7 * hourMs)
  await Promise.all([1, 2, 3, 4].map(() => ctx.transaction(async (tx) => tx.notify(...(await listDue(tx))))))
  expect((await titlesOf(sales.ctx)).length).toBe(1)
})

test('a lead that someone owns is told to them alone; when they have left, to everybody', async () => {
  const ctx = await testCtx({ now: opening })
  const owner = await createTestUser(ctx, 'sales', 'one@site.test')
  const other = await createTestUser(ctx, 'sales', 'two@site.test')
  const { leadId } = await recordEnquiry(ctx.as('visitor'), enquiry)
  await updateLead(ctx, { id: leadId, version: 1, ownerId: owner.id })
  expect(await titlesOf(owner.ctx)).toEqual(['A colleague assigned Ann Byrne to you'])
  ctx.clock.advance(7 * hourMs)
  await look(ctx)
  expect(await titlesOf(other.ctx)).toEqual([])
  await ctx.database.pool.query("update users set state = 'disabled' where id = $1", [owner.id])
  ctx.clock.advance(18 * hourMs)
  await look(ctx)
  expect(await titlesOf(other.ctx)).toEqual(['Reply to Ann Byrne has been overdue since Wed 18:00'])
})

test('who takes a lead, or names themself in a note, is not told; the colleague who is named is', async () => {
  const ctx = await testCtx({ now: opening })
  const one = await createTestUser(ctx, 'sales', 'one@site.test')
  const two = await createTestUser(ctx, 'admin', 'two@site.test')
  const { leadId } = await recordEnquiry(ctx.as('visitor'), enquiry)
  await updateLead(one.ctx, { id: leadId, version: 1, ownerId: one.id })
  await logActivity(one.ctx, { leadId, kind: 'note', body: '@Test admin can you look? @Test sales' })
  expect(await titlesOf(one.ctx)).toEqual([])
  expect(await titlesOf(two.ctx)).toEqual(['Test sales mentioned you on Ann Byrne'])
})

test('what was read is read in every window, and only one’s own can be', async () => {
  const ctx = await testCtx({ now: opening })
  const one = await createTestUser(ctx, 'sales', 'one@site.test')
  const two = await createTestUser(ctx, 'sales', 'two@site.test')
  await recordEnquiry(ctx.as('visitor'), enquiry)
  ctx.clock.advance(7 * hourMs)
  await look(ctx)
  const { items, unread } = await listNotifications(one.ctx, page)
  expect(unread).toBe(1)
  await readNotifications(two.ctx, { ids: items.map(({ id }) => id) })
  expect((await listNotifications(one.ctx, page)).unread).toBe(1)
  expect(await readNotifications(one.ctx, { until: ctx.clock.now().toISOString() })).toEqual({ unread: 0 })
  expect((await listNotifications(one.ctx, { ...page, unread: '1' })).items).toEqual([])
  expect((await listNotifications(two.ctx, page)).unread).toBe(1)
})

const jobsOf = async (ctx: TestCtx) => {
  const { rows } = await ctx.database.pool.query<{ data: { channel: string }; start_after: Date }>(
    "select data, start_after from pgboss.job where name = 'notifications.deliver' order by created_on",
  )
  return rows.map(({ data, start_after: start }) => ({ channel: data.channel, start: start.toISOString() }))
}

test('each chooses the ways of each kind; in quiet hours mail waits until they end', async () => {
  const ctx = await testCtx({ now: '2026-11-18T19:00:00Z' })
  const sales = await createTestUser(ctx, 'sales')
  await updateSettings(sales.ctx, {
    choices: { task_due: ['mail'], mention: [] },
    quietFrom: '18:00',
    quietTo: '08:00',
  })
  await ctx.notify({ kind: 'task_due', key: 'one', dueAt: ctx.clock.now() })
  await ctx.notify({ kind: 'mention', key: 'two', to: [sales.id] })
  expect(await titlesOf(sales.ctx)).toEqual([])
  expect(await jobsOf(ctx)).toEqual([{ channel: 'mail', start: '2026-11-19T08:00:00.000Z' }])
})

test('a mail goes out once, names nobody, and not at all for a reply that was given meanwhile', async () => {
  const ctx = await testCtx({ now: opening })
  const sales = await createTestUser(ctx, 'sales')
  const { leadId } = await recordEnquiry(ctx.as('visitor'), enquiry)
  ctx.clock.advance(25 * hourMs)
  await look(ctx)
  const [told] = await ctx.db.select().from(notifications)
  const id = told?.id ?? ''
  const mails = async () =>
    (
      await ctx.database.pool.query(
        'select subject, text, "to" from mails where kind = \'user.notification\'',
      )
    ).rows
  await deliverNotification(ctx, { id, channel: 'mail' })
  await deliverNotification(ctx, { id, channel: 'mail' })
  expect(await mails()).toEqual([
    {
      subject: 'A reply is overdue',
      to: sales.email,
      text: expect.stringContaining(`https://site.test/lead-form/${leadId}`),
    },
  ])
  expect(JSON.stringify(await mails())).not.toMatch(/Ann|castings/i)
  await ctx.db.update(notifications).set({ mailedAt: null })
  await logActivity(sales.ctx, { leadId, kind: 'call', body: 'Called' })
  await deliverNotification(ctx, { id, channel: 'mail' })
  expect((await mails()).length).toBe(1)
})
