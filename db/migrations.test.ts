import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'
import { silentLog } from './log.ts'
import { migrate } from './migrations.ts'
import { createTestDatabase } from './test-database.ts'

const first = { when: 1_760_000_000_000, tag: '0000_first', text: 'create table notes (text text not null)' }
const late = { when: 1_760_000_001_000, tag: '0001_late', text: 'create table late (id int)' }
const second = {
  when: 1_760_000_002_000,
  tag: '0002_second',
  text: 'alter table notes add column at timestamptz',
}

test('five servers that migrate at once all succeed, and each migration is applied once', async () => {
  const database = await createTestDatabase({ bare: true })
  const folder = await folderWith(first, second)
  const servers = Array.from({ length: 5 }, () =>
    openDatabase({ embedded: database.connection, log: silentLog }),
  )
  await Promise.all(servers.map((server) => migrate(server, folder)))
  await Promise.all(servers.map((server) => server.close()))
  const { rows } = await database.pool.query('select count(*) as applied from drizzle.__drizzle_migrations')
  expect(rows).toEqual([{ applied: 2 }])
  expect((await database.pool.query('select text, at from notes')).rows).toEqual([])
})

test('a migration that fails leaves nothing of itself, and the next try does it', async () => {
  const database = await createTestDatabase({ bare: true })
  const broken = { ...second, text: `${second.text}; --> statement-breakpoint\nselect broken` }
  await expect(migrate(database, await folderWith(first, broken))).rejects.toThrow()
  await migrate(database, await folderWith(first, second))
  expect((await database.pool.query('select text, at from notes')).rows).toEqual([])
})

test('a database newer than the code is refused, with what to do', async () => {
  const database = await createTestDatabase({ bare: true })
  await migrate(database, await folderWith(first, second))
  await expect(migrate(database, await folderWith(first))).rejects.toThrow(
    /^The database is newer than this code: 1 of its 2 migrations .* Start the newer version/,
  )
})

test('a migration made before one that is already applied is refused instead of passed over', async () => {
  const database = await createTestDatabase({ bare: true })
  await migrate(database, await folderWith(first, second))
  await expect(migrate(database, await folderWith(first, late, second))).rejects.toThrow('would be skipped')
})

test('a start from another folder is told to start from the root', async () => {
  const database = await createTestDatabase({ bare: true })
  await expect(migrate(database, '/nowhere')).rejects.toThrow("start from the project's root")
})

async function folderWith(...migrations: { when: number; tag: string; text: string }[]) {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'meta'))
  const entries = migrations.map(({ when, tag }, idx) => ({
    idx,
    version: '7',
    when,
    tag,
    breakpoints: true,
  }))
  await writeFile(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  for (const { tag, text } of migrations) await writeFile(join(folder, `${tag}.sql`), text)
  return folder
}
