import { solutions } from './solutions/index.ts'
import { estimateBases, sourcedRanges, sources, sourcesPage } from './sources.ts'
import { useCases } from './use-cases/index.ts'
import { perEdition } from '#lib/editions.ts'

/** What /sources shows: how estimates are made, and each published source with the ranges that rest on it. */
export function sourcesPageOf() {
  const { estimates, published, ...words } = sourcesPage
  const kinds = [
    { name: estimates.kinds.pictures, text: estimateBases.pictures },
    { name: estimates.kinds.readings, text: estimateBases.readings },
    { name: estimates.kinds.records, text: estimateBases.records },
  ]
  return {
    ...words,
    estimates: { ...estimates, kinds: kinds.map(({ name, text }) => ({ name, text: asSentence(text) })) },
    published: {
      ...published,
      rows: Object.entries(sources).map(([id, source]) => ({
        id,
        ...source,
        used: sourcedRanges
          .filter((one) => one.source === id)
          .map(({ page, measure }) => ({ to: page, label: `${titleOf(page)}, ${lowered(measure)}` })),
      })),
    },
  }
}

const titles = perEdition(
  () =>
    new Map<string, string>([
      ...solutions.map(({ slug, title }) => [`/solutions/${slug}`, title] as const),
      ...useCases.map(({ id, title }) => [`/usecases/${id}`, title] as const),
    ]),
)

const titleOf = (page: string) => titles().get(page) ?? page

const asSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const lowered = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`
