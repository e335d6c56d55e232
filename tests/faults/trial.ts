import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Mailbox } from '#tests/mailbox.ts'
import type { Site } from '#tests/site.ts'
import { eventually } from '#tests/visits.ts'
import { either } from './length.ts'
import { leadWriter } from './lead-writer.ts'
import { askPatiently, signInPatiently } from './patience.ts'
import { report } from './report.ts'
import { nothingTold } from './told.ts'
import {
  answerWriter,
  chatWriter,
  enquiryWriter,
  type Address,
  type EnquiryWriter,
  type Writer,
} from './writers.ts'

/** All that is ever acknowledged. `token` is of someone on the staff. */
export function allWriters(token: string): { enquiries: EnquiryWriter; writers: Writer[] } {
  const enquiries = enquiryWriter()
  return { enquiries, writers: [enquiries, chatWriter(), answerWriter(), leadWriter(token)] }
}

/** What the writers can tell, for a row of the table. */
export const sumOf = (writers: Writer[]) => ({
  acknowledged: writers.reduce((sum, { count }) => sum + count(), 0),
  waits: writers.reduce((sum, { told }) => sum + told.waits, 0),
  longestMs: Math.max(...writers.map(({ told }) => told.longestMs)),
})

/** What was acknowledged and isn't there, by name. */
export async function findLost(site: Address, token: string, writers: Writer[]): Promise<string[]> {
  const missing: string[] = []
  for (const writer of writers)
    for (const one of await writer.lost(site, token)) missing.push(`${writer.what}: ${one}`)
  return missing
}

const addressesOf = (mailbox: Mailbox) =>
  new Set(
    mailbox.mails.flatMap((mail) => [
      ...(mail.to ?? []).map(({ address }) => `to ${address}`),
      ...(mail.replyTo ?? []).map(({ address }) => `reply to ${address}`),
    ]),
  )

/** Waits for both mails of each enquiry. What came twice bears the same id and says the same. */
export async function expectMails(mailbox: Mailbox, { emails }: EnquiryWriter) {
  const wanted = emails().flatMap((email) => [`to ${email}`, `reply to ${email}`])
  await eventually(
    () => {
      const got = addressesOf(mailbox)
      return wanted.every((one) => got.has(one)) || undefined
    },
    // The first waits for its next try, by now up to two minutes off, and hundreds follow at ten to eighty a second.
    { withinMs: either(120_000, 300_000), what: 'each mail at least once' },
  )
  const byId = Map.groupBy(mailbox.mails, ({ messageId }) => messageId)
  expect(byId.has(undefined)).toBe(false)
  for (const copies of byId.values())
    expect(new Set(copies.map(({ subject, text }) => `${subject} ${text}`)).size).toBe(1)
  return { mails: byId.size, duplicates: mailbox.mails.length - byId.size }
}

interface Trial {
  nemesis: string
  /** Written to and looked at. The first reads back at the end. */
  sites: Site[]
  /** Written to, and not looked at: they die. */
  alsoWrittenTo?: Site[]
  rounds: number
  lastsMs: number
  strike(round: number): Promise<unknown>
  /** While it is at work. */
  during?(round: number): Promise<unknown>
  heal(round: number): Promise<unknown>
  /** `not ready`: it must be told within `tellWithinMs`. `any`: what it says isn't looked at, as while the server itself stands still. */
  readyz?: 'ready' | 'not ready' | 'any'
  mailbox?: Mailbox
  /** Someone must have been told to wait, or it wasn't there at all. */
  mustBite?: boolean
  /** A server that stands still or is dead serves nothing. */
  servesPages?: boolean
  /** Connections that end without an answer are nobody's fault while servers die. */
  maySilence?: boolean
}

const paths = ['/', '/contact', '/usecases']
const tellWithinMs = 10_000
/** From the end of a fault until the site is ready and everything is taken again. */
const recoverWithinMs = 60_000

/**
 * Lets a fault come and go under writes of every kind. Throws when pages are not served meanwhile, when anybody is told anything but
 * an acknowledgement or to come back, when the site isn't well again by itself, and when anything acknowledged is gone.
 */
export async function trial(options: Trial): Promise<void> {
  const { nemesis, sites, rounds, lastsMs, strike, during, heal, mailbox } = options
  const {
    readyz = 'ready',
    servesPages = true,
    maySilence = false,
    mustBite = false,
    alsoWrittenTo = [],
  } = options
  const [site] = sites
  if (!site) throw new Error('A trial needs a site')
  const token = await signInPatiently(site.url)
  const { enquiries, writers } = allWriters(token)
  for (const { url } of sites) for (const path of paths) await (await askPatiently(url + path)).arrayBuffer()

  const stop = new AbortController()
  const writing = writers.flatMap((writer) =>
    [...sites, ...alsoWrittenTo].map((one, i) => writer.write(one, `${i}`, stop.signal)),
  )
  const recoveryMs: number[] = []
  try {
    await progress(writers, 'the first of each')
    // What a cold start takes is no fault's doing.
    for (const { told } of writers) Object.assign(told, nothingTold())
    for (let round = 0; round < rounds; round++) {
      await strike(round)
      const ends = performance.now() + lastsMs
      const watching = [
        servesPages && watchPages(sites, ends),
        readyz === 'not ready' && expectNotReady(site, Math.max(lastsMs, tellWithinMs)),
        readyz === 'ready' && expectReady(sites),
        during?.(round),
      ]
      await Promise.all([...watching, sleep(lastsMs)]).finally(() => heal(round))
      const healed = performance.now()
      for (const one of sites) await ready(one)
      await progress(writers, `${nemesis}: each taken again`)
      recoveryMs.push(performance.now() - healed)
    }
  } finally {
    stop.abort()
    await Promise.all(writing)
  }

  const missing = await findLost(site, token, writers)
  const sent = mailbox && (await expectMails(mailbox, enquiries))
  report({
    nemesis,
    rounds,
    ...sumOf(writers),
    lost: missing.length,
    mails: sent?.mails ?? 0,
    duplicates: sent?.duplicates ?? 0,
    recoveryMs,
  })
  expect(missing, `lost to ${nemesis}`).toEqual([])
  if (mustBite) expect(sumOf(writers).waits, `told to wait by ${nemesis}`).toBeGreaterThan(0)
  for (const { what, told } of writers) {
    expect(told.wrong, `told to those who wrote ${what} during ${nemesis}`).toEqual([])
    if (!maySilence) expect(told.silences, `silence at ${what} during ${nemesis}`).toBe(0)
  }
}

/** Until each has more acknowledged than now. */
function progress(writers: Writer[], what: string) {
  const before = writers.map(({ count }) => count())
  return eventually(() => writers.every(({ count }, i) => count() > (before[i] ?? 0)) || undefined, {
    withinMs: recoverWithinMs,
    what,
  })
}

const ready = ({ url }: Site) =>
  eventually(async () => (await statusOf(`${url}/readyz`)) === 200 || undefined, {
    withinMs: recoverWithinMs,
    what: 'readiness',
  })

const expectReady = (sites: Site[]) => Promise.all(sites.map(ready))

const expectNotReady = ({ url }: Site, withinMs: number) =>
  eventually(async () => (await statusOf(`${url}/readyz`)) === 503 || undefined, {
    withinMs,
    what: '/readyz tells',
  })

const statusOf = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )

async function watchPages(sites: Site[], ends: number) {
  do {
    for (const { url } of sites)
      for (const path of paths) expect(await statusOf(url + path), `${path} while it is at work`).toBe(200)
    await sleep(200)
  } while (performance.now() < ends)
}
