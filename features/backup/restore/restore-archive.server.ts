import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import { casing } from '#db/casing.ts'
import { quoted, readTables, type TableShape } from '#db/catalogue.ts'
import type { Orm } from '#db/database.ts'
import { lockTables, swapTables, type Migration } from '#db/scratch-schema.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { RestorePart } from '#features/context/restore-part.ts'
import type { ErasureLog } from './erasure-file.server.ts'
import { loadArchive, type Phase } from '#features/backup/archive/load-archive.server.ts'
import type { ReadArchive } from '#features/backup/archive/read-archive.server.ts'

export type RestorePhase = Phase | 'copying' | 'swapping'

export interface RestoreOptions {
  migrations: Migration[]
  /** Tables that stay as they are. */
  ownTables: string[]
  parts: RestorePart[]
  erasures: ErasureLog
  /** Erasures known from elsewhere, such as the file beside the backups. */
  knownErasures: string[]
  sessionId: string | null
  /** A context whose database is the restore's transaction. */
  ctxOn(orm: Orm): Ctx
  onProgress(phase: RestorePhase, done: number, total: number): Promise<void>
  /** Once all is loaded and proven: nobody may write from here on. */
  closeDoors(): Promise<void>
  /** With every table closed to writers, before anything is changed. */
  copyFirst(): Promise<void>
  /** The last thing in the transaction: what is written here is there exactly when the restore is. */
  finish(ctx: Ctx, restored: Restored): Promise<void>
}

export interface Restored extends ReadArchive {
  /** People whom the backup brought back and who were erased again. */
  erasedAgain: number
  /** What the parts have to tell. */
  notes: string[]
}

const lockTries = 5
const lockWait = '20s'

const scratchName = () => `scratch_${randomUUID().slice(0, 8)}`

/** Loads the archive, compares it and throws it away again. Nobody else sees anything of it. */
export async function verifyArchive(
  client: Client,
  lines: AsyncGenerator<string>,
  options: { migrations: Migration[]; onProgress(phase: Phase, done: number, total: number): Promise<void> },
): Promise<ReadArchive> {
  await client.query('begin')
  try {
    return await loadArchive(client, lines, { schema: scratchName(), ...options })
  } finally {
    await client.query('rollback').catch(() => undefined)
  }
}

/**
 * Puts an archive's data in the place of the database's, all in one transaction: whatever happens before its commit, a killed process
 * included, leaves the data as it was, whole. The site serves as usual while the archive is loaded and compared; only then the tables are
 * closed to writers, what they hold by then is copied, and they are swapped. Throws as `loadArchive` does.
 */
export function restoreArchive(
  client: Client,
  lines: AsyncGenerator<string>,
  options: RestoreOptions,
): Promise<Restored> {
  const schema = scratchName()
  const before = `${schema}_before`
  const { migrations, ownTables, parts, erasures, knownErasures, sessionId, ctxOn, onProgress } = options
  return drizzle(client, { casing }).transaction(async (tx) => {
    const loaded = await loadArchive(client, lines, { schema, migrations, onProgress })
    const tables = (await readTables(client, schema)).filter(({ name }) => !ownTables.includes(name))
    for (const { name } of tables) await client.query(`analyze ${quoted(schema)}.${quoted(name)}`)

    await options.closeDoors()
    await onProgress('copying', 0, 0)
    await client.query('set local search_path to public')
    const present = new Set((await readTables(client, 'public')).map(({ name }) => name))
    const swapped = tables.filter(({ name }) => present.has(name))
    await closeTables(client, swapped)
    await options.copyFirst()

    await onProgress('swapping', 0, 0)
    await lockTables(client, swapped, 'access exclusive')
    const log = [...knownErasures, ...(await erasures.read(ctxOn(tx)))]
    await swapTables(client, { schema, before, tables: tables.map(({ name }) => name) })
    const ctx = ctxOn(tx)
    const notes: string[] = []
    for (const part of parts) {
      const note = await part.afterRestore?.(ctx, {
        schema: before,
        madeAt: new Date(loaded.head.madeAt),
        sessionId,
      })
      if (note !== undefined) notes.push(note)
    }
    const erasedAgain = await erasures.replay(ctx, log)
    const restored = { ...loaded, erasedAgain, notes }
    await options.finish(ctx, restored)
    await client.query(`drop schema ${quoted(before)} cascade`)
    return restored
  })
}

/** Waits for writers at work. One that waits for us in turn makes PostgreSQL end either: then once more. */
async function closeTables(client: Client, tables: TableShape[]): Promise<void> {
  await client.query(`set local lock_timeout = '${lockWait}'`)
  for (let attempt = 1; ; attempt++) {
    await client.query('savepoint doors')
    try {
      await lockTables(client, tables, 'exclusive')
      break
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === '40P01'
      if (!isDeadlock || attempt >= lockTries) throw error
      await client.query('rollback to savepoint doors')
    }
  }
}
