import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { useFirstFault } from '#ui/use-first-fault.ts'
import { useWrite } from '#ui/use-write.ts'
import { readRate } from './day-rate.ts'
import { useDeletePlacing } from './use-delete-placing.ts'
import { placementFields, type Placement } from './placing.schema.ts'

interface Props {
  /** Whose it may be, the likeliest first; one is not asked for. */
  suppliers: { id: string; name: string }[]
  /** The one that is changed; a new one without it. */
  placement?: Placement
  /** With whom a new one is. */
  place?: { leadId: string } | { companyId: string }
  placeName?: string
  onClose: () => void
}

const idOf = (field: string) => `placement-${field}`
const ids = Object.keys(placementFields.shape).map(idOf)
const faultsOf = (found: readonly (readonly [field: string, message: string])[]) =>
  Object.fromEntries(found.map(([field, message]) => [idOf(field), message]))

/** Who or what works with whom, from when, until when, at which rate. */
export function PlacementDialog({ suppliers, placement, place, placeName, onClose }: Props) {
  const key = placement ? `${placement.id}:${placement.version}` : (Object.values(place ?? {})[0] ?? '')
  const whose = suppliers.length === 1 ? suppliers[0]?.id : 'one of several'
  const { draft, set, ...kept } = useDraft(`placement:${whose}:${key}`, {
    /** Empty for the likeliest. */
    supplierId: '',
    who: placement?.who ?? '',
    startsOn: placement?.startsOn ?? '',
    endsOn: placement?.endsOn ?? '',
    dayRate: placement?.dayRate?.toString() ?? '',
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  useFirstFault(ids, errors)
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
      setErrors(faultsOf(known ? Object.entries(known) : [['who', messageOf(error)]]))
      return true
    },
  })
  // Who was chosen may be proposed no more.
  const { id: supplierId = '' } = suppliers.find(({ id }) => id === draft.supplierId) ?? suppliers[0] ?? {}
  const base = `/api/suppliers/${supplierId}/placements`
  const save = () => {
    const parsed = placementFields.safeParse({
      who: draft.who,
      startsOn: draft.startsOn,
      endsOn: draft.endsOn || null,
      dayRate: readRate(draft.dayRate),
    })
    if (!parsed.success) {
      setErrors(faultsOf(parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const)))
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
  const about =
    suppliers.length === 1 ? [suppliers[0]?.name, placeName].filter(Boolean).join(' with ') : undefined
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
    name: idOf(name),
    value: draft[name],
    error: errors[idOf(name)],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={placement ? 'Edit the placement' : 'Record a placement'}
      description={about}
      footer={footer}
      onSubmit={save}
    >
      {suppliers.length > 1 && (
        <SelectField
          name="placement-supplier"
          label="Supplier"
          options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
          value={supplierId}
          onChange={(event) => set('supplierId', event.target.value)}
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
