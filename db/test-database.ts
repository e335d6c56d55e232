import { createHash, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { afterAll, inject, onTestFinished } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { type EmbeddedConnection, startEmbeddedPostgres } from './embedded/embedded.ts'
import { silentLog } from './log.ts'
import { hasMigrations, migrate, migrationsFolder } from './migrations.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server and the name of its migrated template database. */
    testServer: { connection: EmbeddedConnection; template: string }
  }
}

export interface TestDatabase extends Database {
  connection: EmbeddedConnection
  /** For a server that a test starts with DATABASE_URL. */
  url: string
}

const templateLock = 2
const root = resolve(import.meta.dirname, '..')

/** Nothing here outlives a run, so nothing waits for the disk. */
const fastAndUnsafe = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

/**
 * One server for all test runs of this work tree, user and folder of temporary files (`npm test` has one of its own), which share it
 * when they overlap; the last one out stops it.
 */
export async function startTestServer() {
  const tree = createHash('sha256').update(root).digest('hex').slice(0, 8)
  const server = await startEmbeddedPostgres({
    dataDir: join(tmpdir(), `test-database-${tree}-${process.getuid?.() ?? 0}`),
    log: { ...silentLog, error: (fields, message) => console.error(message, fields) },
    settings: fastAndUnsafe,
  })
  const template = await makeTemplate(server.connection, !server.attached)
  return { connection: server.connection, template, stop: () => server.stop() }
}

/**
 * A database of this test file alone (or of the test that asks for it), at this code's version and without rows, dropped when that
 * ends. `bare` is one without any tables.
 */
export async function createTestDatabase({ bare = false } = {}): Promise<TestDatabase> {
  const { connection: server, template } = inject('testServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, (admin) =>
    admin.query(
      `create database ${name} template ${bare ? 'template0' : template} owner ${server.user} strategy file_copy`,
    ),
  )
  const connection = { ...server, database: name }
  const database = openDatabase({ embedded: connection, log: silentLog })
  atTheEnd(async () => {
    if (!database.pool.ended) await database.close()
    await asAdmin(server, (admin) => admin.query(`drop database if exists ${name} with (force)`))
  })
  return { ...database, connection, url: urlOf(connection) }
}

function urlOf({ host, port, user, database }: EmbeddedConnection) {
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

function atTheEnd(clear: () => Promise<void>) {
  try {
    onTestFinished(clear)
  } catch {
    // Asked for outside a test, at the top of a file.
    afterAll(clear)
  }
}

async function makeTemplate(server: EmbeddedConnection, isAlone: boolean) {
  const migrations = hasMigrations(join(root, 'db/migrations'))
    ? readMigrationFiles({ migrationsFolder })
    : []
  const hash = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)
  const template = `template_${hash}`
  await asAdmin(server, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [templateLock])
    const { rows } = await admin.query<{ name: string }>(
      "select datname as name from pg_database where datname ~ '^(test|template|building)_'",
    )
    // What killed runs left behind; a run that overlaps may be using it otherwise.
    const left = rows.filter(({ name }) => name !== template && (isAlone || name === `building_${hash}`))
    for (const { name } of left) await admin.query(`drop database if exists ${name} with (force)`)
    if (rows.some(({ name }) => name === template)) return
    const building = `building_${hash}`
    await admin.query(`create database ${building} owner ${server.user} strategy file_copy`)
    const database = openDatabase({ embedded: { ...server, database: building }, max: 1, log: silentLog })
    if (migrations.length > 0) await migrate(database)
    await database.close()
    await admin.query(`alter database ${building} rename to ${template}`)
  })
  return template
}

async function asAdmin(server: EmbeddedConnection, work: (admin: Client) => Promise<unknown>) {
  const admin = new Client({ ...server, user: 'postgres', database: 'postgres' })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}
