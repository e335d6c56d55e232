import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#config/api.ts'
import type { ClaimState } from './lead-claim.schema.ts'

const sayAgainMs = 30_000

/** Says that the caller is writing to a lead for as long as `isWriting`, and tells who else is. */
export function useClaim(leadId: string, isWriting: boolean): string | undefined {
  const queries = useQueryClient()
  const url = `/api/lead-claims/${leadId}`
  const { data } = useQuery<ClaimState>({ queryKey: [url] })
  useEffect(() => {
    if (!isWriting) return
    const say = () =>
      api.request<ClaimState>('PUT', url).then(
        (state) => queries.setQueryData([url], state),
        // Who writes is told no more than that; what they write is checked when it is sent.
        () => undefined,
      )
    void say()
    const timer = setInterval(() => void say(), sayAgainMs)
    return () => {
      clearInterval(timer)
      void api.request('DELETE', url).catch(() => undefined)
    }
  }, [isWriting, queries, url])
  return data?.claim && !data.claim.isOwn ? data.claim.name : undefined
}
