import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { useFilters } from './use-filters.ts'

interface Page<Item> {
  items: Item[]
  nextCursor: string | null
}

/**
 * A list that is read page by page from `path`, with its filters of these names in the screen's address. `first` is the
 * first page, for what an answer holds beside its items. `also` are filters that the address holds in another way.
 */
export function useFilteredList<Item, Answer extends Page<Item> = Page<Item>>(
  path: string,
  names: readonly string[],
  { also = {} }: { also?: Record<string, string> } = {},
) {
  const { wanted, change, set } = useFilters(names)
  const given = new URLSearchParams(Object.entries({ ...wanted, ...also }).filter(([, value]) => value))
  const { data, ...query } = useInfiniteQuery({
    queryKey: [`${path}?${given}`, 'pages'],
    queryFn: ({ pageParam }) => {
      const page = new URLSearchParams(given)
      if (pageParam) page.set('cursor', pageParam)
      return api.request<Answer>('GET', `${path}?${page}`)
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  })
  return {
    ...query,
    wanted,
    change,
    set,
    items: data?.pages.flatMap((page) => page.items) ?? [],
    first: data?.pages[0],
    /** How many pages were read. */
    pages: data?.pages.length ?? 0,
  }
}
