import { expect, test } from 'vitest'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { backupSiteOf, doing } from '#tests/backup-site.ts'
import { testCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { readBackupFile } from './backup-file.server.ts'
import { doRestore } from '#features/backup/do-task.server.ts'
import { makeBackup } from './make-backup.server.ts'

test('connections that prepared their statements before a restore find the new tables after it', async () => {
  const ctx = await testCtx({ limits: 'off' })
  await createTestUser(ctx, 'owner')
  const enquire = (name: string) =>
    recordEnquiry(ctx, {
      name,
      email: `${name}@plant.example`,
      message: 'The castings crack.',
      source: 'contact',
      touch: {},
      consents: [],
    })
  await Promise.all(Array.from({ length: 6 }, (_, i) => enquire(`before-${i}`)))
  const site = await backupSiteOf(ctx)
  const task = await doing(site)
  const onProgress = async () => undefined
  const { fileName } = await makeBackup(site, task.client, {
    kind: 'manual',
    madeBy: null,
    signal: task.signal,
    onProgress,
  })
  const lines = readBackupFile(site.storage.folder, fileName, undefined)
  await doRestore(site, { fileName, lines }, { taskId: null, askedBy: null, sessionId: null }, task)
  await Promise.all(Array.from({ length: 6 }, (_, i) => enquire(`after-${i}`)))
  const { rows } = await ctx.database.pool.query('select count(*)::int as count from leads')
  expect(rows).toEqual([{ count: 12 }])
})
