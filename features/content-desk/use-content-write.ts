import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { toast } from '#ui/toast.tsx'

export interface Write {
  method: 'POST' | 'PUT' | 'DELETE'
  url: string
  data?: object
}

/** A change of content; lists under `reread` are read again. A failure is told in a toast unless `onFail` takes it. */
export function useContentWrite<Answer>(
  reread: string,
  {
    onDone,
    onFail,
  }: { onDone?: (answer: Answer, write: Write) => void; onFail?: (error: unknown) => boolean } = {},
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ method, url, data }: Write) => api.request<Answer>(method, url, data),
    onSuccess: async (answer, write) => {
      onDone?.(answer, write)
      await queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(reread) })
    },
    onError: (error) => {
      if (onFail?.(error)) return
      toast({ title: 'That didn’t work', description: messageOf(error), tone: 'error' })
    },
  })
}
