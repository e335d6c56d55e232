import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openMailbox } from '#tests/mailbox.ts'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { startSite, stopLeftDatabase, type Site } from '#tests/site.ts'
import { enquiry, eventually } from '#tests/visits.ts'
import { either } from './length.ts'
import { freeze } from './process-tree.ts'
import { report } from './report.ts'
import { signInPatiently } from './patience.ts'
import { allWriters, expectMails, findLost, sumOf, trial } from './trial.ts'

const patience = { timeout: either(300_000, 900_000) }

test(
  'server, and server with database, stand still under writes of every kind; then SIGTERM, again and again: nothing acknowledged is lost, no mail either, none goes twice, and an enquiry whose second half comes late is taken',
  patience,
  async ({ onTestFinished }) => {
    const mailbox = await openMailbox()
    const dataDir = await newDataDir()
    const env = { SMTP_URL: mailbox.url }
    let site = await startSite({ dataDir, env })
    onTestFinished(async () => {
      await site.stop()
      await stopLeftDatabase(dataDir)
      await mailbox.close()
      await dropDataDir(dataDir)
    })
    let goOn = () => {}
    onTestFinished(() => goOn())
    const still = {
      rounds: either(1, 3),
      lastsMs: either(2000, 15_000),
      readyz: 'any',
      servesPages: false,
    } as const
    await trial({
      ...still,
      nemesis: 'server stands still (SIGSTOP)',
      sites: [site],
      mailbox,
      strike: async () => {
        process.kill(site.pid, 'SIGSTOP')
        goOn = () => process.kill(site.pid, 'SIGCONT')
      },
      heal: async () => goOn(),
    })
    await trial({
      ...still,
      nemesis: 'server and database stand still (SIGSTOP)',
      sites: [site],
      strike: async () => (goOn = freeze(site.pid)),
      heal: async () => goOn(),
    })
    goOn = () => {}

    const rounds = either(1, 10)
    const { enquiries, writers } = allWriters(await signInPatiently(site.url))
    const stopMs: number[] = []
    for (let round = 0; round < rounds; round++) {
      const before = writers.map(({ count }) => count())
      const writing = Promise.all(writers.map((writer) => writer.write(site, `${round}`)))
      await eventually(() => writers.every(({ count }, i) => count() > (before[i] ?? 0)) || undefined, {
        withinMs: 60_000,
        what: 'the first of each',
      })
      await sleep(Math.random() * 500)
      const started = performance.now()
      await site.stop()
      stopMs.push(performance.now() - started)
      await writing
      site = await startSite({ dataDir, env })
    }
    const half = await sendHalf(site)
    const stopped = site.stop()
    await sleep(300)
    half.sendRest()
    await stopped
    expect(half.answer()).toMatch(/^HTTP\/1\.1 201 /)
    site = await startSite({ dataDir, env })

    const missing = await findLost(site, await signInPatiently(site.url), writers)
    const sent = await expectMails(mailbox, enquiries)
    report({
      nemesis: 'SIGTERM under writes (recovery: until it has stopped)',
      rounds,
      ...sumOf(writers),
      lost: missing.length,
      ...sent,
      recoveryMs: stopMs,
    })
    expect(missing).toEqual([])
    expect(sent.duplicates).toBe(0)
    for (const { told } of writers) expect(told.wrong).toEqual([])
  },
)

/** An enquiry of which the first half is on its way. */
async function sendHalf({ url }: Site) {
  const { port, host } = new URL(url)
  const body = JSON.stringify(enquiry({ email: 'half@plant.example', message: 'One half, then the other.' }))
  const line = connect(Number(port), '127.0.0.1')
  await once(line, 'connect')
  let answer = ''
  line.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  line.on('error', () => undefined)
  const headers = `host: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}`
  line.write(`POST /api/contact HTTP/1.1\r\n${headers}\r\n\r\n${body.slice(0, 50)}`)
  await sleep(300)
  return { answer: () => answer, sendRest: () => line.write(body.slice(50)) }
}
