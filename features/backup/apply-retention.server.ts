import { rm } from 'node:fs/promises'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { pathOf } from './backup-file.server.ts'
import { backups, backupTickets, backupWorks, type StoredBackup } from './backup.table.server.ts'
import type { Place } from './place.server.ts'
import { copiesKeptMs, nightliesToDelete } from './retention.ts'

const failuresKeptMs = 30 * 24 * 60 * 60 * 1000
const worksKeptMs = 400 * 24 * 60 * 60 * 1000

/** Deletes nightly backups and copies of this place whose time is over. What people made or sent up stays until they delete it. */
export async function applyRetention(ctx: Ctx, place: Place): Promise<void> {
  const now = ctx.clock.now().getTime()
  const rows = await ctx.db.select().from(backups).where(eq(backups.place, place.id))
  const good = rows.filter(({ kind, state }) => kind === 'nightly' && state === 'ready')
  const isOver = new Set(nightliesToDelete(good))
  const lastVerified = rows
    .filter(({ verifiedAt }) => verifiedAt !== null)
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())[0]
  for (const row of rows) {
    const ageMs = now - row.madeAt.getTime()
    const goes =
      isOver.has(row.id) ||
      (row.kind === 'before_restore' && ageMs > copiesKeptMs) ||
      (row.kind === 'nightly' && row.state !== 'ready' && ageMs > failuresKeptMs)
    if (goes && row.id !== lastVerified?.id) await removeBackup(ctx, place, row)
  }
  await ctx.db
    .delete(backupWorks)
    .where(and(isNotNull(backupWorks.endedAt), lt(backupWorks.endedAt, new Date(now - worksKeptMs))))
  await ctx.db.delete(backupTickets).where(lt(backupTickets.expiresAt, new Date(now)))
}

/** The file first: a row without its file is marked, a file without its row would come back on the list. */
export async function removeBackup(ctx: Ctx, place: Place, backup: StoredBackup): Promise<void> {
  await rm(pathOf(place.folder, backup.fileName), { force: true })
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
