import { useState } from 'react'
import { useOfferUndo } from '#features/context/use-offer-undo.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { useWrite } from '#ui/use-write.ts'
import { PickRecordDialog, type Found } from '#ui/pick-record-dialog.tsx'

interface Props {
  /** `/api/companies` or `/api/people`. */
  list: string
  id: string
  /** "company" or "person". */
  noun: string
  name: string
  isArchived: boolean
  placeholder: string
}

/** Puts a company or person away, brings it back, or makes another one part of it. */
export function RecordActions({ list, id, noun, name, isArchived, placeholder }: Props) {
  const [isPicking, setPicking] = useState(false)
  const [other, setOther] = useState<Found>()
  const url = `${list}/${id}`
  const offer = useOfferUndo([list])
  const write = useWrite<{ undo?: string }>({
    reread: [list],
    shows: url,
    onDone: ({ undo }, { data }) => {
      setOther(undefined)
      const isMerge = data !== undefined && 'otherId' in data
      offer(isMerge ? 'Merged' : isArchived ? 'Restored' : 'Archived', undo)
    },
  })
  return (
    <div className="-mr-2.5 flex flex-wrap max-md:-ml-3.5">
      <Button variant="quiet" size="sm" onClick={() => setPicking(true)}>
        Merge with another {noun}…
      </Button>
      <Button
        variant="quiet"
        size="sm"
        icon="archive"
        pending={write.isPending}
        onClick={() =>
          write.mutate({ method: 'POST', url: `${url}/archive`, data: { isArchived: !isArchived } })
        }
      >
        {isArchived ? 'Restore' : 'Archive'}
      </Button>
      {isPicking && (
        <PickRecordDialog
          title={`Which ${noun} is the same?`}
          path={list}
          placeholder={placeholder}
          except={id}
          onClose={() => setPicking(false)}
          onPick={(found) => {
            setPicking(false)
            setOther(found)
          }}
        />
      )}
      <ConfirmDialog
        open={other !== undefined}
        onOpenChange={(isOpen) => !isOpen && setOther(undefined)}
        title={`Merge ${other?.name ?? ''} into ${name}?`}
        text={`All leads of ${other?.name ?? ''} move here, empty fields are filled in from it, and notes are combined.`}
        confirmLabel="Merge"
        pending={write.isPending}
        onConfirm={() =>
          other && write.mutate({ method: 'POST', url: `${url}/merge`, data: { otherId: other.id } })
        }
      />
    </div>
  )
}
