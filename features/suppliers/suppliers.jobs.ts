import { defineJob } from '#jobs/queue.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { warnOfExpiries } from './suppliers.server/warn-of-expiries.ts'

const warn = defineJob<Ctx>({
  name: 'suppliers.warn',
  cron: '0 7 * * *',
  timeZone: 'Europe/London',
  async run(ctx) {
    const given = await warnOfExpiries(ctx)
    if (given > 0) ctx.log.info({ given }, 'warned of checks of suppliers that end')
  },
})

export const supplierJobs = [warn]
