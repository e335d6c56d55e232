import { brand } from '#config/brand.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { freeBytes } from '#features/backup/archive/backup-file.server.ts'
import { backupSummary } from '#features/backup/backup-summary.server.ts'
import type { BackupOverview } from '#features/backup/backup.schema.ts'
import { openStorage } from '#features/backup/off-site/storage.server.ts'
import { nextNightAt } from '#features/backup/schedule/schedule.ts'
import { listTasks, taskOf } from '#features/backup/backup-tasks.server.ts'
import { readSchedule } from './change-schedule.ts'

/** What the screen shows around the list: the schedule, what is at work, and whether all is well. */
export async function getOverview(ctx: Ctx): Promise<BackupOverview> {
  mustHave(ctx, 'backup.read')
  const storage = await openStorage(ctx.settings.dataDir)
  const schedule = await readSchedule(ctx)
  const tasks = await listTasks(ctx)
  return {
    ...(await backupSummary(ctx)),
    siteName: brand.name,
    server: storage.server,
    isEncrypted: ctx.settings.backupKey !== undefined,
    schedule,
    nextAt: schedule.isOn ? nextNightAt(ctx.clock.now(), schedule).toISOString() : null,
    freeBytes: await freeBytes(storage.folder),
    tasks: tasks.map(taskOf),
  }
}
