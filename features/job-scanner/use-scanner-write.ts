import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { toast } from '#ui/toast.tsx'

interface Write {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  data?: object
}

/** A change to something of the scanner; every list of it is read again. A failure is told in a toast unless `onFail` takes it. */
export function useScannerWrite<Answer>({
  onDone,
  onFail,
}: {
  onDone?: (answer: Answer) => void
  onFail?: (error: unknown) => boolean
} = {}) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ method, url, data }: Write) => api.request<Answer>(method, url, data),
    onSuccess: (answer) => onDone?.(answer),
    onError: (error) => {
      if (onFail?.(error)) return
      toast({ title: 'That didn’t work', description: messageOf(error), tone: 'error' })
    },
    onSettled: () => refreshScanner(queries),
  })
}

/** Every list of the scanner is read again. */
export const refreshScanner = (queries: ReturnType<typeof useQueryClient>) =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/scanner/') })
