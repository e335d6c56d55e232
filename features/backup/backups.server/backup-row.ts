import { eq } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import type { BackupItem } from '#features/backup/backup.schema.ts'
import { backups, type StoredBackup } from '#features/backup/backup.table.server.ts'
import { openBackupStore, type BackupStore } from '#features/backup/off-site/backup-store.server.ts'
import { openStorage, type Storage } from '#features/backup/off-site/storage.server.ts'

export function itemOf(row: StoredBackup, storage: Storage, copy?: StoredBackup): BackupItem {
  const { id, fileName, kind, state, bytes, rows, isEncrypted, productVersion, server, madeBy, problem } = row
  return {
    id,
    fileName,
    kind,
    state,
    madeAt: row.madeAt.toISOString(),
    bytes,
    rows,
    isEncrypted,
    productVersion,
    server,
    isHere: row.isStored || row.storage === storage.id,
    isStored: row.isStored,
    copy: copy
      ? {
          state: copy.state,
          problem: copy.problem,
          verifiedAt: copy.verifiedAt?.toISOString() ?? null,
        }
      : null,
    madeBy,
    problem,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    verifyProblem: row.verifyProblem,
  }
}

/** Throws `not_found`. */
export async function storedBackup(ctx: Ctx, id: string): Promise<StoredBackup> {
  const [row] = await ctx.db.select().from(backups).where(eq(backups.id, id))
  if (!row) throw new AppError('not_found', 'There is no such backup')
  return row
}

/** A backup whose file can be used. Throws `gone` when it isn't there any more. */
export async function usableBackup(ctx: Ctx, id: string): Promise<StoredBackup> {
  const row = await storedBackup(ctx, id)
  if (row.state === 'missing')
    throw new AppError('gone', `The file ${row.fileName} is gone from ${row.server}`)
  return row
}

/** The store that holds a backup. Throws `conflict` when that store is configured no longer. */
export function storeHolding(ctx: Ctx, row: StoredBackup): BackupStore {
  const store = openBackupStore(ctx.settings.backupStore)
  if (store?.id !== row.storage)
    throw new AppError('conflict', `The store ${row.server} is no longer configured`)
  return store
}

/** Which server works on a backup: the one whose disk holds it, or for one in the store the one that answers. */
export async function workerFor(ctx: Ctx, { isStored, storage, server }: StoredBackup) {
  if (!isStored) return { storage, server }
  const own = await openStorage(ctx.settings.dataDir)
  return { storage: own.id, server: own.server }
}

/** The storage of the server that answers. Throws `conflict` when the file lies on another machine. */
export async function storageHolding(ctx: Ctx, row: StoredBackup): Promise<Storage> {
  const storage = await openStorage(ctx.settings.dataDir)
  if (row.storage !== storage.id)
    throw new AppError(
      'conflict',
      `This file is on the server ${row.server}; you were answered by ${storage.server}. Open the site there, or copy the file from its backups folder.`,
    )
  return storage
}
