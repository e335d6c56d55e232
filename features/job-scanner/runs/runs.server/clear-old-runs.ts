import { lt } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import { jobRuns } from '#features/job-scanner/runs/job-runs.table.server.ts'

const keptMs = 180 * dayMs

/** Runs older than 180 days; what they found stays. */
export async function clearOldRuns(ctx: Ctx): Promise<void> {
  await ctx.db.delete(jobRuns).where(lt(jobRuns.finishedAt, new Date(ctx.clock.now().getTime() - keptMs)))
}
