import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router'
import { useSearchParams } from '#ui/use-search-params.ts'
import { leadFilter, leadSorts, type LeadFilter, type LeadSort } from '#features/leads/lead-query.schema.ts'
import type { ViewQuery } from '#features/leads/views/lead-view.schema.ts'

const names = [
  'q',
  'stage',
  'owner',
  'source',
  'sector',
  'grade',
  'reply',
  'task',
  'tag',
  'since',
  'from',
  'to',
  'fields',
] as const
export type FilterName = (typeof names)[number]

/** The list's filter, sort, page and layout as the address has them. What doesn't fit there counts as not given. */
export function useLeadFilter() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const filter = useMemo(() => readFilter(params), [params])
  const sort = leadSorts.find((one) => one === params.get('sort')) ?? '-created'
  const cursor = params.get('cursor')
  const isBoard = params.get('view') === 'board'
  /** The one column that a phone shows of the board. */
  const column = params.get('column') ?? 'new'

  const change = useCallback(
    (
      changes: Partial<Record<FilterName | 'sort' | 'view' | 'column', string | null>>,
      options: { replace?: boolean } = {},
    ) =>
      setParams((before) => {
        const next = new URLSearchParams(before)
        next.delete('cursor')
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      }, options),
    [setParams],
  )
  const clear = useCallback(() => setParams(isBoard ? { view: 'board' } : {}), [setParams, isBoard])

  const page = cursor && isPage(state) ? state.page : cursor ? undefined : 1
  const goTo = (next: string) =>
    setParams(
      (before) => {
        const params = new URLSearchParams(before)
        params.set('cursor', next)
        return params
      },
      { state: { page: (page ?? 1) + 1 } },
    )

  return {
    filter,
    sort,
    page,
    isBoard,
    column,
    change,
    clear,
    goTo,
    /** The filter and sort alone, as the API and a saved view take them. */
    search: searchOf(filter, sort),
    pageUrl: pageUrlOf(searchOf(filter, sort), cursor),
  }
}

const isPage = (state: unknown): state is { page: number } =>
  typeof state === 'object' && state !== null && 'page' in state && typeof state.page === 'number'

function readFilter(params: URLSearchParams): LeadFilter {
  const given: [string, string][] = []
  for (const name of names) {
    const value = params.get(name)
    if (value && leadFilter.safeParse({ [name]: value }).success) given.push([name, value])
  }
  return leadFilter.parse(Object.fromEntries(given))
}

function searchOf(filter: LeadFilter, sort: LeadSort): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = filter[name]
    if (value) query.set(name, value)
  }
  query.set('sort', sort)
  return query
}

function pageUrlOf(search: URLSearchParams, cursor: string | null): string {
  const query = new URLSearchParams(search)
  if (cursor) query.set('cursor', cursor)
  else query.set('total', '1')
  return `/api/leads?${query}`
}

/** The screen's address of a view, without the sort that goes without saying. */
export function viewSearch({ sort, view, ...filter }: ViewQuery): string {
  const query = searchOf(filter, sort ?? '-created')
  if (query.get('sort') === '-created') query.delete('sort')
  if (view) query.set('view', view)
  return query.size > 0 ? `?${query}` : ''
}
