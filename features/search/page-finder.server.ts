import type { Finder } from '#features/context/finder.ts'
import { indexAtHand } from './current-index.server.ts'
import { tidyQuery } from './query.ts'
import { searchIndex, shortestQuery } from './search.server.ts'

const textOf = (stretches: { text: string }[]) => stretches.map(({ text }) => text).join('')

/** Published pages, articles and answers, by the index that visitors search. Leads don't wait for it where a server has just started. */
export const pageFinder: Finder = {
  kind: 'page',
  permission: 'dashboard.read',
  async find(ctx, q, limit) {
    const index = indexAtHand(ctx)
    const query = tidyQuery(q)
    if (!index || query.length < shortestQuery) return []
    return searchIndex(index, query, { limit })
      .groups.flatMap(({ label, results }) =>
        results.map(({ url, title }) => ({ id: url, title: textOf(title), detail: label, url })),
      )
      .slice(0, limit)
  },
}
