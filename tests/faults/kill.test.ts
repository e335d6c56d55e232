import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openMailbox } from '#tests/mailbox.ts'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { startSite, stopLeftDatabase } from '#tests/site.ts'
import { eventually } from '#tests/visits.ts'
import { either } from './length.ts'
import { report } from './report.ts'
import { signInPatiently } from './patience.ts'
import { allWriters, expectMails, findLost, sumOf } from './trial.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? either(2, 50))
const longestLifeMs = 500
const writersOfAKind = 2

test(
  `kill -9 under enquiries, chat turns, answers and changes to leads, ${rounds} times, the database included: what was acknowledged is there, its mails too`,
  { timeout: rounds * 60_000 + 240_000 },
  async () => {
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
    const { enquiries, writers } = allWriters(await signInPatiently(site.url))
    const recoveryMs: number[] = []

    for (let round = 0; round < rounds; round++) {
      const lifeMs = Math.random() * longestLifeMs
      const what = round % 2 === 0 ? 'server' : 'server and database'
      const before = writers.map(({ count }) => count())
      const writing = Promise.all(
        writers.flatMap((writer) =>
          Array.from({ length: writersOfAKind }, (_, i) => writer.write(site, `${round}.${i}`)),
        ),
      )
      // The random moment counts from the first of each, or a slow machine would be killed before it did anything.
      const lagging = () => writers.filter(({ count }, i) => count() === before[i]).map(({ what }) => what)
      await eventually(() => lagging().length === 0 || undefined, {
        withinMs: 60_000,
        what: 'the first',
      }).catch((cause: unknown) => {
        throw new Error(`Round ${round + 1} never began: ${lagging().join(', ')}`, { cause })
      })
      await sleep(lifeMs)
      await site.kill(what)
      await writing
      const made = writers.map(({ what, count }, i) => `${count() - (before[i] ?? 0)} ${what}`)
      process.stdout.write(
        `round ${round + 1}: ${what} killed after ${Math.round(lifeMs)} ms, ${made.join(', ')}\n`,
      )
      const killed = performance.now()
      site = await startSite({ dataDir, env })
      recoveryMs.push(performance.now() - killed)
    }

    const missing = await findLost(site, await signInPatiently(site.url), writers)
    const sent = await expectMails(mailbox, enquiries)
    report({
      nemesis: 'kill -9 of server, and of database',
      rounds,
      ...sumOf(writers),
      lost: missing.length,
      ...sent,
      recoveryMs,
    })
    expect(missing).toEqual([])
    for (const { what, count } of writers) expect(count(), what).toBeGreaterThanOrEqual(rounds)
  },
)
