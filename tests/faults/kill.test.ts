import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openMailbox } from '#tests/mailbox.ts'
import { dropDataDir, newDataDir, startSite, stopLeftDatabase } from '#tests/site.ts'
import { eventually, signIn } from '#tests/visits.ts'
import { answerWriter, chatWriter, enquiryWriter } from './writers.ts'

/** KILL_ROUNDS=50 is the long form. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 2)
const longestLifeMs = 500
const writersOfAKind = 2

test(
  `kill -9 under enquiries, chat turns and answers, ${rounds} times, the database included: what was acknowledged is there, its mails too`,
  { timeout: rounds * 30_000 + 120_000 },
  async () => {
    const mailbox = await openMailbox()
    const dataDir = await newDataDir()
    const env = { SMTP_URL: mailbox.url }
    const enquiries = enquiryWriter()
    const writers = [enquiries, chatWriter(), answerWriter()]
    let site = await startSite({ dataDir, env })
    onTestFinished(async () => {
      await site.stop()
      await stopLeftDatabase(dataDir)
      await mailbox.close()
      await dropDataDir(dataDir)
    })

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
      await eventually(() => writers.every(({ count }, i) => count() > (before[i] ?? 0)) || undefined, {
        withinMs: 20_000,
        what: 'the first enquiry, chat turn and answer of a round',
      })
      await sleep(lifeMs)
      await site.kill(what)
      await writing
      const made = writers.map(({ what, count }, i) => `${count() - (before[i] ?? 0)} ${what}`)
      process.stdout.write(
        `round ${round + 1}: ${what} killed after ${Math.round(lifeMs)} ms, ${made.join(', ')}\n`,
      )
      site = await startSite({ dataDir, env })
    }

    const token = await signIn(site.url)
    for (const { what, count, lost } of writers) {
      expect(count(), what).toBeGreaterThanOrEqual(rounds)
      expect(await lost(site, token), what).toEqual([])
    }

    const wanted = enquiries.emails().flatMap((email) => [`to ${email}`, `reply to ${email}`])
    await eventually(
      () => {
        const got = new Set(
          mailbox.mails.flatMap((mail) => [
            ...(mail.to ?? []).map(({ address }) => `to ${address}`),
            ...(mail.replyTo ?? []).map(({ address }) => `reply to ${address}`),
          ]),
        )
        return wanted.every((one) => got.has(one)) || undefined
      },
      { withinMs: 120_000, what: 'each mail at least once' },
    )
    const byId = Map.groupBy(mailbox.mails, ({ messageId }) => messageId)
    expect(byId.has(undefined)).toBe(false)
    // What was sent twice bears the same id and says the same.
    for (const copies of byId.values())
      expect(new Set(copies.map(({ subject, text }) => `${subject} ${text}`)).size).toBe(1)
    process.stdout.write(
      `${writers.map(({ what, count }) => `${count()} ${what}`).join(', ')} acknowledged, none lost; ` +
        `${mailbox.mails.length} mails arrived, ${byId.size} different\n`,
    )
  },
)
