import { useOfferUndo } from '#features/context/use-offer-undo.ts'
import type { AssignedMessage } from '#features/correspondence/message.schema.ts'
import { useWrite } from '#ui/use-write.ts'

/** What is read anew when a mail finds its lead, or is gone. */
export const rereadByMail = ['/api/messages', '/api/inbox', '/api/leads']

/** Gives a mail that belongs to no lead to one, and offers to take it back. */
export function useAssignMail(id: string, onDone?: (leadId: string) => void) {
  const offer = useOfferUndo(rereadByMail)
  const { mutate, isPending } = useWrite<AssignedMessage>({
    reread: rereadByMail,
    onDone: ({ leadId, undo }) => {
      offer('Assigned to the lead', undo)
      if (leadId) onDone?.(leadId)
    },
  })
  const assign = (leadId: string) => {
    if (!isPending) mutate({ method: 'POST', url: `/api/messages/${id}/assign`, data: { leadId } })
  }
  return { assign, isPending }
}
