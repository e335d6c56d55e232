import type { Ctx } from '#features/context/context.server.ts'
import { defineJob } from '#jobs/queue.ts'
import { createDueBackup } from './backups.server/create-backup.ts'

/** Every few minutes, since the hour is a setting and a night may have been slept through. */
const clock = defineJob<Ctx>({
  name: 'backup.clock',
  cron: '*/5 * * * *',
  async run(ctx) {
    await createDueBackup(ctx)
  },
})

export const backupJobs = [clock]
