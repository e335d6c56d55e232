import { and, eq, gt, lte, max, min, sql } from 'drizzle-orm'
import { blog } from '#content/blog/index.ts'
import { notify } from '#db/listen.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { contentVersions } from './content-version.table.server.ts'
import { pageEntries } from './pages/page.table.server.ts'
import { posts } from './posts/post.table.server.ts'

export const contentVersionChannel = 'content_version'
const onlyRow = 1

/** The number of publications, as text; '0' until something was published. */
export async function currentContentVersion(ctx: Ctx): Promise<string> {
  const [row] = await ctx.db.select().from(contentVersions).where(eq(contentVersions.id, onlyRow))
  return String(row?.version ?? 0)
}

export interface Edition {
  /** What kept pages belong to: the content version, and the moment at which the newest planned article or page went live. */
  name: string
  /** When the next article or page goes live by the clock. */
  nextAt: Date | undefined
}

/** What is public now. Two servers with the same clock name it the same. */
export async function currentEdition(ctx: Ctx): Promise<Edition> {
  const now = ctx.clock.now()
  const version = await currentContentVersion(ctx)
  const isPublished = eq(posts.state, 'published')
  const [past] = await ctx.db
    .select({ at: max(posts.publishAt) })
    .from(posts)
    .where(and(isPublished, lte(posts.publishAt, now)))
  const [ahead] = await ctx.db
    .select({ at: min(posts.publishAt) })
    .from(posts)
    .where(and(isPublished, gt(posts.publishAt, now)))
  const [pagesPast] = await ctx.db
    .select({ at: max(pageEntries.publishAt) })
    .from(pageEntries)
    .where(lte(pageEntries.publishAt, now))
  const [pagesAhead] = await ctx.db
    .select({ at: min(pageEntries.publishAt) })
    .from(pageEntries)
    .where(gt(pageEntries.publishAt, now))
  const days = blog.map(({ publishedOn }) => new Date(publishedOn).getTime())
  const times = (found: Date | null | undefined) => (found ? [found.getTime()] : [])
  const last = Math.max(
    0,
    ...days.filter((at) => at <= now.getTime()),
    ...times(past?.at),
    ...times(pagesPast?.at),
  )
  const next = Math.min(
    ...days.filter((at) => at > now.getTime()),
    ...times(ahead?.at),
    ...times(pagesAhead?.at),
  )
  return { name: `${version}.${last}`, nextAt: Number.isFinite(next) ? new Date(next) : undefined }
}

/** Makes every server drop its kept pages once the caller's transaction is committed. */
export async function raiseContentVersion(ctx: Ctx): Promise<void> {
  const publishedAt = ctx.clock.now()
  await ctx.db
    .insert(contentVersions)
    .values({ id: onlyRow, version: 1, publishedAt })
    .onConflictDoUpdate({
      target: contentVersions.id,
      set: { version: sql`${contentVersions.version} + 1`, publishedAt },
    })
  await notify(ctx.db, contentVersionChannel)
}
