import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { port } from './process.ts'

/** The site's own role owns its database and nothing else: no superuser, no files, no programs. */
export const siteName = 'site'

const lockKey = 1
const alreadyThere = new Set(['42710', '42P04', '23505'])
const comingOrGoing = new Set(['57P03', '53300'])
const nobodyListens = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01'])

/**
 * A connection that every process on the data folder holds while it uses the database. It tells at once when the server is gone, and
 * its shared lock, which ends with the process however that ends, tells who else is there.
 */
export async function openKeeper(host: string): Promise<Client | 'absent' | 'busy'> {
  const keeper = new Client({
    host,
    port,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 5000,
    application_name: 'keeper',
  })
  keeper.on('error', () => {})
  try {
    await keeper.connect()
    await keeper.query('select pg_advisory_lock_shared($1)', [lockKey])
    await createSite(keeper)
    return keeper
  } catch (error) {
    await keeper.end().catch(() => {})
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (comingOrGoing.has(code)) return 'busy'
    if (nobodyListens.has(code)) return 'absent'
    // pg gives its own "Connection terminated" and "timeout expired" no code.
    if (error instanceof Error && !code && /terminated|timeout|not queryable/i.test(error.message))
      return 'busy'
    throw error
  }
}

/** Ends this process's use of the database; true when no other process uses it. Two that ask at once can't both hear false. */
export async function leaveAsLast(keeper: Client) {
  await keeper.query('select pg_advisory_unlock_shared($1)', [lockKey])
  const { rows } = await keeper.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [lockKey])
  return rows[0]?.last === true
}

/** Undoes `leaveAsLast` that was told false; false when the server has gone meanwhile. */
export async function stayAfterAll(keeper: Client) {
  return keeper.query('select pg_advisory_lock_shared($1)', [lockKey]).then(
    () => true,
    () => false,
  )
}

async function createSite(keeper: Client) {
  const { rows } = await keeper.query<{ role: boolean; database: boolean }>(
    'select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database where datname = $1) as database',
    [siteName],
  )
  if (!rows[0]?.role) await keeper.query(`create role ${siteName} login`).catch(unlessThere)
  if (!rows[0]?.database)
    await keeper.query(`create database ${siteName} owner ${siteName}`).catch(unlessThere)
}

function unlessThere(error: { code?: string }) {
  if (!alreadyThere.has(error.code ?? '')) throw error
}

/** Waits as long as a server answers that it is starting or stopping: recovery after a crash takes its time. */
export async function openKeeperPatiently(
  host: string,
  whileTrue: () => boolean,
): Promise<Client | undefined> {
  for (;;) {
    const keeper = await openKeeper(host)
    if (typeof keeper === 'object') return keeper
    if (keeper === 'absent' && !whileTrue()) return undefined
    await sleep(keeper === 'busy' ? 50 : 10)
  }
}
