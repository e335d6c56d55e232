import { rm } from 'node:fs/promises'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import { pathOf } from '#features/backup/archive/backup-file.server.ts'
import {
  backups,
  backupTickets,
  backupTasks,
  type StoredBackup,
} from '#features/backup/backup.table.server.ts'
import type { Storage } from '#features/backup/off-site/storage.server.ts'
import { readSchedule } from '#features/backup/backups.server/change-schedule.ts'
import { copiesKeptMs, isScheduled, scheduledToDelete, type Keep } from './retention.ts'

const failuresKeptMs = { hourly: 2 * dayMs, nightly: 30 * dayMs }
const tasksKeptMs = 400 * dayMs

/** Deletes scheduled backups and copies in this storage whose time is over. What people made or sent up stays until they delete it. */
export async function applyRetention(ctx: Ctx, storage: Storage): Promise<void> {
  const now = ctx.clock.now()
  const { keep } = await readSchedule(ctx)
  const rows = await ctx.db.select().from(backups).where(eq(backups.storage, storage.id))
  for (const row of outdated(rows, keep, now)) await removeBackup(ctx, storage, row)
  const tasksFrom = new Date(now.getTime() - tasksKeptMs)
  await ctx.db
    .delete(backupTasks)
    .where(and(isNotNull(backupTasks.endedAt), lt(backupTasks.endedAt, tasksFrom)))
  await ctx.db.delete(backupTickets).where(lt(backupTickets.expiresAt, now))
}

/** Of one storage's backups those whose time is over. The newest that was checked stays, whatever else. */
export function outdated(rows: StoredBackup[], keep: Keep, now: Date): StoredBackup[] {
  const good = rows.flatMap(({ id, kind, state, madeAt }) =>
    isScheduled(kind) && state === 'ready' ? [{ id, kind, madeAt }] : [],
  )
  const isOver = new Set(scheduledToDelete(good, keep))
  const lastVerified = rows
    .filter(({ verifiedAt, state }) => verifiedAt !== null && state === 'ready')
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())[0]
  return rows.filter((row) => {
    const ageMs = now.getTime() - row.madeAt.getTime()
    const hasFailedLongAgo =
      isScheduled(row.kind) && row.state !== 'ready' && ageMs > failuresKeptMs[row.kind]
    const isOldCopy = row.kind === 'before_restore' && ageMs > copiesKeptMs
    return row.id !== lastVerified?.id && (isOver.has(row.id) || isOldCopy || hasFailedLongAgo)
  })
}

/** The file first: a row without its file is marked, a file without its row would come back on the list. */
export async function removeBackup(ctx: Ctx, storage: Storage, backup: StoredBackup): Promise<void> {
  await rm(pathOf(storage.folder, backup.fileName), { force: true })
  await ctx.transaction(async (tx) => {
    await tx.db.delete(backups).where(eq(backups.id, backup.id))
    await tx.audit({
      action: 'backup.deleted',
      entity: 'backup',
      entityId: backup.id,
      from: { fileName: backup.fileName, kind: backup.kind, madeAt: backup.madeAt.toISOString() },
    })
  })
}
