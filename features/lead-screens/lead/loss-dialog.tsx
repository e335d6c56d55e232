import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { LossFields, lossFault, type LossAnswer } from './loss-fields.tsx'

interface LossDialogProps {
  pending: boolean
  onClose: () => void
  onGive: (why: LossAnswer) => void
}

/** Asks why a lead was lost: one of the reasons of *Settings*, words, or both. */
export function LossDialog({ pending, onClose, onGive }: LossDialogProps) {
  const [why, setWhy] = useState<LossAnswer>({})
  const [error, setError] = useState<string>()
  const give = () => {
    const fault = lossFault(why)
    if (fault) setError(fault)
    else onGive(why)
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button pending={pending} onClick={give}>
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
    >
      <LossFields
        why={why}
        error={error}
        onChange={(next) => {
          setWhy(next)
          setError(undefined)
        }}
      />
    </Dialog>
  )
}
