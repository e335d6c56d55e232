import { allUseCases, useCaseCategories, type UseCase, type UseCaseCategory } from './use-case.ts'
import { useCases } from './use-cases/index.ts'
import { liveList } from '#lib/editions.ts'

export interface UseCaseFilter {
  category: UseCaseCategory | typeof allUseCases.id
  q: string
}

const longestQuery = 80

/** What the address asks for; an unknown category means all of them. */
export function useCaseFilterOf(search: URLSearchParams): UseCaseFilter {
  const category = useCaseCategories.find(({ id }) => id === search.get('category'))?.id ?? allUseCases.id
  const q = (search.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, longestQuery)
  return { category, q }
}

/** Entries in which a word starts with each word of the query, and how many of them each category has. */
export function filterUseCases({ category, q }: UseCaseFilter) {
  const wanted = wordsOf(q)
  const found = q
    ? searchable.filter(({ text }) => wanted.every((word) => text.includes(` ${word}`)))
    : searchable
  const matches = wanted.length === 0 && q ? [] : found.map(({ entry }) => entry)
  const isShown = (entry: UseCase) => category === allUseCases.id || entry.category === category
  const countOf = (id: UseCaseCategory) => matches.filter((entry) => entry.category === id).length
  return {
    entries: matches.filter(isShown),
    counts: [
      { ...allUseCases, count: matches.length },
      ...useCaseCategories.map(({ id, label }) => ({ id, label, count: countOf(id) })),
    ],
  }
}

const searchable = liveList(() =>
  useCases.map((entry) => ({ entry, text: ` ${wordsOf(textOf(entry)).join(' ')}` })),
)

function textOf(entry: UseCase) {
  const category = useCaseCategories.find(({ id }) => id === entry.category)?.label ?? ''
  const { title, description, problemDescription, solutionDescription, howItWorks, benefits } = entry
  return [
    category,
    title,
    description,
    problemDescription,
    solutionDescription,
    ...howItWorks,
    ...benefits,
  ].join(' ')
}

/** Lower case, without accents and marks. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
