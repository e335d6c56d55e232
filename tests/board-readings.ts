import type { BoardRead, FoundJob } from '#features/job-scanner/boards/board.ts'
import { runQuery } from '#features/job-scanner/runs/run.schema.ts'
import { concludeRun } from '#features/job-scanner/runs/runs.server/conclude-run.ts'
import { createSource } from '#features/job-scanner/sources/sources.server/create-source.ts'
import { listRuns } from '#features/job-scanner/runs/runs.server/list-runs.ts'
import { claimRun } from '#features/job-scanner/runs/runs.server/run-row.ts'
import { scanSource } from '#features/job-scanner/runs/runs.server/start-run.ts'
import type { TestCtx } from './context.ts'

/** A job as a board tells it: of our roles, in London, opened eight days before the clock of tests. */
export const found = (externalId: string, change: Partial<FoundJob> = {}): FoundJob => ({
  externalId,
  title: 'Machine Learning Engineer',
  company: 'Harbour Robotics',
  locations: ['London'],
  countries: ['GB'],
  workplace: 'hybrid',
  employment: 'Full time',
  salary: null,
  descriptionText: `You train models with PyTorch for crane ${externalId}.`,
  url: `https://boards.greenhouse.io/harbour/jobs/${externalId}`,
  applyUrl: null,
  requisition: null,
  postedAt: new Date('2026-11-10T09:00:00Z'),
  updatedAt: null,
  ...change,
})

const listOf = (jobs: FoundJob[], isComplete: boolean): BoardRead => ({
  kind: 'read',
  jobs,
  isComplete,
  bytes: 1234,
  etag: '"v1"',
  lastModified: null,
  skipped: [],
})
export const full = (...jobs: FoundJob[]) => listOf(jobs, true)
export const part = (...jobs: FoundJob[]) => listOf(jobs, false)
export const missing: BoardRead = { kind: 'missing' }
export const failed: BoardRead = { kind: 'failed', reason: 'The answer is not a list of jobs', bytes: 12 }
export const unchanged: BoardRead = { kind: 'unchanged', bytes: 0 }
export const busy = (retryAfterS: number | null): BoardRead => ({ kind: 'busy', retryAfterS, status: 429 })

/** A new source with a way to conclude readings of it. */
export async function boardOf(
  ctx: TestCtx,
  address = 'https://boards.greenhouse.io/harbour',
  company = 'Harbour Robotics',
) {
  const { id } = await createSource(ctx, { address, company, schedule: 'daily' })
  return { id, read: (read: BoardRead) => readNow(ctx, id, read) }
}

/** What a server does with a reading, without the reading: takes the open run, or begins one, and concludes it. */
async function readNow(ctx: TestCtx, sourceId: string, read: BoardRead) {
  const { run: open } = await scanSource(ctx, sourceId)
  const run = await claimRun(ctx, open?.id ?? '')
  if (typeof run === 'string') throw new Error(`The run is ${run}`)
  const end = await concludeRun(ctx, run, read)
  const { items } = await listRuns(ctx, runQuery.parse({ source: sourceId, limit: 100 }))
  return { end, run: items.find(({ id }) => id === run.id) }
}
