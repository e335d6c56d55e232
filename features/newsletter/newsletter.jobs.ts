import type { Ctx } from '#features/context/context.server.ts'
import { defineJob } from '#jobs/queue.ts'
import { sendBatch } from './issues/send-issue.server.ts'
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

/** Each minute: begins what is due, and puts as many mails into the outbox as the rate lets. */
export const sendNewsJob = defineJob<Ctx>({
  name: 'newsletter.send',
  cron: '* * * * *',
  async run(ctx) {
    await sendBatch(ctx)
  },
})

export const newsletterJobs = [sweep, sendNewsJob]
