import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { openLongClient, tryLock } from '#db/exclusive.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import { dayMs, hourMs } from '#lib/durations.ts'
import { outdated } from '#features/backup/schedule/apply-retention.server.ts'
import { storeLock, type BackupSite } from '#features/backup/backup-site.server.ts'
import type { BackupStore } from './backup-store.server.ts'
import { backups, type StoredBackup } from '#features/backup/backup.table.server.ts'
import { readSchedule } from '#features/backup/backups.server/change-schedule.ts'
import { erasureFileName, mergeStoredErasures } from '#features/backup/restore/erasure-file.server.ts'
import {
  noteStore,
  noteStoreAtRest,
  noteStoreProblem,
  noteStoreWell,
  readStoreState,
  storeTeller,
} from './store-state.server.ts'
import {
  checkStoredFile,
  findStoredFiles,
  removeStoredFile,
  storeFile,
  type StoreWork,
} from './stored-files.server.ts'

const lookEveryMs = 15_000
const listEveryMs = hourMs
const checkAgainMs = 7 * dayMs
const firstPauseMs = 60_000
const longestPauseMs = 15 * 60_000

/** What is kept off the machine: not what a restore replaced, which is large and goes again, nor what came from elsewhere. */
const storedKinds = ['manual', 'hourly', 'nightly', 'command_line'] as const

/**
 * Keeps encrypted backups in the store as well, until it is closed: sends those of this server's folder, reads each back, and deletes there what
 * retention would. A failure is tried again ever more seldom, at least every quarter of an hour. A server that runs no jobs only reads the list.
 */
export function startStoreWorker(site: BackupSite, { isWorker }: { isWorker: boolean }) {
  const { store } = site
  const ctx = site.ctxOn(site.database.orm)
  const stop = new AbortController()
  let looking: Promise<void> | undefined
  let pauseMs = 0
  let notBefore = 0

  async function look() {
    await forgetOtherStores(ctx, store)
    if (!store || Date.now() < notBefore) return
    const isWell = await tendStore({ site, store, ctx, signal: stop.signal }, { isWorker })
    pauseMs = isWell ? 0 : Math.min(longestPauseMs, Math.max(firstPauseMs, pauseMs * 2))
    notBefore = Date.now() + pauseMs
  }
  const lookNow = () => {
    looking ??= look()
      .catch((error: unknown) => {
        if (!stop.signal.aborted) ctx.log.warn({ err: error }, 'the store of backups could not be looked at')
      })
      .finally(() => (looking = undefined))
  }
  const timer = setInterval(lookNow, lookEveryMs)
  lookNow()
  return {
    /** There is something new to send: it is tried at once, also after a failure. */
    look() {
      notBefore = 0
      lookNow()
    },
    async close() {
      stop.abort()
      clearInterval(timer)
      await looking
    },
  }
}

/** What was known of a store that is configured no longer. */
async function forgetOtherStores(ctx: Ctx, store: BackupStore | undefined) {
  await ctx.db
    .delete(backups)
    .where(and(eq(backups.isStored, true), store ? ne(backups.storage, store.id) : undefined))
}

/** Does all there is to do, on one server at a time. Returns whether it went well; what did not is noted. */
export async function tendStore(task: StoreWork, { isWorker }: { isWorker: boolean }): Promise<boolean> {
  const { site, store, ctx, signal } = task
  const state = await readStoreState(ctx, store.id)
  const isListDue = ageOf(ctx, state?.listedAt) >= listEveryMs
  const hasNewErasures = isWorker && (await erasuresChangedAt(site)) > (state?.doneAt?.getTime() ?? 0)
  const isAllDone = !state?.problem && state?.state === 'idle'
  const waiting = isWorker ? await listWaiting(ctx, site, store) : []
  if (isAllDone && !isListDue && !hasNewErasures && waiting.length === 0) return true

  let lost = 0
  const client = await openLongClient(site.database, 'backup store')
  try {
    if (!(await tryLock(client, storeLock))) return true
    // Anyone who had the lock before may have done it.
    if (isWorker && state?.uploadId && state.fileName) {
      await store.giveUpParts(state.fileName, state.uploadId)
      await noteStore(ctx, store, { uploadId: null })
    }
    if (isListDue || state?.problem) {
      await noteStore(ctx, store, { state: 'listing', server: site.storage.server })
      lost = await findStoredFiles(task)
      await noteStore(ctx, store, { listedAt: ctx.clock.now() })
    }
    if (isWorker) await tendFiles(task, { mayCheckAgain: isListDue })
    if (lost > 0)
      throw new AppError(
        'invalid',
        `${lost === 1 ? 'A file is' : `${lost} files are`} gone from the store, or changed there`,
      )
    await noteStoreWell(ctx, store)
    return true
  } catch (error) {
    if (signal.aborted) {
      await noteStoreAtRest(ctx, store).catch(() => undefined)
      throw error
    }
    if (!(error instanceof AppError)) ctx.log.error({ err: error }, 'work with the store failed')
    const isLoss = error instanceof AppError && error.code === 'invalid'
    await noteStoreProblem(ctx, store, error instanceof Error ? error.message : String(error), isLoss)
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function tendFiles(task: StoreWork, { mayCheckAgain }: { mayCheckAgain: boolean }) {
  const { site, store, ctx, signal } = task
  await mergeStoredErasures(ctx, site, store, signal)
  const server = site.storage.server
  for (const file of await listWaiting(ctx, site, store)) {
    const { fileName, bytes: total } = file
    await noteStore(ctx, store, { state: 'uploading', fileName, server, done: 0, total })
    const row = await storeFile(task, file, {
      onBytes: storeTeller(ctx, store),
      onParts: async (uploadId) => void (await noteStore(ctx, store, { uploadId: uploadId ?? null })),
    })
    await check(task, row)
  }
  for (const row of await listUnchecked(ctx, store, mayCheckAgain)) await check(task, row)
  await clearStore(ctx, store, signal)
}

async function check(task: StoreWork, row: StoredBackup) {
  const { site, store, ctx } = task
  const { fileName, bytes: total } = row
  await noteStore(ctx, store, { state: 'checking', fileName, server: site.storage.server, done: 0, total })
  const problem = await checkStoredFile(task, row, storeTeller(ctx, store))
  if (problem !== undefined) throw new AppError('invalid', `${fileName}: ${problem}`)
}

/** Good files of this server's folder that the store lacks, the newest first. */
export async function listWaiting(ctx: Ctx, { storage }: Pick<BackupSite, 'storage'>, store: BackupStore) {
  const there = alias(backups, 'there')
  const isThere = ctx.db
    .select({ one: sql`1` })
    .from(there)
    .where(and(eq(there.storage, store.id), eq(there.fileName, backups.fileName), eq(there.state, 'ready')))
  return ctx.db
    .select()
    .from(backups)
    .where(
      and(
        eq(backups.storage, storage.id),
        eq(backups.state, 'ready'),
        eq(backups.isEncrypted, true),
        inArray(backups.kind, [...storedKinds]),
        sql`not exists ${isThere}`,
      ),
    )
    .orderBy(desc(backups.madeAt))
}

/** What was sent and not read back, and now and then the one that was read longest ago. */
async function listUnchecked(ctx: Ctx, store: BackupStore, mayCheckAgain: boolean): Promise<StoredBackup[]> {
  const good = and(eq(backups.storage, store.id), eq(backups.state, 'ready'))
  const sent = await ctx.db
    .select()
    .from(backups)
    .where(and(good, isNull(backups.verifiedAt), isNotNull(backups.fileSha256)))
  if (!mayCheckAgain || sent.length > 0) return sent
  const before = new Date(ctx.clock.now().getTime() - checkAgainMs)
  return ctx.db
    .select()
    .from(backups)
    .where(
      and(good, ne(backups.kind, 'foreign'), or(isNull(backups.verifiedAt), lt(backups.verifiedAt, before))),
    )
    .orderBy(sql`${backups.verifiedAt} asc nulls first`, asc(backups.madeAt))
    .limit(1)
}

/** Keys that may not delete are no fault: then a rule of the store deletes, or nobody does. */
async function clearStore(ctx: Ctx, store: BackupStore, signal: AbortSignal): Promise<void> {
  const { keep } = await readSchedule(ctx)
  const rows = await ctx.db
    .select()
    .from(backups)
    .where(and(eq(backups.storage, store.id), inArray(backups.kind, ['hourly', 'nightly'])))
  try {
    for (const row of outdated(rows, keep, ctx.clock.now())) await removeStoredFile(ctx, store, row, signal)
    await noteStore(ctx, store, { clearingProblem: null })
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError)) throw error
    await noteStore(ctx, store, { clearingProblem: error.message })
  }
}

const ageOf = (ctx: Ctx, at: Date | null | undefined) => ctx.clock.now().getTime() - (at?.getTime() ?? 0)

async function erasuresChangedAt({ storage }: BackupSite): Promise<number> {
  const found = await stat(join(storage.folder, erasureFileName)).catch(() => undefined)
  return found?.mtimeMs ?? 0
}
