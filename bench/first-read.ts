import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startDovecot } from '../tests/dovecot.ts'
import { startSite } from '../tests/site.ts'
import { makeUpLeads } from './made-up-leads.ts'
import { has, residentBytes } from './process.ts'
import { megabytes, whole, type Row } from './row.ts'

const messages = Number(process.env['FIRST_READ_MESSAGES'] ?? 20_000)
const withinMs = 5 * 60_000
/** Of the memory that a tenth of the messages took. */
const mostGrowth = 1.3

/** R12: a mailbox that is read for the first time, half of it from people we know, beside one with a tenth of the messages. */
export async function firstRead(): Promise<Row[]> {
  const what = `a mailbox of ${whole(messages)} messages, read the first time`
  if (!has('dovecot'))
    return [{ requirement: 'R12', what, target: '', figure: 'not measured: Dovecot is not installed' }]
  const [small, large] = [await read(messages / 10), await read(messages)]
  const seconds = large.tookMs / 1000
  return [
    {
      requirement: 'R12',
      what: `${what}; with the start of the server`,
      target: `≤ ${withinMs / 60_000} min`,
      figure: `${seconds.toFixed(0)} s, ${whole(messages / seconds)} a second, ${whole(large.kept)} kept`,
      isMet: large.tookMs <= withinMs,
    },
    {
      requirement: 'R12',
      what: `${what}: memory of the server at most`,
      target: `bounded: ≤ ${mostGrowth} × that for ${whole(messages / 10)}`,
      figure: `${megabytes(large.mostBytes)} (${whole(messages / 10)}: ${megabytes(small.mostBytes)})`,
      isMet: large.mostBytes <= mostGrowth * small.mostBytes,
    },
  ]
}

async function read(messages: number): Promise<{ tookMs: number; kept: number; mostBytes: number }> {
  const ends: (() => unknown)[] = []
  const dovecot = await startDovecot({ onTestFinished: (end) => void ends.push(end as () => unknown) })
  const dataDir = await newDataDir()
  let site = await startSite({ dataDir, env: { WORKER: 'off' } })
  const host = join(dataDir, 'postgres', 'cluster')
  const client = () => new Client({ host, port: 5432, user: 'site', database: 'site' })
  try {
    const before = client()
    await before.connect()
    await makeUpLeads(before, 2000)
    const { rows } = await before.query<{ email: string }>('select email from leads')
    await before.end()
    await site.stop()
    for (let n = 0; n < messages; n += 1)
      await dovecot.deliver(messageOf(n, n % 2 ? rows[n % rows.length]?.email : undefined))
    const started = performance.now()
    site = await startSite({
      dataDir,
      env: {
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        IMAP_URL: `imap://sales:secret@127.0.0.1:${dovecot.port}`,
      },
    })
    const after = client()
    await after.connect()
    let mostBytes = 0
    for (;;) {
      mostBytes = Math.max(mostBytes, residentBytes(site.pid))
      const { rows: folders } = await after.query<{ last: number }>(
        `select last_uid::int as last from mailbox_folders where path = 'INBOX'`,
      )
      if ((folders[0]?.last ?? 0) >= messages) break
      if (performance.now() - started > 6 * withinMs)
        throw new Error('The mailbox was not read in half an hour')
      await sleep(200)
    }
    const tookMs = performance.now() - started
    const { rows: kept } = await after.query<{ count: number }>('select count(*)::int as count from messages')
    await after.end()
    return { tookMs, kept: kept[0]?.count ?? 0, mostBytes }
  } finally {
    await site.stop()
    for (const end of ends) await end()
    await dropDataDir(dataDir)
  }
}

const messageOf = (n: number, from = `stranger${n}@elsewhere.example`) => `From: Somebody <${from}>
To: sales@site.test
Subject: The line that stops, ${n}
Message-ID: <${n}@first-read.example>
Date: Wed, 18 Nov 2020 10:00:00 +0000
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="b"

--b
Content-Type: text/plain; charset=utf-8

${'The line stops twice a shift, and nobody knows why. '.repeat(60)}
--b
Content-Type: text/html; charset=utf-8

<p>${'The line stops twice a shift, and nobody knows why. '.repeat(60)}</p>
--b--
`
