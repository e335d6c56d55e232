import { isWon } from '#features/leads/stages/stage-kind.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMe } from '#features/context/use-me.ts'
import type { LeadDetail, MovedLead } from '#features/leads/lead-answer.schema.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { useWrite } from '#ui/use-write.ts'
import { listAddress } from '#features/lead-screens/list/list-address.ts'
import { useUndo } from '#features/lead-screens/use-undo.ts'

/** Sets a lead aside as spam, or deletes it for those who may; both can be taken back. */
export function LeadRemoval({ lead }: { lead: LeadDetail }) {
  const [isAsking, setAsking] = useState(false)
  const { may } = useMe()
  const navigate = useNavigate()
  const { offer } = useUndo()
  const spam = useWrite<MovedLead>({
    reread: ['/api/leads'],
    onDone: ({ undo }) => offer(`${lead.name} set aside as spam`, undo),
  })
  const remove = useWrite<{ undo: string | null }>({
    reread: ['/api/leads?'],
    onDone: ({ undo }) => {
      offer(`${lead.name} deleted`, undo)
      void navigate(listAddress())
    },
  })
  if (!may('leads.write') || lead.stage === 'merged') return null
  const stage = { stage: 'quarantine', from: lead.stage, reason: isWon(lead.stage) ? 'Spam' : undefined }
  return (
    <p className="flex flex-wrap gap-1 print:hidden">
      {lead.stage !== 'quarantine' && (
        <Button
          variant="quiet"
          size="sm"
          title="s"
          pending={spam.isPending}
          onClick={() => spam.mutate({ method: 'POST', url: `/api/leads/${lead.id}/stage`, data: stage })}
        >
          Spam
        </Button>
      )}
      {may('leads.delete') && lead.stage !== 'deleted' && (
        <Button variant="quiet" size="sm" icon="trash" onClick={() => setAsking(true)}>
          Delete
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${lead.name}?`}
        text="It is removed from every list. You can restore it for 30 days by moving it to a stage; after that the personal details are erased."
        confirmLabel="Delete the lead"
        isDangerous
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ method: 'DELETE', url: `/api/leads/${lead.id}` })}
      />
    </p>
  )
}
