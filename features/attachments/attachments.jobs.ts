import type { Ctx } from '#features/context/context.server.ts'
import { defineJob } from '#jobs/queue.ts'
import { sweepAttachments } from './drop-attachments.server.ts'

const sweep = defineJob<Ctx>({
  name: 'attachments.sweep',
  cron: '25 3 * * *',
  async run(ctx) {
    const deleted = await sweepAttachments(ctx)
    if (deleted > 0) ctx.log.info({ deleted }, 'deleted files that were taken away or never arrived')
  },
})

export const attachmentJobs = [sweep]
