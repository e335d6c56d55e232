import type { Finder } from '#features/context/finder.ts'
import { indexAtHand } from './current-index.server.ts'
import { tidyQuery } from './query.ts'
import { bestPages, shortestQuery } from './search.server.ts'
import { searchKinds } from './search-document.ts'

const labels = new Map(searchKinds.map(({ id, label }) => [id, label]))

/** Published pages, articles and answers, by the index that visitors search. Leads don't wait for it where a server has just started. */
export const pageFinder: Finder = {
  kind: 'page',
  permission: 'dashboard.read',
  async find(ctx, q, limit) {
    const index = indexAtHand(ctx)
    const query = tidyQuery(q)
    if (!index || query.length < shortestQuery) return []
    return bestPages(index, query, limit).map(({ kind, title, url }) => ({
      id: url,
      title,
      detail: labels.get(kind) ?? '',
      url,
    }))
  },
}
