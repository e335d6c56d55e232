import { and, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { likePattern } from '#lib/like-pattern.ts'
import { isCount, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { addressKey } from '#lib/plain-path.ts'
import { overruling } from '../current-redirects.server.ts'
import type { ListedRedirect, RedirectQuery } from '../redirect.schema.ts'
import { redirects } from '../redirect.table.server.ts'
import { toRedirectItem } from './save-redirect.ts'

/** Redirects, the last changed first. */
export async function listRedirects(
  ctx: Ctx,
  { q, status, use, cursor, limit }: RedirectQuery,
): Promise<{ items: ListedRedirect[]; nextCursor: string | null }> {
  mustHave(ctx, 'content.read')
  const like = q ? likePattern(q) : undefined
  const after = cursor ? readCursor(cursor, 'redirects', (key, id) => isCount(key) && isUuid(id)) : undefined
  const rows = await ctx.db
    .select()
    .from(redirects)
    .where(
      and(
        like ? or(ilike(redirects.from, like), ilike(redirects.to, like)) : undefined,
        status ? eq(redirects.status, status) : undefined,
        use === 'unused' ? eq(redirects.hits, 0) : undefined,
        after &&
          sql`(${redirects.updatedAt}, ${redirects.id}) < (to_timestamp(${Number(after.key)}::float8 / 1000), ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(redirects.updatedAt), desc(redirects.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  const isOverruled = await overruling(ctx)
  return {
    items: items.map((row) => ({ ...toRedirectItem(row), isOverruled: isOverruled(addressKey(row.from)) })),
    nextCursor: last ? writeCursor('redirects', String(last.updatedAt.getTime()), last.id) : null,
  }
}
