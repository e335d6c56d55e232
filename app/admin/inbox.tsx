import { MessageDialog } from '#features/correspondence/screens/message-dialog.tsx'
import { UnassignedActions } from '#features/correspondence/screens/unassigned-actions.tsx'
import { useMe } from '#features/context/use-me.ts'
import { InboxScreen } from '#features/inbox/inbox-screen.tsx'
import type { InboxItem } from '#features/inbox/inbox.schema.ts'
import { NoteDialog } from '#features/lead-screens/lead/note-dialog.tsx'
import { LeadPicker } from './lead-picker.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Inbox')

function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { may } = useMe()
  const actions = may('leads.write') && <UnassignedActions id={id} LeadPicker={LeadPicker} onDone={onClose} />
  return <MessageDialog id={id} onClose={onClose} mayAssign={may('leads.write')} actions={actions} />
}

function Note({ lead: { id, who, company }, onClose }: { lead: InboxItem; onClose: () => void }) {
  return <NoteDialog lead={{ id, name: who, company, reply: { repliedAt: null } }} onClose={onClose} />
}

export default function Inbox() {
  return <InboxScreen MailDialog={MailDialog} NoteDialog={Note} />
}
