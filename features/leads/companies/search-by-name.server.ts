import type { Ctx } from '#features/context/context.server.ts'
import { byBitmaps } from '#features/leads/leads.server/lead-filter.ts'

/** How far a search reads along the names before it asks the index of words. */
export const searchWindow = 1500

/**
 * A page of what has some words. PostgreSQL takes a beginning of a word to be common and reads along the names until the page is full, through the whole
 * table for a rare one: so far and no further, and what is rare is left to the index of words.
 */
export async function alongSortOrByWords<Row>(
  ctx: Ctx,
  most: number,
  page: {
    /** The ids of the page as far as the window has them. */
    along: PromiseLike<{ id: string }[]>
    /** The rows with these ids, or without any all that have the words. */
    read: (ctx: Ctx, ids?: string[]) => Promise<Row[]>
  },
): Promise<Row[]> {
  const ids = (await page.along).map(({ id }) => id)
  return ids.length === most ? page.read(ctx, ids) : byBitmaps(ctx, (ctx) => page.read(ctx))
}
