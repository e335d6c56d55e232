import { defineJob } from '#jobs/queue.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { runScan } from './runs.server/run-scan.ts'

/** One reading of one source. A busy board is asked again by the same run, when it said so. */
export const scanJob = defineJob<Ctx, { runId: string }>({
  name: 'scanner.scan',
  concurrency: 2,
  expireInS: 3 * 60 * 60,
  retryDelayMaxS: 60,
  async run(ctx, { runId }) {
    const { retryAt, waits } = await runScan(ctx, runId)
    if (retryAt) await ctx.enqueue(scanJob, { runId }, { key: `${runId}:wait:${waits}`, startAfter: retryAt })
  },
})
