import type { BackupSite } from '#features/backup/backup-site.server.ts'
import { createBackup } from '#features/backup/backups.server/create-backup.ts'
import { tendStore } from '#features/backup/off-site/store-worker.server.ts'
import { backupSiteOf, workOff } from './backup-site.ts'
import { testCtx, type TestCtx } from './context.ts'
import { storeKeys, type StoreServer } from './s3-server.ts'
import { createTestUser } from './users.ts'

export const key = 'a key of more than sixteen letters'

interface Machine {
  ctx: TestCtx
  owner: TestCtx
  site: BackupSite
  /** One pass over the store. */
  tend(): Promise<boolean>
  back(kind?: 'manual' | 'nightly' | 'hourly'): Promise<void>
}

/** A server whose backups go to a store, with everything done when a test says so. */
export async function machine(server: StoreServer, siteUrl = 'https://site.test'): Promise<Machine> {
  const backupStore = { url: server.url, region: 'us-east-1', ...storeKeys }
  const ctx = await testCtx({ limits: 'off', settings: { backupKey: key, backupStore, siteUrl } })
  const { ctx: owner } = await createTestUser(ctx, 'owner')
  const site = await backupSiteOf(ctx, { key })
  const { store } = site
  if (!store) throw new Error('No store is configured')
  return {
    ctx,
    owner,
    site,
    tend: () => tendStore({ site, store, ctx, signal: new AbortController().signal }, { isWorker: true }),
    async back(kind = 'manual') {
      ctx.clock.advance(1000)
      await createBackup(owner)
      await ctx.database.pool.query('update backup_works set backup_kind = $1 where turn = 1', [kind])
      await workOff(site)
    },
  }
}
