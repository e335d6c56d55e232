import { expect, test } from 'vitest'
import { personHolders } from '#server/personal-data.ts'
import { inboxSources } from '#server/inbox-sources.ts'
import { workSources } from '#server/work-sources.ts'
import { listWork } from '#features/dashboard/worklist.server.ts'
import { keepMessage } from '#features/correspondence/inbound/keep-message.server.ts'
import { readMail } from '#features/correspondence/inbound/read-mail.ts'
import {
  assignMessage,
  clearUnassigned,
  discardMessage,
  enquireByMessage,
  giveMessage,
} from '#features/correspondence/unassigned.server.ts'
import { leadQuery } from '#features/leads/lead-query.schema.ts'
import { listLeads } from '#features/leads/leads.server/list-leads.ts'
import { erasePerson } from '#features/privacy/erasure/person-data.server.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { dayMs, hourMs, minuteMs } from '#lib/durations.ts'
import { takeBack } from '#tests/take-back.ts'
import { messages } from '#features/correspondence/correspondence.table.server.ts'
import { getMessage } from '#features/correspondence/list-messages.server.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { inboxPage, type InboxQuery } from './inbox.schema.ts'
import { listInbox } from './inbox.server/list-inbox.ts'
import { snoozeItem } from './inbox.server/snooze.ts'
import { inboxSnoozes } from './inbox.table.server.ts'

const look = async (ctx: TestCtx, query: Partial<InboxQuery> = {}) =>
  inboxPage.parse(await listInbox(ctx, inboxSources, { filter: 'all', limit: 25, ...query }))

let count = 0
async function receive(ctx: TestCtx, from: string, body: string, head = '') {
  count += 1
  const lines = [
    `From: ${from}`,
    'To: sales@site.test',
    'Subject: Press',
    `Message-ID: <${count}@castings.example>`,
  ]
  const raw = [...lines, ...(head ? [head] : []), '', body].join('\r\n')
  await keepMessage(ctx.as('system'), { mail: await readMail(Buffer.from(raw)), receivedAt: ctx.clock.now() })
}

const begin = () => testCtx({ role: 'sales', now: '2026-11-18T10:00:00Z', limits: 'off' })

async function answeredLead(ctx: TestCtx, email = 'ann@castings.example') {
  const { leadId } = await recordEnquiry(ctx.as('visitor'), {
    source: 'contact',
    name: 'Ann Lee',
    email,
    message: 'Do you count castings?',
    touch: {},
    consents: [],
  })
  ctx.clock.advance(minuteMs)
  await logActivity(ctx, { leadId, kind: 'call', body: 'Talked' })
  ctx.clock.advance(minuteMs)
  return leadId
}

/** Of somebody unknown whom the mail server took for spam, so that no lead was made of it. */
const receiveUnassigned = (ctx: TestCtx, from = 'Eve Roe <eve@unknown.example>') =>
  receive(ctx, from, 'Our pumps fail every week.', 'X-Spam-Flag: YES')

async function unassigned(ctx: TestCtx) {
  await receiveUnassigned(ctx)
  const [mail] = (await look(ctx)).items
  return mail?.id ?? ''
}

test('a lead that answers by mail waits with the words of that mail, without those it quotes', async () => {
  const ctx = await begin()
  const leadId = await answeredLead(ctx)
  expect((await look(ctx)).items).toEqual([])
  await receive(ctx, 'Ann Lee <ann@castings.example>', 'Monday suits us.\r\n\r\n> When shall we come?')
  expect((await look(ctx)).items).toMatchObject([
    { kind: 'lead', id: leadId, who: 'Ann Lee', words: 'Monday suits us.', source: 'mail' },
  ])
  await logActivity(ctx, { leadId, kind: 'call', body: 'Answered' })
  expect((await look(ctx)).items).toEqual([])
})

test('what they wrote last stands there, whichever way it came', async () => {
  const ctx = await begin()
  await answeredLead(ctx)
  await receive(ctx, 'ann@castings.example', 'By mail')
  ctx.clock.advance(10 * minuteMs)
  const enquiry = {
    source: 'demo' as const,
    name: 'Ann',
    email: 'ann@castings.example',
    message: 'By the form',
  }
  await recordEnquiry(ctx.as('visitor'), { ...enquiry, touch: {}, consents: [] })
  expect((await look(ctx)).items).toMatchObject([{ words: 'By the form', source: 'demo' }])
})

test('a mail of nobody known waits among leads by its promise, one of many or of a program doesn’t', async () => {
  const ctx = await begin()
  await answeredLead(ctx)
  await receiveUnassigned(ctx)
  ctx.clock.advance(hourMs)
  await receive(ctx, 'ann@castings.example', 'I wait too')
  await receive(ctx, 'News <news@shop.example>', 'Sale', 'List-Id: <news.shop.example>')
  await receive(ctx, 'away@elsewhere.example', 'I am away', 'Auto-Submitted: auto-replied')
  expect((await look(ctx)).items).toMatchObject([
    {
      kind: 'mail',
      who: 'Eve Roe',
      company: 'eve@unknown.example',
      words: 'Press: Our pumps fail every week.',
      dueAt: '2026-11-19T10:02:00.000Z',
      owner: null,
    },
    { kind: 'lead', who: 'Ann Lee' },
  ])
})

test('mails of one weekend share their promise, and no page skips one or shows it twice', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-21T10:00:00Z', limits: 'off' })
  for (let at = 0; at < 9; at += 1) {
    await receiveUnassigned(ctx, `w${at}@unknown.example`)
    ctx.clock.advance(minuteMs)
  }
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await look(ctx, { limit: 2, ...(cursor && { cursor }) })
    seen.push(...page.items.map(({ who }) => who))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toEqual(Array.from({ length: 9 }, (_, at) => `w${at}@unknown.example`))
})

test('a mail of nobody known is taken, and a colleague who is late is told', async () => {
  const ctx = await begin()
  const one = await createTestUser(ctx, 'sales', 'one@site.test')
  const two = await createTestUser(ctx, 'admin', 'two@site.test')
  const id = await unassigned(ctx)
  await giveMessage(one.ctx, { id, ownerId: one.id, from: null })
  expect((await look(one.ctx, { filter: 'mine' })).items).toMatchObject([{ id, owner: { id: one.id } }])
  expect((await look(two.ctx, { filter: 'free' })).items).toEqual([])
  await expect(giveMessage(two.ctx, { id, ownerId: two.id, from: null })).rejects.toMatchObject({
    code: 'conflict',
  })
  await giveMessage(two.ctx, { id, ownerId: two.id, from: one.id })
  expect((await look(two.ctx, { filter: 'mine' })).items).toHaveLength(1)
})

test('an enquiry is made of it, as of the moment when it came in', async () => {
  const ctx = await begin()
  const id = await unassigned(ctx)
  ctx.clock.advance(3 * hourMs)
  const { leadId, isEnquiry } = await enquireByMessage(ctx, id)
  expect(isEnquiry).toBe(true)
  expect((await listLeads(ctx, leadQuery.parse({}))).items).toMatchObject([
    {
      id: leadId,
      name: 'Eve Roe',
      email: 'eve@unknown.example',
      source: 'mail',
      reply: { state: 'due', dueAt: '2026-11-19T10:00:00.000Z' },
    },
  ])
  expect((await look(ctx)).items).toMatchObject([{ kind: 'lead', id: leadId }])
  await expect(enquireByMessage(ctx, id)).rejects.toMatchObject({ code: 'conflict' })
})

test('no enquiry is made of a mail whose sender can’t be answered', async () => {
  const ctx = await begin()
  await receiveUnassigned(ctx, 'Eve <eve>')
  const [mail] = (await look(ctx)).items
  await expect(enquireByMessage(ctx, mail?.id ?? '')).rejects.toMatchObject({ code: 'invalid' })
})

const ends: [what: string, end: (ctx: TestCtx, id: string) => Promise<unknown>][] = [
  ['is discarded', (ctx, id) => discardMessage(ctx, id)],
  ['is given to a lead', async (ctx, id) => assignMessage(ctx, { id, leadId: await answeredLead(ctx) })],
  ['becomes an enquiry', (ctx, id) => enquireByMessage(ctx, id)],
  [
    'is 90 days old',
    async (ctx) => {
      ctx.clock.advance(91 * dayMs)
      await clearUnassigned(ctx.as('system'))
    },
  ],
  ['is erased with its sender', (ctx) => erasePerson(ctx, personHolders, 'eve@unknown.example')],
]

test.for(ends)('a mail that was put off and %s is put off no more', async ([, end]) => {
  const ctx = await begin()
  const id = await unassigned(ctx)
  await snoozeItem(ctx, inboxSources, { kind: 'mail', id, until: '2026-11-19T09:00:00Z' })
  expect((await look(ctx)).items).toEqual([])
  expect((await look(ctx, { filter: 'snoozed' })).items).toMatchObject([{ kind: 'mail', id }])
  await end(ctx, id)
  expect(await ctx.db.select().from(inboxSnoozes)).toEqual([])
})

test('a lead that was put off is back when a mail of theirs is read', async () => {
  const ctx = await begin()
  const leadId = await answeredLead(ctx)
  await receive(ctx, 'ann@castings.example', 'First')
  ctx.clock.advance(minuteMs)
  await snoozeItem(ctx, inboxSources, { kind: 'lead', id: leadId, until: '2026-11-20T09:00:00Z' })
  expect((await look(ctx)).items).toEqual([])
  ctx.clock.advance(minuteMs)
  await receive(ctx, 'ann@castings.example', 'Are you there?')
  expect((await look(ctx)).items).toMatchObject([{ id: leadId, words: 'Are you there?' }])
})

test('a mail that belongs to no lead is in the worklist until it does, unless it is snoozed', async () => {
  const ctx = await begin()
  const work = async () =>
    (await listWork(ctx, workSources)).items.filter(({ kind }) => kind === 'unassigned')
  await receiveUnassigned(ctx)
  const [mail] = await work()
  expect(mail).toMatchObject({ title: 'Eve Roe, eve@unknown.example', action: 'Assign' })
  expect(mail?.to).toBe(`/inbox?message=${mail?.id}`)
  expect(Date.parse(mail?.dueAt ?? '')).toBeGreaterThan(ctx.clock.now().getTime())
  const until = new Date(ctx.clock.now().getTime() + hourMs).toISOString()
  await snoozeItem(ctx, inboxSources, { kind: 'mail', id: mail?.id ?? '', until })
  expect(await work()).toEqual([])
  ctx.clock.advance(2 * hourMs)
  expect(await work()).toHaveLength(1)
  await assignMessage(ctx, { id: mail?.id ?? '', leadId: await answeredLead(ctx) })
  expect(await work()).toEqual([])
})

test('K7: a mail that was discarded is nowhere to be read, comes back for a day, and goes then, for good', async () => {
  const ctx = await begin()
  const id = await unassigned(ctx)
  const { undo } = await discardMessage(ctx, id)
  expect((await look(ctx)).items).toEqual([])
  for (const use of [getMessage, discardMessage, enquireByMessage])
    await expect(use(ctx, id)).rejects.toMatchObject({ code: 'not_found' })
  await takeBack(ctx, undo)
  expect((await look(ctx)).items).toMatchObject([{ kind: 'mail', id }])
  const again = await discardMessage(ctx, id)
  ctx.clock.advance(dayMs + 1)
  await clearUnassigned(ctx.as('system'))
  await expect(takeBack(ctx, again.undo)).rejects.toMatchObject({ code: 'gone' })
  expect(await ctx.db.$count(messages)).toBe(0)
})

test('K7: a mail whose sender was erased since does not come back', async () => {
  const ctx = await begin()
  const { undo } = await discardMessage(ctx, await unassigned(ctx))
  await erasePerson(ctx, personHolders, 'eve@unknown.example')
  expect(await ctx.db.$count(messages)).toBe(0)
  await expect(takeBack(ctx, undo)).rejects.toMatchObject({ code: 'gone' })
})
