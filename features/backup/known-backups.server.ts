import { stat } from 'node:fs/promises'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { hasEncryptedName, listBackupFiles, pathOf, readFileHead } from './archive/backup-file.server.ts'
import type { BackupKind } from './backup.schema.ts'
import { backups, type StoredBackup } from './backup.table.server.ts'
import type { Storage } from './off-site/storage.server.ts'
import type { Earlier } from './archive/plausibility.ts'

/** Good backups before this one, the newest first, to see whether it is of the usual size. Encrypted ones are the same size as others. */
export async function listEarlier(ctx: Ctx): Promise<Earlier[]> {
  return ctx.db
    .select({ bytes: backups.bytes, isEncrypted: backups.isEncrypted, tables: backups.tables })
    .from(backups)
    .where(
      and(
        eq(backups.state, 'ready'),
        inArray(backups.kind, ['manual', 'hourly', 'nightly', 'before_restore']),
      ),
    )
    .orderBy(desc(backups.madeAt), desc(backups.id))
    .limit(10)
}

/**
 * Brings the list to what the storage's folder holds: files that were put there by hand come on it, those that are gone are marked. This is how
 * a fresh machine learns of the backups that were copied to it.
 */
export async function findFiles(ctx: Ctx, storage: Storage, key: string | undefined): Promise<void> {
  const names = new Set(await listBackupFiles(storage.folder))
  const known = await ctx.db.select().from(backups).where(eq(backups.storage, storage.id))
  for (const row of known) {
    const isThere = names.delete(row.fileName)
    if (!isThere && row.state !== 'missing')
      await ctx.db
        .update(backups)
        .set({ state: 'missing', problem: 'The file is gone' })
        .where(and(eq(backups.id, row.id), ne(backups.state, 'missing')))
    // It may be another file of the same name: it is read anew.
    if (isThere && row.state === 'missing') {
      await ctx.db.delete(backups).where(eq(backups.id, row.id))
      names.add(row.fileName)
    }
  }
  for (const fileName of names) await addFile(ctx, storage, fileName, key)
}

/** Puts a file on the list, as it describes itself. One that can't be read is listed with the reason. */
export async function addFile(
  ctx: Ctx,
  storage: Storage,
  fileName: string,
  key: string | undefined,
  as: { kind?: BackupKind; madeBy?: string } = {},
): Promise<StoredBackup | undefined> {
  const { size, mtime } = await stat(pathOf(storage.folder, fileName))
  const described = await describe(storage, fileName, key).catch((error: unknown) => ({
    kind: 'uploaded' as const,
    state: 'failed' as const,
    madeAt: mtime,
    productVersion: '',
    rows: null,
    problem: error instanceof Error ? error.message : String(error),
  }))
  const [row] = await ctx.db
    .insert(backups)
    .values({
      ...described,
      fileName,
      storage: storage.id,
      server: storage.server,
      bytes: size,
      isEncrypted: hasEncryptedName(fileName),
      ...as,
    })
    // Two servers on one folder look at the same time.
    .onConflictDoNothing()
    .returning()
  return row
}

async function describe(storage: Storage, fileName: string, key: string | undefined) {
  const head = await readFileHead(storage.folder, fileName, key)
  return {
    kind: head.kind as BackupKind,
    state: 'ready' as const,
    madeAt: new Date(head.madeAt),
    productVersion: head.product.version,
    rows: head.tables.reduce((sum, { rows }) => sum + rows, 0),
    problem: null,
  }
}
