import { quoted } from './catalogue.ts'
import type { Database } from './database.ts'

/** The rows of each of these tables, undefined for one that isn't there. */
export async function countRows<Name extends string>(
  { pool }: Pick<Database, 'pool'>,
  tables: readonly Name[],
): Promise<Partial<Record<Name, number>>> {
  const { rows: found } = await pool.query<{ name: Name }>(
    `select relname as name from pg_class where relnamespace = to_regnamespace('public') and relkind = 'r' and relname = any($1)`,
    [tables],
  )
  const counts: Partial<Record<Name, number>> = {}
  for (const { name } of found) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*) as count from public.${quoted(name)}`,
    )
    counts[name] = rows[0]?.count ?? 0
  }
  return counts
}

/** All rows of the site's tables but `leftOut`, as a backup would save them. */
export async function countAllRows({ pool }: Pick<Database, 'pool'>, leftOut: string[]): Promise<number> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = to_regnamespace('public') and relkind = 'r' and relname <> all($1)`,
    [leftOut],
  )
  const names = rows.map(({ name }) => name)
  const counts = Object.values(await countRows({ pool }, names))
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
}

/** How many connections of this database listen on the channel: one for each server that runs on it. */
export async function countListeners({ pool }: Pick<Database, 'pool'>, channel: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*) as count from pg_stat_activity where datname = current_database() and application_name = $1',
    [`listen ${channel}`],
  )
  return rows[0]?.count ?? 0
}

/** The version of PostgreSQL, the size of this database, and how long a query that does nothing takes. */
export async function readServerState({ pool }: Pick<Database, 'pool'>) {
  const { rows } = await pool.query<{ version: string; bytes: number }>(
    `select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`,
  )
  const times: number[] = []
  for (let tries = 0; tries < 5; tries++) {
    const begun = performance.now()
    await pool.query('select 1')
    times.push(performance.now() - begun)
  }
  const roundTripMs = Math.round(Math.min(...times) * 10) / 10
  return { version: rows[0]?.version ?? '', bytes: rows[0]?.bytes ?? 0, roundTripMs }
}

/** By how many milliseconds the database's clock is ahead of this machine's. */
export async function readClock({ pool }: Pick<Database, 'pool'>): Promise<number> {
  await pool.query('select 1')
  const before = Date.now()
  const { rows } = await pool.query<{ ms: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
  )
  return (rows[0]?.ms ?? Number.NaN) - (before + Date.now()) / 2
}
