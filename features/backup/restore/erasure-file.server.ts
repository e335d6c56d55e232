import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import { packText, unpackLines } from '#lib/packed-lines.ts'
import type { BackupSite } from '#features/backup/backup-site.server.ts'
import type { BackupStore } from '#features/backup/off-site/backup-store.server.ts'

/** The log of people who were erased, which outlives every restore. Lines name nobody. */
export interface ErasureLog {
  read(ctx: Ctx): Promise<string[]>
  /** Of two logs one, in an order of its own. */
  merge(one: string[], other: string[]): string[]
  /** Erases again whom a restored backup brought back. Returns how many people that were. */
  replay(ctx: Ctx, lines: string[]): Promise<number>
}

export const erasureFileName = 'erasures.ndjson.zst'

/**
 * Adds the database's log to the file beside the backups, so that anyone who copies the folder elsewhere has both. What only the file knows
 * stays; a file that the key doesn't open is put aside.
 */
export async function keepErasures(
  ctx: Ctx,
  log: ErasureLog,
  folder: string,
  key: string | undefined,
): Promise<void> {
  const stored = await readErasureFile(folder, key).catch(async (error: unknown) => {
    const aside = `unreadable-${ctx.clock.now().getTime()}-${erasureFileName}`
    await rename(join(folder, erasureFileName), join(folder, aside))
    ctx.log.error(
      { err: error, aside },
      'the log of erasures beside the backups can’t be read; a new one is begun',
    )
    return []
  })
  const all = log.merge(stored, await log.read(ctx))
  if (all.join('\n') !== stored.join('\n')) await writeErasureFile(folder, all, key)
}

async function writeErasureFile(folder: string, lines: string[], key: string | undefined) {
  const chunks: Buffer[] = []
  for await (const bytes of packText(textOf(lines), key)) chunks.push(bytes)
  const partial = join(folder, `.${erasureFileName}.${process.pid}`)
  await writeFile(partial, Buffer.concat(chunks), { mode: 0o600, flush: true })
  await rename(partial, join(folder, erasureFileName))
}

async function* textOf(lines: string[]) {
  yield lines.map((line) => `${line}\n`).join('')
}

/** The log as the folder has it; empty without one. Throws `invalid` when it can't be read: anyone who was erased would come back. */
export async function readErasureFile(folder: string, key: string | undefined): Promise<string[]> {
  const bytes = await readFile(join(folder, erasureFileName)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const lines: string[] = []
  if (bytes) for await (const line of unpackLines(once(bytes), key)) lines.push(line)
  return lines
}

/**
 * Brings the log in the folder and the one in the store to the same, so that either is enough on a new machine. One in the store that the key
 * doesn't open is put aside there. With `isReadOnly` the store stays as it is, and an unreadable log throws `invalid`.
 */
export async function mergeStoredErasures(
  ctx: Ctx,
  { storage: { folder }, key, erasures: log }: Pick<BackupSite, 'storage' | 'key' | 'erasures'>,
  store: BackupStore,
  signal: AbortSignal,
  { isReadOnly = false } = {},
): Promise<void> {
  const local = await readErasureFile(folder, key)
  const bytes = await store.readWhole(erasureFileName, signal)
  let stored: string[] = []
  let isUnreadable = false
  try {
    if (bytes) for await (const line of unpackLines(once(bytes), key)) stored.push(line)
  } catch (error) {
    if (isReadOnly || !(error instanceof AppError) || error.code !== 'invalid') throw error
    isUnreadable = true
    stored = []
  }
  const all = log.merge(local, stored)
  if (all.join('\n') !== local.join('\n')) await writeErasureFile(folder, all, key)
  if (isReadOnly || (all.join('\n') === stored.join('\n') && bytes && !isUnreadable)) return
  if (isUnreadable && bytes) {
    const aside = `unreadable-${ctx.clock.now().getTime()}-${erasureFileName}`
    ctx.log.error({ aside }, 'the log of erasures in the store can’t be read; a new one is begun')
    await store.putBytes(aside, bytes, signal)
  }
  if (all.length > 0) await store.putFile(erasureFileName, join(folder, erasureFileName), { signal })
}

async function* once(bytes: Buffer) {
  yield bytes
}
