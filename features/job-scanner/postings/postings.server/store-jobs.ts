import { setImmediate as breathe } from 'node:timers/promises'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import type { FoundJob } from '#features/job-scanner/boards/board.ts'
import { jobRuns, type JobRun } from '#features/job-scanner/runs/job-runs.table.server.ts'
import {
  companyKeyOf,
  contentHashOf,
  fingerprintOf,
} from '#features/job-scanner/postings/posting-key.server.ts'
import { matchRoles, type ReadyRule } from '#features/job-scanner/rules/role-match.ts'
import { scannedJobs } from '#features/job-scanner/postings/scanned-jobs.table.server.ts'
import { lineOf } from '#features/job-scanner/rules/word-match.ts'
import { readReadyRules, rulesInUse } from '#features/job-scanner/rules/rules.server/rules.ts'
import { lockRun } from '#features/job-scanner/runs/runs.server/run-row.ts'

const batch = 100

/**
 * Stores what a reading found, a batch in a transaction. Done again after a crash it comes to the same: what is new or changed is counted by
 * the run that each job carries. Throws `RunLost` when another server has taken the run up.
 */
export async function storeJobs(ctx: Ctx, run: JobRun, found: FoundJob[]): Promise<void> {
  const jobs = [...new Map(found.map((job) => [job.externalId, cleaned(job)])).values()]
  for (let from = 0; from < jobs.length; from += batch) {
    const part = jobs.slice(from, from + batch)
    await ctx.transaction(async (ctx) => {
      await lockRun(ctx, run)
      await rulesInUse(ctx)
      await storeBatch(ctx, run, part, await readReadyRules(ctx))
      await countRun(ctx, run, from + part.length)
    })
  }
}

async function storeBatch(ctx: Ctx, run: JobRun, jobs: FoundJob[], rules: ReadyRule[]) {
  const now = ctx.clock.now()
  const known = await ctx.db
    .select({
      id: scannedJobs.id,
      externalId: scannedJobs.externalId,
      contentHash: scannedJobs.contentHash,
      closedAt: scannedJobs.closedAt,
      fingerprint: scannedJobs.fingerprint,
    })
    .from(scannedJobs)
    .where(
      and(
        eq(scannedJobs.sourceId, run.sourceId),
        inArray(
          scannedJobs.externalId,
          jobs.map(({ externalId }) => externalId),
        ),
      ),
    )
  const knownOf = new Map(known.map((row) => [row.externalId, row]))
  const same: string[] = []
  const written: ReturnType<typeof rowOf>[] = []
  for (const job of jobs) {
    const row = knownOf.get(job.externalId)
    const contentHash = contentHashOf(job)
    if (row && row.closedAt === null && row.contentHash === contentHash) {
      same.push(row.id)
      continue
    }
    written.push(rowOf(job, contentHash, run, rules, now))
    // Cutting a text into words and matching it takes milliseconds: visitors go first.
    await breathe()
  }
  const seen = { lastSeen: now, lastRunId: run.id, missedRuns: 0, missingSince: null }
  if (same.length > 0) await ctx.db.update(scannedJobs).set(seen).where(inArray(scannedJobs.id, same))
  if (written.length === 0) return
  const fresh = (name: string) => sql.raw(`excluded.${name}`)
  await ctx.db
    .insert(scannedJobs)
    .values(written)
    .onConflictDoUpdate({
      target: [scannedJobs.sourceId, scannedJobs.externalId],
      set: {
        title: fresh('title'),
        company: fresh('company'),
        companyKey: fresh('company_key'),
        locations: fresh('locations'),
        countries: fresh('countries'),
        workplace: fresh('workplace'),
        employment: fresh('employment'),
        salary: fresh('salary'),
        descriptionText: fresh('description_text'),
        url: fresh('url'),
        applyUrl: fresh('apply_url'),
        requisition: fresh('requisition'),
        postedAt: fresh('posted_at'),
        changedAt: fresh('changed_at'),
        // A board that renews its dates doesn't make an old job a new one.
        openedAt: sql`least(${scannedJobs.openedAt}, excluded.opened_at)`,
        ...seen,
        changedRunId: run.id,
        closedAt: null,
        closedReason: null,
        contentHash: fresh('content_hash'),
        fingerprint: fresh('fingerprint'),
        titleWords: fresh('title_words'),
        bodyWords: fresh('body_words'),
        roles: fresh('roles'),
        matches: fresh('matches'),
      },
    })
  // A job that changed also leaves the postings that it stood with.
  await groupPostings(ctx, [...new Set([...written, ...known].map(({ fingerprint }) => fingerprint))])
}

function rowOf(job: FoundJob, contentHash: string, run: JobRun, rules: ReadyRule[], now: Date) {
  const words = { title: lineOf(job.title), body: lineOf(job.descriptionText) }
  const matches = matchRoles(rules, words)
  const fingerprint = fingerprintOf(job)
  const { updatedAt, ...facts } = job
  const isKnownDay = job.postedAt !== null && job.postedAt < now
  return {
    ...facts,
    changedAt: updatedAt,
    sourceId: run.sourceId,
    companyKey: companyKeyOf(job.company),
    openedAt: isKnownDay && job.postedAt ? job.postedAt : now,
    firstSeen: now,
    lastSeen: now,
    firstRunId: run.id,
    lastRunId: run.id,
    contentHash,
    fingerprint,
    groupKey: fingerprint,
    titleWords: words.title,
    bodyWords: words.body,
    roles: matches.map(({ role }) => role),
    matches,
  }
}

/**
 * Postings with the same fingerprint are one job, unless their requisition numbers differ; one without a number joins the only number there
 * is, and stands alone beside several.
 */
async function groupPostings(ctx: Ctx, fingerprints: string[]) {
  // Two sources that share a job would else write each other's rows crosswise.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('job-scanner.groups'))`)
  const numbers = ctx.db
    .select({
      fingerprint: scannedJobs.fingerprint,
      differing: sql<number>`count(distinct ${scannedJobs.requisition})`.as('differing'),
      only: sql<string>`min(${scannedJobs.requisition})`.as('only'),
    })
    .from(scannedJobs)
    .where(inArray(scannedJobs.fingerprint, fingerprints))
    .groupBy(scannedJobs.fingerprint)
    .as('numbers')
  const key = sql`${numbers.fingerprint} || coalesce(':' || coalesce(${scannedJobs.requisition}, case when ${numbers.differing} = 1 then ${numbers.only} end), '')`
  await ctx.db
    .update(scannedJobs)
    .set({ groupKey: key })
    .from(numbers)
    .where(and(eq(scannedJobs.fingerprint, numbers.fingerprint), sql`${scannedJobs.groupKey} <> ${key}`))
}

/** The figures of a run, from the jobs that carry its id. */
export async function countRun(ctx: Ctx, run: JobRun, fetched: number): Promise<void> {
  const [sums] = await ctx.db
    .select({
      seen: count(),
      new: sql<number>`(count(*) filter (where ${scannedJobs.firstRunId} = ${run.id}))::int`,
      changed: sql<number>`(count(*) filter (where ${scannedJobs.changedRunId} = ${run.id} and ${scannedJobs.firstRunId} <> ${run.id}))::int`,
    })
    .from(scannedJobs)
    .where(and(eq(scannedJobs.sourceId, run.sourceId), eq(scannedJobs.lastRunId, run.id)))
  if (!sums) return
  await ctx.db
    .update(jobRuns)
    .set({
      new: sums.new,
      changed: sums.changed,
      unchanged: sums.seen - sums.new - sums.changed,
      fetched: sql`greatest(${jobRuns.fetched}, ${fetched}::integer)`,
      beatAt: ctx.clock.now(),
    })
    .where(eq(jobRuns.id, run.id))
}

const cut = (text: string, max: number) =>
  text.replaceAll('\0', '').toWellFormed().slice(0, max).toWellFormed()
const cutOrNull = (text: string | null, max: number) => text && cut(text, max)

/** What PostgreSQL can't hold goes, and nothing is longer than a posting needs. */
function cleaned(job: FoundJob): FoundJob {
  return {
    ...job,
    externalId: cut(job.externalId, 500),
    title: cut(job.title, 300) || 'Untitled',
    company: cut(job.company, 150),
    locations: job.locations.slice(0, 50).map((place) => cut(place, 200)),
    countries: job.countries.slice(0, 50).map((code) => cut(code, 2)),
    employment: cutOrNull(job.employment, 100),
    descriptionText: cut(job.descriptionText, 60_000),
    url: cut(job.url, 2000),
    applyUrl: cutOrNull(job.applyUrl, 2000),
    requisition: cutOrNull(job.requisition, 100),
  }
}
