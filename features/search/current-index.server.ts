import type { Ctx } from '#features/context/context.server.ts'
import { rebuilt } from '#lib/rebuilt.ts'
import { listDocuments } from './documents.server.ts'
import { buildIndex, type SearchIndex } from './search-index.server.ts'

const index = rebuilt<Ctx, SearchIndex>(
  async (ctx) => buildIndex(await listDocuments(ctx)),
  (ctx, error) => ctx.log.warn({ err: error }, 'the search index was not rebuilt'),
)

export const currentIndex = (ctx: Ctx): Promise<SearchIndex> => index.current(ctx)

/** Undefined in the first moments of a server, until it has been built. */
export const indexAtHand = (ctx: Ctx): SearchIndex | undefined => index.atHand(ctx)

/** What is published has changed: the next search starts to build another index. */
export const dropSearchIndex = (): void => index.drop()
