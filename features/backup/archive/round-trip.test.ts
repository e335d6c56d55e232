import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Database } from '#db/database.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts'
import { silentLog } from '#db/log.ts'
import { migrate } from '#db/migrations.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { backupSiteOf, doing, laterMigrations } from '#tests/backup-site.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { readBackupFile } from './backup-file.server.ts'
import type { BackupSite } from '#features/backup/backup-site.server.ts'
import { doRestore, type Doing } from '#features/backup/do-task.server.ts'
import { makeBackup } from './make-backup.server.ts'

/** Every kind of value that is easily lost on the way. */
const oddTable = `
create table "odd_values" (
  "id" bigint primary key generated always as identity,
  "parent" bigint references "public"."odd_values"("id"),
  "words" text, "list" text[], "data" jsonb, "raw" json, "amount" numeric, "ratio" float8, "small" real, "bytes" bytea,
  "at" timestamptz, "local" timestamp, "day" date, "span" interval, "clock" time, "flag" boolean, "fixed" char(5), "address" inet, "bounds" int4range,
  "search" tsvector generated always as (to_tsvector('simple', coalesce("words", ''))) stored,
  "Strange ""Name""" text default 'x'
);
--> statement-breakpoint
create index "odd_search" on "odd_values" using gin ("search");
--> statement-breakpoint
create unique index "odd_words" on "odd_values" ("words") where "flag";
`

async function fillOdd({ pool }: Database) {
  await pool.query(`insert into odd_values (parent, words, list, data, raw, amount, ratio, small, bytes, at, local, day, span, clock, flag, fixed, address, bounds) values
    (2, E'line\\nbreak \\t "quote" \\\\ näïve 🦀 \\u2028 [1,2]', array['a,b', null, '{}', ''], '{"b": 1, "a": [null, 1.10, "\\u00e9"]}', '{"b" :1,  "b":2}',
     123456789012345678901234567890.1234567890, 0.1, 1e-37, '\\x00ff10', '2026-03-29 01:59:59.123456+00', '2026-10-25 01:30:00.000001', '0044-03-15 BC', '1 mon -2 days 03:04:05.6', '23:59:59.999999', true, 'ab', '2001:db8::/32', '[1,5)'),
    (null, '', '{}', 'null', 'null', 'NaN', 'Infinity', '-0', '', 'infinity', '-infinity', null, null, null, false, null, null, 'empty'),
    (1, null, null, '"null"', null, -0.00, 5e-324, 'NaN', null, null, null, 'infinity', '-1 year', '00:00', null, '', '10.0.0.1', null)`)
  // A counter that stands beyond the last row.
  await pool.query('insert into odd_values (words) values ($1)', ['gone'])
  await pool.query('delete from odd_values where words = $1', ['gone'])
}

async function otherPostgres(): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'other-postgres-'))
  const server = await startEmbeddedPostgres({
    dataDir,
    log: silentLog,
    settings: { fsync: 'off', timezone: 'Asia/Tokyo', datestyle: 'SQL, DMY' },
  })
  const { host, port, user, database } = server.connection
  const url = `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  const opened = openDatabase({ url, log: silentLog })
  onTestFinished(async () => {
    await opened.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return opened
}

function restore(site: BackupSite, { fileName }: { fileName: string }, task: Doing) {
  const lines = readBackupFile(site.storage.folder, fileName, site.key)
  return doRestore(site, { fileName, lines }, { taskId: null, askedBy: null, sessionId: null }, task)
}

async function snapshot({ pool }: Database) {
  const { rows } = await pool.query(`select t::text from odd_values t order by id`)
  return rows
}

const siteOn = async (
  ctx: TestCtx,
  migrations: Awaited<ReturnType<typeof laterMigrations>>['migrations'],
  key?: string,
) => ({
  ...(await backupSiteOf(ctx, key === undefined ? {} : { key })),
  migrations,
})

test('a backup goes from the embedded database to another PostgreSQL and back, and every value with it', async () => {
  const { folder, migrations } = await laterMigrations(oddTable)
  const ctx = await testCtx()
  await migrate(ctx.database, folder)
  await createTestUser(ctx, 'owner')
  await fillOdd(ctx.database)
  const here = await siteOn(ctx, migrations, 'a key of more than sixteen letters')
  const task = await doing(here)
  const options = {
    kind: 'manual' as const,
    madeBy: null,
    signal: task.signal,
    onProgress: async () => undefined,
  }
  const first = await makeBackup(here, task.client, options)
  expect(first).toMatchObject({ state: 'ready', problem: null, isEncrypted: true })

  const database = await otherPostgres()
  await migrate(database, folder)
  const there = { ...here, database, ctxOn: here.ctxOn }
  const away = await doing(there)
  const restored = await restore(there, first, away)
  expect(restored.sha256).toBe(first.sha256)
  await database.pool.query("set datestyle = 'ISO'; set timezone = 'UTC'")
  expect(await snapshot(database)).toEqual(await snapshot(ctx.database))

  // The restore itself is on the log there: what is copied back differs by that.
  const second = await makeBackup(there, away.client, options)
  const same = (tables: typeof first.tables) =>
    tables?.filter(({ name }) => name !== 'audit_log' && name !== 'content_versions')
  expect(same(second.tables)).toEqual(same(first.tables))
  await ctx.database.pool.query('truncate odd_values restart identity')
  const back = await restore(here, second, task)
  expect(back.sha256).toBe(second.sha256)
  expect(await snapshot(ctx.database)).toEqual(await snapshot(database))
  const { rows } = await ctx.database.pool.query(
    "insert into odd_values (words) values ('next') returning id",
  )
  expect(rows).toEqual([{ id: 5 }])
})

test('an older backup is brought to this version, a newer one and one of other software are refused', async () => {
  const { folder, migrations } = await laterMigrations(
    'alter table "missed_searches" add column "later" text default \'new\' not null;',
  )
  const old = await testCtx()
  await createTestUser(old, 'owner')
  await old.database.pool.query("insert into missed_searches select current_date, 'boats', 3")
  const oldSite = await backupSiteOf(old)
  const oldWork = await doing(oldSite)
  const options = {
    kind: 'manual' as const,
    madeBy: null,
    signal: oldWork.signal,
    onProgress: async () => undefined,
  }
  const older = await makeBackup(oldSite, oldWork.client, options)

  const database = await createTestDatabase()
  await migrate(database, folder)
  const newSite = { ...oldSite, database, migrations }
  const newWork = await doing(newSite)
  await restore(newSite, older, newWork)
  expect((await database.pool.query('select later from missed_searches')).rows).toEqual([{ later: 'new' }])

  const newer = await makeBackup(newSite, newWork.client, options)
  await expect(restore(oldSite, newer, oldWork)).rejects.toThrow('newer version')
  const other = migrations.map((one, i) => (i === 0 ? { ...one, hash: 'of another software' } : one))
  await expect(restore({ ...newSite, migrations: other }, newer, newWork)).rejects.toThrow('different tables')
})
