import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import type { Notice } from '#features/context/notice.ts'
import { jobSources } from './job-sources.table.server.ts'

const most = 100

/** Boards that can't be read: each is one notice from one success to the next. */
export async function listFailingBoards(ctx: Ctx): Promise<Notice[]> {
  const rows = await ctx.db
    .select({
      id: jobSources.id,
      createdAt: jobSources.createdAt,
      lastSuccessAt: jobSources.lastSuccessAt,
    })
    .from(jobSources)
    .where(and(eq(jobSources.isEnabled, true), inArray(jobSources.health, ['failing', 'gone'])))
    .orderBy(asc(jobSources.createdAt), asc(jobSources.id))
    .limit(most)
  return rows.map(({ id, createdAt, lastSuccessAt }) => ({
    kind: 'board_failing',
    key: `${id}:${(lastSuccessAt ?? createdAt).toISOString()}`,
    recordId: id,
  }))
}
