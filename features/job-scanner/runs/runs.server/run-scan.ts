import { eq } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import type { BoardRead } from '#features/job-scanner/boards/board.ts'
import { readBoard } from '#features/job-scanner/boards/read-board.server.ts'
import { jobRuns, type JobRun } from '#features/job-scanner/runs/job-runs.table.server.ts'
import { jobSources } from '#features/job-scanner/sources/job-sources.table.server.ts'
import { boardFetch, jobBasesOf } from '#features/job-scanner/sources/sources.server/board-fetch.ts'
import { concludeRun, type RunEnd } from './conclude-run.ts'
import { beat, claimRun, keepResumePoint, lockRun, RunLost } from './run-row.ts'

const beatMs = 3000
const nothing: RunEnd = { retryAt: null, waits: 0 }

interface ScanOptions {
  /** Between two requests to one host; a second unless told. */
  hostIntervalMs?: number
}

/**
 * Reads the board of a queued run and stores what came of it. Taken up again after a crash it goes on where it stood. Throws while another
 * server is at the run, so that the queue tries again; a run that is over is left alone.
 */
export async function runScan(ctx: Ctx, runId: string, options: ScanOptions = {}): Promise<RunEnd> {
  const run = await claimRun(ctx, runId)
  if (run === 'over') return nothing
  if (run === 'busy') throw new Error('Another server is already reading this source')
  try {
    const read = await readSource(ctx, run, options)
    return read === 'cancelled' ? await cancelled(ctx, run) : await concludeRun(ctx, run, read)
  } catch (error) {
    if (error instanceof RunLost) return nothing
    throw error
  }
}

async function readSource(ctx: Ctx, run: JobRun, options: ScanOptions): Promise<BoardRead | 'cancelled'> {
  const [source] = await ctx.db.select().from(jobSources).where(eq(jobSources.id, run.sourceId))
  if (!source || run.isCancelAsked) return 'cancelled'
  const stop = new AbortController()
  const progress = { page: run.page, jobs: 0, bytes: 0 }
  const live = setInterval(() => {
    beat(ctx, run, progress).then(
      ({ isCancelAsked }) => isCancelAsked && stop.abort('cancelled'),
      (error: unknown) => {
        if (error instanceof RunLost) stop.abort(error)
        else ctx.log.warn({ err: error }, 'a reading gave no sign of life')
      },
    )
  }, beatMs)
  try {
    const read = await readBoard(source, {
      fetch: boardFetch(ctx, source, options.hostIntervalMs),
      bases: jobBasesOf(ctx),
      signal: stop.signal,
      onProgress: (now) => void Object.assign(progress, now),
      ...(run.resumePoint === null ? {} : { resume: run.resumePoint }),
      onResumePoint: (state) => keepResumePoint(ctx, run, state),
    })
    if (stop.signal.aborted) return stopped(stop.signal)
    await beat(ctx, run, progress)
    return read
  } catch (error) {
    if (stop.signal.aborted) return stopped(stop.signal)
    throw error
  } finally {
    clearInterval(live)
  }
}

function stopped(signal: AbortSignal): 'cancelled' {
  if (signal.reason instanceof RunLost) throw signal.reason
  return 'cancelled'
}

async function cancelled(ctx: Ctx, run: JobRun): Promise<RunEnd> {
  await ctx.transaction(async (ctx) => {
    await lockRun(ctx, run)
    await ctx.db
      .update(jobRuns)
      .set({ status: 'cancelled', finishedAt: ctx.clock.now(), resumePoint: null })
      .where(eq(jobRuns.id, run.id))
  })
  return nothing
}
