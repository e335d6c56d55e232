import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { boardOf, found, full } from '#tests/board-readings.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { hourMs } from '#lib/durations.ts'
import { jobRuns } from '#features/job-scanner/runs/job-runs.table.server.ts'
import { jobQuery } from './scanned-job.schema.ts'
import { scannedJobs } from './scanned-jobs.table.server.ts'
import { concludeRun } from '#features/job-scanner/runs/runs.server/conclude-run.ts'
import { getJob } from './postings.server/get-job.ts'
import { listJobs } from './postings.server/list-jobs.ts'
import { listRuns } from '#features/job-scanner/runs/runs.server/list-runs.ts'
import { claimRun, RunLost } from '#features/job-scanner/runs/runs.server/run-row.ts'
import { scanSource } from '#features/job-scanner/runs/runs.server/start-run.ts'
import { storeJobs } from './postings.server/store-jobs.ts'
import { runQuery } from '#features/job-scanner/runs/run.schema.ts'

const openIds = async (ctx: TestCtx) =>
  (await ctx.db.select().from(scannedJobs))
    .filter(({ closedAt }) => closedAt === null)
    .map(({ externalId }) => externalId)
    .toSorted()

test('a server that was overtaken writes nothing more', async () => {
  const ctx = await testCtx()
  const { id } = await boardOf(ctx)
  const [open] = (await listRuns(ctx, runQuery.parse({ source: id }))).items
  const slow = await claimRun(ctx, open?.id ?? '')
  expect(await claimRun(ctx, open?.id ?? '')).toBe('busy')
  ctx.clock.advance(20_000)
  const quick = await claimRun(ctx, open?.id ?? '')
  if (typeof slow === 'string' || typeof quick === 'string') throw new Error('Both take it up')
  await expect(concludeRun(ctx, slow, full(found('1')))).rejects.toBeInstanceOf(RunLost)
  expect(await openIds(ctx)).toEqual([])
  await concludeRun(ctx, quick, full(found('2')))
  expect(await openIds(ctx)).toEqual(['2'])
  expect(await claimRun(ctx, open?.id ?? '')).toBe('over')
})

test('a reading that is stored again after a crash counts the same', async () => {
  const ctx = await testCtx()
  const { id, read } = await boardOf(ctx)
  await read(full(found('1'), found('2')))
  await scanSource(ctx, id)
  const [open] = (await listRuns(ctx, runQuery.parse({ source: id, status: 'queued' }))).items
  const jobs = Array.from({ length: 250 }, (_, i) => found(String(i)))
  const dead = await claimRun(ctx, open?.id ?? '')
  if (typeof dead === 'string') throw new Error(dead)
  await storeJobs(ctx, dead, jobs.slice(0, 150))
  ctx.clock.advance(20_000)
  const next = await claimRun(ctx, open?.id ?? '')
  if (typeof next === 'string') throw new Error(next)
  await concludeRun(ctx, next, full(...jobs))
  const [run] = await ctx.db.select().from(jobRuns).where(eq(jobRuns.id, next.id))
  expect(run).toMatchObject({ fetched: 250, new: 248, changed: 0, unchanged: 2, closed: 0, attempt: 2 })
})

test('hostile text is stored and shown as text; only web addresses become links', async () => {
  const ctx = await testCtx()
  const { read } = await boardOf(ctx)
  const title = '<img src=x onerror=alert(1)> Machine Learning \0 \uD800 {{7*7}} =HYPERLINK("x")'
  await read(full(found('1', { title, url: 'javascript:alert(1)', applyUrl: 'data:text/html,x' })))
  const [job] = (await listJobs(ctx, jobQuery.parse({}))).items
  expect(job?.title).toBe('<img src=x onerror=alert(1)> Machine Learning  \uFFFD {{7*7}} =HYPERLINK("x")')
  expect(job?.url).toBeNull()
  expect(await getJob(ctx, job?.id ?? '')).toMatchObject({
    applyUrl: null,
    matches: [{ role: 'ml-engineer' }],
  })
})

test('a board that renews its dates does not make an old job a new one, and a date to come is no opening', async () => {
  const ctx = await testCtx()
  const { read } = await boardOf(ctx)
  const old = new Date('2026-09-01T00:00:00Z')
  await read(
    full(
      found('1', { postedAt: old }),
      found('2', { postedAt: new Date('2027-01-01T00:00:00Z') }),
      found('3', { postedAt: null }),
    ),
  )
  const seen = ctx.clock.now()
  ctx.clock.advance(24 * hourMs)
  await read(full(found('1', { postedAt: ctx.clock.now() }), found('2', { postedAt: null }), found('3')))
  const rows = await ctx.db.select().from(scannedJobs)
  const openedOf = new Map(rows.map(({ externalId, openedAt }) => [externalId, openedAt]))
  expect(openedOf.get('1')).toEqual(old)
  expect(openedOf.get('2')).toEqual(seen)
  expect(openedOf.get('3')).toEqual(new Date('2026-11-10T09:00:00Z'))
})
