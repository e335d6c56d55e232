import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { findBinaries } from './binaries.ts'
import { createCluster, createParent } from './cluster.ts'
import { leaveAsLast, openKeeperPatiently, siteName, stayAfterAll } from './keeper.ts'
import { findOwner, isGiven, type Owner } from './owner.ts'
import { port, type PostgresProcess, readPostmasterPid, removeStaleLocks, spawnPostgres } from './process.ts'
import { findSocketFolder, removeSocketFolder } from './socket.ts'
import type { Log } from '#db/log.ts'

export interface EmbeddedConnection {
  /** The folder of the Unix socket; there is no TCP port. */
  host: string
  port: number
  user: string
  database: string
}

export interface EmbeddedPostgres {
  readonly connection: EmbeddedConnection
  /** True while another process of this data folder supervises the server. */
  readonly attached: boolean
  /** Called whenever the server is lost without being stopped; it is started again by itself. */
  onExit(handler: () => void): void
  /** Leaves the database, and stops the server when no other process uses it. */
  stop(): Promise<void>
}

const attemptsAtStart = 8
const firstDelayMs = 100
const longestDelayMs = 5000
const stopWithinMs = 10_000

/**
 * The PostgreSQL of a data folder: made when there is none, started when it isn't running, shared when it is (a second server, or
 * one that outlived a killed server). Throws one Error with the remedy when it can't be had. `settings` are for tests.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log: Log
  settings?: Record<string, string>
}): Promise<EmbeddedPostgres> {
  const { log, settings = {} } = options
  const dataDir = resolve(options.dataDir)
  const parent = await createParent(dataDir)
  const cluster = join(parent, 'cluster')
  const host = await findSocketFolder(cluster)
  const handlers = new Set<() => void>()
  let own: PostgresProcess | undefined
  let stopping: Promise<void> | undefined
  let keeping: Promise<pg.Client | undefined> = Promise.resolve(undefined)

  async function start(attempts: number): Promise<pg.Client> {
    let delay = firstDelayMs
    for (let attempt = 1; ; attempt++) {
      const owner = await findOwner(parent, cluster)
      const running = await openKeeperPatiently(host, () => false)
      if (running && (await mayStay(running, owner))) return running
      const binaries = await findBinaries(dataDir, owner)
      await createCluster(parent, cluster, binaries, owner)
      await removeStaleLocks(cluster)
      const begun = spawnPostgres(cluster, binaries, owner, settings, log)
      own = begun
      let alive = true
      void begun.exited.then(() => (alive = false))
      const keeper = await openKeeperPatiently(host, () => alive)
      if (keeper) return keeper
      const said = begun.lines.join('\n')
      if (attempt >= attempts || stopping)
        throw new Error(`PostgreSQL can't be started in ${cluster}:\n${said}`)
      log.warn({ attempt, delayMs: delay, postgres: said }, 'PostgreSQL ended at once; trying again')
      await sleep(delay)
      delay = Math.min(delay * 2, longestDelayMs)
    }
  }

  /** False once a server that runs as another user than it should was stopped, which needs that no other process uses it. */
  async function mayStay(keeper: pg.Client, owner: Owner | undefined) {
    if (!owner || (await isGiven(cluster, owner))) return true
    if (await leaveAsLast(keeper)) await stopServer(cluster)
    else if (await stayAfterAll(keeper)) {
      log.warn(
        {},
        'PostgreSQL still runs as nobody: another process uses it; stop all, and the next start mends it',
      )
      return true
    }
    await keeper.end().catch(() => {})
    return false
  }

  /** From here on the loss of the server is noticed. */
  async function keep(found: pg.Client) {
    found.once('end', () => {
      if (stopping) return
      log.warn({ attached: !own }, 'PostgreSQL is gone; starting it again')
      for (const handler of handlers) handler()
      keeping = recover()
    })
    if (own?.child.pid !== (await readPostmasterPid(cluster))) own = undefined
    return found
  }

  async function recover(): Promise<pg.Client | undefined> {
    for (;;) {
      if (stopping) return undefined
      try {
        const found = await keep(await start(Number.POSITIVE_INFINITY))
        log.info({ attached: !own }, 'PostgreSQL is back')
        return found
      } catch (error) {
        log.error({ err: error }, "PostgreSQL can't be started")
        await sleep(longestDelayMs)
      }
    }
  }

  async function leave() {
    const keeper = await keeping
    const last = keeper ? await leaveAsLast(keeper).catch(() => false) : false
    if (last) {
      await stopServer(cluster)
      await own?.exited
      await removeSocketFolder(cluster, host)
    } else log.info({}, 'PostgreSQL stays for the other processes of this data folder')
    await keeper?.end().catch(() => {})
    own?.child.stderr?.destroy()
    own?.child.unref()
  }

  const found = await start(attemptsAtStart)
  keeping = Promise.resolve(found)
  await keep(found)
  return {
    connection: { host, port, user: siteName, database: siteName },
    get attached() {
      return !own
    },
    onExit(handler) {
      handlers.add(handler)
    },
    stop() {
      stopping ??= leave()
      return stopping
    },
  }
}

/** Waits for the pid file to go, which is the last thing a stopping server does. */
async function stopServer(cluster: string) {
  const pid = await readPostmasterPid(cluster)
  if (!pid) return
  process.kill(pid, 'SIGINT')
  for (let waitedMs = 0; waitedMs < stopWithinMs; waitedMs += 10) {
    if ((await readPostmasterPid(cluster)) !== pid) return
    await sleep(10)
  }
  process.kill(pid, 'SIGQUIT')
}
