import type { Finder } from '#features/context/finder.ts'
import { searchPages } from './search.server.ts'

const textOf = (stretches: { text: string }[]) => stretches.map(({ text }) => text).join('')

/** Published pages, articles and answers, by the index that visitors search. */
export const pageFinder: Finder = {
  kind: 'page',
  permission: 'dashboard.read',
  async find(ctx, q, limit) {
    const { groups } = await searchPages(ctx, q, { limit })
    return groups
      .flatMap(({ label, results }) =>
        results.map(({ url, title }) => ({ id: url, title: textOf(title), detail: label, url })),
      )
      .slice(0, limit)
  },
}
