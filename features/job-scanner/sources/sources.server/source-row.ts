import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import type { BoardMemory, Health } from '#features/job-scanner/sources/board-state.ts'
import { jobRuns, type JobRun } from '#features/job-scanner/runs/job-runs.table.server.ts'
import { jobSources, type JobSource } from '#features/job-scanner/sources/job-sources.table.server.ts'
import { openStatuses, type OpenRun } from '#features/job-scanner/runs/run.schema.ts'
import { scannedJobs } from '#features/job-scanner/postings/scanned-jobs.table.server.ts'
import type { Schedule, SourceItem } from '#features/job-scanner/sources/source.schema.ts'

const everyMs: Record<Schedule, number | null> = {
  twice_daily: dayMs / 2,
  daily: dayMs,
  weekly: 7 * dayMs,
  manual: null,
}

/** When a source is read next after a reading at `from`; null: only when someone asks. */
export function nextRunAfter(schedule: Schedule, from: Date): Date | null {
  const ms = everyMs[schedule]
  return ms === null ? null : new Date(from.getTime() + ms)
}

/** The source, locked for this transaction. Throws `not_found`. */
export async function lockSource(ctx: Ctx, id: string): Promise<JobSource> {
  const [row] = await ctx.db.select().from(jobSources).where(eq(jobSources.id, id)).for('update')
  if (!row) throw new AppError('not_found', 'There is no such source; perhaps it was removed')
  return row
}

/** The health of a source that is read again after a pause, from what is remembered of it. */
export function healthOf(memory: Omit<BoardMemory, 'health' | 'hasYielded'>): Health {
  if (memory.missingRuns > 0 || memory.consecutiveFailures > 0) return 'failing'
  return memory.emptyRuns > 0 ? 'empty' : 'healthy'
}

/** Sources as lists show them, with their jobs counted and the run that is at work. */
export async function toSourceItems(ctx: Ctx, rows: JobSource[]): Promise<SourceItem[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const counts = await ctx.db
    .select({
      sourceId: scannedJobs.sourceId,
      open: sql<number>`count(*)::int`,
      matched: sql<number>`(count(*) filter (where ${scannedJobs.roles} <> '{}'))::int`,
    })
    .from(scannedJobs)
    .where(and(inArray(scannedJobs.sourceId, ids), isNull(scannedJobs.closedAt)))
    .groupBy(scannedJobs.sourceId)
  const runs = await ctx.db
    .select()
    .from(jobRuns)
    .where(and(inArray(jobRuns.sourceId, ids), inArray(jobRuns.status, [...openStatuses])))
  const countOf = new Map(counts.map((one) => [one.sourceId, one]))
  const runOf = new Map(runs.map((run) => [run.sourceId, run]))
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    provider: row.provider,
    token: row.token,
    baseUrl: row.baseUrl,
    company: row.company,
    schedule: row.schedule,
    isEnabled: row.isEnabled,
    health: row.health,
    healthReason: row.healthReason,
    openJobs: countOf.get(row.id)?.open ?? 0,
    matchedJobs: countOf.get(row.id)?.matched ?? 0,
    lastRunAt: isoOf(row.lastRunAt),
    lastSuccessAt: isoOf(row.lastSuccessAt),
    lastYieldAt: isoOf(row.lastYieldAt),
    nextRunAt: row.isEnabled ? isoOf(row.nextRunAt) : null,
    run: toOpenRun(runOf.get(row.id)),
  }))
}

export async function toSourceItem(ctx: Ctx, row: JobSource): Promise<SourceItem> {
  const [item] = await toSourceItems(ctx, [row])
  if (!item) throw new Error('A row makes an item')
  return item
}

function toOpenRun(run: JobRun | undefined): OpenRun | null {
  return run
    ? {
        id: run.id,
        status: run.status,
        page: run.page,
        fetched: run.fetched,
        retryAt: isoOf(run.retryAt),
        isCancelAsked: run.isCancelAsked,
      }
    : null
}

export const isoOf = (at: Date | null) => at?.toISOString() ?? null
