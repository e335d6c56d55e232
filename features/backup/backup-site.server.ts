import type { Database, Orm } from '#db/database.ts'
import type { Migration } from '#db/scratch-schema.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { RestorePart } from '#features/context/restore-part.ts'
import type { ArchiveOf } from './archive/write-archive.server.ts'
import { ownTables } from './backup.table.server.ts'
import type { ErasureLog } from './restore/erasure-file.server.ts'
import type { BackupStore } from './off-site/backup-store.server.ts'
import type { Storage } from './off-site/storage.server.ts'
import type { ArchiveHead } from './archive/archive-format.ts'

/** All that making and restoring backups needs of the process it runs in: a server, or the command line. */
export interface BackupSite {
  database: Database
  storage: Storage
  /** Where encrypted files are kept besides, off the machine. */
  store: BackupStore | undefined
  /** BACKUP_KEY: with it files are encrypted. */
  key: string | undefined
  product: ArchiveHead['product']
  site: ArchiveHead['site']
  migrations: Migration[]
  parts: RestorePart[]
  erasures: ErasureLog
  /** A context of the system on the database or on a transaction of it. */
  ctxOn(orm: Orm): Ctx
}

/** At most one backup, check or restore is at work on a database. */
export const workLock = 1
/** At most one server sends files to the store. */
export const storeLock = 3

export function archiveOf(
  { product, site, storage, parts, ctxOn, database }: BackupSite,
  kind: ArchiveHead['kind'],
  onProgress: ArchiveOf['onProgress'],
): ArchiveOf {
  const madeAt = ctxOn(database.orm).clock.now().toISOString()
  return {
    head: { product, site, server: storage.server, kind, madeAt },
    leftOut: parts.flatMap(({ leftOut = [] }) => leftOut),
    cleared: parts.flatMap(({ cleared = [] }) => cleared),
    ownTables,
    onProgress,
  }
}
