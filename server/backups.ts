import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { z } from 'zod'
import { brand } from '#config/brand.ts'
import type { Env } from '#config/env.server.ts'
import type { Database, Orm } from '#db/database.ts'
import { migrationsFolder } from '#db/migrations.ts'
import { readMigrations } from '#db/scratch-schema.ts'
import { auditRestore } from '#features/audit/restore-part.server.ts'
import { openBackupStore } from '#features/backup/off-site/backup-store.server.ts'
import type { BackupSite } from '#features/backup/backup-site.server.ts'
import { openStorage } from '#features/backup/off-site/storage.server.ts'
import { systemActor } from '#features/context/actor.ts'
import type { RestorePart } from '#features/context/restore-part.ts'
import { correspondenceRestore } from '#features/correspondence/restore-part.server.ts'
import { mailRestore } from '#features/mail/restore-part.server.ts'
import { erasureLog } from '#features/privacy/erasure/erasure-log.server.ts'
import { newsletterRestore } from '#features/newsletter/restore-part.server.ts'
import { publishingRestore } from '#features/publishing/restore-part.server.ts'
import { usersRestore } from '#features/users/restore-part.server.ts'
import { createContext, type Deps } from './context.ts'
import { personHolders } from './personal-data.ts'

/** Everything that a backup and a restore treat in a way of their own. All other tables come back as they were. */
export const restoreParts: RestorePart[] = [
  usersRestore,
  mailRestore,
  correspondenceRestore,
  newsletterRestore,
  auditRestore,
  publishingRestore,
  // Counters of seconds and minutes.
  { leftOut: ['rate_limits'] },
]

const packageFile = z.object({ name: z.string(), version: z.string() })

/** What backups need of this process. */
export async function openBackups({
  env,
  database,
  deps,
}: {
  env: Pick<Env, 'DATA_DIR' | 'BACKUP_KEY'>
  database: Database
  deps: Deps
}): Promise<BackupSite> {
  const { name, version } = packageFile.parse(JSON.parse(await readFile(resolve('package.json'), 'utf8')))
  return {
    database,
    storage: await openStorage(env.DATA_DIR),
    store: openBackupStore(deps.settings.backupStore),
    key: env.BACKUP_KEY,
    product: { name, version },
    site: { name: brand.name, url: deps.settings.siteUrl },
    migrations: readMigrations(migrationsFolder),
    parts: restoreParts,
    erasures: erasureLog(personHolders),
    ctxOn: (orm: Orm) => createContext({ ...deps, db: orm }, systemActor('backup')),
  }
}
