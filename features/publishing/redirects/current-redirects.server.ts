import { inArray, sql } from 'drizzle-orm'
import { addressKey } from '#lib/plain-path.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { listPages } from '#features/publishing/published-pages.server.ts'
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
  const isOverruled = await overruling(ctx)
  known = new Map(
    rows.map(({ from, ...rest }) => [addressKey(from), rest] as const).filter(([key]) => !isOverruled(key)),
  )
}

/** Tells by its key whether a redirect has no effect: a page or a file of the site, perhaps one that came later, goes before it. */
export async function overruling(ctx: Ctx): Promise<(key: string) => boolean> {
  const pages = (await listPages(ctx)).flatMap(({ path, aliases = [] }) => [path, ...aliases])
  const present = new Set(pages.map(addressKey))
  return (key) => present.has(key) || ctx.isOwnAddress(key)
}

/** The redirect from a path in any of its spellings. From memory: it costs a page nothing. */
export function redirectAt(path: string): KnownRedirect | undefined {
  return known.size === 0 ? undefined : known.get(addressKey(path))
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
