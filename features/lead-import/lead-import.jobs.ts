import { defineJob } from '#jobs/queue.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { importWork } from './lead-import.server/import-work.ts'
import { sweepImports } from './lead-import.server/sweep-imports.ts'

const sweep = defineJob<Ctx>({
  name: 'lead-import.sweep',
  cron: '50 3 * * *',
  async run(ctx) {
    const deleted = await sweepImports(ctx)
    if (deleted > 0) ctx.log.info({ deleted }, 'forgot the rows of old imports')
  },
})

export const leadImportJobs = [importWork, sweep]
