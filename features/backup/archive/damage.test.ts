import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { openLongClient } from '#db/exclusive.ts'
import { packText, unpackLines } from '#lib/packed-lines.ts'
import { backupSiteOf, doing } from '#tests/backup-site.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { readBackupFile } from './backup-file.server.ts'
import { doRestore } from '#features/backup/do-task.server.ts'
import { makeBackup } from './make-backup.server.ts'

async function backedUp() {
  const ctx = await testCtx({ limits: 'off' })
  await createTestUser(ctx, 'owner')
  for (let i = 0; i < 5; i++) await createLead(ctx, { name: `Visitor ${i}`, source: 'manual' })
  const site = await backupSiteOf(ctx)
  const task = await doing(site)
  const options = {
    kind: 'manual' as const,
    madeBy: null,
    signal: task.signal,
    onProgress: async () => undefined,
  }
  const backup = await makeBackup(site, task.client, options)
  const path = join(site.storage.folder, backup.fileName)
  const restore = async (fileName: string) => {
    const lines = readBackupFile(site.storage.folder, fileName, undefined)
    return doRestore(site, { fileName, lines }, { taskId: null, askedBy: null, sessionId: null }, task)
  }
  return { ctx, site, task, backup, path, restore, options }
}

/** Everything that a restore could have changed. */
async function stateOf({ database }: TestCtx) {
  const { rows } = await database.pool.query(
    `select (select string_agg(l::text, ',' order by l.id) from leads l) as leads,
       (select count(*) from audit_log) as audit, (select string_agg(nspname, ',' order by nspname) from pg_namespace where nspname !~ '^pg_(toast_)?temp') as schemas,
       (select string_agg(c.oid::text, ',' order by c.oid) from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public') as tables`,
  )
  return rows[0]
}

test('two hundred damaged files, flipped or cut off anywhere, change nothing', async () => {
  const { ctx, site, path, restore } = await backedUp()
  const whole = await readFile(path)
  const before = await stateOf(ctx)
  const fileName = 'damaged.ndjson.zst'
  for (let i = 0; i < 200; i++) {
    const damaged = Buffer.from(whole)
    const at = Math.floor(Math.random() * whole.length)
    damaged.writeUInt8(damaged.readUInt8(at) ^ (1 << (i % 8)), at)
    await writeFile(join(site.storage.folder, fileName), i % 4 === 0 ? whole.subarray(0, at) : damaged)
    await expect(restore(fileName), `bit ${i % 8} of byte ${at}`).rejects.toMatchObject({ code: 'invalid' })
  }
  expect(await stateOf(ctx)).toEqual(before)
})

test('a backup that was rewritten with another content, or is none, is refused in words and changes nothing', async () => {
  const { ctx, site, path, restore } = await backedUp()
  const lines: string[] = []
  for await (const line of unpackLines(createReadStream(path))) lines.push(line)
  const before = await stateOf(ctx)
  const change = (from: RegExp | string, to: string) => lines.map((line) => line.replace(from, to))
  const cases: [string[], RegExp][] = [
    [change('Visitor 3', 'Intruder'), /inconsistent/],
    [lines.filter((line) => !line.includes('Visitor 3')), /inconsistent/],
    [lines.slice(0, -1), /inconsistent/],
    [[...lines, lines[0] ?? ''], /inconsistent/],
    [change('"version":2', '"version":99'), /newer version of the site/],
    [change('"name":"leads"', '"name":"leads_of_somebody_else"'), /different structure/],
    [change('"type":"uuid"', '"type":"text"'), /different structure/],
    [change(/"hash":"[0-9a-f]{8}/, '"hash":"00000000'), /different tables/],
    [change(/^\["[0-9a-f-]{36}"/, '["no id"'), /inconsistent|don’t fit/],
    [['{}'], /isn’t a backup of this software/],
    [[], /isn’t a backup of this software/],
    [['[1,2]', 'null', '{"format":"site-backup"}'], /isn’t a backup of this software/],
  ]
  for (const [changed, reason] of cases) {
    const fileName = 'rewritten.ndjson.zst'
    const text = (async function* () {
      yield changed.map((line) => `${line}\n`).join('')
    })()
    await writeFile(join(site.storage.folder, fileName), packText(text))
    await expect(restore(fileName)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(reason),
    })
  }
  expect(await stateOf(ctx)).toEqual(before)
})

test('what is written while a backup is made is in it whole or not at all', async () => {
  const { ctx, site, options } = await backedUp()
  const { pool } = ctx.database
  await pool.query('create table ledger_a (id int primary key, amount int)')
  await pool.query('create table z_ledger (id int primary key, amount int)')
  await pool.query('insert into ledger_a select i, 0 from generate_series(1, 3000) i')
  await pool.query('insert into z_ledger select i, 0 from generate_series(1, 3000) i')
  let isOver = false
  const writing = (async () => {
    for (let n = 1; !isOver; n++)
      await ctx.transaction(async ({ db }) => {
        const id = 1 + (n % 3000)
        await db.execute(`update ledger_a set amount = amount + 1 where id = ${id}`)
        await db.execute(`update z_ledger set amount = amount + 1 where id = ${id}`)
      })
  })()
  for (let round = 0; round < 3; round++) {
    const client = await openLongClient(site.database, 'test')
    onTestFinished(() => client.end())
    const { tables } = await makeBackup(site, client, options)
    const hashOf = (wanted: string) => tables?.find(({ name }) => name === wanted)?.sha256
    expect(hashOf('ledger_a')).toBe(hashOf('z_ledger'))
  }
  isOver = true
  await writing
  const { rows } = await pool.query('select sum(amount)::int as moved from ledger_a')
  expect(rows[0].moved).toBeGreaterThan(5)
})
