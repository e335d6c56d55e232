import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openMailbox } from '#tests/mailbox.ts'
import { dropDataDir, newDataDir, startSite, stopLeftDatabase, type Site } from '#tests/site.ts'
import { enquiry, eventually, postJson, signIn } from '#tests/visits.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? 10)
const writersAtOnce = 8

const leadPage = z.object({
  items: z.array(z.object({ id: z.uuid(), email: z.string() })),
  nextCursor: z.nullable(z.string()),
})
const leadFile = z.object({ timeline: z.array(z.object({ id: z.string() })) })

interface Acknowledged {
  id: string
  email: string
}

test(
  `kill -9 in the middle of enquiries, ${rounds} times, the database included: every acknowledged one is there, its mails too`,
  { timeout: rounds * 30_000 + 120_000 },
  async () => {
    const mailbox = await openMailbox()
    const dataDir = await newDataDir()
    const env = { SMTP_URL: mailbox.url }
    const acknowledged: Acknowledged[] = []
    let site = await startSite({ dataDir, env })
    onTestFinished(async () => {
      await site.stop()
      await stopLeftDatabase(dataDir)
      await mailbox.close()
      await dropDataDir(dataDir)
    })

    for (let round = 0; round < rounds; round++) {
      const lifeMs = Math.random() * 1000
      const what = round % 2 === 0 ? 'server' : 'server and database'
      const before = acknowledged.length
      const writers = Promise.all(
        Array.from({ length: writersAtOnce }, (_, writer) =>
          keepWriting(site, `${round}.${writer}`, acknowledged),
        ),
      )
      // The random moment counts from the first enquiry, or a slow machine would be killed before it did anything.
      await eventually(() => acknowledged.length > before || undefined, {
        withinMs: 20_000,
        what: 'the first enquiry of a round',
      })
      await sleep(lifeMs)
      await site.kill(what)
      await writers
      process.stdout.write(
        `round ${round + 1}: ${what} killed ${Math.round(lifeMs)} ms after the first enquiry, ${acknowledged.length - before} acknowledged\n`,
      )
      site = await startSite({ dataDir, env })
    }

    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds)
    const token = await signIn(site.url)
    const leadIds = await leadsByEmail(site, token)
    const lost: Acknowledged[] = []
    for (const one of acknowledged) {
      const leadId = leadIds.get(one.email)
      if (!leadId || !(await isOnLead(site, token, leadId, one.id))) lost.push(one)
    }
    expect(lost).toEqual([])

    const wanted = acknowledged.flatMap(({ email }) => [`to ${email}`, `reply to ${email}`])
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
      `${acknowledged.length} acknowledged, none lost; ${mailbox.mails.length} mails arrived, ${byId.size} different\n`,
    )
  },
)

/** Sends enquiries one after the other until the server is gone. */
async function keepWriting(site: Site, writer: string, acknowledged: Acknowledged[]): Promise<void> {
  for (let i = 0; ; i++) {
    const email = `w${writer}.${i}@plant.example`
    try {
      const answer = await postJson(
        `${site.url}/api/contact`,
        enquiry({ email, message: `Enquiry ${writer}.${i}` }),
      )
      const { id } = z.object({ id: z.uuid() }).parse(await answer.json())
      if (answer.status === 201) acknowledged.push({ id, email })
    } catch {
      return
    }
  }
}

async function leadsByEmail(site: Site, token: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (let cursor: string | null = ''; cursor !== null;) {
    const url: string = `${site.url}/api/leads?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    const page = leadPage.parse(await answer.json())
    for (const { id, email } of page.items) found.set(email, id)
    cursor = page.nextCursor
  }
  return found
}

async function isOnLead(site: Site, token: string, leadId: string, enquiryId: string): Promise<boolean> {
  const answer = await fetch(`${site.url}/api/leads/${leadId}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return leadFile.parse(await answer.json()).timeline.some(({ id }) => id === enquiryId)
}
