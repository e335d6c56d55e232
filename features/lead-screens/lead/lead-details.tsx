import { flushSync } from 'react-dom'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#config/api.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { changedIn } from '#lib/merge-drafts.ts'
import { Button } from '#ui/button.tsx'
import { ConflictDialog } from '#ui/conflict-dialog.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { toast } from '#ui/toast.tsx'
import { leadDetail, type LeadDetail } from '#features/leads/lead-answer.schema.ts'
import {
  draftOf,
  fieldLabels,
  fieldNames,
  mergeLeadDrafts,
  parseDraft,
  type Draft,
  type FieldName,
} from '#features/leads/lead-draft.ts'
import { LeadFacts } from './lead-facts-list.tsx'
import { LeadFields } from './lead-fields.tsx'
import { useFieldWords } from './use-field-words.ts'
import { useLeadEdit, type LeadEdit } from './use-lead-edit.ts'
import { currentOf } from '#features/context/current-of.ts'
import { useMe } from '#features/context/use-me.ts'

interface Conflict {
  current: LeadDetail
  merged: Draft
  fields: FieldName[]
}

/** The facts of a lead, to read and to change. Someone else's changes in between are merged, or asked about field by field. */
export function LeadDetails({ lead }: { lead: LeadDetail }) {
  const { edit, isRestored, begin, set, end } = useLeadEdit(lead)
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const [conflict, setConflict] = useState<Conflict>()
  const show = useFieldWords([lead.owner, conflict?.current.owner ?? null])
  const { may } = useMe()
  const queries = useQueryClient()

  const save = useMutation({
    mutationFn: async ({ draft, base, version }: LeadEdit) => {
      const parsed = parseDraft(draft, base)
      if (!parsed.isValid) return setErrors(parsed.errors)
      await api.request('PATCH', `/api/leads/${lead.id}`, { ...parsed.changes, version })
      end()
      setConflict(undefined)
      toast({ title: 'Saved', tone: 'ok' })
      await queries.invalidateQueries({ queryKey: [`/api/leads/${lead.id}`] })
      await queries.invalidateQueries({ queryKey: ['/api/leads/facets'] })
    },
    onError: (error, edit) => {
      const current = currentOf(error, leadDetail)
      if (current) return settle(edit, current)
      if (error instanceof ApiError && error.body.errors) setErrors(error.body.errors)
      toast({ title: 'Not saved', description: messageOf(error), tone: 'error' })
    },
  })

  function settle({ base, draft }: LeadEdit, current: LeadDetail) {
    const now = draftOf(current)
    const { merged, conflicts } = mergeLeadDrafts(base, draft, now)
    if (conflicts.length > 0) return setConflict({ current, merged, fields: conflicts })
    const next = { version: current.version, base: now, draft: merged }
    set(next)
    save.mutate(next)
  }

  const start = () => {
    begin()
    setErrors({})
  }
  const mayEdit = may('leads.write') && lead.stage !== 'merged'
  const startByKey = () => {
    flushSync(start)
    document.getElementById('name')?.focus()
  }
  useShortcuts(mayEdit && !edit ? [{ keys: 'i', label: 'Edit the fields', run: startByKey }] : [])
  if (!edit) return <LeadFacts lead={lead} onEdit={mayEdit ? start : undefined} />
  const elsewhere = changedIn(fieldNames, draftOf(lead), edit.base)
  return (
    <form
      noValidate
      aria-label="Fields of the lead"
      onSubmit={(event) => {
        event.preventDefault()
        setErrors({})
        if (!save.isPending) save.mutate(edit)
      }}
    >
      {isRestored && (
        <p role="status" className="mb-4 border-l-4 border-sea bg-sea-tint py-2 pl-3">
          You have unsaved changes. They were kept for you.
        </p>
      )}
      {elsewhere.length > 0 && (
        <p role="status" className="mb-4 border-l-4 border-warn bg-warn-tint py-2 pl-3">
          {`Someone changed this lead while you were writing: ${elsewhere.map((field) => fieldLabels[field]).join(', ')}. Both are kept; where you changed the same field, you choose when you save.`}
        </p>
      )}
      <LeadFields
        draft={edit.draft}
        errors={errors}
        owner={lead.owner}
        onChange={(field, value) => set({ ...edit, draft: { ...edit.draft, [field]: value } })}
      />
      <div className="flex gap-2 pt-2">
        <Button type="submit" pending={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save changes'}
        </Button>
        <Button variant="quiet" onClick={end}>
          {isRestored ? 'Discard' : 'Cancel'}
        </Button>
      </div>
      {conflict && (
        <ConflictDialog
          title="Someone else changed this lead"
          labels={fieldLabels}
          fields={conflict.fields}
          mine={conflict.merged}
          theirs={draftOf(conflict.current)}
          show={show}
          pending={save.isPending}
          onClose={() => setConflict(undefined)}
          onChoose={(draft) => {
            const next = { version: conflict.current.version, base: draftOf(conflict.current), draft }
            set(next)
            save.mutate(next)
          }}
        />
      )}
    </form>
  )
}
