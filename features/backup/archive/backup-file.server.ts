import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { AppError } from '#lib/errors.ts'
import { packText, unpackLines } from '#lib/packed-lines.ts'
import { encryptedEnding, startBytes } from '#lib/encrypted-stream.ts'
import type { ArchiveHead } from './archive-format.ts'
import { readHead } from './read-archive.server.ts'
import { writeArchive, type ArchiveOf, type Written } from './write-archive.server.ts'

/** Files of these names are backups, wherever they came from. */
export const backupName = /^[\w-][\w.-]{0,150}\.ndjson\.zst(?:\.age|\.sealed)?$/

/** By its name alone; `isEncryptedFile` looks at the bytes. `.sealed` is what was written before age. */
export const hasEncryptedName = (fileName: string): boolean => /\.(?:age|sealed)$/.test(fileName)
const partialName = /^\.partial-/

export interface WrittenFile extends Written {
  fileName: string
  bytes: number
}

/** Writes a backup of the client's database into the folder. The file has its name only once it is whole and on the disk. */
export async function writeBackupFile(
  client: Client,
  folder: string,
  { key, signal, ...of }: ArchiveOf & { key: string | undefined; signal: AbortSignal },
): Promise<WrittenFile> {
  const time = of.head.madeAt.replace(/[-:]/g, '').replace(/\.\d+Z$/, 'Z')
  const ending = key === undefined ? 'ndjson.zst' : 'ndjson.zst.age'
  const fileName = `backup-${time}-${randomBytes(3).toString('hex')}.${ending}`
  const partial = join(folder, `.partial-${fileName}`)
  let result: Written | undefined
  try {
    const text = writeArchive(client, of, (written) => (result = written))
    const file = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(Readable.from(packText(text, key)), file, { signal })
    if (!result) throw new Error('The backup ended before its last line')
    const { size } = await stat(partial)
    await rename(partial, join(folder, fileName))
    await syncFolder(folder)
    return { ...result, fileName, bytes: size }
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** The lines of a backup's file. */
export function readBackupFile(folder: string, fileName: string, key: string | undefined) {
  return unpackLines(createReadStream(pathOf(folder, fileName), { highWaterMark: 256 * 1024 }), key)
}

export async function readFileHead(
  folder: string,
  fileName: string,
  key: string | undefined,
): Promise<ArchiveHead> {
  const lines = readBackupFile(folder, fileName, key)
  try {
    return readHead((await lines.next()).value ?? undefined)
  } finally {
    await lines.return(undefined)
  }
}

/** Where a backup's file is. Throws for a name that is none of a backup. */
export function pathOf(folder: string, fileName: string): string {
  if (!backupName.test(fileName)) throw new AppError('not_found', 'There is no such file')
  return join(folder, fileName)
}

/** Whether the file's bytes are encrypted, whatever its name says. Throws `gone` when it isn't there. */
export async function isEncryptedFile(folder: string, fileName: string): Promise<boolean> {
  const file = await open(pathOf(folder, fileName)).catch(() => {
    throw new AppError('gone', `The file ${fileName} is gone`)
  })
  try {
    const start = Buffer.alloc(startBytes)
    await file.read(start, 0, start.length, 0)
    return encryptedEnding(start) !== ''
  } finally {
    await file.close()
  }
}

export async function listBackupFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => backupName.test(name) && !name.startsWith('erasures.'))
}

/** What interrupted backups left; nobody writes one while this server holds the turn. */
export async function removePartials(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (partialName.test(name)) await rm(join(folder, name), { force: true })
}

/** Bytes that are free where backups lie, or null where the system doesn't tell. */
export async function freeBytes(folder: string): Promise<number | null> {
  const found = await statfs(folder).catch(() => undefined)
  return found ? found.bavail * found.bsize : null
}

/** A rename is durable once its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
