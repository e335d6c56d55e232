import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { freePort } from '#tests/site.ts'
import { auditLog } from '#features/context/audit.table.server.ts'
import type { Mail } from '#features/context/context.server.ts'
import { deliverMail, mailTries } from './mail-delivery.server.ts'
import { deliverMailJob } from './mail.jobs.ts'
import { resendMail } from './mail.server.ts'
import { mails } from './mail.table.server.ts'

const hello: Mail = {
  kind: 'contact.sales',
  to: 'sales@site.test',
  replyTo: 'ann@castings.example',
  replyToName: 'Seán "O, Neill" <x@y.example>',
  subject: 'Enquiry from Seán Ó Murchú, 李 & Sons',
  text: 'Good morning\n.\n👍',
  html: '<p>Good morning</p>',
}

/** A mail server on this machine, on a free port unless told. Returns its URL and the messages it took. */
async function mailServer(options: SMTPServerOptions = {}, port = 0) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 20,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  const url = await listening(server.server as Server, () => server.listen(port, '127.0.0.1'))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { url, received }
}

async function listening(server: Server, listen: () => void) {
  await new Promise<void>((resolve) => {
    server.once('listening', resolve)
    listen()
  })
  const address = server.address()
  return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

const refusing = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })
const stored = async (ctx: TestCtx, id: string) =>
  (await ctx.db.select().from(mails).where(eq(mails.id, id)))[0]

test('an accepted mail is sent, once, with everything in its place', async () => {
  const { url, received } = await mailServer()
  const ctx = await testCtx({ settings: { smtpUrl: url, mailFrom: 'Site <site@site.test>' } })
  const id = await ctx.sendMail(hello)
  await deliverMail(ctx, id)
  await deliverMail(ctx, id)
  expect(received).toHaveLength(1)
  const mail = await PostalMime.parse(received[0] ?? '')
  expect(mail).toMatchObject({
    from: { address: 'site@site.test', name: 'Site' },
    to: [{ address: 'sales@site.test' }],
    replyTo: [{ address: 'ann@castings.example', name: 'Seán "O, Neill" <x@y.example>' }],
    subject: 'Enquiry from Seán Ó Murchú, 李 & Sons',
    messageId: `<${id}@site.test>`,
    date: '2026-11-18T10:00:00.000Z',
  })
  expect(mail.text?.trim()).toBe('Good morning\n.\n👍')
  expect(mail.html).toContain('<p>Good morning</p>')
  expect(await stored(ctx, id)).toMatchObject({
    state: 'sent',
    attempts: 1,
    lastError: null,
    sentAt: ctx.clock.now(),
  })
})

test('no value can add a header, a recipient or another mail', async () => {
  const { url, received } = await mailServer()
  const ctx = await testCtx({ settings: { smtpUrl: url } })
  const id = await ctx.sendMail({
    ...hello,
    to: 'sales@site.test',
    replyToName: 'Ann\r\nBcc: victim@other.example',
    subject: 'Hi\r\nBcc: victim@other.example\r\n\r\nBody',
    text: 'One\r\n.\r\nMAIL FROM:<evil@other.example>\r\n',
  })
  await deliverMail(ctx, id)
  const mail = await PostalMime.parse(received[0] ?? '')
  expect(mail.bcc ?? []).toEqual([])
  expect(mail.subject).toBe('Hi Bcc: victim@other.example Body')
  expect(mail.replyTo?.[0]).toMatchObject({
    address: 'ann@castings.example',
    name: 'Ann Bcc: victim@other.example',
  })
  expect(mail.text).toContain('MAIL FROM:<evil@other.example>')
  expect(received).toHaveLength(1)
})

test('without a mail server the mail is a private file', async () => {
  const ctx = await testCtx()
  const id = await ctx.sendMail(hello)
  await deliverMail(ctx, id)
  const folder = join(ctx.settings.dataDir, 'mail')
  const [name = '', ...others] = await readdir(folder)
  expect(others).toEqual([])
  expect(name).toBe(`20261118T100000-contact.sales-${id}.eml`)
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect((await PostalMime.parse(await readFile(join(folder, name)))).subject).toBe(hello.subject)
  expect(await stored(ctx, id)).toMatchObject({ state: 'filed', attempts: 1 })
})

test('a server that refuses connections is tried again, and the mail goes out when it is back', async () => {
  const { url } = await mailServer()
  const port = Number(new URL(url).port) + 1
  const ctx = await testCtx({ settings: { smtpUrl: `smtp://127.0.0.1:${port}` } })
  const id = await ctx.sendMail(hello)
  await expect(deliverMail(ctx, id)).rejects.toThrow('The mail server can’t be reached')
  expect(await stored(ctx, id)).toMatchObject({
    state: 'queued',
    attempts: 1,
    lastError: expect.stringContaining('can’t be reached'),
  })
  const { received } = await mailServer({}, port)
  await deliverMail(ctx, id)
  expect(received).toHaveLength(1)
  expect(await stored(ctx, id)).toMatchObject({ state: 'sent', attempts: 2, lastError: null })
})

test('a server that says nothing is given up', async () => {
  const silent = createServer(() => undefined)
  const url = await listening(silent, () => silent.listen(0, '127.0.0.1'))
  onTestFinished(() => void silent.close())
  const ctx = await testCtx({ settings: { smtpUrl: `${url}?greetingTimeout=300` } })
  const id = await ctx.sendMail(hello)
  await expect(deliverMail(ctx, id)).rejects.toThrow('The mail server can’t be reached')
  expect((await stored(ctx, id))?.state).toBe('queued')
})

test('a refusal for now is tried again, and no address is kept of it', async () => {
  let isBusy = true
  const { url, received } = await mailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(isBusy ? refusing(451, `${address} greylisted`) : undefined),
  })
  const ctx = await testCtx({ settings: { smtpUrl: url } })
  const id = await ctx.sendMail(hello)
  await expect(deliverMail(ctx, id)).rejects.toThrow('The mail server refused it for now (451)')
  expect((await stored(ctx, id))?.lastError).toBe('The mail server refused it for now (451)')
  isBusy = false
  await deliverMail(ctx, id)
  expect(received).toHaveLength(1)
})

test('a refusal for good makes it failed at once, and it can be sent again by hand', async () => {
  let isKnown = false
  const { url, received } = await mailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(isKnown ? undefined : refusing(550, `No such user ${address}`)),
  })
  const ctx = await testCtx({ settings: { smtpUrl: url } })
  const id = await ctx.sendMail(hello)
  await deliverMail(ctx, id)
  expect(await stored(ctx, id)).toMatchObject({
    state: 'failed',
    attempts: 1,
    lastError: 'The mail server refused it (550)',
  })
  isKnown = true
  const admin = ctx.as('admin')
  expect(await resendMail(admin, id)).toMatchObject({ state: 'queued', attempts: 0, lastError: null })
  await expect(resendMail(admin, id)).rejects.toMatchObject({ code: 'conflict' })
  await deliverMail(ctx, id)
  expect((await PostalMime.parse(received[0] ?? '')).messageId).toBe(`<${id}@site.test>`)
  expect(await ctx.db.select().from(auditLog)).toMatchObject([{ action: 'mail.resend', entityId: id }])
})

test('a wrong password is our fault: the mail waits for a better one', async () => {
  const { url } = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(refusing(535, 'No')),
  })
  const ctx = await testCtx({ settings: { smtpUrl: url.replace('//', '//user:secret@') } })
  const id = await ctx.sendMail(hello)
  await expect(deliverMail(ctx, id)).rejects.toThrow('refused our sign-in')
  expect((await stored(ctx, id))?.state).toBe('queued')
})

test('the last of its tries makes it failed without a throw', async () => {
  const ctx = await testCtx({ settings: { smtpUrl: 'smtp://127.0.0.1:1' } })
  const id = await ctx.sendMail(hello)
  await ctx.db.update(mails).set({ attempts: mailTries - 1 })
  await deliverMail(ctx, id)
  expect(await stored(ctx, id)).toMatchObject({ state: 'failed', attempts: mailTries })
  expect(deliverMailJob.retryLimit).toBeGreaterThanOrEqual(mailTries)
})

test('a data folder that can’t be written keeps the mail queued', async () => {
  const ctx = await testCtx()
  await mkdir(ctx.settings.dataDir, { recursive: true })
  await writeFile(join(ctx.settings.dataDir, 'mail'), 'in the way')
  const id = await ctx.sendMail(hello)
  await expect(deliverMail(ctx, id)).rejects.toThrow('The file could not be written')
  expect((await stored(ctx, id))?.state).toBe('queued')
  expect((await ctx.db.execute(sql`select 1 from pgboss.job where name = 'mail.deliver'`)).rows).toHaveLength(
    1,
  )
})

test('one mail that is refused holds up none of those queued with it', async () => {
  const { url, received } = await mailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('bad') ? refusing(451, 'Not now') : undefined),
  })
  const ctx = await testCtx({ settings: { smtpUrl: url } })
  const ids = await ctx.sendMails(
    ['one', 'bad', 'two'].map((name) => ({ ...hello, to: `${name}@site.test` })),
  )
  await ctx.queue.work([deliverMailJob], () => ctx)
  await expect.poll(() => received.length, { timeout: 15_000 }).toBe(2)
  await expect
    .poll(async () => (await ctx.db.execute(sql`select 1 from pgboss.job where state = 'retry'`)).rows.length)
    .toBe(1)
  const states = await Promise.all(ids.map(async (id) => (await stored(ctx, id))?.state))
  expect(states).toEqual(['sent', 'queued', 'sent'])
})

test('the queue itself delivers what a transaction left, and nothing of one that was rolled back', async () => {
  const { url, received } = await mailServer()
  const ctx = await testCtx({ settings: { smtpUrl: url } })
  await ctx
    .transaction(async (tx) => {
      await tx.sendMail({ ...hello, subject: 'Never' })
      throw new Error('Undo')
    })
    .catch(() => undefined)
  const ids = await ctx.transaction((tx) =>
    tx.sendMails([
      { ...hello, subject: 'One' },
      { ...hello, subject: 'Two' },
    ]),
  )
  await ctx.queue.work([deliverMailJob], () => ctx)
  await expect.poll(() => received.length, { timeout: 15_000 }).toBe(2)
  await expect.poll(async () => (await stored(ctx, ids[1] ?? ''))?.state).toBe('sent')
  const subjects = await Promise.all(received.map(async (text) => (await PostalMime.parse(text)).subject))
  expect(subjects.sort()).toEqual(['One', 'Two'])
})

test.each(['one of them', 'a new one'])(
  'the first mail to go after an outage, %s, takes along all that it held up, and none that was refused by itself',
  async (first) => {
    const port = await freePort()
    const ctx = await testCtx({ settings: { smtpUrl: `smtp://127.0.0.1:${port}` } })
    const [one = '', two = ''] = await ctx.sendMails(
      ['one', 'two'].map((name) => ({ ...hello, to: `${name}@site.test` })),
    )
    for (const id of [one, two]) await expect(deliverMail(ctx, id)).rejects.toThrow('can’t be reached')
    const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, _session, done) =>
      done(address.startsWith('bad') ? refusing(451, 'Not now') : undefined)
    const { received } = await mailServer({ onRcptTo }, port)
    const bad = await ctx.sendMail({ ...hello, to: 'bad@site.test' })
    await expect(deliverMail(ctx, bad)).rejects.toThrow('refused it for now')
    await ctx.db.execute(
      sql`update pgboss.job set state = 'retry', start_after = now() + interval '1 hour' where name = 'mail.deliver'`,
    )
    if (first === 'a new one') await ctx.sendMail({ ...hello, to: 'new@site.test' })
    else await ctx.db.execute(sql`update pgboss.job set start_after = now() where data->>'mailId' = ${one}`)
    await ctx.queue.work([deliverMailJob], () => ctx)
    const states = async () => Promise.all([one, two].map(async (id) => (await stored(ctx, id))?.state))
    await expect.poll(states, { timeout: 15_000 }).toEqual(['sent', 'sent'])
    expect(received).toHaveLength(first === 'a new one' ? 3 : 2)
    expect(await stored(ctx, bad)).toMatchObject({ state: 'queued', attempts: 1 })
  },
)
