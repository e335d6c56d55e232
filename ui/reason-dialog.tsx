import { useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextArea } from './field.tsx'

interface Props {
  /** Of the field. */
  name: string
  title: string
  /** Of the button. */
  label: string
  pending: boolean
  onClose: () => void
  onGive: (reason: string) => void
}

/** Asks for the reason that a step must have. */
export function ReasonDialog({ name, title, label, pending, onClose, onGive }: Props) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const give = () => (reason.trim() ? onGive(reason.trim()) : setError('Please write a few words'))
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button pending={pending} onClick={give}>
        {label}
      </Button>
    </>
  )
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} footer={footer}>
      <TextArea
        name={name}
        label="Reason"
        maxLength={300}
        value={reason}
        error={error}
        onChange={(event) => {
          setReason(event.target.value)
          setError(undefined)
        }}
      />
    </Dialog>
  )
}
