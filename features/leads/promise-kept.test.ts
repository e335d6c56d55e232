import { expect, onTestFinished, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { changeHours, getHours } from '#features/publishing/firm/hours/hours.server.ts'
import { loadLivePages } from '#features/publishing/pages/live-pages.server.ts'
import { asShipped, setLiveEdition } from '#lib/editions.ts'
import { getLead } from './leads.server/get-lead.ts'
import { logActivity } from './leads.server/log-activity.ts'
import { recordEnquiry } from './leads.server/record-enquiry.ts'
import { leads } from './lead.table.server.ts'
import { listTasks } from './tasks/list-tasks.server.ts'
import { createTask, updateTask } from './tasks/tasks.server.ts'

const ann = {
  source: 'contact' as const,
  name: 'Ann Byrne',
  email: 'ann.byrne@castings.example',
  message: 'Our inspection misses porosity.',
  touch: { page: '/contact' },
  consents: [],
}

async function closeOn(ctx: TestCtx, change: (dates: { date: string; name: string }[]) => object[]) {
  const { week, closedDays, version } = await getHours(ctx)
  await changeHours(ctx, { week, version, closedDays: change(closedDays) as typeof closedDays })
  onTestFinished(() => setLiveEdition(asShipped))
  await loadLivePages(ctx)
}
const dueOf = async (ctx: TestCtx, id: string) => (await getLead(ctx, id)).reply

test('K2: a promise that was given keeps its time when a closed day comes, and the next one is reckoned anew', async () => {
  const ctx = await testCtx({ role: 'owner', now: '2026-11-19T10:00:00Z' })
  const { leadId, replyBy } = await recordEnquiry(ctx, ann)
  expect(replyBy).toEqual(new Date('2026-11-20T10:00:00Z'))
  await closeOn(ctx, (days) => [...days, { date: '2026-11-20', name: 'Moving house' }])
  expect(await dueOf(ctx, leadId)).toMatchObject({ dueAt: '2026-11-20T10:00:00.000Z' })
  // Asked once more while the first promise runs: its end stays.
  await recordEnquiry(ctx, { ...ann, message: 'And what does it cost?' })
  expect(await dueOf(ctx, leadId)).toMatchObject({ dueAt: '2026-11-20T10:00:00.000Z' })
  const next = await recordEnquiry(ctx, { ...ann, email: 'bob@castings.example' })
  expect(next.replyBy).toEqual(new Date('2026-11-23T10:00:00Z'))
})

test('K2: a promise never ends earlier because a closed day is opened, and a reply ends it all the same', async () => {
  const ctx = await testCtx({ role: 'owner', now: '2026-12-24T10:00:00Z' })
  const { leadId, replyBy } = await recordEnquiry(ctx, ann)
  expect(replyBy).toEqual(new Date('2026-12-29T10:00:00Z'))
  await closeOn(ctx, () => [])
  expect(await dueOf(ctx, leadId)).toMatchObject({ state: 'due', dueAt: '2026-12-29T10:00:00.000Z' })
  // By the hours of now a promise of this moment would end on the 25th, before the one that is answered.
  ctx.clock.advance(60_000)
  await logActivity(ctx, { leadId, kind: 'call', body: 'Told her what it needs' })
  expect(await dueOf(ctx, leadId)).toMatchObject({ state: 'met' })
})

test('K7: a call that was before the promise began ends none, and one of an earlier release is told by its end', async () => {
  const ctx = await testCtx({ role: 'owner', now: '2026-11-19T10:00:00Z' })
  const { leadId } = await recordEnquiry(ctx, ann)
  const call = { leadId, kind: 'call' as const, body: 'Spoke at the fair' }
  await logActivity(ctx, { ...call, at: '2026-11-18T15:00:00Z' })
  expect(await dueOf(ctx, leadId)).toMatchObject({ state: 'due' })
  await ctx.db.update(leads).set({ replySince: null })
  await logActivity(ctx, { ...call, at: '2026-11-18T16:00:00Z' })
  expect(await dueOf(ctx, leadId)).toMatchObject({ state: 'due' })
  await logActivity(ctx, call)
  expect(await dueOf(ctx, leadId)).toMatchObject({ state: 'met' })
})

test('K6: what repeats every working day leaves out closed days and days of the week that are closed', async () => {
  const ctx = await testCtx({ role: 'owner', now: '2026-11-19T09:00:00Z' })
  await closeOn(ctx, (days) => [...days, { date: '2026-11-20', name: 'Moving house' }])
  const { id } = await createTask(ctx, { title: 'Post', dueAt: '2026-11-19T08:00:00Z', repeat: 'weekdays' })
  await updateTask(ctx, { id, isDone: true })
  const { items } = await listTasks(ctx, { limit: 25 })
  expect(items.map(({ dueAt }) => dueAt)).toEqual(['2026-11-23T08:00:00.000Z'])
})
