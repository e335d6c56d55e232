import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { boardOf, busy, failed, found, full, missing, part, unchanged } from '#tests/board-readings.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { hourMs } from '#lib/durations.ts'
import { jobSources } from '#features/job-scanner/sources/job-sources.table.server.ts'
import { jobQuery } from './scanned-job.schema.ts'
import { scannedJobs } from './scanned-jobs.table.server.ts'
import { scannerSummary } from '#features/job-scanner/scanner-summary.server.ts'
import { listJobs } from './postings.server/list-jobs.ts'
import { listSources } from '#features/job-scanner/sources/sources.server/list-sources.ts'
import { pauseSource } from '#features/job-scanner/sources/sources.server/pause-source.ts'
import { scanSource } from '#features/job-scanner/runs/runs.server/start-run.ts'
import { sourceQuery } from '#features/job-scanner/sources/source.schema.ts'

const sourceOf = async (ctx: TestCtx, id: string) => {
  const [row] = await ctx.db.select().from(jobSources).where(eq(jobSources.id, id))
  if (!row) throw new Error('There is no such source')
  return row
}
const openIds = async (ctx: TestCtx) =>
  (await ctx.db.select().from(scannedJobs))
    .filter(({ closedAt }) => closedAt === null)
    .map(({ externalId }) => externalId)
    .toSorted()

test('a reading counts what is new, changed and unchanged; the same reading again changes nothing', async () => {
  const ctx = await testCtx()
  const { id, read } = await boardOf(ctx)
  const first = await read(full(found('1'), found('2'), found('2')))
  expect(first.run).toMatchObject({
    status: 'ok',
    fetched: 2,
    new: 2,
    changed: 0,
    unchanged: 0,
    closed: 0,
    bytes: 1234,
  })
  ctx.clock.advance(hourMs)
  const second = await read(
    full(found('1', { title: 'Senior Machine Learning Engineer' }), found('2'), found('3')),
  )
  expect(second.run).toMatchObject({ status: 'ok', fetched: 3, new: 1, changed: 1, unchanged: 1, closed: 0 })
  expect(await sourceOf(ctx, id)).toMatchObject({
    health: 'healthy',
    healthReason: null,
    etag: '"v1"',
    consecutiveFailures: 0,
  })
  const { items } = await listSources(ctx, sourceQuery.parse({}))
  expect(items).toMatchObject([{ openJobs: 3, matchedJobs: 3, run: null }])
})

test('a job is one by its source and number, whatever its title: two boards may use the same number', async () => {
  const ctx = await testCtx()
  const harbour = await boardOf(ctx)
  const quay = await boardOf(ctx, 'https://jobs.lever.co/quay')
  await harbour.read(full(found('7')))
  await quay.read(full(found('7', { company: 'Quay', title: 'Data Engineer' })))
  await harbour.read(full(found('7', { title: 'Deep Learning Engineer' })))
  const rows = await ctx.db.select().from(scannedJobs)
  expect(rows.map(({ title }) => title).toSorted()).toEqual(['Data Engineer', 'Deep Learning Engineer'])
})

test('a job closes when two complete readings a day apart do not have it, and opens again when it is back', async () => {
  const ctx = await testCtx()
  const { read } = await boardOf(ctx)
  await read(full(found('1'), found('2')))
  ctx.clock.advance(24 * hourMs)
  await read(full(found('1')))
  expect(await openIds(ctx)).toEqual(['1', '2'])
  ctx.clock.advance(23 * hourMs)
  expect((await read(full(found('1')))).run?.closed).toBe(0)
  expect(await openIds(ctx)).toEqual(['1', '2'])
  ctx.clock.advance(hourMs)
  expect((await read(full(found('1')))).run?.closed).toBe(1)
  expect(await openIds(ctx)).toEqual(['1'])
  const [closed] = (await listJobs(ctx, jobQuery.parse({ state: 'closed' }))).items
  expect(closed).toMatchObject({ closedReason: 'not_listed', missedRuns: 3 })
  ctx.clock.advance(24 * hourMs)
  expect((await read(full(found('1'), found('2')))).run).toMatchObject({ changed: 1, unchanged: 1 })
  expect(await openIds(ctx)).toEqual(['1', '2'])
})

test('one reading that has the job between two that do not begins the count anew', async () => {
  const ctx = await testCtx()
  const { read } = await boardOf(ctx)
  for (const jobs of [['1', '2'], ['1'], ['1', '2'], ['1']]) {
    await read(full(...jobs.map((id) => found(id))))
    ctx.clock.advance(24 * hourMs)
  }
  expect(await openIds(ctx)).toEqual(['1', '2'])
})

test('partial readings, wrong shapes, absences and a busy board close nothing however often they come', async () => {
  const ctx = await testCtx()
  const { read } = await boardOf(ctx)
  await read(full(found('1'), found('2')))
  for (const outcome of [part(found('1')), failed, missing, part(found('1')), failed, part(found('1'))]) {
    ctx.clock.advance(40 * hourMs)
    await read(outcome)
  }
  expect(await openIds(ctx)).toEqual(['1', '2'])
})

test('an empty board closes nothing before three readings over 72 hours, then everything', async () => {
  const ctx = await testCtx()
  const { id, read } = await boardOf(ctx)
  await read(full(found('1'), found('2')))
  for (const hours of [24, 24, 24, 23]) {
    ctx.clock.advance(hours * hourMs)
    expect((await read(full())).run).toMatchObject({ status: 'ok', closed: 0 })
    expect(await sourceOf(ctx, id)).toMatchObject({ health: 'empty', isEnabled: true, etag: null })
  }
  expect(await openIds(ctx)).toEqual(['1', '2'])
  ctx.clock.advance(hourMs)
  expect((await read(full())).run).toMatchObject({ closed: 2 })
  expect((await listJobs(ctx, jobQuery.parse({ state: 'closed' }))).items).toMatchObject([
    { closedReason: 'board_empty' },
    { closedReason: 'board_empty' },
  ])
  expect(await scannerSummary(ctx)).toMatchObject({
    healthy: 0,
    empty: 1,
    failing: 0,
    gone: 0,
    newSignals: 0,
  })
})

test('a board that is absent three times over 72 hours is gone: paused, its jobs as they were, until someone tries again', async () => {
  const ctx = await testCtx()
  const { id, read } = await boardOf(ctx)
  await read(full(found('1')))
  for (const hours of [24, 1, 70]) {
    ctx.clock.advance(hours * hourMs)
    expect((await read(missing)).run).toMatchObject({ status: 'failed', closed: 0 })
    expect(await sourceOf(ctx, id)).toMatchObject({ health: 'failing', isEnabled: true })
  }
  ctx.clock.advance(hourMs)
  await read(missing)
  expect(await sourceOf(ctx, id)).toMatchObject({ health: 'gone', isEnabled: false })
  expect(await openIds(ctx)).toEqual(['1'])
  await expect(scanSource(ctx, id)).rejects.toMatchObject({ code: 'conflict' })
  expect(await pauseSource(ctx, { id, isPaused: false })).toMatchObject({
    health: 'healthy',
    isEnabled: true,
  })
  await read(missing)
  expect(await sourceOf(ctx, id)).toMatchObject({ health: 'failing', missingRuns: 1 })
})

test('a wrong shape is a failure, never an empty board', async () => {
  const ctx = await testCtx()
  const { id, read } = await boardOf(ctx)
  await read(full(found('1')))
  ctx.clock.advance(24 * hourMs)
  expect((await read(failed)).run).toMatchObject({
    status: 'failed',
    error: 'The answer is not a list of jobs',
    bytes: 12,
  })
  expect(await sourceOf(ctx, id)).toMatchObject({
    health: 'failing',
    healthReason: 'The answer is not a list of jobs',
    emptyRuns: 0,
    consecutiveFailures: 1,
    etag: '"v1"',
  })
})

test('a busy board is asked again by the same run when it says so, and is not ill for it', async () => {
  const ctx = await testCtx()
  const { id, read } = await boardOf(ctx)
  await read(full(found('1')))
  const first = await read(busy(3600))
  expect(first.end).toEqual({ retryAt: new Date(ctx.clock.now().getTime() + hourMs), waits: 1 })
  expect(first.run).toMatchObject({ status: 'waiting' })
  const waitMs: number[] = []
  for (let i = 0; i < 5; i += 1) {
    const { end, run } = await read(busy(null))
    expect(run?.id).toBe(first.run?.id)
    waitMs.push((end.retryAt?.getTime() ?? 0) - ctx.clock.now().getTime())
    ctx.clock.advance(waitMs.at(-1) ?? 0)
  }
  expect(waitMs.map((ms) => ms / 60_000)).toEqual([10, 20, 40, 80, 160])
  const last = await read(busy(null))
  expect(last.end.retryAt).toBeNull()
  expect(last.run).toMatchObject({ status: 'failed' })
  expect(await sourceOf(ctx, id)).toMatchObject({
    health: 'healthy',
    consecutiveFailures: 0,
    healthReason: null,
  })
})

test('“nothing changed” counts for what the last complete list had and against what it had not', async () => {
  const ctx = await testCtx()
  const { id, read } = await boardOf(ctx)
  await read(full(found('1'), found('2')))
  ctx.clock.advance(24 * hourMs)
  await read(full(found('1')))
  ctx.clock.advance(24 * hourMs)
  expect((await read(unchanged)).run).toMatchObject({ status: 'ok', unchanged: 1, closed: 1 })
  expect(await openIds(ctx)).toEqual(['1'])
  await read(part(found('1')))
  expect(await sourceOf(ctx, id)).toMatchObject({ etag: null })
})

test('postings of one job are shown as one, those with differing requisition numbers never', async () => {
  const ctx = await testCtx()
  const harbour = await boardOf(ctx)
  const lever = await boardOf(ctx, 'https://jobs.lever.co/harbour')
  const same = { descriptionText: 'You train models with PyTorch.' }
  await harbour.read(
    full(found('1', { ...same, requisition: 'R-1' }), found('2', { ...same, requisition: 'R-2' })),
  )
  await lever.read(full(found('a', { ...same, requisition: 'R-1', company: 'Harbour Robotics Ltd' })))
  const { items } = await listJobs(ctx, jobQuery.parse({}))
  expect(items).toHaveLength(2)
  expect(items.map(({ alsoOn }) => alsoOn.length).toSorted()).toEqual([0, 1])
  const ofLever = await listJobs(ctx, jobQuery.parse({ source: lever.id }))
  expect(ofLever.items).toHaveLength(1)
  // One without a number joins the only number there is, and stands alone beside two.
  await lever.read(full(found('a', same)))
  expect((await listJobs(ctx, jobQuery.parse({}))).items).toHaveLength(3)
  await harbour.read(
    full(found('1', { ...same, requisition: 'R-1' }), found('2', { title: 'Another ML engineer' })),
  )
  const all = await listJobs(ctx, jobQuery.parse({ q: 'machine learning' }))
  // Seen at the same moment, either may stand for both.
  const shown = all.items.map(({ provider, alsoOn }) =>
    [provider, ...alsoOn.map((one) => one.provider)].sort(),
  )
  expect(shown).toEqual([['greenhouse', 'lever']])
})
