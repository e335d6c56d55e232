import { Client, type ClientBase } from 'pg'
import type { Database } from './database.ts'

/** Locks of the whole database, by number: they end with their connection, however that ends. */
const space = 7306

/** A connection of its own for long work: no time limits, and its errors are told by its queries. */
export async function openLongClient(database: Pick<Database, 'pool'>, name: string): Promise<Client> {
  const client = new Client({
    ...database.pool.options,
    statement_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    application_name: name,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Whether the lock was free and is now this connection's. */
export async function tryLock(client: ClientBase, number: number): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, $2) as got', [
    space,
    number,
  ])
  return rows[0]?.got === true
}

export async function unlock(client: ClientBase, number: number): Promise<void> {
  await client.query('select pg_advisory_unlock($1, $2)', [space, number])
}

/** Whether any connection of this database holds the lock. */
export async function isLocked({ pool }: Pick<Database, 'pool'>, number: number): Promise<boolean> {
  const { rows } = await pool.query<{ is: boolean }>(
    `select exists (select from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2 and objsubid = 2 and granted
       and database = (select oid from pg_database where datname = current_database())) as is`,
    [space, number],
  )
  return rows[0]?.is === true
}
