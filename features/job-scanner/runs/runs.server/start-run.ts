import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { jobRuns } from '#features/job-scanner/runs/job-runs.table.server.ts'
import { jobSources, type JobSource } from '#features/job-scanner/sources/job-sources.table.server.ts'
import { openStatuses } from '#features/job-scanner/runs/run.schema.ts'
import { scanJob } from '#features/job-scanner/runs/scan.jobs.ts'
import type { SourceItem } from '#features/job-scanner/sources/source.schema.ts'
import {
  lockSource,
  nextRunAfter,
  toSourceItem,
} from '#features/job-scanner/sources/sources.server/source-row.ts'

const atOnce = 500
const lostAfterMs = 15 * 60 * 1000

/** Queues a reading in the caller's transaction; false when the source is being read already. The database keeps it to one at a time. */
export async function startRun(
  ctx: Ctx,
  source: Pick<JobSource, 'id'>,
  trigger: 'schedule' | 'staff',
): Promise<boolean> {
  const now = ctx.clock.now()
  const [run] = await ctx.db
    .insert(jobRuns)
    .values({ id: randomUUID(), sourceId: source.id, trigger, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: jobRuns.id })
  if (!run) return false
  await ctx.enqueue(scanJob, { runId: run.id }, { key: run.id })
  return true
}

/** Reads one source now. A second press while it is being read starts nothing. Throws `conflict` for one that is paused. */
export async function scanSource(ctx: Ctx, id: string): Promise<SourceItem> {
  mustHave(ctx, 'scanner.write')
  return ctx.transaction(async (ctx) => {
    const row = await lockSource(ctx, id)
    if (!row.isEnabled) throw new AppError('conflict', 'This source is paused. Resume it first.')
    const isStarted = await startRun(ctx, row, 'staff')
    if (isStarted) await ctx.audit({ action: 'job_source.scan', entity: 'job_source', entityId: id })
    return toSourceItem(ctx, row)
  })
}

/** Reads every source that isn't paused. */
export async function scanAllSources(ctx: Ctx): Promise<{ started: number; running: number }> {
  mustHave(ctx, 'scanner.write')
  return ctx.transaction(async (ctx) => {
    const rows = await ctx.db
      .select({ id: jobSources.id })
      .from(jobSources)
      .where(eq(jobSources.isEnabled, true))
      .orderBy(asc(jobSources.id))
    let started = 0
    for (const row of rows) if (await startRun(ctx, row, 'staff')) started += 1
    if (started > 0)
      await ctx.audit({ action: 'job_source.scan', entity: 'job_source', entityId: 'all', to: { started } })
    return { started, running: rows.length - started }
  })
}

/** Starts what is due by schedule; each source's next time moves on with it, so that a second server starts nothing twice. */
export async function startDueRuns(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  return ctx.transaction(async (ctx) => {
    const due = await ctx.db
      .select()
      .from(jobSources)
      .where(and(eq(jobSources.isEnabled, true), lte(jobSources.nextRunAt, now)))
      .orderBy(asc(jobSources.nextRunAt), asc(jobSources.id))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    let started = 0
    for (const source of due) {
      await ctx.db
        .update(jobSources)
        .set({ nextRunAt: nextRunAfter(source.schedule, now) })
        .where(eq(jobSources.id, source.id))
      if (await startRun(ctx, source, 'schedule')) started += 1
    }
    return started
  })
}

/** Takes up runs that nobody works on any more, although the queue gave them up: a server that died again and again. */
export async function reviveLostRuns(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const before = new Date(now.getTime() - lostAfterMs)
  const seen = sql`coalesce(${jobRuns.beatAt}, ${jobRuns.createdAt})`
  const lost = await ctx.db
    .select({ id: jobRuns.id })
    .from(jobRuns)
    .where(
      and(
        inArray(jobRuns.status, [...openStatuses]),
        lt(seen, before),
        or(sql`${jobRuns.retryAt} is null`, lt(jobRuns.retryAt, before)),
      ),
    )
  const slot = Math.floor(now.getTime() / lostAfterMs)
  for (const { id } of lost) await ctx.enqueue(scanJob, { runId: id }, { key: `${id}:lost:${slot}` })
  return lost.length
}
