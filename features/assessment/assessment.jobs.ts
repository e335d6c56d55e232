import type { Ctx } from '#features/context/context.server.ts'
import { defineJob } from '#jobs/queue.ts'
import { sweepAssessments } from './assessments.server.ts'

const sweep = defineJob<Ctx>({
  name: 'assessments.sweep',
  cron: '40 3 * * *',
  async run(ctx) {
    const deleted = await sweepAssessments(ctx)
    if (deleted > 0) ctx.log.info({ deleted }, 'deleted assessments whose time was over')
  },
})

export const assessmentJobs = [sweep]
