import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#db/test-database.ts'
import { messages } from '#features/correspondence/correspondence.table.server.ts'
import { startMailboxReader } from '#features/correspondence/imap/mailbox-reader.server.ts'
import { createMailbox } from '#features/correspondence/mailboxes.server.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { testCtx } from '#tests/context.ts'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { startDovecot } from '#tests/dovecot.ts'
import { installed } from '#tests/installed.ts'
import { startSite } from '#tests/site.ts'
import { eventually, postJson } from '#tests/visits.ts'
import { either } from './length.ts'
import { signInPatiently } from './patience.ts'
import { openProxy } from './proxy.ts'
import { report } from './report.ts'

const hasDovecot = installed('dovecot')
const ann = { name: 'Ann Lee', email: 'ann@castings.example', source: 'manual' } as const

/** Long enough for a connection to end within one. */
const mailBytes = 10_000
const filling = `${'The press stops, and nobody knows why. '.repeat(2)}\n`.repeat(mailBytes / 80)
const mailOf = (n: number) =>
  `From: Ann Lee <${ann.email}>\nTo: sales@site.test\nSubject: Press ${n}\nMessage-ID: <${n}@castings.example>\n\nPress ${n} stops.\n${filling}`

const row = (nemesis: string, rounds: number, mails: number, kept: string[], recoveryMs: number[]) => ({
  nemesis,
  rounds,
  acknowledged: mails,
  lost: mails - new Set(kept).size,
  waits: 0,
  longestMs: 0,
  mails: kept.length,
  duplicates: kept.length - new Set(kept).size,
  recoveryMs,
})

const kills = either(3, 20)
const read = either(60, 1000)

test.runIf(hasDovecot)(
  `${read} mails and ${kills} deaths of the mail server while they are read: each is kept once, and none is touched`,
  { timeout: 60_000 + kills * 15_000 },
  async (test) => {
    const server = await startDovecot(test)
    const ctx = await testCtx({ now: '2020-01-01T00:00:00Z' })
    await createLead(ctx.as('sales'), ann)
    const proxy = await openProxy({ port: server.port, host: '127.0.0.1' })
    test.onTestFinished(() => proxy.close())
    const { port } = proxy
    const box = { name: 'Sales', host: '127.0.0.1', port, isSecure: false, user: 'sales', password: 'secret' }
    await createMailbox(ctx.as('admin'), { ...box, folders: ['INBOX', 'Sent'], isActive: true })
    const reader = startMailboxReader({
      ctx,
      database: ctx.database,
      isHalted: () => false,
      lookEveryMs: 200,
      pollEveryMs: 60_000,
    })
    test.onTestFinished(() => reader.close())

    const kept = () => ctx.db.$count(messages)
    const recoveryMs: number[] = []
    let delivered = 0
    let inTheMiddle = 0
    for (let kill = 0; kill < kills; kill += 1) {
      const before = delivered
      const end = Math.round(((kill + 1) * read) / kills)
      // The open connection ends with its next answer, the one after it somewhere in its sign-in, the list or the mails.
      await proxy.set({ cutAfter: Math.random() * mailBytes * Math.min(end - before, 25) })
      const taken = proxy.taken()
      while (delivered < end) await server.deliver(mailOf(delivered++))
      await eventually(() => (proxy.taken() >= taken + 2 ? true : undefined), {
        withinMs: 30_000,
        what: 'two connections that ended',
      })
      await server.kill()
      if ((await kept()) < delivered) inTheMiddle += 1
      await proxy.set('pass')
      const killed = performance.now()
      await server.start()
      if (kill % 2 === 0) {
        await eventually(async () => ((await kept()) >= delivered ? true : undefined), {
          withinMs: 60_000,
          what: 'all after the mail server came back',
        }).catch(() => undefined)
        recoveryMs.push(performance.now() - killed)
      }
    }
    const isWhole = await eventually(async () => ((await kept()) >= read ? true : undefined), {
      withinMs: 60_000,
      what: `${read} mails`,
    }).catch(() => false)
    await sleep(500)
    const subjects = (await ctx.db.select({ subject: messages.subject }).from(messages)).map(
      ({ subject }) => subject,
    )
    report(row('mail server of the mailbox killed (SIGKILL)', kills, read, subjects, recoveryMs))
    expect(isWhole).toBe(true)
    expect(subjects).toHaveLength(read)
    expect(new Set(subjects).size).toBe(read)
    expect(inTheMiddle).toBeGreaterThan(kills / 2)
    const lying = await Promise.all(['new', 'cur'].map((folder) => readdir(join(server.inbox, folder))))
    expect(lying.flat()).toHaveLength(read)
    // A letter after the comma would be a mark, such as S of "seen".
    expect(lying.flat().filter((name) => /,[A-Z]/i.test(name))).toEqual([])
  },
)

const rounds = either(1, 4)
const shared = either(60, 400)

test.runIf(hasDovecot)(
  `two servers on one database and mailbox, whichever reads it killed ${rounds === 1 ? 'once' : `${rounds} times`}: the other reads on, and each mail is kept once`,
  { timeout: 90_000 + rounds * 60_000 },
  async (test) => {
    const dovecot = await startDovecot(test)
    const { url } = await createTestDatabase()
    const env = { DATABASE_URL: url, IMAP_URL: `imap://sales:secret@127.0.0.1:${dovecot.port}` }
    const start = async () => {
      const dataDir = await newDataDir({ isEmpty: true })
      test.onTestFinished(() => dropDataDir(dataDir))
      return startSite({ dataDir, env })
    }
    const database = new Client({ connectionString: url })
    await database.connect()
    test.onTestFinished(() => database.end())
    const subjects = async () => {
      const { rows } = await database.query<{ subject: string }>('select subject from messages')
      return rows.map(({ subject }) => subject)
    }
    const reach = (count: number) =>
      eventually(async () => ((await subjects()).length >= count ? true : undefined), {
        withinMs: 60_000,
        what: `${count} mails`,
      })

    let reading = await start()
    test.onTestFinished(() => reading.stop())
    // It has the mailbox before the other one starts.
    await eventually(
      async () =>
        (await database.query('select 1 from mailboxes where read_at is not null')).rowCount || undefined,
      { withinMs: 60_000, what: 'the first reading' },
    )
    const addLead = async () => {
      const headers = { authorization: `Bearer ${await signInPatiently(reading.url)}` }
      expect((await postJson(`${reading.url}/api/leads`, ann, headers)).status).toBe(201)
    }
    let [waiting] = await Promise.all([start(), addLead()])
    test.onTestFinished(() => waiting.stop())
    const recoveryMs: number[] = []
    let delivered = 0
    for (let round = 0; round < rounds; round += 1) {
      const end = Math.round(((round + 1) * shared) / rounds)
      const before = delivered
      while (delivered < end) await dovecot.deliver(mailOf(delivered++))
      await reach(before + 1)
      await reading.kill()
      const killed = performance.now()
      await reach(delivered)
      recoveryMs.push(performance.now() - killed)
      if (round + 1 < rounds) [reading, waiting] = [waiting, await start()]
    }
    await sleep(500)
    const all = await subjects()
    report(row('one of two servers that read a mailbox killed (SIGKILL)', rounds, shared, all, recoveryMs))
    expect(all).toHaveLength(shared)
    expect(new Set(all).size).toBe(shared)
  },
)
