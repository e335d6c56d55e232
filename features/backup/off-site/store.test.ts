import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '#config/brand.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { key, machine } from '#tests/backup-machine.ts'
import { backupSiteOf, workOff } from '#tests/backup-site.ts'
import type { TestCtx } from '#tests/context.ts'
import { startStore, storeKeys, type StoreServer } from '#tests/s3-server.ts'
import { createTestUser } from '#tests/users.ts'
import { hourMs } from '#lib/durations.ts'
import { backupSummary } from '#features/backup/backup-summary.server.ts'
import { changeSchedule } from '#features/backup/backups.server/change-schedule.ts'
import { deleteBackup } from '#features/backup/backups.server/delete-backup.ts'
import { createTicket, downloadBackup } from '#features/backup/backups.server/download-backup.ts'
import { getOverview } from '#features/backup/backups.server/get-overview.ts'
import { listBackups } from '#features/backup/backups.server/list-backups.ts'
import { restoreBackup, type Confirmations } from '#features/backup/backups.server/restore-backup.ts'
import { verifyBackup } from '#features/backup/backups.server/verify-backup.ts'

const believed: Confirmations = { confirm: async () => undefined, mustBeConfirmed: async () => undefined }

const listed = async (owner: TestCtx) => (await listBackups(owner, { limit: 100 })).items
const stored = async (server: StoreServer) =>
  (await readdir(join(server.folder, 'site')).catch(() => [])).filter((name) => name.endsWith('_object'))

test('a backup goes to the store, is read back there, and the list shows both as one; nothing readable leaves the machine', async () => {
  const server = await startStore()
  const { ctx, owner, site, tend, back } = await machine(server)
  await createLead(ctx, { name: 'Canary Personson', source: 'manual' })
  await back()
  expect((await backupSummary(owner)).store).toMatchObject({ waiting: 1, files: 0, lastStoredAt: null })
  expect(await tend()).toBe(true)
  const [item, ...more] = await listed(owner)
  expect(more).toEqual([])
  expect(item).toMatchObject({
    isStored: false,
    copy: { state: 'ready', verifiedAt: ctx.clock.now().toISOString(), problem: null },
  })
  const local = await readFile(join(site.storage.folder, item?.fileName ?? ''))
  const names = await stored(server)
  expect(names).toEqual([`${item?.fileName}._S3rver_object`])
  const there = await readFile(join(server.folder, 'site', names[0] ?? ''))
  expect(there.equals(local)).toBe(true)
  expect(there.includes('Canary')).toBe(false)
  expect(there.subarray(0, 18).toString()).toBe('age-encryption.org')
  expect((await getOverview(owner)).store).toMatchObject({
    name: expect.stringMatching(/^backups\/site at 127\.0\.0\.1:\d+$/),
    state: 'idle',
    waiting: 0,
    files: 1,
    bytes: local.length,
    lost: 0,
    problem: null,
    lastStoredAt: item?.madeAt,
  })
  expect(JSON.stringify(await getOverview(owner))).not.toContain(storeKeys.secret)
})

test('a lost disk: a new machine finds the backup in the store, restores it, and nobody who was erased comes back', async () => {
  const server = await startStore()
  const old = await machine(server)
  for (const name of ['Ada', 'Ben', 'Cleo']) await createLead(old.ctx, { name, source: 'manual' })
  await old.back()
  await old.tend()
  await old.ctx.database.pool.query(
    "insert into erasures (email_hash, key, erased_at, reference) values ('hash', 'key', now(), 'P-1')",
  )
  await createLead(old.ctx, { name: 'After the backup', source: 'manual' })
  await old.back()
  await old.tend()
  await rm(old.site.storage.folder, { recursive: true })

  const fresh = await machine(server)
  await fresh.tend()
  const found = await listed(fresh.owner)
  expect(found.map(({ kind, state, isStored, isHere }) => ({ kind, state, isStored, isHere }))).toEqual([
    { kind: 'manual', state: 'ready', isStored: true, isHere: true },
    { kind: 'manual', state: 'ready', isStored: true, isHere: true },
  ])
  await restoreBackup(fresh.owner, found[1]?.id ?? '', { siteName: brand.name }, believed)
  await workOff(fresh.site)
  expect((await getOverview(fresh.ctx.as('owner'))).tasks[0]).toMatchObject({ state: 'done', problem: null })
  const { rows } = await fresh.ctx.database.pool.query('select name from leads order by name')
  expect(rows).toEqual([{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }])
  const { rows: erased } = await fresh.ctx.database.pool.query('select email_hash from erasures')
  expect(erased).toEqual([{ email_hash: 'hash' }])
})

test('while the store refuses, backups are made and wait; staff get one mail after an hour, and all of it is sent when it is back', async () => {
  const server = await startStore()
  const { ctx, owner, tend, back } = await machine(server)
  server.set('forbidden')
  await back()
  expect(await tend()).toBe(false)
  const since = ctx.clock.now().toISOString()
  expect((await backupSummary(owner)).store).toMatchObject({
    waiting: 1,
    problem: {
      since,
      text: expect.stringContaining('refuses access to the bucket backups (403 AccessDenied)'),
    },
  })
  const mails = async () =>
    (await ctx.database.pool.query("select subject from mails where kind = 'backup.failed'")).rows
  expect(await mails()).toEqual([])
  ctx.clock.advance(hourMs)
  await back()
  await tend()
  await tend()
  expect(await mails()).toEqual([{ subject: 'Backups don’t leave the machine' }])
  expect((await backupSummary(owner)).lastFailure).toBeNull()
  server.set(undefined)
  expect(await tend()).toBe(true)
  expect((await backupSummary(owner)).store).toMatchObject({ waiting: 0, files: 2, problem: null })
})

test('a file that was changed or taken away in the store is told at once, and sent again from the disk', async () => {
  const server = await startStore()
  const { ctx, owner, tend, back } = await machine(server)
  await back()
  await back()
  await tend()
  const [changed = '', gone = ''] = await stored(server)
  const path = join(server.folder, 'site', changed)
  const bytes = await readFile(path)
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
  await writeFile(path, bytes)
  const [, id] = await ctx.database.pool
    .query('select id from backups where is_stored and file_name = $1', [
      changed.replace('._S3rver_object', ''),
    ])
    .then(({ rows }) => ['', String(rows[0].id)])
  ctx.clock.advance(1000)
  await verifyBackup(owner, id ?? '')
  await workOff(await backupSiteOf(ctx, { key }))
  expect((await getOverview(owner)).tasks[0]).toMatchObject({
    state: 'failed',
    problem: 'This file is damaged or was changed',
  })
  for (const suffix of ['object', 'metadata.json'])
    await rm(join(server.folder, 'site', gone.replace('_S3rver_object', `_S3rver_${suffix}`)))
  ctx.clock.advance(2 * hourMs)
  expect(await tend()).toBe(false)
  expect((await backupSummary(owner)).store?.problem?.text).toBe(
    'A file is gone from the store, or changed there',
  )
  const { rows } = await ctx.database.pool.query("select subject from mails where kind = 'backup.failed'")
  expect(rows.map(({ subject }) => subject)).toContain('A backup in the store is lost')
  expect(await tend()).toBe(true)
  expect((await backupSummary(owner)).store).toMatchObject({ files: 2, lost: 0, waiting: 0, problem: null })
})

test('a file that is not as long as it was, or not what was sent, is told when the store is looked at again', async () => {
  const server = await startStore()
  const { ctx, owner, site, tend, back } = await machine(server)
  await back()
  await tend()
  const [name = ''] = await stored(server)
  await appendFile(join(server.folder, 'site', name), 'x')
  ctx.clock.advance(2 * hourMs)
  expect(await tend()).toBe(false)
  expect((await backupSummary(owner)).store?.problem?.text).toBe(
    'A file is gone from the store, or changed there',
  )
  expect(await readFile(join(server.folder, 'site', name))).toEqual(
    await readFile(join(site.storage.folder, name.replace('._S3rver_object', ''))),
  )
  expect(await tend()).toBe(true)

  // Whole and encrypted with our key, but another one than was sent under this name.
  await ctx.database.pool.query(
    "update backups set file_sha256 = repeat('0', 64), verified_at = null where is_stored",
  )
  ctx.clock.advance(2 * hourMs)
  expect(await tend()).toBe(false)
  expect((await backupSummary(owner)).store).toMatchObject({
    lost: 1,
    problem: { text: expect.stringContaining('reads back from the store differently from what was sent') },
  })
})

test('retention goes for the store too, and touches nothing that this site did not write', async () => {
  const server = await startStore()
  const { ctx, owner, tend, back } = await machine(server)
  await writeFile(join(server.folder, 'site', 'unrelated.txt._S3rver_object'), 'x').catch(() => undefined)
  const other = await machine(server, 'https://another.test')
  for (let i = 0; i < 3; i++) await other.back()
  await other.tend()
  await changeSchedule(owner, { isOn: true, hour: 3, keep: { hours: 2, days: 1, weeks: 0, months: 0 } })
  await back()
  for (let i = 0; i < 5; i++) {
    ctx.clock.advance(hourMs)
    await back('hourly')
    await tend()
  }
  const ours = await ctx.database.pool.query(
    "select kind, count(*)::int as n from backups where is_stored and state = 'ready' group by 1 order by 1",
  )
  expect(ours.rows).toEqual([
    { kind: 'foreign', n: 3 },
    { kind: 'hourly', n: 2 },
    { kind: 'manual', n: 1 },
  ])
  expect((await stored(server)).filter((name) => name.startsWith('backup-'))).toHaveLength(6)
})

test('keys that may not delete are told apart from a store that fails', async () => {
  const server = await startStore()
  const { ctx, owner, tend, back } = await machine(server)
  await changeSchedule(owner, { isOn: true, hour: 3, keep: { hours: 1, days: 1, weeks: 0, months: 0 } })
  server.set({ refuse: (method) => method === 'DELETE' })
  for (let i = 0; i < 3; i++) {
    ctx.clock.advance(hourMs)
    await back('hourly')
    expect(await tend()).toBe(true)
  }
  expect((await backupSummary(owner)).store).toMatchObject({
    problem: null,
    files: 3,
    clearingProblem: expect.stringContaining('refuses access'),
  })
  // Retention on this machine's disk is none of the store's.
  ctx.clock.advance(hourMs)
  await back('hourly')
  expect((await backupSummary(owner)).store).toMatchObject({ files: 3, waiting: 1 })
})

test('two servers on one database send each file once; the second finds it done', async () => {
  const server = await startStore()
  const { tend, back } = await machine(server)
  await back()
  await Promise.all([tend(), tend(), tend()])
  expect(server.seen.filter((line) => line.startsWith('PUT /backups/site/backup-'))).toHaveLength(1)
})

test('a new site with the keys of a lost one does not push its empty backups over the good ones', async () => {
  const server = await startStore()
  const old = await machine(server)
  for (let i = 0; i < 60; i++)
    await createLead(old.ctx, { name: `${i} ${crypto.randomUUID()}`, source: 'manual' })
  for (let i = 0; i < 3; i++) await old.back()
  await old.tend()
  const fresh = await machine(server)
  await fresh.tend()
  await fresh.back('hourly')
  await fresh.tend()
  expect((await stored(server)).filter((name) => name.startsWith('backup-'))).toHaveLength(3)
  expect((await getOverview(fresh.owner)).tasks[0]?.problem).toBe('The table of leads is empty')
})

test('a file that is only in the store can be downloaded, checked and deleted from any server', async () => {
  const server = await startStore()
  const old = await machine(server)
  await old.back()
  await old.tend()
  const bytes = await readFile(join(old.site.storage.folder, (await listed(old.owner))[0]?.fileName ?? ''))
  const { ctx, owner, site, tend } = await machine(server)
  await tend()
  const [item] = await listed(owner)
  const id = item?.id ?? ''
  const admin = await createTestUser(ctx, 'admin')
  const { url } = await createTicket(admin.ctx, id, believed)
  const answer = await downloadBackup(ctx.as('visitor'), url.split('/').at(-1) ?? '')
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  ctx.clock.advance(1000)
  await verifyBackup(owner, id)
  await workOff(site)
  expect((await getOverview(owner)).tasks[0]).toMatchObject({
    state: 'done',
    notes: [`${item?.fileName} was read from the store, opened and compared`],
  })
  await deleteBackup(owner, id, believed)
  expect(await listed(owner)).toEqual([])
  expect((await stored(server)).filter((name) => name.startsWith('backup-'))).toEqual([])
})
