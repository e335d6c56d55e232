import { brand } from '#config/brand.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { freeBytes } from '../backup-file.server.ts'
import { backupSummary } from '../backup-summary.server.ts'
import type { BackupDesk } from '../backup.schema.ts'
import { openPlace } from '../place.server.ts'
import { nextNightAt } from '../schedule.ts'
import { listWorks, workOf } from '../works.server.ts'
import { readSchedule } from './change-schedule.ts'

/** What the screen shows around the list: the schedule, what is at work, and whether all is well. */
export async function getDesk(ctx: Ctx): Promise<BackupDesk> {
  mustHave(ctx, 'backup.read')
  const place = await openPlace(ctx.settings.dataDir)
  const schedule = await readSchedule(ctx)
  const works = await listWorks(ctx)
  return {
    ...(await backupSummary(ctx)),
    siteName: brand.name,
    server: place.server,
    isEncrypted: ctx.settings.backupKey !== undefined,
    schedule,
    nextAt: schedule.isOn ? nextNightAt(ctx.clock.now(), schedule).toISOString() : null,
    freeBytes: await freeBytes(place.folder),
    works: works.map(workOf),
  }
}
