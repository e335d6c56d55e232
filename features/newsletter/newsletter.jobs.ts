import type { Ctx } from '#features/context/context.server.ts'
import { defineJob } from '#jobs/queue.ts'
import { forgetUnconfirmed } from './subscribe.server.ts'

/** Daily: sign-ups that nobody confirmed in time are forgotten. */
const sweep = defineJob<Ctx>({
  name: 'newsletter.sweep',
  cron: '25 4 * * *',
  async run(ctx) {
    const forgotten = await forgetUnconfirmed(ctx)
    if (forgotten > 0) ctx.log.info({ forgotten }, 'forgot sign-ups that nobody confirmed')
  },
})

export const newsletterJobs = [sweep]
