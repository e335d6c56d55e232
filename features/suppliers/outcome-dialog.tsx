import { useDraft } from '#features/context/use-draft.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextArea } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { useWrite } from '#ui/use-write.ts'
import { useDeletePlacing } from './use-delete-placing.ts'
import { outcomeNames, outcomes, type ShortlistEntry } from './placing.schema.ts'
import { useOfferUndo } from '#features/context/use-offer-undo.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

interface Props {
  entry: ShortlistEntry
  title: string
  onClose: () => void
}

const options = [
  { value: '', label: 'Open' },
  ...outcomes.map((value) => ({ value, label: outcomeNames[value] })),
]

/** What became of a supplier that was put forward, with a note; or that it was never meant to be. */
export function OutcomeDialog({ entry, title, onClose }: Props) {
  const { draft, set, ...kept } = useDraft(`outcome:${entry.id}:${entry.version}`, {
    outcome: entry.outcome ?? '',
    note: entry.note ?? '',
  })
  const { outcome, note } = draft
  const drop = () => {
    kept.drop()
    onClose()
  }
  const url = `/api/suppliers/${entry.supplier.id}/shortlist/${entry.id}`
  const offer = useOfferUndo(['/api/suppliers'])
  const write = useWrite<Partial<Deleted>>({
    reread: ['/api/suppliers'],
    onDone: ({ undo }) => {
      if (undo) offer(`Outcome of ${entry.supplier.name} saved`, undo)
      drop()
    },
  })
  const deleting = useDeletePlacing(`${entry.supplier.name} was taken off the shortlist`, drop)
  const save = () => {
    const data = { version: entry.version, outcome: outcome || null, note: note.trim() || null }
    if (!write.isPending) write.mutate({ method: 'PATCH', url, data })
  }
  const footer = (
    <>
      <Button
        variant="quiet"
        className="mr-auto"
        disabled={write.isPending || deleting.isPending}
        onClick={() => deleting.remove(url)}
      >
        Take off the shortlist
      </Button>
      <Button variant="secondary" onClick={drop}>
        Cancel
      </Button>
      <Button type="submit" pending={write.isPending}>
        Save outcome
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={footer}
      onSubmit={save}
    >
      <SelectField
        name="shortlist-outcome"
        label="Outcome"
        options={options}
        value={outcome}
        onChange={(event) => set('outcome', event.target.value)}
      />
      <TextArea
        name="shortlist-note"
        label="Note"
        hint="Why, and what to do differently next time"
        maxLength={500}
        value={note}
        onChange={(event) => set('note', event.target.value)}
      />
      <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
    </Dialog>
  )
}
