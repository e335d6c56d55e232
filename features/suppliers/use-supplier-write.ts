import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { toast } from '#ui/toast.tsx'
import type { SupplierDetail } from './supplier-answer.schema.ts'

interface Write {
  method: 'POST' | 'PUT'
  url: string
  data: object
}

/** A change to something of a supplier; its answer is shown at once. A failure is told in a toast unless `onFail` takes it. */
export function useSupplierWrite(
  id: string,
  { onDone, onFail }: { onDone?: () => void; onFail?: (error: unknown) => boolean } = {},
) {
  const queries = useQueryClient()
  const key = [`/api/suppliers/${id}`]
  return useMutation({
    mutationFn: ({ method, url, data }: Write) => api.request<SupplierDetail>(method, url, data),
    onSuccess: async (supplier) => {
      queries.setQueryData(key, supplier)
      onDone?.()
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => /^\/api\/suppliers(?:\?|\/matches)/.test(String(queryKey[0])),
      })
    },
    onError: async (error) => {
      if (onFail?.(error)) return
      toast({ title: 'That didn’t work', description: messageOf(error), tone: 'error' })
      await queries.invalidateQueries({ queryKey: key })
    },
  })
}
