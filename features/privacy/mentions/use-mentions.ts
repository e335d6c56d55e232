import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#config/api.ts'
import type { MentionPage } from './mention.schema.ts'

const pollMs = 2000

/** The mentions of a request, page by page; read again while the search is at work, and the request with its end. */
export function useMentions(requestId: string, state: 'open' | 'decided') {
  const path = `/api/privacy-requests/${requestId}/mentions?state=${state}`
  const { data, ...query } = useInfiniteQuery({
    queryKey: [path, 'pages'],
    queryFn: ({ pageParam }) =>
      api.request<MentionPage>('GET', pageParam ? `${path}&cursor=${pageParam}` : path),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.search?.state === 'running' ? pollMs : false),
  })
  const queries = useQueryClient()
  const finishedAt = data?.pages[0]?.search?.finishedAt
  useEffect(() => {
    if (finishedAt) void queries.invalidateQueries({ queryKey: [`/api/privacy-requests/${requestId}`] })
  }, [finishedAt, queries, requestId])
  return { ...query, items: data?.pages.flatMap((page) => page.items) ?? [], first: data?.pages[0] }
}
