import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '#config/brand.ts'
import { openLongClient, tryLock } from '#db/exclusive.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { backupSiteOf, workOff } from '#tests/backup-site.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { hourMs } from '#lib/durations.ts'
import { workLock } from './backup-site.server.ts'
import { backupSummary } from './backup-summary.server.ts'
import { changeSchedule } from './backups.server/change-schedule.ts'
import { createBackup, createDueBackup } from './backups.server/create-backup.ts'
import { deleteBackup } from './backups.server/delete-backup.ts'
import { createTicket, downloadBackup } from './backups.server/download-backup.ts'
import { getOverview } from './backups.server/get-overview.ts'
import { listBackups } from './backups.server/list-backups.ts'
import { restoreBackup, type Confirmations } from './backups.server/restore-backup.ts'
import { addUpload, beginUpload, finishUpload } from './backups.server/upload-backup.ts'
import { verifyBackup } from './backups.server/verify-backup.ts'
import { findFiles } from './known-backups.server.ts'

/** Who asks is proven elsewhere: see the users' tests. */
const believed: Confirmations = { confirm: async () => undefined, mustBeConfirmed: async () => undefined }
const all = { limit: 25 }

async function siteWithOwner(options: { key?: string } = {}) {
  const ctx = await testCtx({ limits: 'off', settings: { backupKey: options.key } })
  const owner = await createTestUser(ctx, 'owner')
  const site = await backupSiteOf(ctx, options)
  return { ctx, owner: owner.ctx, token: owner, site }
}

async function leads(ctx: Ctx, count: number) {
  for (let i = 0; i < count; i++) await createLead(ctx, { name: `Visitor ${i}`, source: 'manual' })
}

const countOf = async ({ database }: TestCtx, table: string) =>
  Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count)

async function madeBackup({
  ctx,
  owner,
  site,
}: Pick<Awaited<ReturnType<typeof siteWithOwner>>, 'ctx' | 'owner' | 'site'>) {
  ctx.clock.advance(1000)
  await createBackup(owner)
  await workOff(site)
  const { items } = await listBackups(owner, all)
  if (!items[0]) throw new Error('No backup was made')
  return items[0]
}

test('a backup is made, proven, and brings back what was lost since; a second click is refused', async () => {
  const { ctx, owner, site } = await siteWithOwner()
  await leads(ctx, 3)
  await createBackup(owner)
  await expect(createBackup(owner)).rejects.toMatchObject({ code: 'conflict' })
  await workOff(site)
  const [backup] = (await listBackups(owner, all)).items
  expect(backup).toMatchObject({ state: 'ready', kind: 'manual', isHere: true, verifiedAt: null })
  const id = backup?.id ?? ''

  ctx.clock.advance(1000)
  await verifyBackup(owner, id)
  await workOff(site)
  expect((await getOverview(owner)).tasks[0]).toMatchObject({ kind: 'verify', state: 'done', problem: null })
  expect(await backupSummary(owner)).toMatchObject({
    lastVerifiedAt: ctx.clock.now().toISOString(),
    lastFailure: null,
  })

  await ctx.database.pool.query('delete from leads')
  const given = { siteName: 'Another site', password: 'x' }
  await expect(restoreBackup(owner, id, given, believed)).rejects.toMatchObject({ code: 'invalid' })
  ctx.clock.advance(1000)
  await restoreBackup(owner, id, { ...given, siteName: brand.name }, believed)
  await workOff(site)
  const { tasks } = await getOverview(owner)
  expect(tasks[0]).toMatchObject({ kind: 'restore', state: 'done' })
  expect(await countOf(ctx, 'leads')).toBe(3)

  // What was there before lies beside it, and brings the loss back if someone wants that.
  const copy = (await listBackups(owner, all)).items.find(({ kind }) => kind === 'before_restore')
  await restoreBackup(owner, copy?.id ?? '', { ...given, siteName: brand.name }, believed)
  await workOff(site)
  expect(await countOf(ctx, 'leads')).toBe(0)
})

test('after a restore nobody is signed in but who asked, no link works again, no mail goes out twice and the log goes on', async () => {
  const { ctx, owner, site } = await siteWithOwner()
  const { pool } = ctx.database
  const other = await createTestUser(ctx, 'admin')
  const mail = { to: 'a@plant.example', subject: 'a', text: 'a', html: 'a', kind: 'test' }
  const [sentSince, waiting, unknown] = await ctx.sendMails([mail, mail, mail])
  const backup = await madeBackup({ ctx, owner, site })
  await pool.query("update mails set state = 'sent', sent_at = now() where id = $1", [sentSince])
  await pool.query('delete from mails where id = $1', [unknown])
  await ctx.audit({ action: 'lead.change', entity: 'lead', entityId: 'since', to: {} })
  await pool.query(
    `insert into user_links (kind, token_hash, created_at, created_by, expires_at) values ('reset', 'x', now(), 'x', now())`,
  )
  const version = Number(
    (await pool.query('select coalesce(max(version), 0) as v from content_versions')).rows[0].v,
  )

  await restoreBackup(owner, backup.id, { siteName: brand.name }, believed)
  await workOff(site)
  const { rows: states } = await pool.query('select id, state, last_error from mails')
  const stateOf = new Map(states.map((row) => [row.id, row.state]))
  expect([sentSince, waiting, unknown].map((id) => stateOf.get(id))).toEqual(['sent', 'queued', 'failed'])
  const { rows: sessions } = await pool.query('select user_id from sessions')
  expect(sessions).toEqual([{ user_id: owner.actor.userId }])
  expect(other.id).toBeTruthy()
  expect(await countOf(ctx, 'user_links')).toBe(0)
  expect(await countOf(ctx, "audit_log where entity_id = 'since'")).toBe(1)
  expect(await countOf(ctx, "audit_log where action = 'backup.restored'")).toBe(1)
  expect(Number((await pool.query('select version as v from content_versions')).rows[0].v)).toBeGreaterThan(
    version,
  )
})

test('anyone who was erased since the backup is erased again, also on a new machine that has only the folder of the backups', async () => {
  const { ctx, owner, site } = await siteWithOwner({ key: 'a key of more than sixteen letters' })
  const backup = await madeBackup({ ctx, owner, site })
  await ctx.database.pool.query(
    "insert into erasures (email_hash, key, erased_at, reference) values ('hash', 'key', now(), 'P-1')",
  )
  await workOff(site)
  await createBackup(owner)
  await workOff(site)

  const machine = await siteWithOwner({ key: 'a key of more than sixteen letters' })
  const { folder } = machine.site.storage
  await mkdir(folder, { recursive: true })
  for (const name of [backup.fileName, 'erasures.ndjson.zst'])
    await writeFile(join(folder, name), await readFile(join(site.storage.folder, name)))
  await findFiles(machine.ctx, machine.site.storage, machine.site.key)
  const [found] = (await listBackups(machine.owner, all)).items
  expect(found).toMatchObject({
    fileName: backup.fileName,
    state: 'ready',
    rows: backup.rows,
    isEncrypted: true,
  })
  await restoreBackup(machine.owner, found?.id ?? '', { siteName: brand.name }, believed)
  await workOff(machine.site)
  expect((await getOverview(machine.ctx.as('owner'))).tasks[0]).toMatchObject({
    kind: 'restore',
    problem: null,
  })
  const { rows } = await machine.ctx.database.pool.query('select email_hash from erasures')
  expect(rows).toEqual([{ email_hash: 'hash' }])
})

test('a backup that lost its leads fails loudly: on the list, in the overview and by mail', async () => {
  const { ctx, owner, site } = await siteWithOwner()
  await leads(ctx, 1)
  await madeBackup({ ctx, owner, site })
  await ctx.database.pool.query('delete from leads')
  const failed = await madeBackup({ ctx, owner, site })
  expect(failed).toMatchObject({ state: 'failed', problem: 'The table of leads is empty' })
  expect((await backupSummary(owner)).lastFailure?.text).toBe('The table of leads is empty')
  const { rows } = await ctx.database.pool.query(
    "select subject, text from mails where kind = 'backup.failed'",
  )
  expect(rows).toEqual([
    { subject: 'A backup failed', text: expect.stringContaining('The table of leads is empty') },
  ])
})

test('the nightly backup is asked for once a night, proven at once, and made up for when it was slept through', async () => {
  const { ctx, owner, site } = await siteWithOwner()
  const ask = () => createDueBackup(ctx.as('system'))
  await changeSchedule(owner, { isOn: true, hour: 3, keep: { hours: 0, days: 14, weeks: 8, months: 12 } })
  // 10:00: a new site waits for its first night.
  expect(await ask()).toBe(false)
  ctx.clock.advance(17 * hourMs + 120_000)
  expect(await ask()).toBe(true)
  expect(await ask()).toBe(false)
  await workOff(site)
  expect(await ask()).toBe(false)
  const [first] = (await listBackups(ctx.as('owner'), all)).items
  expect(first).toMatchObject({ kind: 'nightly', state: 'ready', verifiedAt: ctx.clock.now().toISOString() })
  ctx.clock.advance(40 * hourMs)
  expect(await ask()).toBe(true)
})

test('each machine has files of its own: another one refuses to touch them and leaves their work alone', async () => {
  const { ctx, owner, site } = await siteWithOwner()
  const backup = await madeBackup({ ctx, owner, site })
  const elsewhere = { ...site, storage: { ...site.storage, id: randomUUID(), server: 'elsewhere' } }
  await ctx.database.pool.query('update backups set place = $1, server = $2', [
    elsewhere.storage.id,
    'elsewhere',
  ])
  expect((await listBackups(owner, all)).items[0]).toMatchObject({ isHere: false, server: 'elsewhere' })
  await expect(deleteBackup(owner, backup.id, believed)).rejects.toThrow('is on the server elsewhere')
  await expect(createTicket(owner, backup.id, believed)).rejects.toMatchObject({ code: 'conflict' })
  ctx.clock.advance(1000)
  await verifyBackup(owner, backup.id)
  await workOff(site)
  expect((await getOverview(owner)).tasks[0]).toMatchObject({ state: 'queued' })
  await workOff(elsewhere)
  expect((await getOverview(owner)).tasks[0]).toMatchObject({ state: 'done' })
})

test('work whose process died is told as interrupted, and only once nobody holds the lock', async () => {
  const { ctx, owner, site } = await siteWithOwner()
  await createBackup(owner)
  await ctx.database.pool.query("update backup_works set state = 'running'")
  const alive = await openLongClient(site.database, 'test')
  await tryLock(alive, workLock)
  await workOff(site)
  expect((await getOverview(owner)).tasks[0]).toMatchObject({ state: 'running' })
  await alive.end()
  await workOff(site)
  expect((await getOverview(owner)).tasks[0]).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('Interrupted'),
  })
  await createBackup(owner)
})

test('a ticket opens the file once and within a minute', async () => {
  const { ctx, owner, site } = await siteWithOwner()
  const backup = await madeBackup({ ctx, owner, site })
  const ticketOf = async () => (await createTicket(owner, backup.id, believed)).url.split('/').at(-1) ?? ''
  const ticket = await ticketOf()
  const answer = await downloadBackup(ctx.as('visitor'), ticket)
  expect(answer.headers.get('content-disposition')).toContain(backup.fileName)
  const stored = await readFile(join(site.storage.folder, backup.fileName))
  expect(Buffer.from(await answer.arrayBuffer()).equals(stored)).toBe(true)
  await expect(downloadBackup(ctx.as('visitor'), ticket)).rejects.toMatchObject({ code: 'not_found' })
  const late = await ticketOf()
  ctx.clock.advance(61_000)
  await expect(downloadBackup(ctx.as('visitor'), late)).rejects.toMatchObject({ code: 'not_found' })
})

test('a file is sent up in pieces, one of them twice, and a foreign one is listed as unusable', async () => {
  const { ctx, owner, site } = await siteWithOwner()
  const backup = await madeBackup({ ctx, owner, site })
  const path = join(site.storage.folder, backup.fileName)
  const bytes = await readFile(path)
  const { id } = await beginUpload(owner, { bytes: bytes.length })
  const piece = (from: number, to: number) =>
    addUpload(owner, id, from, new Request('http://x', { method: 'PUT', body: bytes.subarray(from, to) }))
  await expect(piece(100, 200)).rejects.toMatchObject({ code: 'conflict', data: { received: 0 } })
  await piece(0, 2000)
  await piece(0, 1000)
  await piece(1000, bytes.length)
  const uploaded = await finishUpload(owner, id)
  expect(uploaded).toMatchObject({ kind: 'uploaded', state: 'ready', rows: backup.rows })
  expect((await readFile(join(site.storage.folder, uploaded.fileName))).equals(bytes)).toBe(true)

  const foreign = await beginUpload(owner, { bytes: 10 })
  await addUpload(
    owner,
    foreign.id,
    0,
    new Request('http://x', { method: 'PUT', body: 'PK\u0003\u0004 zip' }),
  )
  expect(await finishUpload(owner, foreign.id)).toMatchObject({
    state: 'failed',
    problem: 'This file is no backup',
  })
})

test('deleting takes the file along, and a file that someone took away is told as gone', async () => {
  const { ctx, owner, site } = await siteWithOwner()
  const first = await madeBackup({ ctx, owner, site })
  await deleteBackup(owner, first.id, believed)
  expect(await readdir(site.storage.folder)).not.toContain(first.fileName)
  const second = await madeBackup({ ctx, owner, site })
  await rm(join(site.storage.folder, second.fileName))
  await findFiles(ctx, site.storage, site.key)
  expect((await listBackups(owner, all)).items[0]).toMatchObject({ state: 'missing' })
  await expect(verifyBackup(owner, second.id)).rejects.toMatchObject({ code: 'gone' })
})
