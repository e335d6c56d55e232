import { eq } from 'drizzle-orm'
import { openLongClient, tryLock } from '#db/exclusive.ts'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { readBackupFile, removePartials } from './archive/backup-file.server.ts'
import { workLock, type BackupSite } from './backup-site.server.ts'
import { backups, type StoredBackup, type StoredTask } from './backup.table.server.ts'
import { doCheckStored, doCreate, doRestore, doVerify, type Doing, type Tell } from './do-task.server.ts'
import { keepErasures } from './restore/erasure-file.server.ts'
import { tellOfFailure } from './failure-mail.server.ts'
import { failureInWords } from './failure-in-words.server.ts'
import { fetchBackup } from './off-site/fetch-backup.server.ts'
import { findFiles } from './known-backups.server.ts'
import { startStoreWorker } from './off-site/store-worker.server.ts'
import { applyRetention } from './schedule/apply-retention.server.ts'
import { isScheduled } from './schedule/retention.ts'
import { claimTask, endDeadTasks, endTask, hasOpenTask, tellProgress } from './backup-tasks.server.ts'

const lookEveryMs = 15_000
const tellEveryMs = 400

/**
 * Does what waits in `backup_works`, one at a time in the whole database, until it is closed: when `look` is called, and now and then. Closing ends
 * what is at work; nothing is changed by it then.
 */
export function startBackupWorker(site: BackupSite, { isWorker }: { isWorker: boolean }) {
  const ctx = site.ctxOn(site.database.orm)
  const stop = new AbortController()
  let looking: Promise<void> | undefined
  let again = false
  const storeWorker = startStoreWorker(site, { isWorker })

  async function look() {
    do {
      again = false
      await findFiles(ctx, site.storage, site.key)
      await keepNewErasures()
      if (!(await hasOpenTask(ctx))) continue
      await takeTurn(site, isWorker, stop.signal)
      storeWorker.look()
    } while (again && !stop.signal.aborted)
  }
  // Opening the file costs a key's derivation: only when there is something new.
  let keptLog = ''
  async function keepNewErasures() {
    const log = (await site.erasures.read(ctx)).join('\n')
    if (log === keptLog) return
    await keepErasures(ctx, site.erasures, site.storage.folder, site.key)
    keptLog = log
  }

  const lookNow = () => {
    again = true
    looking ??= look()
      .catch((error: unknown) => {
        if (!stop.signal.aborted) ctx.log.warn({ err: error }, 'backups could not be looked at')
      })
      .finally(() => (looking = undefined))
  }
  const timer = setInterval(lookNow, lookEveryMs)
  lookNow()
  return {
    look: lookNow,
    async close() {
      stop.abort()
      clearInterval(timer)
      await Promise.all([looking, storeWorker.close()])
    },
  }
}

/** With the lock in hand nobody else is at work: what says so is dead, and what waits may be begun. */
export async function takeTurn(site: BackupSite, isWorker: boolean, signal: AbortSignal): Promise<void> {
  const ctx = site.ctxOn(site.database.orm)
  const client = await openLongClient(site.database, 'backups')
  const cut = () => void client.end().catch(() => undefined)
  signal.addEventListener('abort', cut)
  try {
    if (!(await tryLock(client, workLock))) return
    for (const dead of await endDeadTasks(ctx)) {
      if (dead.kind === 'create') await tellOfFailure(ctx, dead, dead.problem ?? 'It was interrupted')
    }
    const task = await claimTask(ctx, { storage: site.storage.id, server: site.storage.server, isWorker })
    if (!task) return
    await perform(site, task, { client, signal, tell: teller(ctx, task) })
  } finally {
    signal.removeEventListener('abort', cut)
    await client.end().catch(() => undefined)
  }
}

async function perform(site: BackupSite, task: StoredTask, doing: Doing): Promise<void> {
  const ctx = site.ctxOn(site.database.orm)
  try {
    await removePartials(site.storage.folder)
    if (task.kind === 'create') {
      const { backup, problem } = await doCreate(site, task, doing)
      const { id: backupId, fileName } = backup
      await endTask(ctx, task.id, { backupId, fileName, problem: problem ?? null })
      if (problem !== undefined) await tellOfFailure(ctx, task, problem)
      if (isScheduled(task.backupKind)) await applyRetention(ctx, site.storage)
      return
    }
    const backup = await storedBackup(ctx, task.backupId ?? '')
    if (task.kind === 'verify') {
      const problem = backup.isStored
        ? await doCheckStored(site, backup, doing)
        : await doVerify(site, backup, doing)
      const proven = backup.isStored
        ? `${backup.fileName} was read from the store, opened and compared`
        : `Every row of ${backup.fileName} was loaded, read back and compared`
      await endTask(ctx, task.id, problem === undefined ? { notes: [proven] } : { problem })
      if (problem !== undefined) await tellOfFailure(ctx, task, problem)
    } else {
      const { id: taskId, askedBy, sessionId } = task
      const { fileName } = backup
      if (backup.isStored) await fetchBackup(site, backup, doing)
      const lines = readBackupFile(site.storage.folder, fileName, site.key)
      await doRestore(site, { fileName, lines }, { taskId, askedBy, sessionId }, doing)
    }
  } catch (error) {
    ctx.log.error({ err: error, task: task.id, kind: task.kind }, 'backup work failed')
    const problem = failureInWords(error, doing.signal.aborted)
    await endTask(ctx, task.id, { problem })
    if (task.kind !== 'restore') await tellOfFailure(ctx, task, problem)
  }
}

async function storedBackup(ctx: Ctx, id: string): Promise<StoredBackup> {
  const [found] = await ctx.db.select().from(backups).where(eq(backups.id, id))
  if (!found) throw new AppError('not_found', 'This backup is no longer on the list')
  return found
}

/** Writes progress now and then: a change of phase at once. */
function teller(ctx: Ctx, { id }: StoredTask): Tell {
  let last = { phase: '', at: 0 }
  return async (phase, done, total) => {
    const now = performance.now()
    if (phase === last.phase && now - last.at < tellEveryMs && done !== total) return
    last = { phase, at: now }
    await tellProgress(ctx, id, phase, done, total)
  }
}
