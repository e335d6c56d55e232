import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { messages } from '#features/correspondence/correspondence.table.server.ts'
import { keepMessage } from '#features/correspondence/inbound/keep-message.server.ts'
import { readMail } from '#features/correspondence/inbound/read-mail.ts'
import { listLeadMail } from '#features/correspondence/list-messages.server.ts'
import { cancelMessage } from '#features/correspondence/write/send-message.server.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { createTask, updateTask } from '#features/leads/tasks/tasks.server.ts'
import { listNotifications } from '#features/notifications/notifications.server/list-notifications.ts'
import { minuteMs } from '#lib/durations.ts'
import { apple, exchange, google, type Reply } from '#tests/calendar-replies.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { listInvitations, sendInvitation } from './invitations.server.ts'

const ann = 'ann@castings.example'
const startsAt = '2026-11-20T14:00:00.000Z'

/** Ann is invited to a meeting with somebody of sales. */
async function invited() {
  const system = await testCtx({ now: '2026-11-18T10:00:00Z' })
  const { ctx } = await createTestUser(system, 'sales')
  const { id: leadId } = await createLead(ctx, { name: 'Ann Lee', email: ann, source: 'manual' })
  const meeting = { kind: 'meeting' as const, title: 'Kick-off', dueAt: startsAt, leadId }
  const { id: taskId } = await createTask(ctx, meeting)
  const seen = { title: 'Kick-off', startsAt, minutes: 30, place: null }
  const invite = (told = seen) =>
    sendInvitation(ctx, { taskId, method: 'REQUEST', subject: 'Invitation', text: 'Hello Ann', seen: told })
  const { messageId } = await invite()
  ctx.clock.advance(minuteMs)
  return { ctx, leadId, taskId, seen, invite, messageId, uid: `${taskId}@site.test` }
}

async function arrive(ctx: TestCtx, raw: Buffer, more: { isHistory?: boolean } = {}) {
  const system = ctx.as('system')
  return keepMessage(system, { mail: await readMail(raw), receivedAt: ctx.clock.now(), ...more })
}
const answerOf = async (ctx: TestCtx, taskId: string) => (await listInvitations(ctx, [taskId]))[0]?.answer
const declines = async (ctx: TestCtx) =>
  (await listNotifications(ctx, { limit: 20 })).items.filter(({ kind }) => kind === 'meeting_declined')

test.each([
  ['Google', google],
  ['Exchange', exchange],
  ['Apple', apple],
])(
  'K6: an answer as %s sends it says who accepts, declines or may come, and stands with the mails',
  async (_, written) => {
    const { ctx, leadId, taskId, uid } = await invited()
    expect(await answerOf(ctx, taskId)).toBeNull()
    for (const [minute, partstat, given] of [
      ['01', 'ACCEPTED', 'accepted'],
      ['02', 'TENTATIVE', 'tentative'],
      ['03', 'DECLINED', 'declined'],
    ] as const) {
      ctx.clock.advance(5 * minuteMs)
      expect(await arrive(ctx, written({ uid, partstat, stamp: `20261118T10${minute}00Z` }))).toBe('kept')
      expect(await answerOf(ctx, taskId)).toEqual({ given, at: `2026-11-18T10:${minute}:00.000Z` })
    }
    expect((await listLeadMail(ctx, leadId)).items).toHaveLength(4)
    // An answer of a calendar asks for no reply.
    expect((await getLead(ctx, leadId)).reply).toBeNull()
    expect(await declines(ctx)).toMatchObject([
      { to: `/lead-form/${leadId}`, title: 'Ann Lee declined the meeting, Fri 14:00' },
    ])
  },
)

test('K6: a decline is told to the organiser once, and of an old mailbox to nobody', async () => {
  const { ctx, taskId, uid } = await invited()
  await arrive(ctx, exchange({ uid, partstat: 'DECLINED' }), { isHistory: true })
  expect(await answerOf(ctx, taskId)).toMatchObject({ given: 'declined' })
  expect(await declines(ctx)).toEqual([])
  await arrive(ctx, google({ uid, partstat: 'ACCEPTED', stamp: '20261118T100040Z' }))
  await arrive(ctx, exchange({ uid, partstat: 'DECLINED', stamp: '20261118T100050Z' }))
  await arrive(ctx, exchange({ uid, partstat: 'DECLINED', stamp: '20261118T100055Z' }))
  expect(await declines(ctx)).toHaveLength(1)
})

test.each<[string, Partial<Reply>]>([
  ['from somebody else', { from: 'bob@castings.example' }],
  ['for somebody else', { attendee: 'bob@castings.example' }],
  ['that the sender’s domain disowns', { head: 'Authentication-Results: mx.site.test; dmarc=fail' }],
  ['to an invitation that was never sent', { sequence: 1 }],
  ['to a meeting that isn’t here', { uid: `${crypto.randomUUID()}@site.test` }],
  ['to a meeting of another site', { uid: `${crypto.randomUUID()}@other.test` }],
  ['that isn’t one', { partstat: 'NEEDS-ACTION' }],
])('K6: an answer %s changes nothing', async (_, change) => {
  const { ctx, taskId, uid } = await invited()
  await arrive(ctx, google({ uid, partstat: 'DECLINED', ...change }))
  expect(await answerOf(ctx, taskId)).toBeNull()
  expect(await declines(ctx)).toEqual([])
})

test('K6: an answer to an earlier version, or from before a later answer, changes nothing', async () => {
  const { ctx, taskId, uid, seen, invite } = await invited()
  await arrive(ctx, google({ uid, partstat: 'ACCEPTED', stamp: '20261118T100050Z' }))
  await arrive(ctx, exchange({ uid, partstat: 'DECLINED', stamp: '20261118T100010Z' }))
  expect(await answerOf(ctx, taskId)).toMatchObject({ given: 'accepted' })
  await updateTask(ctx, { id: taskId, dueAt: '2026-11-20T15:00:00Z' })
  await invite({ ...seen, startsAt: '2026-11-20T15:00:00.000Z' })
  expect(await answerOf(ctx, taskId), 'the new time was answered by nobody').toBeNull()
  await arrive(ctx, google({ uid, partstat: 'DECLINED' }))
  expect(await answerOf(ctx, taskId)).toBeNull()
  await arrive(ctx, google({ uid, partstat: 'ACCEPTED', sequence: 1 }))
  expect(await answerOf(ctx, taskId)).toMatchObject({ given: 'accepted' })
})

test('an answer to an invitation that was taken back, or to a meeting of another lead, changes nothing', async () => {
  const { ctx, leadId, taskId, uid, messageId } = await invited()
  const bob = { uid, partstat: 'DECLINED', from: 'bob@castings.example', attendee: ann }
  const [ours] = await ctx.db.select().from(messages).where(eq(messages.id, messageId))
  // A colleague to whom it was passed on, within its thread.
  await arrive(ctx, google({ ...bob, head: `In-Reply-To: ${ours?.messageId}` }))
  expect((await listLeadMail(ctx, leadId)).items).toHaveLength(2)
  expect(await answerOf(ctx, taskId)).toBeNull()
  await createLead(ctx, { name: 'Bob', email: 'bob@castings.example', source: 'manual' })
  await arrive(ctx, google(bob))
  expect(await answerOf(ctx, taskId)).toBeNull()
  await cancelMessage(ctx, messageId).catch(() => undefined)
  await arrive(ctx, google({ uid, partstat: 'DECLINED' }))
  expect((await answerOf(ctx, taskId)) ?? null).toBeNull()
})
