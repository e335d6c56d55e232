import { Dialog } from '#ui/dialog.tsx'
import { ActivityComposer } from './activity-composer.tsx'
import type { LeadItem } from '#features/leads/lead-answer.schema.ts'

interface Props {
  lead: Pick<LeadItem, 'id' | 'name' | 'company'> & {
    email?: string | null
    reply: Pick<NonNullable<LeadItem['reply']>, 'repliedAt'> | null
  }
  onClose: () => void
}

/** A note, call, email or meeting without leaving the list. */
export function NoteDialog({ lead, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={lead.name}
      description={lead.company || lead.email}
    >
      <ActivityComposer lead={lead} onLogged={onClose} />
    </Dialog>
  )
}
