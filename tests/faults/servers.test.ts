import { expect, test } from 'vitest'
import { createTestDatabase } from '#db/test-database.ts'
import { openMailbox } from '#tests/mailbox.ts'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { owner, startSite, type Site } from '#tests/site.ts'
import { enquiry, eventually, postJson } from '#tests/visits.ts'
import { either } from './length.ts'
import { signInPatiently } from './patience.ts'
import { siteOn, type Ends } from './stage.ts'
import { trial } from './trial.ts'
import { headersOf, sending } from './writers.ts'

const patience = { timeout: either(300_000, 900_000) }

/** Servers on one PostgreSQL, each with a data folder of its own. */
async function serversOnOne(count: number, context: Ends, env: Record<string, string> = {}) {
  const { url } = await createTestDatabase()
  const sites: Site[] = []
  for (let i = 0; i < count; i++) sites.push(await siteOn(url, context, env))
  return { url, sites }
}

for (const count of either([2], [2, 3])) {
  test(
    `${count} servers on one PostgreSQL, one of them killed under writes again and again: nothing acknowledged is lost, the others serve on`,
    patience,
    async (context) => {
      const mailbox = await openMailbox()
      context.onTestFinished(() => mailbox.close())
      const env = { SMTP_URL: mailbox.url }
      const { url, sites } = await serversOnOne(count - 1, context, env)
      const dataDir = await newDataDir()
      const start = (port?: number) =>
        startSite({ dataDir, env: { DATABASE_URL: url, ...env }, ...(port ? { port } : {}) })
      let victim = await start()
      const { url: victimUrl } = victim
      context.onTestFinished(async () => {
        await victim.stop()
        await dropDataDir(dataDir)
      })
      await trial({
        nemesis: `${count} servers, one killed (SIGKILL)`,
        sites,
        alsoWrittenTo: [victim],
        rounds: either(1, 10),
        lastsMs: either(1000, 3000),
        mailbox,
        // Only those who wrote to the killed one.
        maySilence: true,
        strike: () => victim.kill(),
        heal: async () => (victim = await start(Number(new URL(victimUrl).port))),
      })
    },
  )
}

test(
  'three servers on one PostgreSQL share sessions, limits, jobs and what is published',
  patience,
  async (context) => {
    const mailbox = await openMailbox()
    context.onTestFinished(() => mailbox.close())
    const { sites } = await serversOnOne(3, context, { SMTP_URL: mailbox.url, RATE_LIMIT: 'on' })
    const [a, b, c] = sites
    if (!a || !b || !c) throw new Error('Three servers')

    const token = await signInPatiently(a.url)
    const asked = (site: Site) => fetch(`${site.url}/api/user`, { headers: headersOf(token) })
    for (const site of sites) expect((await asked(site)).status).toBe(200)

    const question = 'Which of you answers?'
    for (const { url } of sites) await (await fetch(`${url}/qa`)).text()
    const faq = { group: 'security', question, answer: 'Any of us.', see: [] }
    expect((await fetch(`${a.url}/api/faqs`, sending('POST', faq, token))).status).toBe(201)
    for (const { url } of [b, c]) {
      const isThere = async () => (await (await fetch(`${url}/qa`)).text()).includes(question) || undefined
      await eventually(isThere, { withinMs: 5000, what: 'what another server published' })
    }

    // Three within five minutes, no matter who is asked.
    const sent = []
    for (const [i, { url }] of [a, b, c, a, b, c].entries())
      sent.push(
        await postJson(`${url}/api/contact`, enquiry({ email: `l${i}@plant.example`, message: `Line ${i}` })),
      )
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 429, 429, 429])
    expect(Number(sent.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)

    await eventually(() => mailbox.mails.length >= 6 || undefined, { withinMs: 60_000, what: 'six mails' })
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(mailbox.mails.length)

    expect((await fetch(`${b.url}/api/auth/logout`, sending('POST', {}, token))).status).toBeLessThan(300)
    for (const site of sites) expect((await asked(site)).status).toBe(401)

    const wrong = { email: owner.email, password: 'not this one at all' }
    const tries: number[] = []
    for (let i = 0; i < 12; i++)
      tries.push((await postJson(`${sites[i % 3]?.url}/api/auth/login`, wrong)).status)
    expect(tries.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 401))
    expect(tries.at(-1)).toBe(429)
  },
)
