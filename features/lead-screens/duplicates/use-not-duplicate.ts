import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { toast } from '#ui/toast.tsx'
import type { PairIds } from '#features/leads/merge/duplicate.schema.ts'

/** Two leads are told apart for good. */
export function useNotDuplicate() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (pair: PairIds) => api.request('POST', '/api/leads/duplicates/dismiss', pair),
    onSuccess: async (_, { leadId, otherId }) => {
      toast({ title: 'Marked as two people', description: 'They will not be suggested again.', tone: 'ok' })
      const about = [`/api/leads/${leadId}`, `/api/leads/${otherId}`, '/api/leads/duplicates']
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => about.some((url) => String(queryKey[0]).startsWith(url)),
      })
    },
    onError: (error) => toast({ title: 'That didn’t work', description: messageOf(error), tone: 'error' }),
  })
}
