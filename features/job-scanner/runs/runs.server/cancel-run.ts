import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { jobRuns } from '#features/job-scanner/runs/job-runs.table.server.ts'
import { isOpenRun, openStatuses } from '#features/job-scanner/runs/run.schema.ts'

/** Ends a run: one at work as soon as its server hears of it, one that waits at once. What it stored stays; nothing is concluded. */
export async function cancelRun(ctx: Ctx, id: string): Promise<void> {
  mustHave(ctx, 'scanner.write')
  await ctx.transaction(async (ctx) => {
    const [run] = await ctx.db.select().from(jobRuns).where(eq(jobRuns.id, id)).for('update')
    if (!run) throw new AppError('not_found', 'There is no such run')
    if (!isOpenRun(run.status) || run.isCancelAsked) return
    await endRuns(ctx, run.sourceId)
    await ctx.audit({ action: 'job_source.cancel', entity: 'job_source', entityId: run.sourceId })
  })
}

/** The open run of a source, if there is one. */
export async function endRuns(ctx: Ctx, sourceId: string): Promise<void> {
  const open = and(eq(jobRuns.sourceId, sourceId), inArray(jobRuns.status, [...openStatuses]))
  await ctx.db.update(jobRuns).set({ isCancelAsked: true }).where(open)
  await ctx.db
    .update(jobRuns)
    .set({ status: 'cancelled', finishedAt: ctx.clock.now(), resumePoint: null })
    .where(and(eq(jobRuns.sourceId, sourceId), inArray(jobRuns.status, ['queued', 'waiting'])))
}
