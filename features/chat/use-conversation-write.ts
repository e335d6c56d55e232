import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { toast } from '#ui/toast.tsx'
import type { ConversationDetail } from './conversation.schema.ts'

interface Write {
  method: 'POST' | 'PATCH'
  path: string
  data?: object
}

/** A change to a conversation, which answers it as it stands then. A failure is told in a toast and what is true is read again. */
export function useConversationWrite(id: string, onDone?: () => void) {
  const queries = useQueryClient()
  const url = `/api/conversations/${id}`
  return useMutation({
    mutationFn: ({ method, path, data }: Write) =>
      api.request<ConversationDetail>(method, `${url}${path}`, data),
    onSuccess: (conversation) => {
      queries.setQueryData([url], conversation)
      onDone?.()
    },
    onError: async (error) => {
      toast({ title: 'That didn’t work', description: messageOf(error), tone: 'error' })
      await queries.invalidateQueries({ queryKey: [url] })
    },
  })
}
