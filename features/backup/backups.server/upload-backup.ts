import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import { encryptedEnding, startBytes } from '#lib/encrypted-stream.ts'
import { dayMs } from '#lib/durations.ts'
import { freeBytes, syncFolder } from '#features/backup/archive/backup-file.server.ts'
import { uploadChunkBytes, type BackupItem } from '#features/backup/backup.schema.ts'
import { addFile } from '#features/backup/known-backups.server.ts'
import { openStorage, type Storage } from '#features/backup/off-site/storage.server.ts'
import { itemOf } from './backup-row.ts'

const abandonedMs = dayMs
const spareBytes = 256 * 2 ** 20
const mostAtOnce = 5

/** Begins an upload, which comes in pieces so that it survives a slow line. Throws `too_large` when the disk has no room for it. */
export async function beginUpload(ctx: Ctx, { bytes }: { bytes: number }) {
  mustHave(ctx, 'backup.restore')
  const { folder, storage } = await uploadFolder(ctx)
  const openNow = await clearAbandoned(folder)
  if (openNow >= mostAtOnce) throw new AppError('conflict', 'Too many uploads are open: finish one, or wait')
  const free = await freeBytes(storage.folder)
  if (free !== null && free < bytes + spareBytes)
    throw new AppError('too_large', 'There is no room for this file on the server’s disk')
  const id = randomUUID()
  const file = await open(join(folder, id), 'wx', 0o600)
  await file.close()
  return { id, received: 0 }
}

/** Adds a piece. `at` is where it belongs: a piece that is sent twice is taken once. Throws `conflict` with what was received when one is missing. */
export async function addUpload(ctx: Ctx, id: string, at: number, request: Request) {
  mustHave(ctx, 'backup.restore')
  const { folder } = await uploadFolder(ctx)
  const path = join(folder, id)
  const { size } = await stat(path).catch(() => {
    throw new AppError('not_found', 'This server doesn’t know this upload: start it again')
  })
  if (at > size) throw new AppError('conflict', 'A piece is missing', { data: { received: size } })
  const piece = await readPiece(request)
  const file = await open(path, 'r+')
  try {
    await file.write(piece, 0, piece.length, at)
    await file.truncate(at + piece.length)
  } finally {
    await file.close()
  }
  return { id, received: at + piece.length }
}

/** Puts the whole file among the backups. One that is none is listed as failed, with the reason, and can't be restored. */
export async function finishUpload(ctx: Ctx, id: string): Promise<BackupItem> {
  mustHave(ctx, 'backup.restore')
  const { userId } = signedIn(ctx)
  const { folder, storage } = await uploadFolder(ctx)
  const path = join(folder, id)
  const file = await open(path, 'r+').catch(() => {
    throw new AppError('not_found', 'This server doesn’t know this upload: start it again')
  })
  const start = Buffer.alloc(startBytes)
  await file.read(start, 0, start.length, 0)
  await file.sync()
  await file.close()
  const time = ctx.clock.now().toISOString().replace(/[-:]/g, '').slice(0, 15)
  const fileName = `uploaded-${time}Z-${id.slice(0, 6)}.ndjson.zst${encryptedEnding(start)}`
  await rename(path, join(storage.folder, fileName))
  await syncFolder(storage.folder)
  const as = { kind: 'uploaded' as const, madeBy: userId }
  const row = await addFile(ctx, storage, fileName, ctx.settings.backupKey, as)
  if (!row) throw new AppError('conflict', 'This file is on the list already')
  await ctx.audit({
    action: 'backup.uploaded',
    entity: 'backup',
    entityId: row.id,
    to: { fileName, bytes: row.bytes },
  })
  return itemOf(row, storage)
}

async function uploadFolder(ctx: Ctx): Promise<{ folder: string; storage: Storage }> {
  const storage = await openStorage(ctx.settings.dataDir)
  const folder = join(storage.folder, 'uploads')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return { folder, storage }
}

/** Deletes uploads that nobody went on with for a day. Returns how many are open. */
async function clearAbandoned(folder: string): Promise<number> {
  let openNow = 0
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name))
    if (Date.now() - mtimeMs > abandonedMs) await rm(join(folder, name), { force: true })
    else openNow += 1
  }
  return openNow
}

async function readPiece(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > uploadChunkBytes) throw new AppError('too_large', 'A piece has at most 2 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
