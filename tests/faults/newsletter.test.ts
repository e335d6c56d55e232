import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#db/test-database.ts'
import { issueDetail } from '#features/newsletter/issues/issue.schema.ts'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { openMailbox } from '#tests/mailbox.ts'
import { startSite, type Site } from '#tests/site.ts'
import { eventually } from '#tests/visits.ts'
import { either, isLong } from './length.ts'
import { signInPatiently } from './patience.ts'
import { report } from './report.ts'
import { sending } from './writers.ts'

const readers = either(40, 80)
const rounds = either(1, 6)

test(
  `R8: a newsletter to ${readers} readers while one of two servers is killed, ${rounds === 1 ? 'once' : `${rounds} issues and times`}: nobody gets it twice`,
  { timeout: 120_000 + rounds * 60_000 },
  async (test) => {
    const mailbox = await openMailbox()
    test.onTestFinished(() => mailbox.close())
    const { url } = await createTestDatabase()
    const env = { DATABASE_URL: url, SMTP_URL: mailbox.url, NEWSLETTER_PER_MINUTE: '6000' }
    const start = async () => {
      const dataDir = await newDataDir({ isEmpty: true })
      test.onTestFinished(() => dropDataDir(dataDir))
      return startSite({ dataDir, env })
    }
    const sites: [Site, Site] = [await start(), await start()]
    test.onTestFinished(async () => {
      for (const site of sites) await site.stop()
    })
    const database = new Client({ connectionString: url })
    await database.connect()
    test.onTestFinished(() => database.end())
    await database.query(
      `insert into newsletter_subscribers (email, email_key, state, leave_key, confirmed_at, created_at)
       select one, one, 'confirmed', one, now(), now() from (select 'reader' || n || '@plant.example' as one from generate_series(1, $1) n) readers`,
      [readers],
    )
    const token = await signInPatiently(sites[0].url)
    const ask = async (site: Site, method: 'GET' | 'POST' | 'PUT', path: string, body: object) => {
      const answer = await fetch(
        `${site.url}/api/newsletter-issues${path}`,
        method === 'GET' ? { headers: { authorization: `Bearer ${token}` } } : sending(method, body, token),
      )
      expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
      return issueDetail.parse(await answer.json())
    }
    const segment = { topics: [], sectors: [], countries: [], since: null }
    const recoveryMs: number[] = []
    const sent: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const place = round % 2
      const asked = sites[place as 0 | 1]
      const { id } = await ask(asked, 'POST', '', {})
      const words = { subject: `Issue ${round}`, body: 'What was measured.', segment }
      const { version } = await ask(asked, 'PUT', `/${id}`, { version: 1, ...words })
      const before = mailbox.mails.length
      await ask(asked, 'POST', `/${id}/send`, { version })
      sent.push(id)
      await eventually(() => (mailbox.mails.length > before ? true : undefined), {
        withinMs: 60_000,
        what: 'the first mail',
      })
      await sleep(Math.random() * 50)
      await asked.kill()
      const killed = performance.now()
      sites[place as 0 | 1] = await start()
      recoveryMs.push(performance.now() - killed)
    }
    // What the dead had in hand is taken up by another some time after their last sign of life.
    const settled = async () => {
      const issues = await Promise.all(sent.map((id) => ask(sites[0], 'GET', `/${id}`, {})))
      return issues.every(({ state }) => state === 'sent') ? issues : undefined
    }
    const issues = isLong
      ? await eventually(settled, { withinMs: 180_000, what: 'every issue settled' })
      : await sleep(3000).then(() => [])
    const arrived = mailbox.mails.map(({ to, subject }) => `${subject} to ${to?.[0]?.address}`)
    const uncertain = issues.reduce((sum, { figures }) => sum + (figures.uncertain ?? 0), 0)
    const missing = isLong ? readers * rounds - new Set(arrived).size - uncertain : 0
    report({
      nemesis: 'one of two servers that send a newsletter killed (SIGKILL)',
      rounds,
      acknowledged: readers * rounds,
      lost: Math.max(0, missing),
      waits: 0,
      longestMs: 0,
      mails: arrived.length,
      duplicates: arrived.length - new Set(arrived).size,
      recoveryMs,
    })
    expect(arrived.toSorted()).toEqual([...new Set(arrived)].toSorted())
    expect(missing).toBeLessThanOrEqual(0)
    for (const { figures } of issues) {
      expect((figures.sent ?? 0) + (figures.uncertain ?? 0)).toBe(readers)
      expect(figures.failed).toBe(0)
    }
  },
)
