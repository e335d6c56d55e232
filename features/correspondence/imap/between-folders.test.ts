import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, test, type TestContext } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { startDovecot } from '#tests/dovecot.ts'
import { installed } from '#tests/installed.ts'
import { eventually } from '#tests/visits.ts'
import { messages } from '#features/correspondence/correspondence.table.server.ts'
import { createMailbox } from '#features/correspondence/mailboxes.server.ts'
import { startMailboxReader } from './mailbox-reader.server.ts'

const hasDovecot = installed('dovecot')

/** Commands that open, list or watch a folder: what the reader does all day. */
const opening = /^\w+ (?:EXAMINE|UID FETCH|IDLE)/

const mail = (name: string) =>
  `From: Ann Lee <ann@castings.example>\nTo: sales@site.test\nSubject: ${name}\nMessage-ID: <${name.replaceAll(' ', '-')}@castings.example>\n\nThe press stops: ${name}.\n`

/** Hands everything on to the mail server; `before` runs before a command on a folder reaches it. */
async function openListener(
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
  to: number,
  before: () => Promise<void>,
) {
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    far.pipe(near)
    let last = Promise.resolve()
    near.on('data', (chunk: Buffer) => {
      last = last.then(async () => {
        if (opening.test(chunk.toString('latin1'))) await before()
        far.write(chunk)
      })
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test.runIf(hasDovecot)(
  'R12: a mail that comes before any one step of the reader, between two folders too, is kept within five seconds',
  async (test) => {
    const dovecot = await startDovecot(test)
    const ctx = await testCtx({ now: '2020-01-01T00:00:00Z' })
    // Sent, INBOX, its list, the mail that lies there, the wait for more.
    const steps = 5
    let step = 0
    let due = 0
    const port = await openListener(test, dovecot.port, async () => {
      step += 1
      if (step === due) await dovecot.deliver(mail(`before ${due}`))
    })
    const box = { name: 'Sales', host: '127.0.0.1', port, isSecure: false, user: 'sales', password: 'secret' }
    await createMailbox(ctx.as('admin'), { ...box, folders: ['INBOX', 'Sent'], isActive: true })
    const late: number[] = []
    for (due = 1; due <= steps; due += 1) {
      step = 0
      await dovecot.deliver(mail(`lies there ${due}`))
      const reader = startMailboxReader({
        ctx,
        database: ctx.database,
        isHalted: () => false,
        lookEveryMs: 200,
        // As on a site: no poll is in time.
        pollEveryMs: 60_000,
      })
      try {
        await eventually(() => (step >= due ? true : undefined), { withinMs: 20_000, what: `step ${due}` })
        await eventually(async () => ((await ctx.db.$count(messages)) >= 2 * due ? true : undefined), {
          withinMs: 5000,
          what: 'both mails',
        }).catch(() => late.push(due))
      } finally {
        await reader.close()
      }
    }
    expect(late).toEqual([])
  },
)
