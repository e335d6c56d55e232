import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { useWrite } from '#ui/use-write.ts'
import { useDeletePlacing } from './use-delete-placing.ts'
import { placementFields, type Placement } from './placing.schema.ts'

interface Props {
  /** Whose it may be; one is not asked for. */
  suppliers: { id: string; name: string }[]
  /** The one that is changed; a new one without it. */
  placement?: Placement
  /** With whom a new one is. */
  place?: { leadId: string } | { companyId: string }
  placeName?: string
  onClose: () => void
}

/** Who or what works with whom, from when, until when, at which rate. */
export function PlacementDialog({ suppliers, placement, place, placeName, onClose }: Props) {
  const [supplierId, setSupplierId] = useState(suppliers[0]?.id ?? '')
  const key = placement ? `${placement.id}:${placement.version}` : (Object.values(place ?? {})[0] ?? '')
  const { draft, set, ...kept } = useDraft(`placement:${suppliers[0]?.id}:${key}`, {
    who: placement?.who ?? '',
    startsOn: placement?.startsOn ?? '',
    endsOn: placement?.endsOn ?? '',
    dayRate: placement?.dayRate?.toString() ?? '',
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const drop = () => {
    kept.drop()
    onClose()
  }
  const deleting = useDeletePlacing('The placement was deleted', drop)
  const write = useWrite({
    reread: ['/api/suppliers'],
    onDone: drop,
    onFail: (error) => {
      const known = error instanceof ApiError ? error.body.errors : undefined
      setErrors(known ?? { who: messageOf(error) })
      return true
    },
  })
  const base = `/api/suppliers/${supplierId}/placements`
  const save = () => {
    const parsed = placementFields.safeParse({
      who: draft.who,
      startsOn: draft.startsOn,
      endsOn: draft.endsOn || null,
      dayRate: draft.dayRate.trim() ? Number(draft.dayRate) : null,
    })
    if (!parsed.success) {
      setErrors(
        Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])),
      )
      return
    }
    if (write.isPending) return
    if (placement)
      write.mutate({
        method: 'PUT',
        url: `${base}/${placement.id}`,
        data: { ...parsed.data, version: placement.version },
      })
    else write.mutate({ method: 'POST', url: base, data: { ...parsed.data, ...place } })
  }
  const footer = (
    <>
      {placement && (
        <Button
          variant="quiet"
          className="mr-auto"
          disabled={write.isPending || deleting.isPending}
          onClick={() => deleting.remove(`${base}/${placement.id}`)}
        >
          Delete
        </Button>
      )}
      <Button variant="secondary" onClick={drop}>
        Cancel
      </Button>
      <Button type="submit" pending={write.isPending}>
        Save placement
      </Button>
    </>
  )
  const field = (name: keyof typeof draft) => ({
    name: `placement-${name}`,
    value: draft[name],
    error: errors[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={placement ? 'Edit the placement' : 'Record a placement'}
      description={placeName && `${suppliers[0]?.name ?? ''} with ${placeName}`}
      footer={footer}
      onSubmit={save}
    >
      {suppliers.length > 1 && (
        <SelectField
          name="placement-supplier"
          label="Supplier"
          options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
          value={supplierId}
          onChange={(event) => setSupplierId(event.target.value)}
        />
      )}
      <TextField
        label="Who or what"
        required
        hint="A name with the role, or how many of what"
        maxLength={150}
        {...field('who')}
      />
      <div className="grid gap-x-3 sm:grid-cols-2">
        <TextField label="From" type="date" required {...field('startsOn')} />
        <TextField label="Until" type="date" hint="The last day; empty while open" {...field('endsOn')} />
      </div>
      <TextField label="Day rate, £" inputMode="numeric" {...field('dayRate')} />
      <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
    </Dialog>
  )
}
