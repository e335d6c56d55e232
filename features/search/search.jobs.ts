import type { Ctx } from '#features/context/context.server.ts'
import { defineJob } from '#jobs/queue.ts'
import { clearMissedSearches } from './missed-searches.server.ts'

const clear = defineJob<Ctx>({
  name: 'search.clear-missed',
  cron: '50 3 * * *',
  async run(ctx) {
    const deleted = await clearMissedSearches(ctx)
    if (deleted > 0) ctx.log.info({ deleted }, 'deleted searches without result after 90 days')
  },
})

export const searchJobs = [clear]
