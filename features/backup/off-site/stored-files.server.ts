import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import { unpackLines } from '#lib/packed-lines.ts'
import { hasEncryptedName, pathOf } from '#features/backup/archive/backup-file.server.ts'
import type { BackupSite } from '#features/backup/backup-site.server.ts'
import type { BackupStore } from './backup-store.server.ts'
import type { BackupKind } from '#features/backup/backup.schema.ts'
import { backups, type StoredBackup } from '#features/backup/backup.table.server.ts'
import { checkArchive, readHead } from '#features/backup/archive/read-archive.server.ts'

type OnBytes = (done: number, total: number) => Promise<void>

export interface StoreWork {
  site: BackupSite
  store: BackupStore
  ctx: Ctx
  signal: AbortSignal
}

/** Brings the list to what the store holds, as `findFiles` does for a folder: this is how a fresh machine learns of it. Returns how many are lost. */
export async function findStoredFiles({ site, store, ctx, signal }: StoreWork): Promise<number> {
  let lost = 0
  const objects = new Map((await store.listBackups(signal)).map(({ name, bytes }) => [name, bytes]))
  const known = await ctx.db.select().from(backups).where(eq(backups.storage, store.id))
  for (const row of known) {
    const bytes = objects.get(row.fileName)
    const isSame = bytes === row.bytes
    if (row.state === 'missing') {
      if (bytes !== undefined) await ctx.db.delete(backups).where(eq(backups.id, row.id))
      continue
    }
    objects.delete(row.fileName)
    if (isSame || row.state === 'failed') continue
    lost += 1
    if (bytes === undefined) await noteFailed(ctx, row, 'missing', 'The file is gone from the store')
    else await noteFailed(ctx, row, 'failed', `It has ${bytes} bytes in the store instead of ${row.bytes}`)
  }
  for (const [fileName, bytes] of objects) {
    const described = await describe({ site, store, ctx, signal }, fileName, bytes)
    await ctx.db
      .insert(backups)
      .values({
        ...described,
        fileName,
        bytes,
        storage: store.id,
        server: store.name,
        isStored: true,
        isEncrypted: hasEncryptedName(fileName),
      })
      .onConflictDoNothing()
  }
  return lost
}

async function describe({ site, store, ctx, signal }: StoreWork, fileName: string, bytes: number) {
  const lines = unpackLines(store.read(fileName, bytes, { signal }), site.key)
  try {
    const head = readHead((await lines.next()).value ?? undefined)
    return {
      // Retention deletes what this site made, and nothing else.
      kind: head.site.url === site.site.url ? head.kind : ('foreign' as BackupKind),
      state: 'ready' as const,
      madeAt: new Date(head.madeAt),
      productVersion: head.product.version,
      rows: head.tables.reduce((sum, { rows }) => sum + rows, 0),
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    const failed = { kind: 'foreign' as const, state: 'failed' as const, problem: error.message }
    return { ...failed, madeAt: ctx.clock.now(), productVersion: '', rows: null }
  } finally {
    await lines.return(undefined)
  }
}

/** Sends one file of this server's folder, and puts it on the list, not yet checked. */
export async function storeFile(
  { site, store, ctx, signal }: StoreWork,
  file: StoredBackup,
  { onBytes, onParts }: { onBytes: OnBytes; onParts(uploadId: string | undefined): Promise<void> },
): Promise<StoredBackup> {
  const path = pathOf(site.storage.folder, file.fileName)
  const { bytes, sha256 } = await store.putFile(file.fileName, path, { signal, onProgress: onBytes, onParts })
  const { id: _, ...rest } = file
  const row = {
    ...rest,
    storage: store.id,
    server: store.name,
    isStored: true,
    bytes,
    fileSha256: sha256,
    verifiedAt: null,
    verifyProblem: null,
  }
  const [stored] = await ctx.db
    .insert(backups)
    .values(row)
    .onConflictDoUpdate({ target: [backups.storage, backups.fileName], set: row })
    .returning()
  if (!stored) throw new Error('The file was stored but can’t be listed')
  return stored
}

/**
 * Reads a file back from the store: its size and the hash of its bytes, and unsealed and unpacked every count and hash in it. Returns what is wrong
 * with it, which is noted, or undefined.
 */
export async function checkStoredFile(
  { site, store, ctx, signal }: StoreWork,
  row: StoredBackup,
  onBytes: OnBytes,
): Promise<string | undefined> {
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const piece of store.read(row.fileName, row.bytes, { signal, onProgress: onBytes })) {
      hash.update(piece)
      yield piece
    }
  }
  try {
    const { rows, tables, sha256, head } = await checkArchive(unpackLines(hashed(), site.key))
    const fileSha256 = hash.digest('hex')
    if (row.fileSha256 !== null && row.fileSha256 !== fileSha256)
      throw new AppError('invalid', 'It reads back from the store differently from what was sent')
    const read = { rows, tables, sha256, fileSha256, madeAt: new Date(head.madeAt) }
    await ctx.db
      .update(backups)
      .set({ ...read, state: 'ready', problem: null, verifiedAt: ctx.clock.now(), verifyProblem: null })
      .where(eq(backups.id, row.id))
    return undefined
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== 'invalid' && error.code !== 'gone')) throw error
    await noteFailed(ctx, row, error.code === 'gone' ? 'missing' : 'failed', error.message)
    return error.message
  }
}

async function noteFailed(ctx: Ctx, { id }: StoredBackup, state: 'failed' | 'missing', problem: string) {
  const verifyProblem = state === 'failed' ? problem : null
  await ctx.db
    .update(backups)
    .set({ state, problem, verifyProblem, verifiedAt: null })
    .where(eq(backups.id, id))
}

export async function removeStoredFile(
  ctx: Ctx,
  store: BackupStore,
  { id, fileName, kind, madeAt }: StoredBackup,
  signal: AbortSignal,
): Promise<void> {
  await store.remove(fileName, signal)
  await ctx.transaction(async (tx) => {
    await tx.db.delete(backups).where(and(eq(backups.id, id), eq(backups.isStored, true)))
    const from = { fileName, kind, madeAt: madeAt.toISOString(), store: store.name }
    await tx.audit({ action: 'backup.deleted', entity: 'backup', entityId: id, from })
  })
}
