import { desc, isNotNull } from 'drizzle-orm'
import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import type { Work } from '../backup.schema.ts'
import { backupWorks } from '../backup.table.server.ts'
import { hasJustBegun, nightOf } from '../schedule.ts'
import { askForWork, workOf } from '../works.server.ts'
import { readSchedule } from './change-schedule.ts'

/** Asks for a backup; any server that runs jobs makes it. Throws `conflict` while other work is under way. */
export async function createBackup(ctx: Ctx): Promise<Work> {
  mustHave(ctx, 'backup.create')
  const { userId } = signedIn(ctx)
  return ctx.transaction(async (tx) => {
    const work = await askForWork(tx, { kind: 'create', backupKind: 'manual', askedBy: userId })
    await tx.audit({ action: 'backup.asked', entity: 'backup', entityId: work.id })
    return workOf(work)
  })
}

/**
 * Asks for the night's backup when its hour has struck and it wasn't asked for yet, so that a server that slept through it makes it when it
 * wakes. A new site waits for its first night.
 */
export async function createDueBackup(ctx: Ctx): Promise<boolean> {
  const schedule = await readSchedule(ctx)
  if (!schedule.isOn) return false
  const night = nightOf(ctx.clock.now(), schedule)
  const [last] = await ctx.db
    .select({ night: backupWorks.night })
    .from(backupWorks)
    .where(isNotNull(backupWorks.night))
    .orderBy(desc(backupWorks.night))
    .limit(1)
  if (last?.night === night || (!last && !hasJustBegun(ctx.clock.now(), schedule))) return false
  try {
    await askForWork(ctx, { kind: 'create', backupKind: 'nightly', night })
    return true
  } catch (error) {
    // Other work is under way: the clock comes back in a few minutes.
    if (error instanceof AppError && error.code === 'conflict') return false
    throw error
  }
}
