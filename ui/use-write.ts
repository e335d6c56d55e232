import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { toast } from './toast.tsx'

export interface Write {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  data?: object
  /** Told once the server has it, even where what asked for it has left the screen meanwhile. */
  onArrived?: () => void
}

export interface WriteOptions<Answer> {
  /** What was read from an address that begins with one of these is read again, after a failure too. */
  reread: readonly string[]
  /** The address whose content the answer is. */
  shows?: string
  /** Changes of the same name are sent one after the other, in the order in which they were made. */
  inOrder?: string
  onDone?: ((answer: Answer, write: Write) => unknown) | undefined
  /** Returns true when it has told of the failure itself. */
  onFail?: ((error: unknown) => boolean) | undefined
}

/** A change that staff make. A failure is told in a toast. */
export function useWrite<Answer>({ reread, shows, inOrder, onDone, onFail }: WriteOptions<Answer>) {
  const queries = useQueryClient()
  const readAgain = () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => reread.some((start) => String(queryKey[0]).startsWith(start)),
    })
  return useMutation({
    ...(inOrder && { scope: { id: inOrder } }),
    mutationFn: ({ method, url, data }: Write) => api.request<Answer>(method, url, data),
    onSuccess: async (answer, write) => {
      write.onArrived?.()
      if (shows) queries.setQueryData([shows], answer)
      onDone?.(answer, write)
      await readAgain()
    },
    onError: async (error) => {
      if (!onFail?.(error)) toast({ title: 'That didn’t work', description: messageOf(error), tone: 'error' })
      await readAgain()
    },
  })
}
