import { defineJob } from '#jobs/queue.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { matchJob } from './rules/match.jobs.ts'
import { scanJob } from './runs/scan.jobs.ts'
import { clearOldRuns } from './runs/runs.server/clear-old-runs.ts'
import { reviveLostRuns, startDueRuns } from './runs/runs.server/start-run.ts'

const startDue = defineJob<Ctx>({
  name: 'scanner.start-due',
  cron: '*/5 * * * *',
  async run(ctx) {
    const started = await startDueRuns(ctx)
    const revived = await reviveLostRuns(ctx)
    if (started + revived > 0) ctx.log.info({ started, revived }, 'readings of job boards begun')
  },
})

const clear = defineJob<Ctx>({ name: 'scanner.clear-runs', cron: '30 4 * * *', run: clearOldRuns })

export const scannerJobs = [scanJob, matchJob, startDue, clear]
