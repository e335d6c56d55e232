import { and, desc, eq, sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { isIsoInstant, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { jobRuns } from '#features/job-scanner/runs/job-runs.table.server.ts'
import { jobSources } from '#features/job-scanner/sources/job-sources.table.server.ts'
import type { RunItem, RunQuery } from '#features/job-scanner/runs/run.schema.ts'
import { isoOf } from '#features/job-scanner/sources/sources.server/source-row.ts'

/** A page of runs, the newest first. */
export async function listRuns(
  ctx: Ctx,
  { source, status, cursor, limit }: RunQuery,
): Promise<{ items: RunItem[]; nextCursor: string | null }> {
  mustHave(ctx, 'scanner.read')
  const last =
    cursor === undefined
      ? undefined
      : readCursor(cursor, 'runs', (key, id) => isIsoInstant(key) && isUuid(id))
  const rows = await ctx.db
    .select({ run: jobRuns, company: jobSources.company, provider: jobSources.provider })
    .from(jobRuns)
    .innerJoin(jobSources, eq(jobSources.id, jobRuns.sourceId))
    .where(
      and(
        source ? eq(jobRuns.sourceId, source) : undefined,
        status && eq(jobRuns.status, status),
        last && sql`(${jobRuns.createdAt}, ${jobRuns.id}) < (${last.key}::timestamptz, ${last.id}::uuid)`,
      ),
    )
    .orderBy(desc(jobRuns.createdAt), desc(jobRuns.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const end = rows.length > limit ? page.at(-1)?.run : undefined
  return {
    items: page.map(({ run, company, provider }) => ({
      id: run.id,
      sourceId: run.sourceId,
      company,
      provider,
      status: run.status,
      trigger: run.trigger,
      page: run.page,
      fetched: run.fetched,
      retryAt: isoOf(run.retryAt),
      isCancelAsked: run.isCancelAsked,
      createdAt: run.createdAt.toISOString(),
      startedAt: isoOf(run.startedAt),
      finishedAt: isoOf(run.finishedAt),
      new: run.new,
      changed: run.changed,
      unchanged: run.unchanged,
      closed: run.closed,
      bytes: run.bytes,
      waits: run.waits,
      skipped: run.skipped,
      error: run.error,
    })),
    nextCursor: end ? writeCursor('runs', end.createdAt.toISOString(), end.id) : null,
  }
}
