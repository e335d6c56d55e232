import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Client, Pool, type PoolClient, types } from 'pg'
import { casing } from './casing.ts'
import type { EmbeddedConnection } from './embedded/embedded.ts'
import type { Log } from './log.ts'

/** The database or a transaction on it: what a verb works with. */
export type Orm = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export interface Database {
  orm: NodePgDatabase
  pool: Pool
  /** Waits for the queries in flight, for a while. */
  close(): Promise<void>
}

export interface DatabaseSettings {
  /** A PostgreSQL server's URL, or the embedded server's connection. */
  url?: string | undefined
  embedded?: EmbeddedConnection | undefined
  /** The most connections at once. */
  max?: number
  /** Milliseconds after which PostgreSQL ends a statement; 15 s unless told. */
  statementTimeoutMs?: number
  log: Log
}

const usualTimeoutMs = 15_000
const closeWithinMs = 8000

/** Finds out within half a minute that a network has forgotten a connection; the system's own settings take two hours. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** A number where it is exact, else the digits: counts and sums arrive as numbers, and none is silently rounded. */
function parseInt8(digits: string) {
  const value = Number(digits)
  return Number.isSafeInteger(value) ? value : digits
}

// For the whole process: Drizzle asks pg's common parsers, not the pool's.
types.setTypeParser(types.builtins.INT8, parseInt8)

/** Opens nothing yet: the first query connects. After the server was away the next query connects again. */
export function openDatabase({
  url,
  embedded,
  max = 10,
  statementTimeoutMs = usualTimeoutMs,
  log,
}: DatabaseSettings): Database {
  if (!url && !embedded) throw new Error('A database needs a url or an embedded connection')
  const pool = new Pool({
    ...(url ? { connectionString: url } : embedded),
    max,
    application_name: 'site',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    // Not as startup parameters, which poolers such as PgBouncer refuse.
    onConnect: async (client) => {
      await client.query(
        `set statement_timeout = ${statementTimeoutMs}; set idle_in_transaction_session_timeout = ${2 * statementTimeoutMs}`,
      )
    },
    // Only for servers that don't answer at all: PostgreSQL's own timeout, which also ends the work, comes first.
    query_timeout: statementTimeoutMs + statementTimeoutMs / 3,
    ...keptAlive,
  })
  // The pool listens to idle connections only; an error of one in use would end the process. Its query fails and tells.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    endUnanswered(client)
  })
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost'))
  const close = async () => {
    const late = sleep(closeWithinMs, 'late', { ref: false })
    const outcome = await Promise.race([pool.end(), late])
    if (outcome === 'late') log.warn({}, 'A database connection was still in use when the server stopped')
  }
  const orm = drizzle(pool, { casing })
  // Drizzle never gives back a connection whose `begin` fails, as when the server died since the last query: each would be lost to the pool.
  orm.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await tellOwnFailure(drizzle(client, { casing })).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return { orm, pool, close }
}

/**
 * Has transactions on `db`, and those within them, throw what made their work fail: of a connection that has died Drizzle would tell only that
 * it could not roll back.
 */
function tellOwnFailure<Db extends Orm>(db: Db): Db {
  const begin = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    let failure: unknown
    try {
      return await begin(async (tx) => {
        try {
          return await work(tellOwnFailure(tx))
        } catch (error) {
          failure = error
          throw error
        }
      }, config)
    } catch (error) {
      throw failure ?? error
    }
  }
  return db
}

/**
 * Ends a connection when a query on it gets no answer. Nobody knows then what PostgreSQL makes of it: its `rollback` would wait as long again and
 * then never be sent, and anyone who is given the connection next would write into a transaction that is never committed.
 */
function endUnanswered(client: PoolClient) {
  const query = client.query
  client.query = ((...given: unknown[]) => {
    const answer: unknown = Reflect.apply(query, client, given)
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        const isUnanswered = error instanceof Error && error.message === 'Query read timeout'
        if (isUnanswered && client instanceof Client) void client.end()
      })
    }
    return answer
    // The overloads of pg's method, none of which is changed.
  }) as typeof query
}
