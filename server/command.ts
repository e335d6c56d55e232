import { mkdir } from 'node:fs/promises'
import { readEnv, type Env } from '#config/env.server.ts'
import { openDatabase, type Database } from '#db/database.ts'
import { startEmbeddedPostgres } from '#db/embedded.ts'
import { migrate } from '#db/migrations.ts'
import { inWords } from '#features/backup/backup-worker.server.ts'
import { openQueue, type Queue } from '#jobs/queue.ts'
import type { Surroundings } from './context.ts'
import { jobs } from './jobs.ts'
import { createLog } from './log.ts'
import { noLimits } from './limits.ts'
import { settingsOf } from './settings.ts'

/** What a person did wrong in calling it: exit code 2. */
export class Usage extends Error {}

export type Say = (text: string) => void

/** A database as a server of these settings would have it, running or not. */
export interface Opened {
  env: Env
  database: Database
  around: Surroundings
}

/** `open` undoes itself when the command has ended. */
export type Command = (
  words: string[],
  open: (options: { shouldMigrate: boolean }) => Promise<Opened>,
  say: Say,
  signal: AbortSignal,
) => Promise<void>

/** Runs a command to its end and sets the exit code: 0 done, 1 failed and nothing was changed, 2 called wrongly. */
export async function runCommand(command: Command, words: string[]): Promise<void> {
  const undo: (() => Promise<unknown>)[] = []
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const say: Say = (text) => void process.stdout.write(`${text}\n`)
  try {
    const env = readEnv()
    await command(words, ({ shouldMigrate }) => openSite(env, shouldMigrate, undo), say, stop.signal)
  } catch (error) {
    process.exitCode = error instanceof Usage ? 2 : 1
    const reason = stop.signal.aborted ? 'Interrupted' : inWords(error, false)
    const text = error instanceof Usage ? error.message : `${reason}. Nothing was changed.`
    process.stderr.write(`${text}\n`)
  } finally {
    for (let step = undo.pop(); step; step = undo.pop()) await step()
  }
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

async function openSite(env: Env, shouldMigrate: boolean, undo: (() => Promise<unknown>)[]): Promise<Opened> {
  const log = createLog('error')
  await mkdir(env.DATA_DIR, { recursive: true })
  const embedded = env.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log })
  if (embedded) undo.push(() => embedded.stop())
  const database = openDatabase({ url: env.DATABASE_URL, embedded: embedded?.connection, max: 4, log })
  undo.push(() => database.close())
  if (shouldMigrate) await migrate(database)
  const connection = env.DATABASE_URL ? { connectionString: env.DATABASE_URL } : { ...embedded?.connection }
  // A backup leaves the database as it found it, at whatever version it is.
  const queue = shouldMigrate ? await openQueue({ connection, jobs, log, worker: false }) : noQueue
  undo.push(() => queue.stop())
  const clock = { now: () => new Date() }
  const around = {
    db: database.orm,
    clock,
    limits: noLimits,
    log,
    turnedAway: () => undefined,
    queue,
    settings: settingsOf(env),
    readPage: refuse,
  }
  return { env, database, around }
}
