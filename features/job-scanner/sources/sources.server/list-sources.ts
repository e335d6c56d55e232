import { and, asc, eq, ilike, or, sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { likePattern } from '#lib/like-pattern.ts'
import { isText, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { jobSources } from '#features/job-scanner/sources/job-sources.table.server.ts'
import type { SourceItem, SourceQuery } from '#features/job-scanner/sources/source.schema.ts'
import { toSourceItems } from './source-row.ts'

/** A page of sources by company. */
export async function listSources(
  ctx: Ctx,
  { q, provider, health, cursor, limit }: SourceQuery,
): Promise<{ items: SourceItem[]; nextCursor: string | null }> {
  mustHave(ctx, 'scanner.read')
  const name = sql<string>`lower(${jobSources.company})`
  const last =
    cursor === undefined ? undefined : readCursor(cursor, 'sources', (key, id) => isText(key) && isUuid(id))
  const rows = await ctx.db
    .select({ row: jobSources, key: name })
    .from(jobSources)
    .where(
      and(
        q
          ? or(ilike(jobSources.company, likePattern(q)), ilike(jobSources.token, likePattern(q)))
          : undefined,
        provider && eq(jobSources.provider, provider),
        health && eq(jobSources.health, health),
        last && sql`(${name}, ${jobSources.id}) > (${last.key}, ${last.id}::uuid)`,
      ),
    )
    .orderBy(asc(name), asc(jobSources.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const end = rows.length > limit ? page.at(-1) : undefined
  return {
    items: await toSourceItems(
      ctx,
      page.map(({ row }) => row),
    ),
    nextCursor: end ? writeCursor('sources', end.key, end.row.id) : null,
  }
}
