import { useState } from 'react'
import { sectorItem, type SectorItem } from '#features/leads/sectors/sector.schema.ts'
import { sectorsUrl as url } from '#features/leads/sectors/use-sectors.ts'
import { currentOf } from '#features/context/current-of.ts'
import { useDraft } from '#features/context/use-draft.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Checkbox, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'

/** A new sector, or what one is called and whether we work in it. */
export function SectorForm({ sector, onClose }: { sector?: SectorItem | undefined; onClose: () => void }) {
  const { draft, set, ...kept } = useDraft(sector ? `sector:${sector.id}:${sector.version}` : 'sector', {
    name: sector?.name ?? '',
    isTarget: (sector?.isTarget ?? true) ? 'yes' : '',
  })
  const facts = { name: draft.name, isTarget: draft.isTarget === 'yes' }
  const drop = () => {
    kept.drop()
    onClose()
  }
  const [version, setVersion] = useState(sector?.version ?? 0)
  const [error, setError] = useState<string>()
  const write = useWrite<SectorItem>({
    reread: [url, '/api/leads'],
    onDone: ({ name }) => {
      toast({ title: sector ? `${name} saved` : `${name} added`, tone: 'ok' })
      drop()
    },
    onFail: (failure) => {
      const current = currentOf(failure, sectorItem)
      if (current) setVersion(current.version)
      const fields = failure instanceof ApiError ? failure.body.errors : undefined
      setError(
        current
          ? `Someone else has just changed it: it is now called ${current.name}${current.isTarget ? ', a target sector' : ''}. Save again to keep your version.`
          : (fields?.['name'] ?? messageOf(failure)),
      )
      return true
    },
  })
  const save = () => {
    setError(undefined)
    if (sector) write.mutate({ method: 'PATCH', url: `${url}/${sector.id}`, data: { ...facts, version } })
    else write.mutate({ method: 'POST', url, data: facts })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={sector ? `Edit ${sector.name}` : 'New sector'}
      footer={
        <>
          <Button variant="secondary" onClick={drop}>
            Cancel
          </Button>
          <Button type="submit" form="sector-form" pending={write.isPending}>
            {sector ? 'Save' : 'Add sector'}
          </Button>
        </>
      }
    >
      <form
        id="sector-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!write.isPending) save()
        }}
      >
        <TextField
          name="name"
          label="Name"
          required
          maxLength={60}
          autoComplete="off"
          value={facts.name}
          {...(error && { error })}
          onChange={(event) => set('name', event.target.value)}
        />
        <Checkbox
          name="isTarget"
          label="A target sector: its leads score 25 points more"
          checked={facts.isTarget}
          onChange={(event) => set('isTarget', event.target.checked ? 'yes' : '')}
        />
        <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
      </form>
    </Dialog>
  )
}
