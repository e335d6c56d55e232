import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { useDraft } from './use-draft.ts'

interface Props {
  /** Of the field. */
  name: string
  /** The draft’s name on this device. */
  kept: string
  title: string
  /** Of the button. */
  label: string
  pending: boolean
  onClose: () => void
  /** `drop` forgets the draft: to be called once the reason has arrived. */
  onGive: (reason: string, drop: () => void) => void
}

/** Asks for the reason that a step must have. */
export function ReasonDialog({ name, kept, title, label, pending, onClose, onGive }: Props) {
  const { draft, set, isKept, isRestored, drop } = useDraft(kept, { reason: '' })
  const reason = draft.reason.trim()
  const [error, setError] = useState<string>()
  const give = () => (reason ? onGive(reason, drop) : setError('Please write a few words'))
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
        {label}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={footer}
      onSubmit={give}
    >
      <TextArea
        name={name}
        label="Reason"
        maxLength={300}
        value={draft.reason}
        error={error}
        onChange={(event) => {
          set('reason', event.target.value)
          setError(undefined)
        }}
      />
      <KeptDraft isKept={isKept} isRestored={isRestored} onDrop={drop} />
    </Dialog>
  )
}
