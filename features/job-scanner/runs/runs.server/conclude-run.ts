import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { minuteMs } from '#lib/durations.ts'
import type { BoardRead } from '#features/job-scanner/boards/board.ts'
import {
  concludeMiss,
  concludeRead,
  outcomeOf,
  type Conclusion,
} from '#features/job-scanner/sources/board-state.ts'
import { jobRuns, type JobRun } from '#features/job-scanner/runs/job-runs.table.server.ts'
import { jobSources, type JobSource } from '#features/job-scanner/sources/job-sources.table.server.ts'
import { scannedJobs } from '#features/job-scanner/postings/scanned-jobs.table.server.ts'
import { lockRun } from './run-row.ts'
import { nextRunAfter } from '#features/job-scanner/sources/sources.server/source-row.ts'
import { storeJobs } from '#features/job-scanner/postings/postings.server/store-jobs.ts'

const firstWaitMs = 5 * minuteMs
const longestWaitMs = 24 * 60 * minuteMs
/** A board that stays busy is left to its next day. */
const mostWaits = 6

export interface RunEnd {
  /** When a busy board is asked again by the same run. */
  retryAt: Date | null
  waits: number
}

/** Stores what a reading came to, and what follows from it for the source and its jobs. */
export async function concludeRun(ctx: Ctx, run: JobRun, read: BoardRead): Promise<RunEnd> {
  if (read.kind === 'read') await storeJobs(ctx, run, read.jobs)
  return ctx.transaction(async (ctx) => {
    const present = await lockRun(ctx, run)
    const [source] = await ctx.db
      .select()
      .from(jobSources)
      .where(eq(jobSources.id, run.sourceId))
      .for('update')
    if (!source) throw new Error('A run goes with its source')
    const now = ctx.clock.now()
    const conclusion = concludeRead(
      { ...source, hasYielded: source.lastYieldAt !== null },
      outcomeOf(read),
      now,
    )
    if (read.kind === 'busy' && present.waits < mostWaits)
      return waitAndAskAgain(ctx, present, read, conclusion)
    const { closed, unchanged } = await applyToJobs(ctx, run, conclusion.says)
    await updateSource(ctx, source, read, conclusion)
    await ctx.db
      .update(jobRuns)
      .set({
        status: conclusion.status === 'waiting' ? 'failed' : conclusion.status,
        finishedAt: now,
        beatAt: now,
        closed,
        ...(unchanged === undefined ? {} : { unchanged }),
        ...('bytes' in read ? { bytes: read.bytes } : {}),
        skipped: read.kind === 'read' ? skippedInWords(read.skipped) : null,
        error:
          read.kind === 'busy'
            ? `The board was busy (${read.status}) each of ${mostWaits + 1} times; the board isn’t at fault`
            : conclusion.reason,
        resumePoint: null,
      })
      .where(eq(jobRuns.id, run.id))
    return { retryAt: null, waits: present.waits }
  })
}

async function waitAndAskAgain(
  ctx: Ctx,
  run: JobRun,
  read: BoardRead & { kind: 'busy' },
  conclusion: Conclusion,
): Promise<RunEnd> {
  const now = ctx.clock.now()
  const asked = read.retryAfterS === null ? firstWaitMs * 2 ** run.waits : read.retryAfterS * 1000
  const waits = run.waits + 1
  const retryAt = new Date(now.getTime() + Math.min(longestWaitMs, Math.max(1000, asked)))
  await ctx.db
    .update(jobRuns)
    .set({ status: 'waiting', waits, retryAt, beatAt: now, error: conclusion.reason })
    .where(eq(jobRuns.id, run.id))
  return { retryAt, waits }
}

async function updateSource(ctx: Ctx, source: JobSource, read: BoardRead, conclusion: Conclusion) {
  const now = ctx.clock.now()
  const { memory, status, reason, isPausing } = conclusion
  const isComplete = status === 'ok'
  // Only a complete list may be answered with "unchanged" next time; an empty one is read in full again.
  const tags =
    read.kind === 'read'
      ? isComplete && read.jobs.length > 0
        ? { etag: read.etag, lastModified: read.lastModified }
        : { etag: null, lastModified: null }
      : {}
  const isKeptPaused = !source.isEnabled && source.health === 'paused'
  await ctx.db
    .update(jobSources)
    .set({
      ...tags,
      health: isKeptPaused ? 'paused' : memory.health,
      healthReason: read.kind === 'busy' ? source.healthReason : reason,
      emptyRuns: memory.emptyRuns,
      emptySince: memory.emptySince,
      missingRuns: memory.missingRuns,
      missingSince: memory.missingSince,
      consecutiveFailures: memory.consecutiveFailures,
      lastRunAt: now,
      ...(isComplete ? { lastSuccessAt: now } : {}),
      ...(read.kind === 'read' && read.jobs.length > 0 ? { lastYieldAt: now } : {}),
      nextRunAt: nextRunAfter(source.schedule, now),
      ...(isPausing ? { isEnabled: false } : {}),
    })
    .where(eq(jobSources.id, source.id))
  if (isPausing) {
    const to = { health: memory.health, reason }
    await ctx.audit({ action: 'job_source.gone', entity: 'job_source', entityId: source.id, to })
  }
}

/** Marks the jobs that are missing and closes those that have been for long enough. */
async function applyToJobs(
  ctx: Ctx,
  run: JobRun,
  says: Conclusion['says'],
): Promise<{ closed: number; unchanged?: number }> {
  if (says === 'nothing') return { closed: 0 }
  const now = ctx.clock.now()
  const open = and(eq(scannedJobs.sourceId, run.sourceId), isNull(scannedJobs.closedAt))
  if (says === 'all closed') {
    const closed = await ctx.db
      .update(scannedJobs)
      .set({ closedAt: now, closedReason: 'board_empty' })
      .where(open)
      .returning({ id: scannedJobs.id })
    return { closed: closed.length }
  }
  let unchanged: number | undefined
  if (says === 'same') {
    // The list is that of the last complete reading: what was there is there, what was missing is missing again.
    const seen = await ctx.db
      .update(scannedJobs)
      .set({ lastSeen: now, lastRunId: run.id })
      .where(and(open, isNull(scannedJobs.missingSince)))
      .returning({ id: scannedJobs.id })
    unchanged = seen.length
  }
  const missing = await ctx.db
    .select({ id: scannedJobs.id, count: scannedJobs.missedRuns, since: scannedJobs.missingSince })
    .from(scannedJobs)
    .where(and(open, ne(scannedJobs.lastRunId, run.id)))
    .for('update')
  const concluded = missing.map((job) => ({ id: job.id, ...concludeMiss(job, now) }))
  for (const isClosed of [false, true]) {
    const some = concluded.filter((job) => job.isClosed === isClosed)
    for (const [count, group] of Map.groupBy(some, (job) => job.count)) {
      for (const [since, jobs] of Map.groupBy(group, (job) => job.since?.getTime() ?? now.getTime())) {
        await ctx.db
          .update(scannedJobs)
          .set({
            missedRuns: count,
            missingSince: new Date(since),
            ...(isClosed ? { closedAt: now, closedReason: 'not_listed' as const } : {}),
          })
          .where(
            inArray(
              scannedJobs.id,
              jobs.map(({ id }) => id),
            ),
          )
      }
    }
  }
  const closed = concluded.filter((job) => job.isClosed).length
  return unchanged === undefined ? { closed } : { closed, unchanged }
}

function skippedInWords(skipped: { count: number; reason: string }[]): string | null {
  return (
    skipped
      .map(({ count, reason }) => `${count} × ${reason}`)
      .join('; ')
      .slice(0, 1000) || null
  )
}
