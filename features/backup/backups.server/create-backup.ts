import { and, desc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm'
import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import { minuteMs } from '#lib/durations.ts'
import type { Schedule, Task } from '#features/backup/backup.schema.ts'
import { backups, backupTasks } from '#features/backup/backup.table.server.ts'
import { hasJustBegun, nightOf } from '#features/backup/schedule/schedule.ts'
import { requestTask, interrupted, taskOf } from '#features/backup/backup-tasks.server.ts'
import { readSchedule } from './change-schedule.ts'

/** Asks for a backup; any server that runs jobs makes it. Throws `conflict` while other work is under way. */
export async function createBackup(ctx: Ctx): Promise<Task> {
  mustHave(ctx, 'backup.create')
  const { userId } = signedIn(ctx)
  return ctx.transaction(async (tx) => {
    const task = await requestTask(tx, { kind: 'create', backupKind: 'manual', askedBy: userId })
    await tx.audit({ action: 'backup.asked', entity: 'backup', entityId: task.id })
    return taskOf(task)
  })
}

/**
 * Asks for the scheduled backup that is due: the nightly one when its hour has struck and it wasn't asked for yet, else an hourly one when the
 * last backup is old enough. A server that slept through either makes it when it wakes.
 */
export async function createDueBackup(ctx: Ctx): Promise<boolean> {
  const schedule = await readSchedule(ctx)
  if (!schedule.isOn) return false
  const night = await dueNight(ctx, schedule)
  if (night === undefined && !(await isHourlyDue(ctx, schedule))) return false
  try {
    await requestTask(ctx, { kind: 'create', backupKind: night === undefined ? 'hourly' : 'nightly', night })
    return true
  } catch (error) {
    // Other work is under way: the clock comes back in a few minutes.
    if (error instanceof AppError && error.code === 'conflict') return false
    throw error
  }
}

/** A new site waits for its first night. */
async function dueNight(ctx: Ctx, schedule: Schedule): Promise<string | undefined> {
  const night = nightOf(ctx.clock.now(), schedule)
  const [last] = await ctx.db
    .select({ night: backupTasks.night })
    .from(backupTasks)
    .where(isNotNull(backupTasks.night))
    .orderBy(desc(backupTasks.night))
    .limit(1)
  const isDue = last ? last.night !== night : hasJustBegun(ctx.clock.now(), schedule)
  return isDue ? night : undefined
}

/** So often that with the clock's step and the time for making and sending it the newest one is never older than an hour. */
const hourlyEveryMs = 45 * minuteMs
const triedAgainMs = 15 * minuteMs

async function isHourlyDue(ctx: Ctx, { keep }: Schedule): Promise<boolean> {
  if (keep.hours === 0) return false
  const now = ctx.clock.now().getTime()
  const [made] = await ctx.db
    .select({ at: max(backups.madeAt) })
    .from(backups)
    .where(
      and(
        eq(backups.isStored, false),
        eq(backups.state, 'ready'),
        inArray(backups.kind, ['manual', 'hourly', 'nightly', 'command_line']),
      ),
    )
  const from = made?.at ?? (await firstUserAt(ctx))
  if (!from || now - from.getTime() < hourlyEveryMs) return false
  const [tried] = await ctx.db
    .select({ state: backupTasks.state, problem: backupTasks.problem, endedAt: backupTasks.endedAt })
    .from(backupTasks)
    .where(eq(backupTasks.kind, 'create'))
    .orderBy(desc(backupTasks.createdAt), desc(backupTasks.id))
    .limit(1)
  const hasFailed = tried?.state === 'failed' && tried.problem !== interrupted
  return !hasFailed || now - (tried.endedAt?.getTime() ?? 0) >= triedAgainMs
}

/** Since when there is anything to save. */
async function firstUserAt(ctx: Ctx): Promise<Date | undefined> {
  const { rows } = await ctx.db.execute<{ at: string | null }>(
    sql`select min(created_at)::text as at from users`,
  )
  return rows[0]?.at ? new Date(rows[0].at) : undefined
}
