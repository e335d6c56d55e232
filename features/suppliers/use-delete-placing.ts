import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'

/** Deletes a placement or takes a supplier off a shortlist, says so by `title`, and offers to take that back. */
export function useDeletePlacing(title: string, onDone: () => void) {
  const reread = ['/api/suppliers']
  const undo = useWrite({ reread, onDone: () => toast({ title: 'Undone', tone: 'ok' }) })
  const { mutate, isPending } = useWrite<{ undo: string }>({
    reread,
    onDone: ({ undo: id }) => {
      const run = () => undo.mutate({ method: 'POST', url: `/api/undo/${id}` })
      toast({ title, tone: 'ok', action: { label: 'Undo', run } })
      onDone()
    },
  })
  return { isPending, remove: (url: string) => mutate({ method: 'DELETE', url }) }
}
