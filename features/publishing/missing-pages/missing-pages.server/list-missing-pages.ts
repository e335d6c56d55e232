import { sql } from 'drizzle-orm'
import { likePattern } from '#lib/like-pattern.ts'
import { isCount, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import { otherPaths } from '../missed-paths.server.ts'
import { nearestPages } from '../nearest-pages.ts'
import { listPages } from '#features/publishing/published-pages.server.ts'
import type { MissingPageList, MissingQuery } from '#features/publishing/redirects/redirect.schema.ts'
import { ignoredPaths } from '#features/publishing/redirects/redirect.table.server.ts'

const pathForm = /^\/[\w./%~+-]*$/

type Row = { path: string; hits: number; robots: number; lastDay: string }

/** Paths that no page has, the most asked for first, each with the pages that may be meant. Those that lead on by now are left out. */
export async function listMissingPages(
  ctx: Ctx,
  { q, days, who, ignored, cursor, limit }: MissingQuery,
): Promise<MissingPageList> {
  mustHave(ctx, 'content.read')
  const first = new Date(ctx.clock.now().getTime() - (days - 1) * dayMs).toISOString().slice(0, 10)
  const count = who === 'robots' ? sql`sum(robots)` : sql`sum(hits)`
  const after = cursor
    ? readCursor(cursor, 'missing', (key, path) => isCount(key) && pathForm.test(path))
    : undefined
  const like = q ? sql`and m.path ilike ${likePattern(q)}` : sql``
  const { rows } = await ctx.db.execute<Row & { sum: number }>(sql`
    select m.path, sum(hits)::int as hits, sum(robots)::int as robots, max(day)::text as "lastDay", ${count}::int as sum
    from missing_pages m
    where day >= ${first}::date and m.path <> ${otherPaths} ${like}
      and ${ignored ? sql`` : sql`not`} exists (select 1 from ignored_paths i where i.path = m.path)
      and not exists (select 1 from redirects r where r."from" = m.path)
    group by m.path
    having ${count} > 0 ${after ? sql`and (${count}, m.path) < (${Number(after.key)}, ${after.id}::text)` : sql``}
    order by ${count} desc, m.path desc
    limit ${limit + 1}`)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  const pages = (await listPages(ctx)).filter(({ noindex }) => !noindex)
  const { rows: sums } = await ctx.db.execute<{ hits: number; robots: number }>(sql`
    select coalesce(sum(hits), 0)::int as hits, coalesce(sum(robots), 0)::int as robots
    from missing_pages where day >= ${first}::date and path = ${otherPaths}`)
  return {
    items: page.map(({ sum: _sum, ...row }) => ({ ...row, suggestions: nearestPages(row.path, pages) })),
    nextCursor: last ? writeCursor('missing', String(last.sum), last.path) : null,
    others: sums[0] ?? { hits: 0, robots: 0 },
  }
}

/** Says of a path that it needs nothing, or takes that back. */
export async function ignorePath(
  ctx: Ctx,
  { path, isIgnored }: { path: string; isIgnored: boolean },
): Promise<void> {
  mustHave(ctx, 'content.write')
  await ctx.transaction(async (ctx) => {
    if (isIgnored)
      await ctx.db.insert(ignoredPaths).values({ path, at: ctx.clock.now() }).onConflictDoNothing()
    else await ctx.db.execute(sql`delete from ignored_paths where path = ${path}`)
    await ctx.audit({
      action: isIgnored ? 'missing-page.ignore' : 'missing-page.watch',
      entity: 'missing-page',
      entityId: path,
    })
  })
}
