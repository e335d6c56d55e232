import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { LossFields, lossFault, type LossAnswer } from './loss-fields.tsx'

interface LossDialogProps {
  /** The draft’s name on this device. */
  kept: string
  pending: boolean
  onClose: () => void
  /** `drop` forgets the draft: to be called once the answer has arrived. */
  onGive: (why: LossAnswer, drop: () => void) => void
}

/** Asks why a lead was lost: one of the reasons of *Settings*, words, or both. */
export function LossDialog({ kept, pending, onClose, onGive }: LossDialogProps) {
  const { draft, setAll, isKept, isRestored, drop } = useDraft(kept, { lossReasonId: '', reason: '' })
  const why = { lossReasonId: draft.lossReasonId || undefined, reason: draft.reason || undefined }
  const [error, setError] = useState<string>()
  const give = () => {
    const fault = lossFault(why)
    if (fault) setError(fault)
    else onGive(why, drop)
  }
  const footer = (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          drop()
          onClose()
        }}
      >
        Cancel
      </Button>
      <Button type="submit" pending={pending}>
        Mark as lost
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Why was this lead lost?"
      footer={footer}
      onSubmit={give}
    >
      <LossFields
        why={why}
        error={error}
        onChange={(next) => {
          setAll({ lossReasonId: next.lossReasonId ?? '', reason: next.reason ?? '' })
          setError(undefined)
        }}
      />
      <KeptDraft isKept={isKept} isRestored={isRestored} onDrop={drop} />
    </Dialog>
  )
}
