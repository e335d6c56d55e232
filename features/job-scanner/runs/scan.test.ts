import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startFakeBoards, type BoardName } from '#tests/fake-boards/fake-boards.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { openQueue } from '#jobs/queue.ts'
import { hourMs } from '#lib/durations.ts'
import { jobRuns } from './job-runs.table.server.ts'
import { jobHosts } from '#features/job-scanner/sources/job-sources.table.server.ts'
import { runQuery } from './run.schema.ts'
import { scanJob } from './scan.jobs.ts'
import { jobQuery } from '#features/job-scanner/postings/scanned-job.schema.ts'
import { cancelRun } from './runs.server/cancel-run.ts'
import { createSource } from '#features/job-scanner/sources/sources.server/create-source.ts'
import { takeTurn } from '#features/job-scanner/sources/sources.server/host-pace.ts'
import { listJobs } from '#features/job-scanner/postings/postings.server/list-jobs.ts'
import { listRuns } from './runs.server/list-runs.ts'
import { listSources } from '#features/job-scanner/sources/sources.server/list-sources.ts'
import { pauseSource } from '#features/job-scanner/sources/sources.server/pause-source.ts'
import { removeSource } from '#features/job-scanner/sources/sources.server/remove-source.ts'
import { runScan } from './runs.server/run-scan.ts'
import { reviveLostRuns, scanAllSources, scanSource, startDueRuns } from './runs.server/start-run.ts'
import { trySource } from '#features/job-scanner/sources/sources.server/try-source.ts'
import { updateSource } from '#features/job-scanner/sources/sources.server/update-source.ts'
import { sourceQuery } from '#features/job-scanner/sources/source.schema.ts'

const quick = { hostIntervalMs: 0 }
const jobs = [
  { id: '1', title: 'Machine Learning Engineer', place: 'London, United Kingdom', text: 'PyTorch' },
  { id: '2', title: 'Cook', place: 'London, United Kingdom', text: 'Soup' },
]
const address = 'https://boards.greenhouse.io/harbour'
const board: BoardName = 'greenhouse/harbour'

async function withBoards() {
  const boards = await startFakeBoards()
  onTestFinished(() => boards.stop())
  const ctx = await testCtx({ settings: { jobBases: boards.bases } })
  boards.set(board, { jobs })
  return { ctx, boards }
}

const runsOf = async (ctx: TestCtx) => (await listRuns(ctx, runQuery.parse({}))).items
const sourcesOf = async (ctx: TestCtx) => (await listSources(ctx, sourceQuery.parse({}))).items

/** A source whose first run waits. */
async function harbourOf(ctx: TestCtx) {
  const source = await createSource(ctx, { address, company: 'Harbour', schedule: 'daily' })
  return { id: source.id, runId: (await runsOf(ctx))[0]?.id ?? '' }
}

test('a board is tried before it is stored: what it is, how many jobs, the first five titles', async () => {
  const { ctx, boards } = await withBoards()
  boards.set(board, {
    jobs: Array.from({ length: 7 }, (_, i) => ({
      id: `${i}`,
      title: `Job ${i}`,
      company: 'Harbour Robotics',
    })),
  })
  expect(await trySource(ctx, { address })).toEqual({
    provider: 'greenhouse',
    token: 'harbour',
    baseUrl: null,
    company: 'Harbour Robotics',
    isRead: true,
    message: 'The board was read in full',
    jobs: 7,
    isComplete: true,
    titles: ['Job 0', 'Job 1', 'Job 2', 'Job 3', 'Job 4'],
    sourceId: null,
  })
  expect(await sourcesOf(ctx)).toEqual([])
  boards.set(board, { fault: 'truncated' })
  expect(await trySource(ctx, { address })).toMatchObject({ isRead: false, company: 'Harbour', jobs: 0 })
  expect(await trySource(ctx, { address: 'https://jobs.lever.co/nobody' })).toMatchObject({
    isRead: false,
    message: 'The provider knows no board of this name (404)',
  })
  await expect(trySource(ctx, { address: 'hello' })).rejects.toMatchObject({ code: 'invalid' })
  expect(await trySource(ctx, { address: 'http://169.254.169.254.nip.example/feed.xml' })).toMatchObject({
    isRead: false,
  })
})

test('a source is read as soon as it is added, and is there once', async () => {
  const { ctx } = await withBoards()
  const { id, runId } = await harbourOf(ctx)
  await expect(
    createSource(ctx, {
      address: 'https://job-boards.greenhouse.io/HARBOUR',
      company: 'Other',
      schedule: 'daily',
    }),
  ).rejects.toMatchObject({ code: 'conflict', data: { sourceId: id } })
  expect(await runScan(ctx, runId, quick)).toEqual({ retryAt: null, waits: 0 })
  expect(await runsOf(ctx)).toMatchObject([
    { status: 'ok', trigger: 'staff', fetched: 2, new: 2, error: null },
  ])
  expect(await sourcesOf(ctx)).toMatchObject([{ id, health: 'healthy', openJobs: 2, matchedJobs: 1 }])
  expect((await listJobs(ctx, jobQuery.parse({}))).items).toMatchObject([
    { title: 'Machine Learning Engineer', countries: ['GB'], roles: ['ml-engineer'] },
  ])
})

test('a second reading asks with the mark of the first, and “not modified” keeps everything', async () => {
  const { ctx, boards } = await withBoards()
  const { id, runId } = await harbourOf(ctx)
  await runScan(ctx, runId, quick)
  ctx.clock.advance(24 * hourMs)
  const { run } = await scanSource(ctx, id)
  await runScan(ctx, run?.id ?? '', quick)
  expect(boards.requests.at(-1)?.status).toBe(304)
  expect((await runsOf(ctx))[0]).toMatchObject({ status: 'ok', unchanged: 2, closed: 0 })
})

test.for([
  ['unknown', 'failed', 'failing'],
  ['truncated', 'failed', 'failing'],
  ['wrong-shape', 'failed', 'failing'],
  ['html', 'failed', 'failing'],
  ['redirect', 'failed', 'failing'],
  ['bomb', 'failed', 'failing'],
  ['busy', 'waiting', 'healthy'],
  ['error', 'waiting', 'healthy'],
] as const)(
  'a board with the fault “%s” ends as %s, is %s, and closes nothing',
  async ([fault, status, health]) => {
    const { ctx, boards } = await withBoards()
    const { id, runId } = await harbourOf(ctx)
    await runScan(ctx, runId, quick)
    boards.set(board, { fault, retryAfter: '120' })
    ctx.clock.advance(48 * hourMs)
    const { run } = await scanSource(ctx, id)
    const end = await runScan(ctx, run?.id ?? '', quick)
    expect(end.retryAt === null).toBe(status === 'failed')
    expect((await runsOf(ctx))[0]).toMatchObject({ status, closed: 0 })
    expect(await sourcesOf(ctx)).toMatchObject([{ health, openJobs: 2 }])
  },
)

test('one source is read once at a time, however often it is asked for', async () => {
  const { ctx } = await withBoards()
  const { id } = await harbourOf(ctx)
  await Promise.all([scanSource(ctx, id), scanSource(ctx, id), scanAllSources(ctx), startDueRuns(ctx)])
  expect(await runsOf(ctx)).toHaveLength(1)
  expect(await scanAllSources(ctx)).toEqual({ started: 0, running: 1 })
})

test('the schedule begins what is due once, whichever server looks first', async () => {
  const { ctx } = await withBoards()
  const { runId } = await harbourOf(ctx)
  await runScan(ctx, runId, quick)
  ctx.clock.advance(23 * hourMs)
  expect(await startDueRuns(ctx)).toBe(0)
  ctx.clock.advance(hourMs)
  const started = await Promise.all([startDueRuns(ctx), startDueRuns(ctx), startDueRuns(ctx)])
  expect(started.toSorted()).toEqual([0, 0, 1])
  expect((await runsOf(ctx))[0]).toMatchObject({ status: 'queued', trigger: 'schedule' })
})

test('two servers take runs from one queue: each source is read once, and hosts are asked in turn', async () => {
  const { ctx, boards } = await withBoards()
  for (const token of ['a', 'b', 'c']) {
    boards.set(`greenhouse/${token}`, { jobs })
    await createSource(ctx, {
      address: `https://boards.greenhouse.io/${token}`,
      company: `Firm ${token}`,
      schedule: 'daily',
    })
  }
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  for (let server = 0; server < 2; server += 1) {
    const queue = await openQueue({ connection: ctx.database.connection, jobs: [scanJob], log, worker: true })
    onTestFinished(() => queue.stop())
    await queue.work([scanJob], () => ctx)
  }
  await vi.waitFor(
    async () => expect((await runsOf(ctx)).map(({ status }) => status)).toEqual(['ok', 'ok', 'ok']),
    25_000,
  )
  expect(boards.requests.map((one) => one.board).toSorted()).toEqual([
    'greenhouse/a',
    'greenhouse/b',
    'greenhouse/c',
  ])
  expect(await ctx.db.select().from(jobHosts)).toHaveLength(1)
}, 40_000)

test('all servers together ask a host once in an interval', async () => {
  const ctx = await testCtx()
  const waits = await Promise.all(Array.from({ length: 5 }, () => takeTurn(ctx, 'boards.example', 60_000)))
  const sorted = waits.toSorted((a, b) => a - b)
  expect(sorted[0]).toBe(0)
  for (const [i, ms] of sorted.entries()) expect(Math.abs(ms - i * 60_000)).toBeLessThan(20_000)
  expect(await takeTurn(ctx, 'other.example', 60_000)).toBe(0)
})

test('a reading that its server left in the middle goes on where it stood', async () => {
  const { ctx, boards } = await withBoards()
  const many = Array.from({ length: 250 }, (_, i) => ({
    id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
    title: `Job ${i}`,
  }))
  boards.set('lever/harbour', { jobs: many, fault: 'slow', faultFrom: 3 })
  await createSource(ctx, { address: 'https://jobs.lever.co/harbour', company: 'Harbour', schedule: 'daily' })
  const runId = (await runsOf(ctx))[0]?.id ?? ''
  const lost = runScan(ctx, runId, quick)
  await vi.waitFor(async () => {
    const [row] = await ctx.db.select().from(jobRuns).where(eq(jobRuns.id, runId))
    expect(row?.resumePoint).toMatchObject({ offset: 200 })
  }, 10_000)
  await expect(runScan(ctx, runId, quick)).rejects.toThrow('Another server')
  ctx.clock.advance(20_000)
  boards.set('lever/harbour', { jobs: many })
  const before = boards.requests.length
  await runScan(ctx, runId, quick)
  const asked = boards.requests
    .slice(before)
    .map(({ url }) => Number(new URL(url, 'http://x').searchParams.get('skip')))
  expect(Math.min(...asked)).toBe(200)
  expect(await runsOf(ctx)).toMatchObject([{ status: 'ok', fetched: 250, new: 250 }])
  // The first server comes back to find that the run is no longer its own.
  expect(await lost).toEqual({ retryAt: null, waits: 0 })
  expect(await runsOf(ctx)).toMatchObject([{ status: 'ok', fetched: 250, new: 250 }])
}, 40_000)

test('a run that nobody works on any more is taken up again after a quarter of an hour', async () => {
  const { ctx } = await withBoards()
  const { runId } = await harbourOf(ctx)
  expect(await reviveLostRuns(ctx)).toBe(0)
  ctx.clock.advance(16 * 60_000)
  expect(await reviveLostRuns(ctx)).toBe(1)
  await runScan(ctx, runId, quick)
  ctx.clock.advance(16 * 60_000)
  expect(await reviveLostRuns(ctx)).toBe(0)
})

test('a reading is cancelled while it waits and while it is at work, and stores no conclusion', async () => {
  const { ctx, boards } = await withBoards()
  const { id, runId } = await harbourOf(ctx)
  await cancelRun(ctx, runId)
  expect(await runScan(ctx, runId, quick)).toEqual({ retryAt: null, waits: 0 })
  boards.set(board, { fault: 'slow' })
  const { run } = await scanSource(ctx, id)
  const reading = runScan(ctx, run?.id ?? '', quick)
  await sleep(300)
  await cancelRun(ctx, run?.id ?? '')
  await reading
  expect((await runsOf(ctx)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
  expect(await sourcesOf(ctx)).toMatchObject([{ health: 'healthy', lastRunAt: null, run: null }])
})

test('a pause ends the run and keeps the schedule away until it is resumed', async () => {
  const { ctx } = await withBoards()
  const { id } = await harbourOf(ctx)
  expect(await pauseSource(ctx, { id, isPaused: true })).toMatchObject({
    health: 'paused',
    isEnabled: false,
    run: null,
  })
  await pauseSource(ctx, { id, isPaused: true })
  ctx.clock.advance(48 * hourMs)
  expect(await startDueRuns(ctx)).toBe(0)
  expect(await scanAllSources(ctx)).toEqual({ started: 0, running: 0 })
  expect(await pauseSource(ctx, { id, isPaused: false })).toMatchObject({
    health: 'healthy',
    isEnabled: true,
  })
  expect(await startDueRuns(ctx)).toBe(1)
})

test('a source that is removed while it is read leaves nothing behind', async () => {
  const { ctx, boards } = await withBoards()
  const { id, runId } = await harbourOf(ctx)
  boards.set(board, { fault: 'slow' })
  const reading = runScan(ctx, runId, quick)
  await sleep(300)
  await removeSource(ctx, id)
  expect(await reading).toEqual({ retryAt: null, waits: 0 })
  expect(await sourcesOf(ctx)).toEqual([])
  expect((await listJobs(ctx, jobQuery.parse({ role: 'any', state: 'all' }))).items).toEqual([])
})

test('name and schedule are changed on the version that was read', async () => {
  const { ctx } = await withBoards()
  const { id } = await harbourOf(ctx)
  const changed = await updateSource(ctx, { id, version: 1, schedule: 'manual' })
  expect(changed).toMatchObject({ version: 2, schedule: 'manual', nextRunAt: null })
  await expect(updateSource(ctx, { id, version: 1, company: 'Late' })).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { version: 2 } },
  })
  expect(await updateSource(ctx, { id, version: 2, company: 'Harbour Robotics' })).toMatchObject({
    version: 3,
  })
})
