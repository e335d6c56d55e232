import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '#config/brand.ts'
import { backupSiteOf, workOff } from '#tests/backup-site.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { readBackupFile } from './backup-file.server.ts'
import type { BackupSite } from '#features/backup/backup-site.server.ts'
import { createBackup } from '#features/backup/backups.server/create-backup.ts'
import { createTicket } from '#features/backup/backups.server/download-backup.ts'
import { listBackups } from '#features/backup/backups.server/list-backups.ts'
import { restoreBackup, type Confirmations } from '#features/backup/backups.server/restore-backup.ts'

/** Who asks is proven elsewhere: see the users' tests. */
const believed: Confirmations = { confirm: async () => undefined, mustBeConfirmed: async () => undefined }

async function siteWithOwner() {
  const ctx = await testCtx({ limits: 'off' })
  const { ctx: owner } = await createTestUser(ctx, 'owner')
  return { ctx, owner, site: await backupSiteOf(ctx) }
}

async function madeBackup(ctx: TestCtx, owner: TestCtx, site: BackupSite) {
  ctx.clock.advance(1000)
  await createBackup(owner)
  await workOff(site)
  const { items } = await listBackups(owner, { limit: 25 })
  if (!items[0]) throw new Error('No backup was made')
  return items[0]
}

test('a file in clear is for owners: administrators are refused, whatever its name says; an encrypted one they may have', async () => {
  const { ctx, owner, site } = await siteWithOwner()
  const admin = await createTestUser(ctx, 'admin')
  const sales = await createTestUser(ctx, 'sales')
  const backup = await madeBackup(ctx, owner, site)
  await expect(createTicket(sales.ctx, backup.id, believed)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(createTicket(admin.ctx, backup.id, believed)).rejects.toMatchObject({
    code: 'forbidden',
    message: 'This file is not encrypted: only owners may download it',
  })
  expect((await createTicket(owner, backup.id, believed)).url).toMatch(/^\/api\/backups\/downloads\//)

  const renamed = `${backup.fileName}.age`
  await rename(join(site.storage.folder, backup.fileName), join(site.storage.folder, renamed))
  await ctx.database.pool.query('update backups set file_name = $1, is_encrypted = true', [renamed])
  await expect(createTicket(admin.ctx, backup.id, believed)).rejects.toMatchObject({ code: 'forbidden' })

  const keyed = await backupSiteOf(ctx, { key: 'a key of more than sixteen letters' })
  const sealed = await madeBackup(ctx, owner, keyed)
  expect((await createTicket(admin.ctx, sealed.id, believed)).url).toMatch(/^\/api\/backups\/downloads\//)
  const { rows } = await ctx.database.pool.query("select 1 from audit_log where action = 'backup.downloaded'")
  expect(rows).toHaveLength(2)
})

test('mails with one-time links are saved without their texts, and keep them where the replaced data has them', async () => {
  const { ctx, owner, site } = await siteWithOwner()
  const { pool } = ctx.database
  const mail = { to: 'a@plant.example', subject: 'a', html: 'a' }
  const [link, confirmed, waiting, plain] = await ctx.sendMails([
    { ...mail, kind: 'user.reset', text: 'CANARY-reset' },
    { ...mail, kind: 'privacy.confirm', text: 'CANARY-confirm' },
    { ...mail, kind: 'privacy.confirm', text: 'still to be sent' },
    { ...mail, kind: 'contact.sales', text: 'an enquiry' },
  ])
  await pool.query("update mails set state = 'sent' where id = any($1)", [[link, confirmed]])
  const backup = await madeBackup(ctx, owner, site)
  const lines: string[] = []
  for await (const line of readBackupFile(site.storage.folder, backup.fileName, undefined)) lines.push(line)
  const text = lines.join('\n')
  expect(text).not.toContain('CANARY')
  expect(text).toContain('still to be sent')
  expect(text).toContain('an enquiry')

  await pool.query('delete from mails where id = $1', [confirmed])
  await restoreBackup(owner, backup.id, { siteName: brand.name }, believed)
  await workOff(site)
  const { rows } = await pool.query('select id, text from mails')
  expect(new Map(rows.map((row) => [row.id, row.text]))).toEqual(
    new Map([
      [link, 'CANARY-reset'],
      [confirmed, null],
      [waiting, 'still to be sent'],
      [plain, 'an enquiry'],
    ]),
  )
})
