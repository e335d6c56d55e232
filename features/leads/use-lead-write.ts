import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { toast } from '#ui/toast.tsx'

interface Write {
  method: 'POST' | 'PATCH'
  url: string
  data: object
}

/** A change to something of a lead, which is read again afterwards. A failure is told in a toast. */
export function useLeadWrite(leadId: string, onDone?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ method, url, data }: Write) => api.request(method, url, data),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [`/api/leads/${leadId}`] })
      onDone?.()
    },
    onError: async (error) => {
      toast({ title: 'That didn’t work', description: messageOf(error), tone: 'error' })
      await queries.invalidateQueries({ queryKey: [`/api/leads/${leadId}`] })
    },
  })
}
