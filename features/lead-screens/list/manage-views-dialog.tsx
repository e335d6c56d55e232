import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#config/api.ts'
import { useDraft } from '#features/context/use-draft.ts'
import { messageOf } from '#lib/api-client.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Checkbox, TextField } from '#ui/field.tsx'
import { useOfferUndo } from '#features/context/use-offer-undo.ts'
import { viewNameMax, type LeadView, type NewView } from '#features/leads/views/lead-view.schema.ts'
import { useMe } from '#features/context/use-me.ts'

const tidiesUp = ['owner', 'admin']

/** Renames, shares and deletes the saved views that someone may change. */
export function ManageViewsDialog({ saved, onClose }: { saved: LeadView[]; onClose: () => void }) {
  const { me } = useMe()
  const mine = saved.filter(({ owner }) => owner === null || tidiesUp.includes(me?.role ?? ''))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Saved views"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      {mine.length === 0 && <p className="text-slate">The saved views here belong to colleagues.</p>}
      <ul className="grid gap-1">
        {mine.map((view) => (
          <ViewRow key={view.id} view={view} />
        ))}
      </ul>
    </Dialog>
  )
}

function ViewRow({ view }: { view: LeadView }) {
  // Sent on leaving the field; kept for when the session has ended by then.
  const { draft, set, drop } = useDraft(`view:${view.id}`, { name: view.name })
  const { name } = draft
  const [error, setError] = useState<string>()
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: ['/api/lead-views'] })
  const offer = useOfferUndo(['/api/lead-views'])
  const change = useMutation({
    mutationFn: (data: Partial<NewView>) => api.request('PATCH', `/api/lead-views/${view.id}`, data),
    onSuccess: async (_, { name: sent }) => {
      await reload()
      if (sent !== undefined) drop()
    },
    onError: (failure) => setError(messageOf(failure)),
  })
  const remove = useMutation({
    mutationFn: () => api.request<{ undo: string | null }>('DELETE', `/api/lead-views/${view.id}`),
    onSuccess: async ({ undo }) => {
      offer(`View ${view.name} deleted`, undo)
      await reload()
    },
    onError: (failure) => setError(messageOf(failure)),
  })
  const rename = () => {
    if (!name.trim()) setError('Please give the view a name')
    else if (name.trim() !== view.name) change.mutate({ name: name.trim() })
  }
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-2">
      <TextField
        name={`view-${view.id}`}
        label={view.owner ? `Name, by ${view.owner}` : 'Name'}
        value={name}
        maxLength={viewNameMax}
        error={error}
        autoComplete="off"
        onChange={(event) => {
          set('name', event.target.value)
          setError(undefined)
        }}
        onBlur={rename}
        onKeyDown={(event) => {
          if (event.key === 'Enter') rename()
        }}
      />
      <IconButton
        icon="trash"
        label={`Delete view ${view.name}`}
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
        className="mt-7.5 h-11"
      />
      <Checkbox
        name={`view-shared-${view.id}`}
        label="Colleagues see it too"
        checked={view.isShared}
        disabled={change.isPending}
        onChange={(event) => change.mutate({ isShared: event.target.checked })}
        className="col-span-2 -mt-8 pb-3"
      />
    </li>
  )
}
