import { setTimeout as sleep } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import { eq } from 'drizzle-orm'
import { expect, test, type TestContext } from 'vitest'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { startDovecot } from '#tests/dovecot.ts'
import { installed } from '#tests/installed.ts'
import { eventually } from '#tests/visits.ts'
import { mailboxes, mailboxFolders, messages } from '#features/correspondence/correspondence.table.server.ts'
import { createMailbox } from '#features/correspondence/mailboxes.server.ts'
import { startMailboxReader } from './mailbox-reader.server.ts'

const hasDovecot = installed('dovecot')

const mail = (n: number, to = 'sales@site.test') =>
  `From: Ann Lee <ann@castings.example>\nTo: ${to}\nSubject: Press ${n}\nMessage-ID: <${n}@castings.example>\nDate: Wed, 18 Nov 2026 10:00:00 +0000\n\nPress ${n} stops.\n`

async function begin(ctx: TestCtx, port: number) {
  await createLead(ctx.as('sales'), { name: 'Ann Lee', email: 'ann@castings.example', source: 'manual' })
  const box = { name: 'Sales', host: '127.0.0.1', port, isSecure: false, user: 'sales', password: 'secret' }
  await createMailbox(ctx.as('admin'), { ...box, folders: ['INBOX', 'Sent'], isActive: true })
}

function read(
  ctx: TestCtx,
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
  { pollEveryMs = 3000 } = {},
) {
  const reader = startMailboxReader({
    ctx,
    database: ctx.database,
    isHalted: () => false,
    lookEveryMs: 200,
    pollEveryMs,
  })
  onTestFinished(() => reader.close())
  return reader
}

const kept = (ctx: TestCtx) => ctx.db.$count(messages)
const reach = (ctx: TestCtx, count: number, withinMs = 60_000) =>
  eventually(async () => ((await kept(ctx)) >= count ? true : undefined), {
    withinMs,
    what: `${count} mails`,
  })

test.runIf(hasDovecot)(
  'a mail is kept within five seconds after it reached the mailbox, and stays there as it was',
  async (test) => {
    const server = await startDovecot(test)
    const ctx = await testCtx({ now: '2020-01-01T00:00:00Z' })
    await begin(ctx, server.port)
    // As on a site: what is told by the server alone, and by no poll, is in time.
    read(ctx, test, { pollEveryMs: 60_000 })
    await eventually(async () => ((await ctx.db.select().from(mailboxes))[0]?.readAt ? true : undefined), {
      withinMs: 60_000,
      what: 'the first reading',
    })
    await sleep(1500)
    await server.deliver(mail(1))
    await reach(ctx, 1, 20_000)
    await sleep(1500)
    const started = performance.now()
    await server.deliver(mail(2))
    await reach(ctx, 2)
    expect(performance.now() - started).toBeLessThan(5000)
    const client = new ImapFlow({
      host: '127.0.0.1',
      port: server.port,
      secure: false,
      auth: { user: 'sales', pass: 'secret' },
      logger: false,
    })
    await client.connect()
    await client.mailboxOpen('INBOX', { readOnly: true })
    const flags: string[][] = []
    for await (const { flags: set } of client.fetch('1:*', { flags: true }))
      flags.push([...(set ?? [])].filter((flag) => flag !== '\\Recent'))
    await client.logout()
    expect(flags).toEqual([[], []])
  },
)

test.runIf(hasDovecot)('what lies in Sent was written to the lead by somebody of ours', async (test) => {
  const server = await startDovecot(test)
  const ctx = await testCtx({ now: '2020-01-01T00:00:00Z' })
  await begin(ctx, server.port)
  const client = new ImapFlow({
    host: '127.0.0.1',
    port: server.port,
    secure: false,
    auth: { user: 'sales', pass: 'secret' },
    logger: false,
  })
  await client.connect()
  await client.append(
    'Sent',
    mail(1, 'ann@castings.example').replace(
      'From: Ann Lee <ann@castings.example>',
      'From: Tess <tess@elsewhere.example>',
    ),
  )
  await client.logout()
  read(ctx, test)
  await reach(ctx, 1)
  expect(await ctx.db.select().from(messages)).toMatchObject([{ direction: 'out', state: 'found' }])
})

test.runIf(hasDovecot)('a server that numbers its messages anew has nothing kept twice', async (test) => {
  const server = await startDovecot(test)
  const ctx = await testCtx({ now: '2020-01-01T00:00:00Z' })
  await begin(ctx, server.port)
  for (const n of [1, 2, 3]) await server.deliver(mail(n))
  const reader = read(ctx, test)
  await reach(ctx, 3)
  await reader.close()
  await ctx.db.update(mailboxFolders).set({ uidValidity: 1, lastUid: 900 })
  await server.deliver(mail(4))
  read(ctx, test)
  await reach(ctx, 4)
  await sleep(500)
  expect(await kept(ctx)).toBe(4)
})

test.runIf(hasDovecot)('the same message delivered twice is kept once', async (test) => {
  const server = await startDovecot(test)
  const ctx = await testCtx({ now: '2020-01-01T00:00:00Z' })
  await begin(ctx, server.port)
  for (const n of [1, 1, 2]) await server.deliver(mail(n))
  read(ctx, test)
  await reach(ctx, 2)
  await server.deliver(mail(1))
  await server.deliver(mail(3))
  await reach(ctx, 3)
  await sleep(500)
  expect(await kept(ctx)).toBe(3)
})

test.runIf(hasDovecot)(
  'of two servers on one database one reads the mailbox, and the other takes over when it ends',
  async (test) => {
    const server = await startDovecot(test)
    const ctx = await testCtx({ now: '2020-01-01T00:00:00Z' })
    await begin(ctx, server.port)
    const first = read(ctx, test)
    await server.deliver(mail(1))
    await reach(ctx, 1)
    read(ctx, test)
    await first.close()
    await server.deliver(mail(2))
    await reach(ctx, 2)
    expect(await kept(ctx)).toBe(2)
  },
)

test.runIf(hasDovecot)('a wrong password is told on the mailbox', async (test) => {
  const server = await startDovecot(test)
  const ctx = await testCtx()
  const box = {
    name: 'Sales',
    host: '127.0.0.1',
    port: server.port,
    isSecure: false,
    user: 'sales',
    password: 'wrong',
  }
  const { id } = await createMailbox(ctx.as('admin'), { ...box, folders: ['INBOX'], isActive: true })
  read(ctx, test)
  await eventually(
    async () => {
      const [row] = await ctx.db.select().from(mailboxes).where(eq(mailboxes.id, id))
      return row?.problem === 'The mail server refused our sign-in' ? true : undefined
    },
    { withinMs: 30_000, what: 'the problem' },
  )
})
