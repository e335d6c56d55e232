import { useOfferUndo } from '#features/context/use-offer-undo.ts'
import { useWrite } from '#ui/use-write.ts'

const reread = ['/api/suppliers']

/** Deletes a placement or takes a supplier off a shortlist, says so by `title`, and offers to take that back. */
export function useDeletePlacing(title: string, onDone: () => void) {
  const offer = useOfferUndo(reread)
  const { mutate, isPending } = useWrite<{ undo: string }>({
    reread,
    onDone: ({ undo }) => {
      offer(title, undo)
      onDone()
    },
  })
  return { isPending, remove: (url: string) => mutate({ method: 'DELETE', url }) }
}
