import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { jobRuns, type JobRun } from '#features/job-scanner/runs/job-runs.table.server.ts'
import { openStatuses } from '#features/job-scanner/runs/run.schema.ts'

/** A run is taken from a server that has given no sign of life for so long. */
export const staleAfterMs = 15_000

/** Another server has taken the run up, or its source is gone: the one that notices writes nothing more. */
export class RunLost extends Error {}

/**
 * Takes a run up for this server. `busy`: another server gave a sign of life a moment ago; `over`: it has ended or was removed.
 */
export async function claimRun(ctx: Ctx, runId: string): Promise<JobRun | 'busy' | 'over'> {
  const now = ctx.clock.now()
  return ctx.transaction(async (ctx) => {
    const [run] = await ctx.db
      .select()
      .from(jobRuns)
      .where(and(eq(jobRuns.id, runId), inArray(jobRuns.status, [...openStatuses])))
      .for('update')
    if (!run) return 'over'
    const isAlive = run.beatAt && now.getTime() - run.beatAt.getTime() < staleAfterMs
    if (run.status === 'running' && isAlive) return 'busy'
    const [claimed] = await ctx.db
      .update(jobRuns)
      .set({
        status: 'running',
        attempt: run.attempt + 1,
        startedAt: run.startedAt ?? now,
        beatAt: now,
        retryAt: null,
      })
      .where(eq(jobRuns.id, runId))
      .returning()
    return claimed ?? 'over'
  })
}

type Mine = Pick<JobRun, 'id' | 'attempt'>
const isMine = ({ id, attempt }: Mine) =>
  and(eq(jobRuns.id, id), eq(jobRuns.attempt, attempt), eq(jobRuns.status, 'running'))

/** A sign of life with how far the reading is. Returns whether it goes on, and throws `RunLost`. */
export async function beat(
  ctx: Ctx,
  run: Mine,
  progress: { page: number; jobs: number; bytes: number },
): Promise<{ isCancelAsked: boolean }> {
  const [row] = await ctx.db
    .update(jobRuns)
    .set({
      beatAt: ctx.clock.now(),
      page: sql`greatest(${jobRuns.page}, ${progress.page}::integer)`,
      fetched: sql`greatest(${jobRuns.fetched}, ${progress.jobs}::integer)`,
      bytes: progress.bytes,
    })
    .where(isMine(run))
    .returning({ isCancelAsked: jobRuns.isCancelAsked })
  if (!row) throw new RunLost('The run was taken up elsewhere')
  return row
}

export async function keepResumePoint(ctx: Ctx, run: Mine, resumePoint: unknown): Promise<void> {
  await ctx.db.update(jobRuns).set({ resumePoint, beatAt: ctx.clock.now() }).where(isMine(run))
}

/** The run, locked and still this server's. Throws `RunLost`. */
export async function lockRun(ctx: Ctx, run: Mine): Promise<JobRun> {
  const [row] = await ctx.db.select().from(jobRuns).where(isMine(run)).for('update')
  if (!row) throw new RunLost('The run was taken up elsewhere')
  return row
}
