import { readdir } from 'node:fs/promises'
import { expect, test, type TestContext } from 'vitest'
import { z } from 'zod'
import { openMailbox, type Mailbox, type Mood } from '#tests/mailbox.ts'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { freePort, startSite } from '#tests/site.ts'
import { enquiry, eventually, postJson, signIn } from '#tests/visits.ts'

const tried = z.object({ items: z.array(z.object({ attempts: z.number() })) })
const patience = { timeout: 150_000 }

/** Tests that run side by side must each name their own end. */
type Ends = Pick<TestContext, 'onTestFinished'>

async function siteWith(env: Record<string, string>, { onTestFinished }: Ends) {
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env })
  onTestFinished(async () => {
    await site.stop()
    await dropDataDir(dataDir)
  })
  return site
}

const bothMails = (mailbox: Mailbox) =>
  eventually(() => mailbox.mails.length >= 2 || undefined, { withinMs: 110_000, what: 'both mails' })

test.concurrent(
  'a mail server that refuses connections: enquiries are taken, pages are served, and mail arrives when it is back',
  patience,
  async ({ onTestFinished }) => {
    const port = await freePort()
    const site = await siteWith({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { onTestFinished })
    expect((await postJson(`${site.url}/api/contact`, enquiry())).status).toBe(201)
    expect((await fetch(site.url)).status).toBe(200)
    const headers = { authorization: `Bearer ${await signIn(site.url)}` }
    await eventually(
      async () => {
        const answer = await fetch(`${site.url}/api/mails`, { headers })
        return tried.parse(await answer.json()).items.some(({ attempts }) => attempts > 0) || undefined
      },
      { withinMs: 20_000, what: 'a first try' },
    )
    const mailbox = await openMailbox(port)
    onTestFinished(() => mailbox.close())
    await bothMails(mailbox)
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(2)
  },
)

for (const mood of ['refuses for now', 'hangs'] satisfies Mood[]) {
  test.concurrent(
    `a mail server that ${mood}: enquiries are taken at once, and mail arrives when it is well again`,
    patience,
    async ({ onTestFinished }) => {
      const mailbox = await openMailbox()
      mailbox.mood = mood
      onTestFinished(() => mailbox.close())
      const site = await siteWith({ SMTP_URL: mailbox.url }, { onTestFinished })
      const started = performance.now()
      expect((await postJson(`${site.url}/api/contact`, enquiry())).status).toBe(201)
      // Not a measurement: an enquiry that waited for the mail server would take the 8 s of its time limit.
      expect(performance.now() - started).toBeLessThan(5000)
      await eventually(async () => (await fetch(`${site.url}/readyz`)).ok || undefined, {
        withinMs: 5000,
        what: 'readiness',
      })
      await eventually(() => mailbox.tries > 0 || undefined, { withinMs: 20_000, what: 'a first try' })
      expect(mailbox.mails).toEqual([])
      mailbox.mood = 'takes mail'
      await bothMails(mailbox)
    },
  )
}

test.concurrent(
  'without a mail server each mail is a file in the data folder',
  patience,
  async ({ onTestFinished }) => {
    const site = await siteWith({}, { onTestFinished })
    expect((await postJson(`${site.url}/api/contact`, enquiry())).status).toBe(201)
    const files = await eventually(
      async () => {
        const names = await readdir(`${site.dataDir}/mail`).catch(() => [])
        return names.filter((name) => name.endsWith('.eml')).length === 2 ? names : undefined
      },
      { withinMs: 15_000, what: 'two .eml files' },
    )
    expect(files).toHaveLength(2)
  },
)
