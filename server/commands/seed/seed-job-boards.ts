import { systemActor } from '#features/context/actor.ts'
import type { Actor, Ctx } from '#features/context/context.server.ts'
import type { BoardRead, FoundJob } from '#features/job-scanner/boards/board.ts'
import { concludeRun } from '#features/job-scanner/runs/runs.server/conclude-run.ts'
import { createSource } from '#features/job-scanner/sources/sources.server/create-source.ts'
import { listRuns } from '#features/job-scanner/runs/runs.server/list-runs.ts'
import { claimRun } from '#features/job-scanner/runs/runs.server/run-row.ts'
import { scanSource } from '#features/job-scanner/runs/runs.server/start-run.ts'
import { dayMs, hourMs } from '#lib/durations.ts'
import { boards, unreachable, type DemoBoard } from './job-boards.ts'
import { demoTag, type Seeding } from './seed-context.ts'

const scanner: Actor = systemActor(demoTag)
const firstReadDaysAgo = 21
const secondReadDaysAgo = 1
const bytesOfJob = 1800

/** Five job boards, read twice, of which one can't be reached; four firms that hire in our roles. They are read again only when someone asks. */
export async function seedJobBoards(seeding: Seeding): Promise<void> {
  for (const board of boards)
    await seedBoard(seeding, board, (daysAgo) => readOf(board, seeding.now, daysAgo))
  await seedBoard(seeding, unreachable, () => ({ kind: 'failed', reason: unreachable.reason, bytes: 0 }))
}

async function seedBoard(
  seeding: Seeding,
  { company, address }: Pick<DemoBoard, 'company' | 'address'>,
  read: (daysAgo: number) => BoardRead,
) {
  const at = (daysAgo: number) =>
    withoutScans(seeding.at(new Date(seeding.now.getTime() - daysAgo * dayMs - hourMs), scanner))
  const { id } = await createSource(at(firstReadDaysAgo), { address, company, schedule: 'manual' })
  await seeding.note([{ place: 'job_sources', key: id }])
  await conclude(at(firstReadDaysAgo), id, read(firstReadDaysAgo))
  await scanSource(at(secondReadDaysAgo), id)
  await conclude(at(secondReadDaysAgo), id, read(secondReadDaysAgo))
}

async function conclude(ctx: Ctx, source: string, read: BoardRead) {
  const { items } = await listRuns(ctx, { source, limit: 1 })
  const run = items[0] && (await claimRun(ctx, items[0].id))
  if (!run || run === 'busy' || run === 'over') throw new Error('A run that was just begun is not there')
  await concludeRun(ctx, run, read)
}

/** What stood on the board that many days ago. */
function readOf(board: DemoBoard, now: Date, daysAgo: number): BoardRead {
  const jobs = board.jobs
    .filter(([posted]) => posted >= daysAgo)
    .map(([posted, title, text]): FoundJob => {
      const key = title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
      return {
        externalId: key,
        title,
        company: board.company,
        locations: [board.place],
        countries: [board.country],
        workplace: null,
        employment: 'Full-time',
        salary: null,
        descriptionText: text,
        url: new URL(key, `${board.address}/`).href,
        applyUrl: null,
        requisition: null,
        postedAt: new Date(now.getTime() - posted * dayMs),
        updatedAt: null,
      }
    })
  const bytes = jobs.length * bytesOfJob
  return { kind: 'read', jobs, isComplete: true, bytes, etag: null, lastModified: null, skipped: [] }
}

/** Nothing is fetched for a run that begins here: what it finds is made up. */
function withoutScans(ctx: Ctx): Ctx {
  return {
    ...ctx,
    enqueue: async () => undefined,
    transaction: (work) => ctx.transaction((tx) => work(withoutScans(tx))),
  }
}
