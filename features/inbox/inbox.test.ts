import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { sendMessage } from '#features/chat/chat.server/send-message.ts'
import { takeConversation } from '#features/chat/conversations/conversations.server/attend-conversation.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { updateLead } from '#features/leads/leads.server/update-lead.ts'
import { claimLead, getClaim, releaseLead } from '#features/leads/claims/lead-claims.server.ts'
import { inboxSources } from '#server/inbox-sources.ts'
import { hourMs, minuteMs } from '#lib/durations.ts'
import { inboxPage, type InboxQuery } from './inbox.schema.ts'
import { listInbox } from './inbox.server/list-inbox.ts'
import { snoozeItem } from './inbox.server/snooze.ts'

const enquiryOf = (name: string) => ({
  name,
  email: `${name.toLowerCase()}@castings.example`,
  company: 'Byrne Castings',
  message: `${name} wants to know whether you count castings.`,
  source: 'contact' as const,
  touch: {},
  consents: [],
})
const write = (ctx: TestCtx, name: string) => recordEnquiry(ctx.as('visitor'), enquiryOf(name))

const look = (ctx: TestCtx, query: Partial<InboxQuery> = {}) =>
  listInbox(ctx, inboxSources, { filter: 'all', limit: 25, ...query })
const whoOf = async (ctx: TestCtx, query: Partial<InboxQuery> = {}) =>
  (await look(ctx, query)).items.map(({ who }) => who)

const callPerson = (ctx: TestCtx) =>
  sendMessage(ctx.as('visitor'), { message: 'Can I speak to a person?', sessionId: null })

test('enquiries and chats that wait stand in one list, the oldest promise first; what is answered is gone', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-18T09:00:00Z', limits: 'off' })
  const { leadId } = await write(ctx, 'Ann')
  ctx.clock.advance(hourMs)
  await write(ctx, 'Ben')
  await callPerson(ctx)
  const page = await look(ctx)
  expect(inboxPage.parse(page)).toEqual(page)
  expect(page.items).toMatchObject([
    { kind: 'conversation', who: 'A visitor', owner: null },
    { kind: 'lead', who: 'Ann', words: 'Ann wants to know whether you count castings.', source: 'contact' },
    { kind: 'lead', who: 'Ben' },
  ])
  await logActivity(ctx, { leadId, kind: 'email', body: 'Yes' })
  expect(await whoOf(ctx)).toEqual(['A visitor', 'Ben'])
})

test('a cursor goes on where the page ended, over all kinds, without a gap or a double', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-18T09:00:00Z', limits: 'off' })
  for (const name of ['Ann', 'Ben', 'Cem', 'Dan', 'Eve']) {
    await write(ctx, name)
    ctx.clock.advance(minuteMs)
  }
  await callPerson(ctx)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page: Awaited<ReturnType<typeof look>> = await look(ctx, { limit: 2, cursor })
    seen.push(...page.items.map(({ who }) => who))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toEqual(['A visitor', 'Ann', 'Ben', 'Cem', 'Dan', 'Eve'])
  await expect(look(ctx, { cursor: 'bm9uZQ' })).rejects.toMatchObject({ code: 'invalid' })
})

test('mine, and nobody’s', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const sales = await createTestUser(ctx, 'sales')
  const { leadId } = await write(ctx, 'Ann')
  await write(ctx, 'Ben')
  await callPerson(ctx)
  await updateLead(sales.ctx, { id: leadId, version: 1, ownerId: sales.id })
  const chat = (await look(sales.ctx)).items.find(({ kind }) => kind === 'conversation')
  expect(await whoOf(sales.ctx, { filter: 'mine' })).toEqual(['Ann'])
  expect(await whoOf(sales.ctx, { filter: 'free' })).toEqual(['A visitor', 'Ben'])
  await takeConversation(sales.ctx, chat?.id ?? '')
  expect(await whoOf(sales.ctx, { filter: 'mine' })).toEqual(['A visitor', 'Ann'])
})

test('what is put off is out of sight until its time, or until its person writes again', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-18T09:00:00Z', limits: 'off' })
  const { leadId } = await write(ctx, 'Ann')
  const until = '2026-11-18T12:00:00Z'
  const putOff = () => snoozeItem(ctx, inboxSources, { kind: 'lead', id: leadId, until })
  await putOff()
  expect(await whoOf(ctx)).toEqual([])
  expect((await look(ctx, { filter: 'snoozed' })).items).toMatchObject([
    { who: 'Ann', snoozedUntil: '2026-11-18T12:00:00.000Z' },
  ])
  ctx.clock.advance(hourMs)
  await recordEnquiry(ctx.as('visitor'), {
    ...enquiryOf('Ann'),
    message: 'Are you there? We have to decide soon.',
  })
  expect(await whoOf(ctx)).toEqual(['Ann'])
  await putOff()
  expect(await whoOf(ctx)).toEqual([])
  ctx.clock.advance(2 * hourMs)
  expect(await whoOf(ctx)).toEqual(['Ann'])
})

test('only what waits can be put off, and for a year at most', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-18T09:00:00Z' })
  const { leadId } = await write(ctx, 'Ann')
  const putOff = (id: string, until: string) => snoozeItem(ctx, inboxSources, { kind: 'lead', id, until })
  await expect(putOff(leadId, '2026-11-18T08:00:00Z')).rejects.toMatchObject({ code: 'invalid' })
  await expect(putOff(leadId, '2027-12-18T08:00:00Z')).rejects.toMatchObject({ code: 'invalid' })
  await expect(putOff(crypto.randomUUID(), '2026-11-19T08:00:00Z')).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('two who begin to write at once: one is first, and the other is told', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const one = await createTestUser(ctx, 'sales', 'one@site.test')
  const two = await createTestUser(ctx, 'admin', 'two@site.test')
  const { leadId } = await write(ctx, 'Ann')
  const answers = await Promise.all([claimLead(one.ctx, leadId), claimLead(two.ctx, leadId)])
  expect(answers.filter(({ claim }) => claim?.isOwn).length).toBe(1)
  const [first, second] = answers[0].claim?.isOwn ? [one, two] : [two, one]
  expect((await look(second.ctx)).items[0]?.writing).toBe(first.ctx.actor.name)
  await releaseLead(second.ctx, leadId)
  expect((await getClaim(second.ctx, leadId)).claim).toMatchObject({ isOwn: false })
  await releaseLead(first.ctx, leadId)
  expect(await claimLead(second.ctx, leadId)).toMatchObject({ claim: { isOwn: true } })
})

test('a claim lapses by itself when its writer has gone', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const one = await createTestUser(ctx, 'sales', 'one@site.test')
  const two = await createTestUser(ctx, 'admin', 'two@site.test')
  const { leadId } = await write(ctx, 'Ann')
  await claimLead(one.ctx, leadId)
  ctx.clock.advance(2 * minuteMs)
  expect(await claimLead(two.ctx, leadId)).toMatchObject({ claim: { isOwn: true } })
})
