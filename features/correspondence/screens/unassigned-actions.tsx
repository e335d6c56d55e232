import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import type { MessageItem } from '#features/correspondence/message.schema.ts'
import { useOfferUndo } from '#features/context/use-offer-undo.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'
import { rereadByMail, useAssignMail } from './use-assign-mail.ts'

/** Asks for the lead that a mail belongs to. */
export type LeadPicker = React.ComponentType<{ onPick: (leadId: string) => void; onClose: () => void }>

interface Props {
  id: string
  LeadPicker: LeadPicker
  /** The mail belongs to a lead, or is gone. */
  onDone?: (() => void) | undefined
}

/** What can become of a mail of nobody known. */
export function UnassignedActions({ id, LeadPicker, onDone }: Props) {
  const [isPicking, setPicking] = useState(false)
  const navigate = useNavigate()
  const { assign, isPending: isAssigning } = useAssignMail(id, onDone)
  const enquire = useWrite<MessageItem>({
    reread: rereadByMail,
    onDone: ({ leadId }) => {
      toast({
        title: 'Added as an enquiry',
        tone: 'ok',
        action: { label: 'Open the lead', run: () => void navigate(`/lead-form/${leadId}`) },
      })
      onDone?.()
    },
  })
  const offer = useOfferUndo(rereadByMail)
  const discard = useWrite<Deleted>({
    reread: rereadByMail,
    onDone: ({ undo }) => {
      offer('Mail discarded', undo)
      onDone?.()
    },
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        pending={enquire.isPending}
        onClick={() => enquire.mutate({ method: 'POST', url: `/api/messages/${id}/enquiry`, data: {} })}
      >
        Make an enquiry
      </Button>
      <Button variant="secondary" size="sm" pending={isAssigning} onClick={() => setPicking(true)}>
        Assign to a lead
      </Button>
      <Button
        variant="quiet"
        size="sm"
        icon="trash"
        pending={discard.isPending}
        onClick={() => discard.mutate({ method: 'DELETE', url: `/api/messages/${id}` })}
      >
        Discard
      </Button>
      {isPicking && (
        <LeadPicker
          onPick={(leadId) => {
            setPicking(false)
            assign(leadId)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}
