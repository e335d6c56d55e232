import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import type { SentInvitation } from '#features/correspondence/meetings/invitation.schema.ts'
import { undoMs, type LeadMail } from '#features/correspondence/message.schema.ts'
import { useLeadMail } from '#features/correspondence/screens/use-lead-mail.ts'
import { useUndo } from '#features/lead-screens/use-undo.ts'
import type { TaskAnswer } from '#features/leads/tasks/task.schema.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import { invitationWords, seenOf, type Contact, type Occasion } from './meeting-words.ts'

const titles: Record<Occasion, string> = {
  invite: 'Invite to the meeting',
  update: 'Send the change',
  cancel: 'Cancel the meeting',
}
const enclosed: Record<Occasion, string> = {
  invite: 'the invitation',
  update: 'the change',
  cancel: 'the cancellation',
}
const sending: Record<Occasion, string> = {
  invite: 'Send the invitation',
  update: 'Send the update',
  cancel: 'Cancel and tell them',
}

interface Props {
  occasion: Occasion
  meeting: TaskAnswer
  contact: Contact
  /** Where it goes. */
  to: string
  onClose: () => void
  /** Cancels without a word. */
  onCancelSilently: () => void
}

/** Shows the mail that puts a meeting into the calendar of the contact, changes it there or takes it out, before it is sent. */
export function InvitationDialog(props: Props) {
  const { data, error, refetch } = useLeadMail(props.contact.id, true)
  if (data) return <InvitationForm {...props} mail={data} />
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && props.onClose()} title={titles[props.occasion]}>
      {error ? (
        <ErrorState
          title="The mail can’t be written"
          text={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows rows={4} label="Loading the mail" />
      )}
    </Dialog>
  )
}

function InvitationForm({
  occasion,
  meeting,
  contact,
  to,
  onClose,
  onCancelSilently,
  mail,
}: Props & { mail: LeadMail }) {
  const { fields, signature } = mail
  const [first] = useState(() =>
    invitationWords(occasion, meeting, { firstName: fields['first name'], signature }),
  )
  const { draft, set, ...kept } = useDraft(`invitation:${meeting.id}:${occasion}:${meeting.dueAt}`, first)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [id] = useState(() => crypto.randomUUID())
  const reread = ['/api/leads/', '/api/tasks', '/api/invitations']
  const takeBack = useWrite({ reread, onDone: () => toast({ title: 'Undone', tone: 'ok' }) })
  const takeMailBack = () => takeBack.mutate({ method: 'POST', url: `/api/messages/${id}/cancel`, data: {} })
  const { offer } = useUndo({ onUndone: takeMailBack })
  const write = useWrite<SentInvitation>({
    reread,
    onDone: ({ undo }) => {
      kept.drop()
      const description = `The mail to ${to} leaves in ${undoMs / 1000} seconds`
      if (undo) offer('Meeting cancelled', undo, description)
      else
        toast({
          title: `Sending in ${undoMs / 1000} seconds`,
          description: `To ${to}`,
          tone: 'ok',
          action: { label: 'Undo', run: takeMailBack },
        })
      onClose()
    },
    onFail: (error) => {
      if (!(error instanceof ApiError)) return false
      setErrors(error.body.errors ?? { form: messageOf(error) })
      return true
    },
  })
  const submit = () => {
    if (write.isPending) return
    const { subject, text } = draft
    const method = occasion === 'cancel' ? 'CANCEL' : 'REQUEST'
    const data = { id, method, subject, text, seen: seenOf(meeting) }
    write.mutate({ method: 'POST', url: `/api/tasks/${meeting.id}/invitations`, data })
  }
  const wire = (name: 'subject' | 'text') => ({
    name: `invitation-${name}`,
    value: draft[name],
    ...(errors[name] && { error: errors[name] }),
    onChange: (event: { target: { value: string } }) => {
      set(name, event.target.value)
      setErrors({})
    },
  })
  const footer = (
    <>
      {occasion === 'cancel' && (
        <Button
          variant="secondary"
          onClick={() => {
            kept.drop()
            onClose()
            onCancelSilently()
          }}
        >
          Cancel without a mail
        </Button>
      )}
      <Button type="submit" icon="send" pending={write.isPending}>
        {sending[occasion]}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={titles[occasion]}
      description={`To ${contact.name}, ${to}, with ${enclosed[occasion]} for their calendar.`}
      footer={footer}
      onSubmit={submit}
    >
      <TextField {...wire('subject')} label="Subject" maxLength={200} />
      <TextArea {...wire('text')} label="Message" rows={12} maxLength={50_000} />
      {kept.isKept && <KeptDraft isKept isRestored={kept.isRestored} onDrop={kept.drop} />}
      {errors['form'] && (
        <p role="alert" className="text-signal-strong">
          {errors['form']}
        </p>
      )}
    </Dialog>
  )
}
