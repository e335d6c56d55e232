import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Database, Orm } from './database.ts'

export interface Listener {
  close(): Promise<void>
}

const channelName = /^[a-z][a-z0-9_]{0,62}$/
const checkedChannel = 'site_start'
const hearWithinMs = 8000
const firstDelayMs = 100
const longestDelayMs = 5000

/**
 * Hears a channel on a connection of its own, which is opened again when it is lost. `handler` gets each payload, and undefined
 * after every reconnection: what was told meanwhile is lost, so read the state again. Resolves once it hears.
 */
export async function listen(
  database: Database,
  channel: string,
  handler: (payload: string | undefined) => void,
): Promise<Listener> {
  checkChannel(channel)
  let closed = false
  let client: Client | undefined
  client = await connect()

  async function connect() {
    const opened = new Client({ ...database.pool.options, application_name: `listen ${channel}` })
    let lost = false
    opened.on('error', () => {})
    opened.once('end', () => {
      lost = true
      if (client === opened && !closed) void reconnect()
    })
    opened.on('notification', ({ payload }) => handler(payload))
    try {
      await opened.connect()
      await opened.query(`listen ${channel}`)
      if (lost) throw new Error('The connection was lost at once')
      return opened
    } catch (error) {
      await opened.end().catch(() => {})
      throw error
    }
  }

  async function reconnect() {
    for (let delay = firstDelayMs; ; delay = Math.min(delay * 2, longestDelayMs)) {
      await sleep(delay)
      if (closed) return
      const opened = await connect().catch(() => undefined)
      if (!opened) continue
      client = opened
      if (closed) return opened.end()
      return handler(undefined)
    }
  }

  return {
    async close() {
      closed = true
      await client?.end().catch(() => {})
    },
  }
}

/**
 * Makes sure that what is told on one connection is heard on another. Throws one sentence with the remedy where it isn't: a pooler that gives each
 * transaction another session also breaks the locks of migrations and jobs.
 */
export async function checkNotify(database: Database): Promise<void> {
  const word = randomUUID()
  const heard = Promise.withResolvers<'heard'>()
  const listener = await listen(
    database,
    checkedChannel,
    (payload) => payload === word && heard.resolve('heard'),
  )
  try {
    await notify(database.orm, checkedChannel, word)
    if ((await Promise.race([heard.promise, sleep(hearWithinMs, 'silence', { ref: false })])) === 'heard')
      return
  } finally {
    await listener.close()
  }
  throw new Error(
    'A NOTIFY sent through DATABASE_URL does not arrive, as behind PgBouncer in transaction mode: set pool_mode = session there, or let ' +
      'DATABASE_URL name PostgreSQL itself.',
  )
}

/** Tells every listener of the channel; in a transaction, when it commits. A payload has at most 7,999 bytes. */
export async function notify(orm: Orm, channel: string, payload = '') {
  checkChannel(channel)
  await orm.execute(sql`select pg_notify(${channel}, ${payload})`)
}

function checkChannel(channel: string) {
  if (!channelName.test(channel))
    throw new Error(`${channel} isn't a channel's name: small letters, digits and _`)
}
