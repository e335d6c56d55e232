import { eq } from 'drizzle-orm'
import type { Client } from 'pg'
import { openLongClient } from '#db/exclusive.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import { longTime } from '#lib/office-time.ts'
import { readBackupFile } from './archive/backup-file.server.ts'
import type { BackupSite } from './backup-site.server.ts'
import { backups, ownTables, type StoredBackup, type StoredTask } from './backup.table.server.ts'
import type { TaskPhase } from './backup.schema.ts'
import { keepErasures, readErasureFile } from './restore/erasure-file.server.ts'
import { makeBackup } from './archive/make-backup.server.ts'
import { closeDoors, openDoors } from './restore/maintenance.server.ts'
import { restoreArchive, verifyArchive, type Restored } from './restore/restore-archive.server.ts'
import { isScheduled } from './schedule/retention.ts'
import { checkStoredFile } from './off-site/stored-files.server.ts'
import { endTask } from './backup-tasks.server.ts'

export type Tell = (phase: TaskPhase, done: number, total: number) => Promise<void>

export interface Doing {
  client: Client
  signal: AbortSignal
  tell: Tell
}

/** Makes the backup; a nightly one is proven at once by loading it. Returns why it isn't to be trusted, if so. */
export async function doCreate(
  site: BackupSite,
  task: Pick<StoredTask, 'id' | 'backupKind' | 'askedBy'>,
  doing: Doing,
): Promise<{ backup: StoredBackup; problem: string | undefined }> {
  const kind = isScheduled(task.backupKind) ? task.backupKind : 'manual'
  const backup = await makeBackup(site, doing.client, {
    kind,
    madeBy: task.askedBy,
    signal: doing.signal,
    onProgress: (done, total) => doing.tell('saving', done, total),
  })
  const problem = backup.problem ?? (kind === 'nightly' ? await doVerify(site, backup, doing) : undefined)
  return { backup, problem }
}

/** Loads the backup aside and compares it. Returns what is wrong with it, which is noted, or undefined. */
export async function doVerify(
  site: BackupSite,
  backup: StoredBackup,
  { client, tell }: Doing,
): Promise<string | undefined> {
  const ctx = site.ctxOn(site.database.orm)
  try {
    const lines = readBackupFile(site.storage.folder, backup.fileName, site.key)
    const { rows, tables, sha256, head } = await verifyArchive(client, lines, {
      migrations: site.migrations,
      onProgress: tell,
    })
    // A file that was read in vain before, for want of its key.
    const known = {
      rows,
      tables,
      sha256,
      productVersion: head.product.version,
      madeAt: new Date(head.madeAt),
    }
    const isRead = backup.rows === null ? { ...known, state: 'ready' as const, problem: null } : {}
    await ctx.db
      .update(backups)
      .set({ ...isRead, verifiedAt: ctx.clock.now(), verifyProblem: null })
      .where(eq(backups.id, backup.id))
    return undefined
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    await ctx.db
      .update(backups)
      .set({ verifiedAt: null, verifyProblem: error.message, state: 'failed', problem: error.message })
      .where(eq(backups.id, backup.id))
    return error.message
  }
}

/** Reads a backup in the store to its end. Returns what is wrong with it, which is noted, or undefined. */
export function doCheckStored(
  site: BackupSite,
  backup: StoredBackup,
  { signal, tell }: Doing,
): Promise<string | undefined> {
  const { store } = site
  if (!store) throw new AppError('conflict', 'No storage is configured: set BACKUP_S3_URL')
  const ctx = site.ctxOn(site.database.orm)
  return checkStoredFile({ site, store, ctx, signal }, backup, (done, total) => tell('reading', done, total))
}

/** Restores the backup over this database, after a copy of what it holds. Its work's end is written with it, in one transaction. */
export async function doRestore(
  site: BackupSite,
  { fileName, lines }: { fileName: string; lines: AsyncGenerator<string> },
  asked: { taskId: string | null; askedBy: string | null; sessionId: string | null },
  { client, signal, tell }: Doing,
): Promise<Restored & { copy: StoredBackup | undefined }> {
  const { database, storage, key, erasures, parts, migrations, ctxOn } = site
  let copy: StoredBackup | undefined
  try {
    const restored = await restoreArchive(client, lines, {
      migrations,
      ownTables,
      parts,
      erasures,
      knownErasures: await readErasureFile(storage.folder, key),
      sessionId: asked.sessionId,
      ctxOn,
      onProgress: tell,
      closeDoors: () => closeDoors(client, database),
      async copyFirst() {
        copy = await copyOf(site, asked.askedBy, { signal, tell })
      },
      async finish(ctx, done) {
        await noteRestore(ctx, fileName, done, copy, asked)
      },
    })
    return { ...restored, copy }
  } finally {
    await openDoors(client, database).catch(() => undefined)
    await keepErasures(ctxOn(database.orm), erasures, storage.folder, key).catch(() => undefined)
  }
}

async function copyOf(site: BackupSite, madeBy: string | null, { signal, tell }: Omit<Doing, 'client'>) {
  const client = await openLongClient(site.database, 'copy before a restore')
  try {
    return await makeBackup(site, client, {
      kind: 'before_restore',
      madeBy,
      signal,
      onProgress: (done, total) => tell('copying', done, total),
    })
  } finally {
    await client.end()
  }
}

async function noteRestore(
  ctx: Ctx,
  fileName: string,
  restored: Restored,
  copy: StoredBackup | undefined,
  { taskId, askedBy }: { taskId: string | null; askedBy: string | null },
) {
  await ctx.audit({
    action: 'backup.restored',
    entity: 'backup',
    entityId: fileName,
    from: { copy: copy?.fileName ?? null },
    to: {
      fileName,
      madeAt: restored.head.madeAt,
      rows: restored.rows,
      askedBy,
      erasedAgain: restored.erasedAgain,
    },
  })
  if (taskId !== null) await endTask(ctx, taskId, { notes: notesOf(restored, copy) })
}

/** What there is to tell of a restore, a sentence each. */
export function notesOf(
  { rows, head, erasedAgain, notes }: Restored,
  copy: StoredBackup | undefined,
): string[] {
  const people = erasedAgain === 1 ? '1 person who was' : `${erasedAgain} people who were`
  return [
    `${rows.toLocaleString('en-GB')} rows of ${longTime(head.madeAt)} are back`,
    ...(copy ? [`What was there before is kept as ${copy.fileName}`] : []),
    ...(erasedAgain > 0 ? [`Erased again: ${people} erased since the backup`] : []),
    ...notes,
  ]
}
