import { defineJob } from '#jobs/queue.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { sweepQuarantine } from './leads.server/quarantine.ts'

const sweep = defineJob<Ctx>({
  name: 'leads.quarantine-sweep',
  cron: '20 3 * * *',
  async run(ctx) {
    const deleted = await sweepQuarantine(ctx)
    if (deleted > 0) ctx.log.info({ deleted }, 'deleted what was in quarantine for 30 days')
  },
})

export const leadJobs = [sweep]
