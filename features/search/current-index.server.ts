import type { Ctx } from '#features/context/context.server.ts'
import { listDocuments } from './documents.server.ts'
import { buildIndex, type SearchIndex } from './search-index.server.ts'

let present: SearchIndex | undefined
let building: Promise<SearchIndex> | undefined
let isStale = false

/** The index, built at the first call. Once dropped it is built anew while the old one goes on answering. */
export async function currentIndex(ctx: Ctx): Promise<SearchIndex> {
  if (present && !isStale) return present
  building ??= build(ctx).finally(() => (building = undefined))
  if (!present) return building
  building.catch((error: unknown) => ctx.log.warn({ err: error }, 'the search index was not rebuilt'))
  return present
}

/** What is published has changed: the next search starts to build another index. */
export function dropSearchIndex(): void {
  isStale = true
}

async function build(ctx: Ctx): Promise<SearchIndex> {
  isStale = false
  try {
    present = await buildIndex(await listDocuments(ctx))
    return present
  } catch (error) {
    isStale = true
    throw error
  }
}
