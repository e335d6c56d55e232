import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { leadFilter, leadSorts, type LeadFilter, type LeadSort } from './lead-query.schema.ts'

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
  'from',
  'to',
] as const
export type FilterName = (typeof names)[number]

/** The list's filter, sort and page as the address has them. What doesn't fit there counts as not given. */
export function useLeadFilter() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const filter = useMemo(() => readFilter(params), [params])
  const sort = leadSorts.find((one) => one === params.get('sort')) ?? '-created'
  const cursor = params.get('cursor')

  const change = useCallback(
    (changes: Partial<Record<FilterName | 'sort', string | null>>, options: { replace?: boolean } = {}) =>
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
  const clear = useCallback(() => setParams({}), [setParams])

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

  return { filter, sort, page, change, clear, goTo, apiUrl: apiUrlOf(filter, sort, cursor) }
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

function apiUrlOf(filter: LeadFilter, sort: LeadSort, cursor: string | null): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = filter[name]
    if (value) query.set(name, value)
  }
  query.set('sort', sort)
  if (cursor) query.set('cursor', cursor)
  else query.set('total', '1')
  return `/api/leads?${query}`
}
