import { Dialog } from '#ui/dialog.tsx'
import { ActivityComposer } from './activity-composer.tsx'
import type { LeadItem } from '#features/leads/lead-answer.schema.ts'

/** A note, call, email or meeting without leaving the list. */
export function NoteDialog({ lead, onClose }: { lead: LeadItem; onClose: () => void }) {
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
