import type { Ctx } from '#features/context/context.server.ts'
import { defineJob } from '#jobs/queue.ts'
import { clearOldMails, deliverMail, deliverMails, mailTries } from './mail-delivery.server.ts'

export const deliverMailJob = defineJob<Ctx, { mailId: string }>({
  name: 'mail.deliver',
  batchSize: 20,
  // At most 80 a second on each server: mail can wait, visitors can't.
  restMs: 250,
  expireInS: 300,
  // One more than the mail's own count, so that the mail is marked failed before the queue gives up.
  retryLimit: mailTries,
  retryDelayS: 15,
  retryDelayMaxS: 900,
  run: (ctx, { mailId }) => deliverMail(ctx, mailId),
  runBatch: async (ctx, list) => {
    const { failures, freed } = await deliverMails(
      ctx,
      list.map(({ mailId }) => mailId),
    )
    await ctx.retryNow(
      deliverMailJob,
      freed.map((mailId) => ({ mailId })),
    )
    return failures
  },
})

/** Daily: mail texts older than 90 days are deleted. */
export const clearOldMailsJob = defineJob<Ctx>({ name: 'mail.clear', cron: '40 2 * * *', run: clearOldMails })

export const mailJobs = [deliverMailJob, clearOldMailsJob]
