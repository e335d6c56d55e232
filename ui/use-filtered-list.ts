import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { useSearchParams } from './use-search-params.ts'

interface Page<Item> {
  items: Item[]
  nextCursor: string | null
}

/** A list that is read page by page from `path`, with its filters of these names in the screen's address. */
export function useFilteredList<Item>(
  path: string,
  names: string[],
  { staleTime }: { staleTime?: number } = {},
) {
  const [params, setParams] = useSearchParams()
  const wanted = Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']))
  const given = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value))
  const { data, ...query } = useInfiniteQuery({
    queryKey: [`${path}?${given}`, 'pages'],
    queryFn: ({ pageParam }) => {
      const page = new URLSearchParams(given)
      if (pageParam) page.set('cursor', pageParam)
      return api.request<Page<Item>>('GET', `${path}?${page}`)
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    ...(staleTime === undefined ? {} : { staleTime }),
  })

  function change(event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) {
    const { name, value } = event.target
    setParams(
      (before) => {
        if (value) before.set(name, value)
        else before.delete(name)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return { ...query, wanted, change, items: data?.pages.flatMap((page) => page.items) ?? [] }
}
