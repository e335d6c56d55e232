import { useState } from 'react'
import { Button } from '#ui/button.tsx'

interface Props {
  label: string
  /** What it asks before it does it: "Delete all 3?" */
  question: string
  /** For those who don't see which row it stands in. */
  about?: string
  onConfirm: () => void
}

/** What can't be taken back is asked in its place. */
export function ConfirmButton({ label, question, about, onConfirm }: Props) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked) {
    return (
      <Button
        size="sm"
        variant="quiet"
        aria-label={about && `${label} ${about}`}
        onClick={() => setAsked(true)}
      >
        {label}
      </Button>
    )
  }
  return (
    <span role="group" aria-label={question} className="inline-flex flex-wrap items-center gap-1">
      <span className="px-1 text-sm font-semibold">{question}</span>
      <Button
        size="sm"
        variant="danger"
        autoFocus
        onClick={() => {
          setAsked(false)
          onConfirm()
        }}
      >
        Yes, delete
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setAsked(false)}>
        No
      </Button>
    </span>
  )
}
