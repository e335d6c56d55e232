import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { fieldLabels, type Draft, type FieldName } from './lead-draft.ts'

interface ConflictDialogProps {
  fields: FieldName[]
  mine: Draft
  theirs: Draft
  pending: boolean
  onClose: () => void
  onChoose: (draft: Draft) => void
}

/** Two people changed the same fields: each field is chosen by hand, nothing is overwritten unseen. */
export function ConflictDialog({ fields, mine, theirs, pending, onClose, onChoose }: ConflictDialogProps) {
  const [chosen, setChosen] = useState<Partial<Record<FieldName, 'mine' | 'theirs'>>>({})
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
      title="Somebody else changed this lead"
      description="Your other changes are kept. Choose a value for each of these."
      footer={footer}
    >
      <div className="grid gap-5">
        {fields.map((field) => (
          <fieldset key={field}>
            <legend className="pb-1.5 text-sm font-semibold">{fieldLabels[field]}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {(['mine', 'theirs'] as const).map((side) => (
                <label
                  key={side}
                  className="grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-2.5 gap-y-1 rounded border border-rule-strong p-3 hover:border-ink has-checked:border-sea has-checked:bg-sea-tint"
                >
                  <input
                    type="radio"
                    name={`choose-${field}`}
                    checked={chosen[field] === side}
                    onChange={() => setChosen({ ...chosen, [field]: side })}
                    className="size-4"
                  />
                  <span className="text-xs text-slate">{side === 'mine' ? 'Yours' : 'Theirs'}</span>
                  <span className="col-start-2 min-w-0 break-words">
                    {(side === 'mine' ? mine : theirs)[field] || 'Empty'}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}
