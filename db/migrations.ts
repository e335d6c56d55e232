import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import type { Database, Orm } from './database.ts'

const lockKey = 7_306_812_015

/** Read from the project's root at run time: the bundled server lies elsewhere than these sources. */
export const migrationsFolder = resolve('db/migrations')

/**
 * Brings the database to this code's version, under a lock, so that servers that start at once wait for each other. Throws when
 * the database is newer than the code.
 */
export async function migrate(database: Database, folder = migrationsFolder) {
  if (!hasMigrations(folder))
    throw new Error(`There are no migrations in ${folder}: start from the project's root`)
  const client = new Client({
    ...database.pool.options,
    statement_timeout: 0,
    query_timeout: 0,
    application_name: 'migrations',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const known = readMigrationFiles({ migrationsFolder: folder })
    const orm = drizzle(client)
    checkOrder(
      await readApplied(orm),
      known.map(({ folderMillis }) => folderMillis),
    )
    await applyMigrations(orm, { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}

export function hasMigrations(folder: string) {
  return existsSync(join(folder, 'meta/_journal.json'))
}

/** How many migrations are applied, how many of this code are missing, and how many this code doesn't know. */
export async function readMigrationState({ orm }: Pick<Database, 'orm'>, folder = migrationsFolder) {
  const known = readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis)
  const applied = await readApplied(orm)
  return {
    applied: applied.length,
    missing: known.filter((at) => !applied.includes(at)).length,
    unknown: applied.filter((at) => !known.includes(at)).length,
  }
}

async function readApplied(orm: Orm) {
  const { rows: tables } = await orm.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (!tables[0]?.['found']) return []
  const { rows } = await orm.execute<{ at: number }>(
    sql`select created_at::float8 as at from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows.map(({ at }) => at)
}

/** Drizzle compares the newest times only, and so would pass over both of these without a word. */
function checkOrder(applied: number[], known: number[]) {
  const last = applied.at(-1) ?? Number.NEGATIVE_INFINITY
  const unknown = applied.filter((at) => !known.includes(at))
  if (unknown[0] !== undefined) {
    throw new Error(
      `The database is newer than this code: ${unknown.length} of its ${applied.length} migrations are unknown here (the first was made ` +
        `${new Date(unknown[0]).toISOString()}). Start the newer version, or restore a backup made by this one.`,
    )
  }
  const late = known.find((at) => at < last && !applied.includes(at))
  if (late === undefined) return
  throw new Error(
    `The migration made ${new Date(late).toISOString()} is older than one this database already has, so it would be skipped: make it anew.`,
  )
}
