import { desc, eq, inArray, and, isNotNull, max, sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { openBackupStore } from './off-site/backup-store.server.ts'
import type { BackupOverview, StoreState } from './backup.schema.ts'
import { backups, backupTasks } from './backup.table.server.ts'
import { findStorage } from './off-site/storage.server.ts'
import { readStoreState } from './off-site/store-state.server.ts'
import { listWaiting } from './off-site/store-worker.server.ts'

export type BackupSummary = Pick<BackupOverview, 'lastVerifiedAt' | 'lastBackupAt' | 'lastFailure' | 'store'>

/**
 * When the last good backup was made, when one was last proven by loading it, what failed since, if anything, and how it goes with the store off the
 * machine. For the screen, the dashboard, the metrics and the doctor: of anyone who may read backups, or the system.
 */
export async function backupSummary(ctx: Ctx): Promise<BackupSummary> {
  mustHave(ctx, 'backup.read')
  const [made] = await ctx.db
    .select({ at: backups.madeAt })
    .from(backups)
    .where(and(eq(backups.state, 'ready'), eq(backups.isStored, false)))
    .orderBy(desc(backups.madeAt), desc(backups.id))
    .limit(1)
  const [verified] = await ctx.db
    .select({ at: backups.verifiedAt })
    .from(backups)
    .where(and(eq(backups.state, 'ready'), eq(backups.isStored, false), isNotNull(backups.verifiedAt)))
    .orderBy(desc(backups.verifiedAt), desc(backups.id))
    .limit(1)
  const [ended] = await ctx.db
    .select({ problem: backupTasks.problem, at: backupTasks.endedAt })
    .from(backupTasks)
    .where(and(inArray(backupTasks.kind, ['create', 'verify']), isNotNull(backupTasks.endedAt)))
    .orderBy(desc(backupTasks.endedAt), desc(backupTasks.id))
    .limit(1)
  return {
    lastBackupAt: made?.at.toISOString() ?? null,
    lastVerifiedAt: verified?.at?.toISOString() ?? null,
    lastFailure: ended?.problem && ended.at ? { at: ended.at.toISOString(), text: ended.problem } : null,
    store: await storeSummary(ctx),
  }
}

async function storeSummary(ctx: Ctx): Promise<StoreState | null> {
  const store = openBackupStore(ctx.settings.backupStore)
  if (!store) return null
  const [sums] = await ctx.db
    .select({
      files: sql<number>`count(*) filter (where state = 'ready')`.mapWith(Number),
      bytes: sql<number>`coalesce(sum(bytes) filter (where state = 'ready'), 0)`.mapWith(Number),
      lost: sql<number>`count(*) filter (where state <> 'ready' and kind <> 'foreign')`.mapWith(Number),
      checkedAt: max(backups.verifiedAt),
    })
    .from(backups)
    .where(eq(backups.storage, store.id))
  const [newest] = await ctx.db
    .select({ at: backups.madeAt })
    .from(backups)
    .where(and(eq(backups.storage, store.id), eq(backups.state, 'ready'), isNotNull(backups.verifiedAt)))
    .orderBy(desc(backups.madeAt))
    .limit(1)
  const state = await readStoreState(ctx, store.id)
  const storage = await findStorage(ctx.settings.dataDir)
  const waiting = storage ? await listWaiting(ctx, { storage }, store) : []
  const { problem, problemSince } = state ?? {}
  return {
    name: store.name,
    state: state?.state ?? 'idle',
    fileName: state?.fileName ?? null,
    server: state?.server ?? null,
    done: state?.done ?? 0,
    total: state?.total ?? 0,
    lastStoredAt: newest?.at.toISOString() ?? null,
    lastCheckedAt: sums?.checkedAt?.toISOString() ?? null,
    files: sums?.files ?? 0,
    bytes: sums?.bytes ?? 0,
    waiting: waiting.length,
    lost: sums?.lost ?? 0,
    problem: problem && problemSince ? { since: problemSince.toISOString(), text: problem } : null,
    clearingProblem: state?.clearingProblem ?? null,
  }
}
