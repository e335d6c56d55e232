import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Binaries, childEnv } from './binaries.ts'
import { isAlive } from './cluster.ts'
import { clusterArgument, type Owner, ownerOptions } from './owner.ts'
import type { Log } from '#db/log.ts'

/** A thirty-second of the memory, of which only what holds data is ever used. */
function sharedBuffers(): string {
  const machine = totalmem()
  const limit = process.constrainedMemory()
  const megabytes = (limit > 0 && limit < machine ? limit : machine) / 2 ** 20
  return `${Math.round(Math.min(128, Math.max(64, megabytes / 32)))}MB`
}

/** For a machine that does other things too. Errors of statements go to their caller only: they quote what people typed. */
const serverSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: sharedBuffers(),
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  io_method: 'sync',
  max_worker_processes: '4',
  max_parallel_workers: '2',
  max_logical_replication_workers: '0',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '64MB',
  max_wal_size: '512MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_line_prefix: '',
}

export const port = 5432
const keptLines = 20
const routine = new RegExp(
  '^LOG: +(starting PostgreSQL|listening on|database system (is|was) (ready|shut down)|received (fast|smart)|aborting any|shutting down|' +
    'background worker ".*" .* exited with exit code [01]$|redo (starts|done|is not)|invalid record length|automatic recovery|' +
    'database system was (interrupted|not properly)|could not (send|receive) data)|^FATAL: +(the database system is|terminating connection|lock file)|^(HINT|DETAIL): ',
)

export interface PostgresProcess {
  child: ChildProcess
  /** The last lines it wrote, oldest first. */
  lines: string[]
  exited: Promise<void>
}

/** Starts PostgreSQL in its folder, where its socket is too: `-k .` has no path limit, and only the owner can enter the folder. */
export function spawnPostgres(
  cluster: string,
  { postgres }: Binaries,
  owner: Owner | undefined,
  settings: Record<string, string>,
  log: Log,
): PostgresProcess {
  const options = Object.entries({ ...serverSettings, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const child = spawn(
    postgres,
    ['-D', clusterArgument(cluster, owner), '-k', '.', '-p', String(port), ...options],
    {
      ...ownerOptions(owner),
      cwd: cluster,
      env: childEnv,
      // A group of its own: Ctrl-C in a terminal must reach the server alone, which then stops the database last.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const lines: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (!line.startsWith('FATAL:  the database system is')) lines.push(line)
    if (lines.length > keptLines) lines.shift()
    if (!routine.test(line)) log.warn({ postgres: line }, 'PostgreSQL reports')
  })
  const exited = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      lines.push(error.message)
      resolve()
    })
    child.once('close', () => resolve())
  })
  return { child, lines, exited }
}

/** The process id in `postmaster.pid`, or undefined when there is no such file. */
export function readPostmasterPid(cluster: string) {
  return readPid(join(cluster, 'postmaster.pid'))
}

/**
 * PostgreSQL removes its own stale lock files unless the id in them is in use by a process of the same user: a dead PostgreSQL that
 * nobody has collected yet, or any other after a restart of a container. Then it would refuse to start.
 */
export async function removeStaleLocks(cluster: string) {
  for (const name of ['postmaster.pid', `.s.PGSQL.${port}.lock`]) {
    const file = join(cluster, name)
    const pid = await readPid(file)
    if (!pid || !isAlive(pid) || (await isPostgresOf(cluster, pid))) continue
    if ((await readPid(file)) === pid) await rm(file, { force: true })
  }
}

async function readPid(file: string) {
  const text = await readFile(file, 'utf8').catch(() => '')
  return Number.parseInt(text, 10) || undefined
}

async function isPostgresOf(cluster: string, pid: number) {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(
      'postgres',
    )
  }
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  return folder === undefined ? false : folder === (await realpath(cluster))
}
