import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { minuteMs } from '#lib/durations.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { leadQuery } from '#features/leads/lead-query.schema.ts'
import { listLeads } from '#features/leads/leads.server/list-leads.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { moveLead } from '#features/leads/leads.server/move-lead.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { bouncedAddresses, messages } from '#features/correspondence/correspondence.table.server.ts'
import { listLeadMail, listUnassigned } from '#features/correspondence/list-messages.server.ts'
import { tokenOfLead } from '#features/correspondence/reply-token.server.ts'
import { assignMessage } from '#features/correspondence/unassigned.server.ts'
import { keepMessage } from './keep-message.server.ts'
import { readMail } from './read-mail.ts'

const ann = 'ann@castings.example'

interface Written {
  from?: string
  to?: string
  subject?: string
  id?: string
  head?: string
  body?: string
}

let count = 0
function raw({
  from = `Ann Lee <${ann}>`,
  to = 'sales@site.test',
  subject = 'Re: Press',
  id,
  head = '',
  body,
}: Written) {
  count += 1
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${id ?? `<${count}@castings.example>`}`,
  ]
  return Buffer.from(
    [...lines, ...(head ? [head] : []), '', body ?? `Could you call me about press ${count}?`].join('\r\n'),
  )
}

const receive = async (
  ctx: TestCtx,
  written: Written = {},
  more: { isSentFolder?: boolean; isHistory?: boolean } = {},
) => keepMessage(ctx, { mail: await readMail(raw(written)), receivedAt: ctx.clock.now(), ...more })

/** Ann enquired at 10:00 on a Wednesday and was called at once. */
async function answeredLead(ctx: TestCtx): Promise<string> {
  const touch = { page: '/contact' }
  const enquiry = { source: 'contact' as const, name: 'Ann Lee', email: ann, touch, consents: [] }
  const { leadId } = await recordEnquiry(ctx, enquiry)
  ctx.clock.advance(minuteMs)
  await logActivity(ctx, { leadId, kind: 'call', body: 'Talked' })
  ctx.clock.advance(minuteMs)
  return leadId
}

test('the mail of a lead begins the promise to reply anew, and stands with the lead', async () => {
  const ctx = await testCtx()
  const id = await answeredLead(ctx)
  expect((await getLead(ctx, id)).reply?.state).toBe('met')
  expect(await receive(ctx)).toBe('kept')
  const lead = await getLead(ctx, id)
  expect(lead.reply).toMatchObject({ state: 'due', repliedAt: null, dueAt: '2026-11-19T10:02:00.000Z' })
  expect((await listLeadMail(ctx, id)).items).toMatchObject([
    { direction: 'in', kind: 'written', from: { address: ann } },
  ])
})

test('a second mail keeps the earlier end of the promise', async () => {
  const ctx = await testCtx()
  const id = await answeredLead(ctx)
  await receive(ctx)
  ctx.clock.advance(30 * minuteMs)
  await receive(ctx)
  expect((await getLead(ctx, id)).reply?.dueAt).toBe('2026-11-19T10:02:00.000Z')
})

test('an out-of-office answer, a bounce and a receipt neither begin nor end it', async () => {
  const ctx = await testCtx()
  const id = await answeredLead(ctx)
  const before = await getLead(ctx, id)
  await receive(ctx, { subject: 'Automatic reply: Press', head: 'Auto-Submitted: auto-replied' })
  await receive(ctx, {
    subject: 'Undeliverable',
    head: `X-Failed-Recipients: ${ann}`,
    from: 'MAILER-DAEMON@castings.example',
  })
  await receive(ctx, {
    head: 'Content-Type: multipart/report; report-type=disposition-notification; boundary=b',
  })
  expect((await getLead(ctx, id)).reply).toEqual(before.reply)
  expect((await listLeadMail(ctx, id)).items.map(({ kind }) => kind).toSorted()).toEqual([
    'auto_reply',
    'bounce',
    'receipt',
  ])
})

test('the same mail twice, and twice at once, is kept once', async () => {
  const ctx = await testCtx()
  const id = await answeredLead(ctx)
  const mail = await readMail(raw({}))
  const arrival = { mail, receivedAt: ctx.clock.now() }
  const results = await Promise.all([1, 2, 3, 4].map(() => keepMessage(ctx, arrival)))
  expect(results.toSorted()).toEqual(['kept', 'known', 'known', 'known'])
  expect(await keepMessage(ctx, arrival)).toBe('known')
  expect((await listLeadMail(ctx, id)).items).toHaveLength(1)
})

test('two different mails with the same Message-ID are both kept', async () => {
  const ctx = await testCtx()
  const id = await answeredLead(ctx)
  await receive(ctx, { id: '<same@castings.example>', body: 'One' })
  await receive(ctx, { id: '<same@castings.example>', body: 'Two' })
  expect((await listLeadMail(ctx, id)).items).toHaveLength(2)
})

test('somebody else who answers in the thread, or writes to the address of the lead, finds the lead', async () => {
  const ctx = await testCtx()
  const id = await answeredLead(ctx)
  await receive(ctx, { id: '<first@castings.example>' })
  await receive(ctx, {
    from: 'Ben <ben@castings.example>',
    head: 'References: <x@y.example> <first@castings.example>',
  })
  const token = await tokenOfLead(ctx, id)
  await receive(ctx, { from: 'cy@other.example', to: `site+r-${token}@site.test` })
  expect((await listLeadMail(ctx, id)).items).toHaveLength(3)
  expect(await listUnassigned(ctx)).toEqual([])
})

test('an unknown sender is a new enquiry with its own lead and clock', async () => {
  const ctx = await testCtx()
  await receive(ctx, {
    from: 'Dee Roe <dee@pumps.example>',
    subject: 'Quote',
    body: 'Our pumps fail every week and we would like to know before.',
  })
  const [lead] = (await listLeads(ctx, leadQuery.parse({}))).items
  expect(lead).toMatchObject({
    name: 'Dee Roe',
    email: 'dee@pumps.example',
    source: 'mail',
    reply: { state: 'due' },
  })
})

const suspect: [what: string, written: Written][] = [
  ['one of many', { head: 'List-Unsubscribe: <https://news.example/u>' }],
  ['a sender whose domain denies it', { head: 'Authentication-Results: mx.site.test; spf=fail; dmarc=fail' }],
  ['a program', { from: 'no-reply@shop.example' }],
  ['spam by the rules of the forms', { from: '"https://win.example" <eve@win.example>' }],
  ['marked by the mail server', { head: 'X-Spam-Flag: YES' }],
  ['an address that is none', { from: 'Eve <eve>' }],
]

test.for(suspect)('%s makes no lead and waits for staff', async ([, written]) => {
  const ctx = await testCtx()
  await receive(ctx, { from: 'Eve <eve@unknown.example>', ...written })
  expect(await listUnassigned(ctx)).toHaveLength(1)
  expect((await listLeads(ctx, leadQuery.parse({}))).items).toEqual([])
})

test('staff give a mail to its lead, whose clock begins when it came in', async () => {
  const ctx = await testCtx()
  const id = await answeredLead(ctx)
  await receive(ctx, { from: 'Eve <eve@unknown.example>', head: 'X-Spam-Flag: YES' })
  const [mail] = await listUnassigned(ctx)
  ctx.clock.advance(5 * minuteMs)
  await assignMessage(ctx, { id: mail?.id ?? '', leadId: id })
  expect((await getLead(ctx, id)).reply?.dueAt).toBe('2026-11-19T10:02:00.000Z')
  expect(await listUnassigned(ctx)).toEqual([])
})

const returned = '<11111111-2222-4333-8444-555555555555@site.test>'
const bounce = (body: string): Written => ({
  from: 'MAILER-DAEMON@mx.example',
  subject: 'Mail delivery failed',
  head: `X-Failed-Recipients: ${ann}`,
  body,
})

test('a bounce that returns a mail of ours marks the address, and mail from there takes the mark away', async () => {
  const ctx = await testCtx()
  const id = await answeredLead(ctx)
  await receive(ctx, bounce(`550 No such user\nMessage-ID: ${returned}`))
  expect((await listLeadMail(ctx, id)).bounced).toMatchObject([{ address: ann, reason: '550 No such user' }])
  await receive(ctx)
  expect((await listLeadMail(ctx, id)).bounced).toEqual([])
})

test('a bounce that returns nothing of ours marks nothing', async () => {
  const ctx = await testCtx()
  await answeredLead(ctx)
  await receive(ctx, bounce('550 No such user\nMessage-ID: <made-up@elsewhere.example>'))
  expect(await ctx.db.select().from(bouncedAddresses)).toEqual([])
})

test('what a colleague wrote with a mail program stops the clock at its time; what is about nobody we know is not kept', async () => {
  const ctx = await testCtx()
  const id = await answeredLead(ctx)
  await receive(ctx)
  ctx.clock.advance(minuteMs)
  expect(await receive(ctx, { from: 'Tess <tess@site.test>', to: ann }, { isSentFolder: true })).toBe('kept')
  expect((await getLead(ctx, id)).reply).toMatchObject({
    state: 'met',
    repliedAt: '2026-11-18T10:03:00.000Z',
  })
  expect(
    await receive(ctx, { from: 'Tess <tess@site.test>', to: 'dentist@home.example' }, { isSentFolder: true }),
  ).toBe('not ours to keep')
})

test('a forged mail of ours does not stop the clock', async () => {
  const ctx = await testCtx()
  const id = await answeredLead(ctx)
  await receive(ctx)
  await receive(ctx, {
    from: 'Tess <tess@site.test>',
    to: ann,
    head: 'Authentication-Results: mx.site.test; dmarc=fail',
  })
  expect((await getLead(ctx, id)).reply?.state).toBe('due')
})

test('a mail that is read after it was answered begins nothing', async () => {
  const ctx = await testCtx()
  const id = await answeredLead(ctx)
  const mail = await readMail(raw({}))
  const receivedAt = ctx.clock.now()
  ctx.clock.advance(minuteMs)
  await receive(ctx, { from: 'Tess <tess@site.test>', to: ann }, { isSentFolder: true })
  await keepMessage(ctx, { mail, receivedAt })
  expect((await getLead(ctx, id)).reply?.state).toBe('met')
})

test('a lost lead that writes is taken up again, and a won one stays won and gets a task', async () => {
  const ctx = await testCtx()
  const id = await answeredLead(ctx)
  await moveLead(ctx, { id, stage: 'lost', reason: 'No budget' })
  await receive(ctx)
  expect(await getLead(ctx, id)).toMatchObject({ stage: 'contacted', reply: { state: 'due' } })
  await moveLead(ctx, { id, stage: 'won' })
  await receive(ctx, { subject: 'Invoice' })
  expect(await getLead(ctx, id)).toMatchObject({
    stage: 'won',
    tasks: [{ title: 'Answer the mail “Invoice”' }],
  })
})

test('mails older than the mailbox are kept for leads alone, and nobody waits for an answer to them', async () => {
  const ctx = await testCtx()
  const id = await answeredLead(ctx)
  await receive(ctx, {}, { isHistory: true })
  const stranger = { from: 'Old <old@elsewhere.example>', id: '<old@elsewhere.example>', body: 'Years ago' }
  expect(await receive(ctx, stranger, { isHistory: true })).toBe('not ours to keep')
  expect(await receive(ctx, stranger)).toBe('known')
  expect((await getLead(ctx, id)).reply?.state).toBe('met')
  expect(await ctx.db.$count(messages)).toBe(1)
})

test('text that no database keeps is kept without it', async () => {
  const ctx = await testCtx()
  const { id } = await createLead(ctx.as('sales'), { name: 'Ann Lee', email: ann, source: 'manual' })
  await receive(ctx, { subject: 'Nul \u0000 in it', body: 'a\u0000b' })
  const [row] = await ctx.db.select().from(messages).where(eq(messages.leadId, id))
  expect(row?.text).toContain('ab')
})

test('the clock of a mail server, which tells whole seconds and may be slow, makes no answered mail of a new one', async () => {
  const ctx = await testCtx()
  const id = await answeredLead(ctx)
  const ours = { from: 'Tess <tess@elsewhere.example>', to: ann, id: '<ours@site.test>' }
  const reply = async () => (await getLead(ctx, id)).reply?.state
  const arrive = async (head: string, agoMs: number) =>
    keepMessage(ctx, {
      mail: await readMail(raw({ head })),
      receivedAt: new Date(ctx.clock.now().getTime() - agoMs),
    })
  await receive(ctx, { ...ours, id: '<first@site.test>' }, { isSentFolder: true })
  await arrive('', 600)
  expect(await reply()).toBe('due')
  ctx.clock.advance(minuteMs)
  await receive(ctx, ours, { isSentFolder: true })
  expect(await reply()).toBe('met')
  await arrive(`In-Reply-To: ${ours.id}`, minuteMs / 2)
  expect(await reply()).toBe('due')
})
