import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import type { BatchAnswer } from '#features/leads/batch/lead-batch.schema.ts'
import { messageOf } from '#lib/api-client.ts'
import { toast } from '#ui/toast.tsx'

/** Tells of a change and offers to take it back, by the id that its answer bore. */
export function useUndo({ onUndone }: { onUndone?: (answer: BatchAnswer) => void } = {}) {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => api.request<BatchAnswer>('POST', `/api/undo/${id}`),
    onSuccess: (answer) => {
      if (onUndone) return onUndone(answer)
      const [kept] = answer.skipped
      if (kept)
        toast({
          title: 'Not undone',
          description: `${kept.name} was changed in the meantime, and stays as it is.`,
          tone: 'error',
        })
      else toast({ title: 'Undone', tone: 'ok' })
    },
    onError: (error) => toast({ title: 'Not undone', description: messageOf(error), tone: 'error' }),
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => /^\/api\/(?:leads|tasks|invitations)/.test(String(queryKey[0])),
      }),
  })
  const offer = (title: string, undo: string | null | undefined, description?: string) =>
    toast({
      title,
      tone: 'ok',
      ...(description !== undefined && { description }),
      ...(undo && { action: { label: 'Undo', run: () => mutate(undo) } }),
    })
  return { offer, undo: mutate, isPending }
}
