import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

type Room = (folder: string) => Promise<{ bavail: number; bsize: number }>

const mebibyte = 2 ** 20
/** Less than this and PostgreSQL may not find room for its next 16 MB of log. */
const leastFreeBytes = 16 * mebibyte
const lookEveryMs = 10_000

/** What a first start writes: a new cluster takes 67 MB, its log soon 64 more. Without it the folder holds kept pages, and mails without SMTP. */
export const neededToStart = { embedded: 128 * mebibyte, elsewhere: leastFreeBytes }

interface DiskLog {
  info(fields: object, message: string): void
  error(fields: object, message: string): void
}

/**
 * Watches whether the disk of the data folder has room: without it mails without a mail server, backups and the embedded database can't be
 * written. Logs when it has none left and when it has some again, whether or not someone asks.
 */
export function watchDisk(folder: string, log: DiskLog, room: Room = statfs) {
  let wasFull = false
  const check = async (): Promise<string> => {
    const free = await freeBytes(folder, room)
    if (free === undefined) return 'unreadable'
    const isFull = free < leastFreeBytes
    const freeMb = inMb(free)
    if (isFull && !wasFull)
      log.error(
        { freeMb },
        `The disk of DATA_DIR (${folder}) is full: nothing that has to be stored is taken`,
      )
    if (!isFull && wasFull) log.info({ freeMb }, `The disk of DATA_DIR (${folder}) has room again`)
    wasFull = isFull
    return isFull ? `full: ${freeMb} MB free, at least ${inMb(leastFreeBytes)} MB are needed` : 'ok'
  }
  const looking = setInterval(() => void check(), lookEveryMs)
  looking.unref()
  return { check, close: () => clearInterval(looking) }
}

const noRoom = /ENOSPC|EDQUOT|53100|No space left on device|Disk quota exceeded/i

/** The error of a start, or in its place one that says how much room there is, when that is why: as it says itself, or the disk has next to none. */
export async function explainFullDisk(
  error: unknown,
  folder: string,
  neededBytes: number,
  room: Room = statfs,
): Promise<unknown> {
  const free = await freeBytes(folder, room)
  if (free === undefined || (!saysSo(error) && free >= leastFreeBytes)) return error
  return new Error(
    `The disk of DATA_DIR (${folder}) has ${inMb(free)} MB free, a start needs about ${inMb(neededBytes)} MB. Make room there, or set DATA_DIR ` +
      'to a folder on a larger disk.',
    { cause: error },
  )
}

function saysSo(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (noRoom.test(cause.message) || ('code' in cause && noRoom.test(String(cause.code)))) return true
  return false
}

const inMb = (bytes: number) => Math.floor(bytes / mebibyte)

/** Of the disk on which the folder is or will be; undefined when that can't be read. */
async function freeBytes(folder: string, room: Room): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await room(folder)
    return bavail * bsize
  } catch {
    return folder === dirname(folder) ? undefined : freeBytes(dirname(folder), room)
  }
}
