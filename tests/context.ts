import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/test-database.ts'
import { systemActor, userActor, visitor } from '#features/context/actor.ts'
import type { Actor, Clock, Ctx } from '#features/context/context.server.ts'
import type { Role } from '#features/context/permissions.ts'
import type { Queue } from '#jobs/queue.ts'
import { createContext } from '#server/context.ts'
import { createMemoryLimits, noLimits } from '#server/limits/limits.ts'

export interface TestClock extends Clock {
  advance(ms: number): void
}

export type TestCtx = Ctx & {
  clock: TestClock
  database: TestDatabase
  queue: Queue
  /** The same database, clock and settings for someone else: made up by role, or the actor given; perhaps from another address. */
  as(actor: Who, address?: string): TestCtx
}

type Who = Role | 'visitor' | 'system' | Actor

interface Options {
  /** A signed-in user of this role; the system when left out, which may do everything. */
  role?: Role | 'visitor'
  /** Where the clock stands; it moves only by `advance`. A Wednesday morning when left out. */
  now?: Date | string
  limits?: 'on' | 'off'
  settings?: Partial<Ctx['settings']>
  /** The public pages by their path, as HTML; every other one is missing. */
  pages?: Record<string, string>
  /** The addresses of the site itself; none when left out. */
  isOwnAddress?: Ctx['isOwnAddress']
}

const silent = () => undefined

/** A context on a database of its own, dropped when the test ends. Jobs are queued for real and run by nobody. */
export async function testCtx({
  role,
  now = '2026-11-18T10:00:00Z',
  limits = 'on',
  settings,
  pages = {},
  isOwnAddress = () => false,
}: Options = {}): Promise<TestCtx> {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'site-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  let time = new Date(now).getTime()
  const clock: TestClock = { now: () => new Date(time), advance: (ms) => void (time += ms) }
  const log = { debug: silent, info: silent, warn: silent, error: silent }
  const queue = lazyQueue(async () => {
    // Jobs import every feature: most of the time that a test file takes to load.
    const [{ openQueue }, { jobs }] = await Promise.all([import('#jobs/queue.ts'), import('#server/jobs.ts')])
    return openQueue({ connection: database.connection, jobs, log, worker: false })
  })
  onTestFinished(() => queue.stop())
  const deps = {
    db: database.orm,
    clock,
    log,
    turnedAway: silent,
    queue,
    readPage: async (path: string) => {
      const html = pages[path]
      return { status: html === undefined ? 404 : 200, html: html ?? '', etag: html ?? '' }
    },
    drawPage: async () => ({ status: 200, html: '', policy: '' }),
    isOwnAddress,
    limits: limits === 'on' ? createMemoryLimits() : noLimits,
    settings: {
      siteUrl: 'https://site.test',
      salesEmail: 'sales@site.test',
      mailFrom: 'site@site.test',
      dataDir,
      smtpUrl: undefined,
      requireMfa: false,
      attachmentBytes: 20 * 2 ** 20,
      attachmentsBytes: 200 * 2 ** 20,
      ...settings,
    },
  }
  const as = (who: Who, address = '203.0.113.7'): TestCtx => ({
    ...createContext(deps, actorOf(who), { address, userAgent: 'test' }),
    clock,
    database,
    queue,
    as,
  })
  return as(role ?? 'system')
}

function actorOf(who: Who): Actor {
  if (typeof who === 'object') return who
  if (who === 'visitor') return visitor
  if (who === 'system') return systemActor('test')
  return userActor({
    userId: randomUUID(),
    name: `Test ${who}`,
    email: `${who}@site.test`,
    role: who,
    sessionId: randomUUID(),
  })
}

/** Opened by the first send: most tests queue nothing. */
function lazyQueue(open: () => Promise<Queue>): Queue {
  let opened: Promise<Queue> | undefined
  const queue = () => (opened ??= open())
  return {
    send: async (...args) => (await queue()).send(...args),
    sendMany: async (...args) => (await queue()).sendMany(...args),
    retryNow: async (...args) => (await queue()).retryNow(...args),
    work: async (...args) => (await queue()).work(...args),
    stop: async () => {
      if (opened) await (await opened).stop()
    },
  }
}
