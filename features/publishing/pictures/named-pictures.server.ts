import { isNotNull, sql, type SQL } from 'drizzle-orm'
import { blog } from '#content/blog/index.ts'
import { collections } from '#content/collection.ts'
import { dayMs } from '#lib/durations.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { deleteUnusedPictures, keepPictures } from '#features/media/pictures.server.ts'
import { firmEntries } from '#features/publishing/firm/firm.table.server.ts'
import { pageEntries, pageEntryVersions } from '#features/publishing/pages/page.table.server.ts'
import { posts, postVersions } from '#features/publishing/posts/post.table.server.ts'

/** How long a picture stays that nothing names: an upload whose text wasn’t saved yet, a draft kept on somebody’s device. */
export const unusedDays = 30

const pictureIds = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Every id of a picture that a text may name, each once. */
export const pictureIdsIn = (text: string): string[] => [...new Set(text.match(pictureIds))]

/** Keeps the pictures that a text names, in the transaction that saves it. */
export const keepNamedPictures = (ctx: Ctx, text: string): Promise<void> =>
  keepPictures(ctx, pictureIdsIn(text))

/** Deletes pictures that nothing has named for 30 days. Returns how many. */
export const clearPictures = (ctx: Ctx): Promise<number> =>
  deleteUnusedPictures(ctx, {
    usedBefore: new Date(ctx.clock.now().getTime() - unusedDays * dayMs),
    namedAmong: (ids) => namedAmong(ctx, ids),
  })

/** Drafts and every kept version, public, planned or past, and the files that come with the site. */
async function namedAmong(ctx: Ctx, ids: string[]): Promise<Set<string>> {
  const named = new Set(shippedIds())
  const places: { from: SQL; text: SQL }[] = [
    { from: sql`${pageEntries}`, text: sql`${pageEntries.draft}` },
    { from: sql`${pageEntryVersions}`, text: sql`${pageEntryVersions.text}` },
    { from: sql`${posts}`, text: sql`${posts.fields}::text` },
    { from: sql`${postVersions}`, text: sql`${postVersions.fields}::text` },
  ]
  for (const { from, text } of places) {
    const { rows } = await ctx.db.execute<{ id: string }>(
      sql`select distinct found[1] as id from ${from}, regexp_matches(${text}, ${pictureIds.source}, 'g') as found`,
    )
    for (const { id } of rows) named.add(id)
  }
  const entries = await ctx.db
    .select({ id: firmEntries.pictureId })
    .from(firmEntries)
    .where(isNotNull(firmEntries.pictureId))
  for (const { id } of entries) if (id) named.add(id)
  return new Set(ids.filter((id) => named.has(id)))
}

/** An exported change may have become a file of the site. */
function shippedIds(): string[] {
  const files = [...collections.values()].flatMap(({ shipped }) =>
    [...shipped.values()].map(({ values }) => values),
  )
  return pictureIdsIn(JSON.stringify([files, blog]))
}
