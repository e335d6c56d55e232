import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#config/env.server.ts'
import { openDatabase, type Database } from '#db/database.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts'
import { migrate } from '#db/migrations.ts'
import { countListeners, countRows } from '#db/survey.ts'
import { contentVersionChannel } from '#features/publishing/content-version.server.ts'
import { openQueue, type Queue } from '#jobs/queue.ts'
import type { Deps } from '#server/context.ts'
import { jobs } from '#server/jobs.ts'
import { noLimits } from '#server/limits/limits.ts'
import { createLog } from '#server/log/log.ts'
import { settingsOf } from '#server/settings.ts'
import { Usage, type Say } from './usage.ts'

/** A database as a server of these settings would have it, running or not. */
export interface Opened {
  env: Env
  database: Database
  deps: Deps
  target: Target
  /** Brings the database to this code's version and opens the queue in `deps`. */
  bringUpToDate(): Promise<void>
}

export interface Target {
  /** Which database it is, without any password. */
  name: string
  /** Undefined where there are no such tables yet. */
  leads: number | undefined
  accounts: number | undefined
  /** How many servers run on it. */
  servers: number
}

const refuse = async () => {
  throw new Error('Nothing is queued here')
}
const noQueue: Queue = {
  send: refuse,
  sendMany: refuse,
  retryNow: refuse,
  work: refuse,
  stop: async () => undefined,
}

interface Opening {
  mayCreate: boolean
  isDryRun: boolean
  say: Say
  undo: (() => Promise<unknown>)[]
}

/** Opens the database of these settings, and says which it is before anybody writes to it. */
export async function openSite(env: Env, { mayCreate, isDryRun, say, undo }: Opening): Promise<Opened> {
  const log = createLog('error')
  const name = nameOf(env)
  if (!(await isThere(env))) {
    say(`Database: ${name}; there is none yet`)
    if (!mayCreate) throw new Usage(`There is no database in ${env.DATA_DIR}. ${otherSettings(env)}`)
    if (isDryRun)
      throw new Usage('With --new it would be made there; a dry run makes none, so there is no more to say.')
  }
  if (!env.DATABASE_URL) await mkdir(env.DATA_DIR, { recursive: true })
  const embedded = env.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log })
  if (embedded) undo.push(() => embedded.stop())
  const database = openDatabase({ url: env.DATABASE_URL, embedded: embedded?.connection, max: 4, log })
  undo.push(() => database.close())
  const target = await lookAt(database, name)
  say(inWords(target))

  const deps: Deps = {
    db: database.orm,
    clock: { now: () => new Date() },
    limits: noLimits,
    log,
    turnedAway: () => undefined,
    queue: noQueue,
    settings: settingsOf(env),
    readPage: refuse,
    drawPage: refuse,
    isOwnAddress: () => false,
  }
  const connection = env.DATABASE_URL ? { connectionString: env.DATABASE_URL } : { ...embedded?.connection }
  return {
    env,
    database,
    deps,
    target,
    async bringUpToDate() {
      await migrate(database)
      const queue = await openQueue({ connection, jobs, log, worker: false })
      undo.push(() => queue.stop())
      deps.queue = queue
    },
  }
}

/** Whether these settings lead to a database, without starting or making one. */
export async function isThere(env: Env): Promise<boolean> {
  if (env.DATABASE_URL) return true
  return access(join(env.DATA_DIR, 'postgres/cluster/PG_VERSION')).then(
    () => true,
    () => false,
  )
}

export async function lookAt(database: Database, name: string): Promise<Target> {
  const { leads, users } = await countRows(database, ['leads', 'users'])
  return { name, leads, accounts: users, servers: await countListeners(database, contentVersionChannel) }
}

/** Which database these settings mean. */
export function nameOf(env: Env): string {
  if (!env.DATABASE_URL) return `embedded, in ${env.DATA_DIR}`
  const { hostname, port, pathname, username, searchParams } = new URL(env.DATABASE_URL)
  const host = searchParams.get('host') ?? `${hostname || 'localhost'}:${port || '5432'}`
  return `${decodeURIComponent(pathname.slice(1)) || username} at ${host}, as ${decodeURIComponent(username)} (DATABASE_URL)`
}

/** What to do when it is another database than was meant. */
export function otherSettings(env: Env): string {
  const from = env.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR'
  return `If another one was meant, name the settings of the site with --env-file FILE, or set ${from}; --new says that this site is to begin here.`
}

function inWords({ name, leads, accounts, servers }: Target): string {
  const holds =
    leads === undefined
      ? 'it holds no site'
      : `it holds ${leads.toLocaleString('en-GB')} leads and ${(accounts ?? 0).toLocaleString('en-GB')} accounts`
  const running =
    servers === 0
      ? 'no server runs on it'
      : servers === 1
        ? 'a server runs on it'
        : `${servers} servers run on it`
  return `Database: ${name}; ${holds}; ${running}`
}
