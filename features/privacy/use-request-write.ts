import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { toast } from '#ui/toast.tsx'

interface Write {
  /** Behind the request's own address: `take`, `answer`, `erase` … */
  step: string
  data: object
}

/** A step with a request; what is shown is then read anew. A failure is told in a toast and the request read anew too. */
export function useRequestWrite(id: string, onDone?: (answer: unknown) => void) {
  const queries = useQueryClient()
  const readAgain = () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/privacy-requests'),
    })
  return useMutation({
    mutationFn: ({ step, data }: Write) =>
      api.request<unknown>('POST', `/api/privacy-requests/${id}/${step}`, data),
    onSuccess: async (answer) => {
      onDone?.(answer)
      await readAgain()
    },
    onError: async (error) => {
      toast({ title: 'That didn’t work', description: messageOf(error), tone: 'error' })
      await readAgain()
    },
  })
}
