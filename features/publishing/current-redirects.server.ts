import { inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { listPages } from './published-pages.server.ts'
import { redirects } from './redirect.table.server.ts'

export interface KnownRedirect {
  id: string
  /** Null for a page that is gone. */
  to: string | null
  status: number
}

let known = new Map<string, KnownRedirect>()
const hits = new Map<string, number>()

/** Reads all redirects into memory: at the start and after each change of content on any server. */
export async function loadRedirects(ctx: Ctx): Promise<void> {
  const rows = await ctx.db
    .select({ id: redirects.id, from: redirects.from, to: redirects.to, status: redirects.status })
    .from(redirects)
  const present = new Set((await listPages(ctx)).flatMap(({ path, aliases = [] }) => [path, ...aliases]))
  // A page that came later with the site stands before a redirect from its address.
  known = new Map(rows.filter(({ from }) => !present.has(from)).map(({ from, ...rest }) => [from, rest]))
}

/** The redirect from a path, with or without a slash at its end. From memory: it costs a page nothing. */
export function redirectAt(path: string): KnownRedirect | undefined {
  if (known.size === 0) return undefined
  return (
    known.get(path) ??
    (path.length > 1 && path.endsWith('/') ? known.get(path.replace(/\/+$/, '')) : undefined)
  )
}

/** Notes that a redirect was followed; `storeHits` writes it down. */
export function countHit({ id }: KnownRedirect): void {
  hits.set(id, (hits.get(id) ?? 0) + 1)
}

/** Adds what was counted since the last call, in one statement. What can't be written is kept for the next. */
export async function storeHits(ctx: Ctx): Promise<void> {
  if (hits.size === 0) return
  const counted = [...hits]
  hits.clear()
  const cases = sql.join(
    counted.map(([id, count]) => sql`when ${id}::uuid then ${count}::int`),
    sql` `,
  )
  try {
    await ctx.db
      .update(redirects)
      .set({
        hits: sql`${redirects.hits} + case ${redirects.id} ${cases} else 0 end`,
        lastHitAt: ctx.clock.now(),
      })
      .where(
        inArray(
          redirects.id,
          counted.map(([id]) => id),
        ),
      )
  } catch (error) {
    for (const [id, count] of counted) hits.set(id, (hits.get(id) ?? 0) + count)
    throw error
  }
}
