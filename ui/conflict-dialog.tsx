import { useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { SideChoice } from './side-choice.tsx'

interface ConflictDialogProps<Name extends string> {
  /** "Someone else changed this lead". */
  title: string
  fields: Name[]
  labels: Record<Name, string>
  mine: Record<Name, string>
  theirs: Record<Name, string>
  /** A value as people read it; as it is typed unless told. */
  show?: (field: Name, value: string) => string
  pending: boolean
  onClose: () => void
  onChoose: (draft: Record<Name, string>) => void
}

/** Two people changed the same fields: each field is chosen by hand, nothing is overwritten unseen. */
export function ConflictDialog<Name extends string>({
  title,
  fields,
  labels,
  mine,
  theirs,
  show,
  pending,
  onClose,
  onChoose,
}: ConflictDialogProps<Name>) {
  const [chosen, setChosen] = useState<Partial<Record<Name, 'mine' | 'theirs'>>>({})
  const shown = show ?? ((_field, value) => value)
  const isDecided = fields.every((field) => chosen[field])
  const choose = () => {
    const draft = { ...mine }
    for (const field of fields) if (chosen[field] === 'theirs') draft[field] = theirs[field]
    onChoose(draft)
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Back to the form
      </Button>
      <Button disabled={!isDecided} pending={pending} onClick={choose}>
        Save these values
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description="Your other changes are kept. Choose a value for each of these."
      footer={footer}
    >
      <div className="grid gap-5">
        {fields.map((field) => (
          <SideChoice
            key={field}
            name={`choose-${field}`}
            legend={labels[field]}
            sides={[
              { value: 'mine', label: 'Yours', shown: shown(field, mine[field]) },
              { value: 'theirs', label: 'Theirs', shown: shown(field, theirs[field]) },
            ]}
            chosen={chosen[field]}
            onChoose={(side) => setChosen({ ...chosen, [field]: side })}
          />
        ))}
      </div>
    </Dialog>
  )
}
