import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#lib/errors.ts'
import { freeBytes, pathOf, syncFolder } from '#features/backup/archive/backup-file.server.ts'
import type { BackupSite } from '#features/backup/backup-site.server.ts'
import type { Doing } from '#features/backup/do-task.server.ts'
import { mergeStoredErasures } from '#features/backup/restore/erasure-file.server.ts'

/** Beyond the file itself: the restore needs far more, and tells so itself. */
const spareBytes = 64 * 2 ** 20

/**
 * Brings a file of the store into this server's folder, and the log of erasures with it, so that nobody comes back. Throws `unavailable` when the
 * store can't be reached, `too_large` when there is no room.
 */
export async function fetchBackup(
  site: BackupSite,
  { fileName, bytes }: { fileName: string; bytes: number },
  { signal, tell }: Pick<Doing, 'signal' | 'tell'>,
): Promise<void> {
  const { store, storage } = site
  if (!store) throw new AppError('conflict', 'No storage is configured: set BACKUP_S3_URL')
  const path = pathOf(storage.folder, fileName)
  await mergeStoredErasures(site.ctxOn(site.database.orm), site, store, signal, { isReadOnly: true })
  const there = await stat(path).catch(() => undefined)
  if (there?.size === bytes) return
  const free = await freeBytes(storage.folder)
  if (free !== null && free < bytes + spareBytes)
    throw new AppError('too_large', 'There is no room for this file on the server’s disk')
  const partial = join(storage.folder, `.partial-${fileName}`)
  const onProgress = (done: number, total: number) => tell('fetching', done, total)
  try {
    const source = Readable.from(store.read(fileName, bytes, { signal, onProgress }))
    await pipeline(source, createWriteStream(partial, { mode: 0o600, flush: true }), { signal })
    await rename(partial, path)
    await syncFolder(storage.folder)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}
