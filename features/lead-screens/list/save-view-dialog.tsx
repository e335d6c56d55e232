import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#config/api.ts'
import { useDraft } from '#features/context/use-draft.ts'
import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Checkbox, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { toast } from '#ui/toast.tsx'
import { viewNameMax, type LeadView, type ViewQuery } from '#features/leads/views/lead-view.schema.ts'

interface SaveViewDialogProps {
  query: ViewQuery
  saved: LeadView[]
  onClose: () => void
}

/** Keeps filters, sort and layout under a name; the name of a view of one's own replaces that one, and says so before. */
export function SaveViewDialog({ query, saved, onClose }: SaveViewDialogProps) {
  const { draft, set, ...kept } = useDraft('view', { name: '', isShared: '' })
  const { name } = draft
  const isShared = draft.isShared === 'yes'
  const drop = () => {
    kept.drop()
    onClose()
  }
  const [error, setError] = useState<string>()
  const queries = useQueryClient()
  const wanted = name.trim().toLowerCase()
  const known = saved.find((view) => view.owner === null && view.name.toLowerCase() === wanted)
  const save = useMutation({
    mutationFn: () =>
      known
        ? api.request('PATCH', `/api/lead-views/${known.id}`, { query, isShared })
        : api.request('POST', '/api/lead-views', { name: name.trim(), query, isShared }),
    onSuccess: async () => {
      toast({ title: known ? 'View replaced' : 'View saved', tone: 'ok' })
      await queries.invalidateQueries({ queryKey: ['/api/lead-views'] })
      drop()
    },
    onError: (failure) => setError(messageOf(failure)),
  })
  const submit = () => {
    if (!name.trim()) setError('Please give the view a name')
    else if (!save.isPending) save.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Save this view"
      description="Its filters, its order and its layout."
      footer={
        <>
          <Button variant="secondary" onClick={drop}>
            Cancel
          </Button>
          <Button type="submit" form="save-view" pending={save.isPending}>
            {known ? 'Replace view' : 'Save view'}
          </Button>
        </>
      }
    >
      <form
        id="save-view"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          name="view-name"
          label="Name"
          value={name}
          maxLength={viewNameMax}
          autoComplete="off"
          error={error}
          hint={known && !error ? 'You already have a view with this name; it will be replaced.' : undefined}
          onChange={(event) => {
            set('name', event.target.value)
            setError(undefined)
          }}
        />
        <Checkbox
          name="view-shared"
          label="Colleagues see it too"
          checked={isShared}
          onChange={(event) => set('isShared', event.target.checked ? 'yes' : '')}
        />
        <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
      </form>
    </Dialog>
  )
}
