import {
  and,
  arrayContains,
  arrayOverlaps,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  not,
  notExists,
  or,
  sql,
  ilike,
} from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { likePattern } from '#lib/like-pattern.ts'
import { isIsoInstant, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { jobSources } from '#features/job-scanner/sources/job-sources.table.server.ts'
import { nearCountries } from '#features/job-scanner/signals/signals.ts'
import type { JobItem, JobQuery } from '#features/job-scanner/postings/scanned-job.schema.ts'
import { scannedJobs, type ScannedJob } from '#features/job-scanner/postings/scanned-jobs.table.server.ts'
import { webAddressOf } from '#features/job-scanner/postings/web-address.ts'
import { isoOf } from '#features/job-scanner/sources/sources.server/source-row.ts'

type Filter = Omit<JobQuery, 'cursor' | 'limit'>

/** What lists show: without the texts. */
const columns = {
  id: scannedJobs.id,
  sourceId: scannedJobs.sourceId,
  provider: jobSources.provider,
  url: scannedJobs.url,
  title: scannedJobs.title,
  company: scannedJobs.company,
  companyKey: scannedJobs.companyKey,
  locations: scannedJobs.locations,
  countries: scannedJobs.countries,
  workplace: scannedJobs.workplace,
  roles: scannedJobs.roles,
  openedAt: scannedJobs.openedAt,
  lastSeen: scannedJobs.lastSeen,
  missedRuns: scannedJobs.missedRuns,
  closedAt: scannedJobs.closedAt,
  closedReason: scannedJobs.closedReason,
  groupKey: scannedJobs.groupKey,
}
type Row = Pick<ScannedJob, Exclude<keyof typeof columns, 'provider'>> & { provider: JobItem['provider'] }

/** A page of jobs, the newest first; further postings of one job stand with its first. */
export async function listJobs(
  ctx: Ctx,
  { cursor, limit, ...filter }: JobQuery,
): Promise<{ items: JobItem[]; nextCursor: string | null }> {
  mustHave(ctx, 'scanner.read')
  const last =
    cursor === undefined
      ? undefined
      : readCursor(cursor, 'jobs', (key, id) => isIsoInstant(key) && isUuid(id))
  const rows = await readJobs(ctx, filter, limit + 1, last)
  const page = rows.slice(0, limit)
  const end = rows.length > limit ? page.at(-1) : undefined
  return {
    items: await toJobItems(ctx, page),
    nextCursor: end ? writeCursor('jobs', end.openedAt.toISOString(), end.id) : null,
  }
}

export async function readJobs(
  ctx: Ctx,
  filter: Filter,
  limit: number,
  last?: { key: string; id: string },
): Promise<Row[]> {
  const earlier = alias(scannedJobs, 'earlier')
  const isFurther = ctx.db
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.groupKey, scannedJobs.groupKey),
        sql`(${earlier.openedAt}, ${earlier.id}) < (${scannedJobs.openedAt}, ${scannedJobs.id})`,
        sql`(${earlier.closedAt} is null) = (${scannedJobs.closedAt} is null)`,
        whereJob(earlier, filter),
      ),
    )
  return ctx.db
    .select(columns)
    .from(scannedJobs)
    .innerJoin(jobSources, eq(jobSources.id, scannedJobs.sourceId))
    .where(
      and(
        whereJob(scannedJobs, filter),
        notExists(isFurther),
        last &&
          sql`(${scannedJobs.openedAt}, ${scannedJobs.id}) < (${last.key}::timestamptz, ${last.id}::uuid)`,
      ),
    )
    .orderBy(desc(scannedJobs.openedAt), desc(scannedJobs.id))
    .limit(limit)
}

type Filtered = 'title' | 'company' | 'companyKey' | 'closedAt' | 'roles' | 'countries' | 'sourceId'

function whereJob(jobs: Record<Filtered, AnyPgColumn>, { q, state, role, place, source, company }: Filter) {
  const isMatched = sql`${jobs.roles} <> '{}'`
  return and(
    q ? or(ilike(jobs.title, likePattern(q)), ilike(jobs.company, likePattern(q))) : undefined,
    state === 'open' ? isNull(jobs.closedAt) : state === 'closed' ? isNotNull(jobs.closedAt) : undefined,
    role === undefined
      ? isMatched
      : role === 'none'
        ? not(isMatched)
        : role === 'any'
          ? undefined
          : arrayContains(jobs.roles, [role]),
    place === 'near' ? arrayOverlaps(jobs.countries, nearCountries) : undefined,
    place === 'elsewhere' ? not(arrayOverlaps(jobs.countries, nearCountries)) : undefined,
    place === 'GB' || place === 'IE' ? arrayContains(jobs.countries, [place]) : undefined,
    source ? eq(jobs.sourceId, source) : undefined,
    company ? eq(jobs.companyKey, company) : undefined,
  )
}

export async function toJobItems(ctx: Ctx, rows: Row[]): Promise<JobItem[]> {
  const keys = rows.map(({ groupKey }) => groupKey)
  const others =
    keys.length === 0
      ? []
      : await ctx.db
          .select({
            id: scannedJobs.id,
            sourceId: scannedJobs.sourceId,
            provider: jobSources.provider,
            url: scannedJobs.url,
            groupKey: scannedJobs.groupKey,
            isOpen: sql<boolean>`${scannedJobs.closedAt} is null`,
          })
          .from(scannedJobs)
          .innerJoin(jobSources, eq(jobSources.id, scannedJobs.sourceId))
          .where(inArray(scannedJobs.groupKey, keys))
          .orderBy(scannedJobs.openedAt, scannedJobs.id)
  return rows.map((row) => ({
    id: row.id,
    sourceId: row.sourceId,
    provider: row.provider,
    url: webAddressOf(row.url),
    title: row.title,
    company: row.company,
    companyKey: row.companyKey,
    locations: row.locations,
    countries: row.countries,
    workplace: row.workplace,
    roles: row.roles,
    openedAt: row.openedAt.toISOString(),
    lastSeen: row.lastSeen.toISOString(),
    missedRuns: row.missedRuns,
    closedAt: isoOf(row.closedAt),
    closedReason: row.closedReason,
    alsoOn: others
      .filter(
        (one) => one.groupKey === row.groupKey && one.id !== row.id && one.isOpen === (row.closedAt === null),
      )
      .map(({ id, sourceId, provider, url }) => ({ id, sourceId, provider, url: webAddressOf(url) })),
  }))
}
