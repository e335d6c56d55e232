import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { secondMs } from '#lib/durations.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { deliverMails } from '#features/mail/mail-delivery.server.ts'
import { keepMessage } from '#features/correspondence/inbound/keep-message.server.ts'
import { readMail } from '#features/correspondence/inbound/read-mail.ts'
import { listLeadMail } from '#features/correspondence/list-messages.server.ts'
import { uploadAttachment } from '#features/correspondence/files/attachments.server.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { openMailbox, type Mailbox } from '#tests/mailbox.ts'
import { cancelMessage, sendHeld, sendMessage } from './send-message.server.ts'

const ann = 'ann@castings.example'

/** A waiting lead, a mail server, and somebody of sales. */
async function begun(): Promise<{ ctx: TestCtx; leadId: string; server: Mailbox }> {
  const server = await openMailbox()
  onTestFinished(() => server.close())
  const settings = {
    smtpUrl: server.url,
    inboundToken: 'a token of the provider',
    mailFrom: 'Site <site@site.test>',
  }
  const system = await testCtx({ settings })
  const enquiry = { source: 'contact' as const, name: 'Ann Lee', email: ann, touch: {}, consents: [] }
  const { leadId } = await recordEnquiry(system, enquiry)
  return { ctx: system.as('sales'), leadId, server }
}

const words = {
  to: ann,
  cc: [],
  subject: 'Your press',
  text: 'Hello **Ann**,\n\n- on Monday\n- at ten',
  attachments: [],
}

async function leave(ctx: TestCtx, id: string) {
  ctx.clock.advance(11 * secondMs)
  await sendHeld(ctx.as('system'), id)
  return deliverMails(ctx.as('system'), [id])
}

test('a mail stops the clock when the mail server took it, and not before', async () => {
  const { ctx, leadId, server } = await begun()
  const { id } = await sendMessage(ctx, { ...words, leadId })
  expect((await getLead(ctx, leadId)).reply?.state).toBe('due')
  await leave(ctx, id)
  expect((await getLead(ctx, leadId)).reply).toMatchObject({
    state: 'met',
    repliedAt: '2026-11-18T10:00:11.000Z',
  })
  const [mail] = server.mails
  expect(mail).toMatchObject({
    from: { name: 'Test sales', address: 'site@site.test' },
    to: [{ name: 'Ann Lee', address: ann }],
    subject: 'Your press',
    messageId: `<${id}@site.test>`,
  })
  expect(mail?.text?.trim()).toBe('Hello Ann,\n\n- on Monday\n- at ten')
  expect(mail?.html).toContain('<strong>Ann</strong>')
  expect(mail?.html).toContain('<li>on Monday</li>')
  expect(mail?.replyTo?.[0]?.address).toMatch(/^site\+r-[a-z2-7]{20}@site\.test$/)
  expect(mail?.headers.find(({ key }) => key === 'auto-submitted')).toBeUndefined()
})

test('a file goes along as it was uploaded', async () => {
  const { ctx, leadId, server } = await begun()
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(700_000, 7)])
  const file = await uploadAttachment(ctx, 'Quote "A\u202Efdp.exe', bytes)
  expect(file).toMatchObject({ name: 'Quote _Afdp.exe.download', type: 'application/pdf' })
  const { id } = await sendMessage(ctx, { ...words, leadId, attachments: [file.id] })
  await leave(ctx, id)
  const sent = server.mails[0]?.attachments[0]
  expect(Buffer.from(sent?.content as ArrayBuffer).equals(bytes)).toBe(true)
  expect(sent).toMatchObject({ filename: 'Quote _Afdp.exe.download', mimeType: 'application/pdf' })
})

test('a mail that was taken back goes out with its files when it is sent again, and with those of no mail that stands', async () => {
  const { ctx, leadId, server } = await begun()
  const file = await uploadAttachment(ctx, 'plan.txt', Buffer.from('Monday'))
  const first = await sendMessage(ctx, { ...words, leadId, attachments: [file.id] })
  await expect(sendMessage(ctx, { ...words, leadId, attachments: [file.id] })).rejects.toMatchObject({
    errors: { attachments: 'A file is no longer here. Please attach it again.' },
  })
  await cancelMessage(ctx, first.id)
  const { id } = await sendMessage(ctx, { ...words, leadId, attachments: [file.id] })
  await leave(ctx, id)
  expect(server.mails.map(({ attachments }) => attachments[0]?.filename)).toEqual(['plan.txt'])
})

test('files of somebody else, and more than 20 MB together, are refused', async () => {
  const { ctx, leadId } = await begun()
  const theirs = await uploadAttachment(ctx.as('sales'), 'a.txt', Buffer.from('a'))
  await expect(sendMessage(ctx, { ...words, leadId, attachments: [theirs.id] })).rejects.toMatchObject({
    code: 'invalid',
  })
  const ids: string[] = []
  for (const name of ['a', 'b'])
    ids.push((await uploadAttachment(ctx, name, Buffer.alloc(11 * 1024 * 1024))).id)
  await expect(sendMessage(ctx, { ...words, leadId, attachments: ids })).rejects.toMatchObject({
    errors: { attachments: 'The files come to more than 20 MB in total' },
  })
})

test('within ten seconds it can be taken back, and then never leaves', async () => {
  const { ctx, leadId, server } = await begun()
  const { id } = await sendMessage(ctx, { ...words, leadId })
  expect(await cancelMessage(ctx, id)).toMatchObject({ state: 'cancelled' })
  await leave(ctx, id)
  expect(server.mails).toEqual([])
  expect((await getLead(ctx, leadId)).reply?.state).toBe('due')
})

test('a mail for later waits for its time, says so, and can be taken back until then', async () => {
  const { ctx, leadId, server } = await begun()
  const sendAt = '2026-11-19T08:00:00.000Z'
  const { id } = await sendMessage(ctx, { ...words, leadId, sendAt })
  expect((await listLeadMail(ctx, leadId)).items).toMatchObject([{ state: 'held', sendAt }])
  const jobs = await ctx.db.execute<{ start_after: string }>(
    sql`select start_after from pgboss.job where name = 'correspondence.send'`,
  )
  expect(jobs.rows.map(({ start_after: at }) => new Date(at).toISOString())).toEqual([sendAt])
  expect((await getLead(ctx, leadId)).reply?.state).toBe('due')
  expect(await cancelMessage(ctx, id)).toMatchObject({ state: 'cancelled', sendAt: null })
  await leave(ctx, id)
  expect(server.mails).toEqual([])
})

test('nothing waits longer than 90 days, and a time that is over means now', async () => {
  const { ctx, leadId } = await begun()
  await expect(sendMessage(ctx, { ...words, leadId, sendAt: '2027-03-01T08:00:00Z' })).rejects.toMatchObject({
    errors: { sendAt: 'At most 90 days from now' },
  })
  const item = await sendMessage(ctx, { ...words, leadId, sendAt: '2026-11-18T09:00:00Z' })
  expect(item.sendAt).toBe('2026-11-18T10:00:10.000Z')
})

test('one that left can’t be taken back', async () => {
  const { ctx, leadId } = await begun()
  const { id } = await sendMessage(ctx, { ...words, leadId })
  await leave(ctx, id)
  await expect(cancelMessage(ctx, id)).rejects.toMatchObject({ code: 'conflict' })
})

test('the same form sent twice, and a job that runs twice, send one mail', async () => {
  const { ctx, leadId, server } = await begun()
  const id = '01998877-6655-4433-8221-100000000001'
  await sendMessage(ctx, { ...words, leadId, id })
  await sendMessage(ctx, { ...words, leadId, id })
  await leave(ctx, id)
  await leave(ctx, id)
  expect(server.mails).toHaveLength(1)
  expect((await listLeadMail(ctx, leadId)).items).toHaveLength(1)
})

test('while the mail server is dead the mail waits, and the clock runs on', async () => {
  const { ctx, leadId, server } = await begun()
  const { id } = await sendMessage(ctx, { ...words, leadId })
  await server.close()
  await leave(ctx, id)
  expect((await listLeadMail(ctx, leadId)).items).toMatchObject([{ state: 'queued' }])
  expect((await getLead(ctx, leadId)).reply?.state).toBe('due')
})

test('a mail that the server refuses for good is failed, marks the address and leaves the clock running', async () => {
  const { ctx, leadId, server } = await begun()
  server.mood = 'refuses for good'
  const { id } = await sendMessage(ctx, { ...words, leadId })
  await leave(ctx, id)
  const mail = await listLeadMail(ctx, leadId)
  expect(mail.items).toMatchObject([{ state: 'failed' }])
  expect(mail.bounced).toMatchObject([{ address: ann, reason: 'The mail server refused it (550)' }])
  expect((await getLead(ctx, leadId)).reply?.state).toBe('due')
})

test('without a mail server the mail is a file, and the clock runs on', async () => {
  const system = await testCtx()
  const enquiry = { source: 'contact' as const, name: 'Ann Lee', email: ann, touch: {}, consents: [] }
  const { leadId } = await recordEnquiry(system, enquiry)
  const ctx = system.as('sales')
  const { id } = await sendMessage(ctx, { ...words, leadId })
  await leave(ctx, id)
  expect((await listLeadMail(ctx, leadId)).items).toMatchObject([{ state: 'filed' }])
  expect((await getLead(ctx, leadId)).reply?.state).toBe('due')
})

test('who writes while a colleague or the lead wrote is told, and loses nothing', async () => {
  const { ctx, leadId } = await begun()
  const first = await sendMessage(ctx, { ...words, leadId, seen: null })
  await expect(sendMessage(ctx.as('sales'), { ...words, leadId, seen: null })).rejects.toMatchObject({
    code: 'conflict',
    data: { newest: first.id },
  })
  await expect(sendMessage(ctx.as('sales'), { ...words, leadId, seen: first.id })).resolves.toBeDefined()
})

test('the visitor’s own mail program answers in the thread, and our answer to that stays in it', async () => {
  const { ctx, leadId, server } = await begun()
  const { id } = await sendMessage(ctx, { ...words, leadId })
  await leave(ctx, id)
  const ours = server.mails[0]
  const raw = [
    'From: Ann at home <private@home.example>',
    `To: ${ours?.replyTo?.[0]?.address}`,
    'Message-ID: <answer@home.example>',
    `In-Reply-To: ${ours?.messageId}`,
    `References: ${ours?.messageId}`,
    'Subject: Re: Your press',
    '',
    'Monday is fine',
  ].join('\r\n')
  ctx.clock.advance(secondMs)
  await keepMessage(ctx.as('system'), { mail: await readMail(Buffer.from(raw)), receivedAt: ctx.clock.now() })
  expect((await getLead(ctx, leadId)).reply?.state).toBe('due')
  const second = await sendMessage(ctx, { ...words, leadId })
  await leave(ctx, second.id)
  expect(server.mails[1]).toMatchObject({
    inReplyTo: '<answer@home.example>',
    references: `<${id}@site.test> <answer@home.example>`,
  })
  expect((await getLead(ctx, leadId)).reply?.state).toBe('met')
})
