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
const mostMore = 256e6

/** R12: a mailbox that is read for the first time, half of it from people we know. */
export async function firstRead(): Promise<Row[]> {
  const what = `a mailbox of ${whole(messages)} messages, read the first time`
  if (!has('dovecot'))
    return [{ requirement: 'R12', what, target: '', figure: 'not measured: Dovecot is not installed' }]
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
    const atRest = residentBytes(site.pid)
    const after = client()
    await after.connect()
    let most = atRest
    for (;;) {
      most = Math.max(most, residentBytes(site.pid))
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
    return [
      {
        requirement: 'R12',
        what: `${what}; with the start of the server`,
        target: `≤ ${withinMs / 60_000} min, at most ${megabytes(mostMore)} more`,
        figure: `${(tookMs / 1000).toFixed(0)} s, ${whole(messages / (tookMs / 1000))} a second, ${whole(kept[0]?.count ?? 0)} kept; ${megabytes(atRest)} at the start, at most ${megabytes(most)}`,
        isMet: tookMs <= withinMs && most - atRest <= mostMore,
      },
    ]
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
