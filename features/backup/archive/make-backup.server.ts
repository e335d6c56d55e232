import type { Client } from 'pg'
import type { Ctx } from '#features/context/context.server.ts'
import type { ArchiveHead } from './archive-format.ts'
import { writeBackupFile } from './backup-file.server.ts'
import { archiveOf, type BackupSite } from '#features/backup/backup-site.server.ts'
import { backups, type StoredBackup } from '#features/backup/backup.table.server.ts'
import { keepErasures } from '#features/backup/restore/erasure-file.server.ts'
import { listEarlier } from '#features/backup/known-backups.server.ts'
import { problemOf } from './plausibility.ts'

export interface MakeOptions {
  kind: ArchiveHead['kind']
  madeBy: string | null
  signal: AbortSignal
  onProgress(done: number, total: number): Promise<void>
}

/** Makes a backup of the database and puts it on the list, as failed when it is suspiciously small or empty. */
export async function makeBackup(
  site: BackupSite,
  client: Client,
  { kind, madeBy, signal, onProgress }: MakeOptions,
): Promise<StoredBackup> {
  const { storage, key, erasures } = site
  const ctx = site.ctxOn(site.database.orm)
  const earlier = await listEarlier(ctx)
  await keepErasures(ctx, erasures, storage.folder, key)
  const file = await writeBackupFile(client, storage.folder, {
    ...archiveOf(site, kind, onProgress),
    key,
    signal,
  })
  // What a restore replaces is kept as it is, also when that is nothing.
  const isCopy = kind === 'before_restore'
  const problem = isCopy ? undefined : problemOf({ bytes: file.bytes, tables: file.tables }, earlier)
  const row = {
    fileName: file.fileName,
    storage: storage.id,
    server: storage.server,
    kind,
    state: problem === undefined ? ('ready' as const) : ('failed' as const),
    problem: problem ?? null,
    madeAt: new Date(file.head.madeAt),
    bytes: file.bytes,
    rows: file.rows,
    tables: file.tables,
    sha256: file.sha256,
    isEncrypted: key !== undefined,
    productVersion: file.head.product.version,
    madeBy,
  }
  // The log is closed to writers while a copy is made: the restore tells of it.
  if (isCopy) return storeBackup(ctx, row)
  return ctx.transaction(async (tx) => {
    const backup = await storeBackup(tx, row)
    await tx.audit({
      action: 'backup.made',
      entity: 'backup',
      entityId: backup.id,
      to: { fileName: row.fileName, kind, rows: row.rows, bytes: row.bytes, problem: row.problem },
    })
    return backup
  })
}

/** Another server on the folder may have found the file before its row was written. */
async function storeBackup(ctx: Ctx, row: typeof backups.$inferInsert): Promise<StoredBackup> {
  const [stored] = await ctx.db
    .insert(backups)
    .values(row)
    .onConflictDoUpdate({ target: [backups.storage, backups.fileName], set: row })
    .returning()
  if (!stored) throw new Error('The backup was made but can’t be listed')
  return stored
}
