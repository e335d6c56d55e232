import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#config/api.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { leadDetail, type LeadDetail } from './lead-answer.schema.ts'
import { draftOf, mergeDrafts, parseDraft, type Draft, type FieldName } from './lead-draft.ts'
import { LeadFacts } from './lead-facts-list.tsx'
import { LeadFields } from './lead-fields.tsx'

interface Conflict {
  current: LeadDetail
  merged: Draft
  fields: FieldName[]
}

/** The facts of a lead, to read and to change. Somebody else's changes in between are merged, or asked about field by field. */
export function LeadDetails({ lead }: { lead: LeadDetail }) {
  const [base, setBase] = useState<LeadDetail>()
  const [draft, setDraft] = useState<Draft>(() => draftOf(lead))
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const [conflict, setConflict] = useState<Conflict>()
  const queries = useQueryClient()

  const save = useMutation({
    mutationFn: async ({ draft, base }: { draft: Draft; base: LeadDetail }) => {
      const parsed = parseDraft(draft, draftOf(base))
      if (!parsed.isValid) return setErrors(parsed.errors)
      await api.request('PATCH', `/api/leads/${lead.id}`, { ...parsed.changes, version: base.version })
      setBase(undefined)
      setConflict(undefined)
      toast({ title: 'Saved', tone: 'ok' })
      await queries.invalidateQueries({ queryKey: [`/api/leads/${lead.id}`] })
      await queries.invalidateQueries({ queryKey: ['/api/leads/facets'] })
    },
    onError: (error, { draft, base }) => {
      const current = currentOf(error)
      if (current) return settle(base, draft, current)
      if (error instanceof ApiError && error.body.errors) setErrors(error.body.errors)
      toast({ title: 'Not saved', description: messageOf(error), tone: 'error' })
    },
  })

  function settle(base: LeadDetail, mine: Draft, current: LeadDetail) {
    const { merged, conflicts } = mergeDrafts(draftOf(base), mine, draftOf(current))
    if (conflicts.length > 0) return setConflict({ current, merged, fields: conflicts })
    setBase(current)
    setDraft(merged)
    save.mutate({ draft: merged, base: current })
  }

  if (!base) {
    const edit = () => {
      setBase(lead)
      setDraft(draftOf(lead))
      setErrors({})
    }
    return <LeadFacts lead={lead} onEdit={edit} />
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setErrors({})
        if (!save.isPending) save.mutate({ draft, base })
      }}
    >
      <LeadFields
        draft={draft}
        errors={errors}
        owner={lead.owner}
        onChange={(field, value) => setDraft({ ...draft, [field]: value })}
      />
      <div className="flex gap-2 pt-2">
        <Button type="submit" pending={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save changes'}
        </Button>
        <Button variant="quiet" onClick={() => setBase(undefined)}>
          Cancel
        </Button>
      </div>
      {conflict && (
        <ConflictDialog
          fields={conflict.fields}
          mine={conflict.merged}
          theirs={draftOf(conflict.current)}
          pending={save.isPending}
          onClose={() => setConflict(undefined)}
          onChoose={(chosen) => save.mutate({ draft: chosen, base: conflict.current })}
        />
      )}
    </form>
  )
}

/** The lead as it is now, when the answer says that somebody was quicker. */
function currentOf(error: unknown): LeadDetail | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { data } = error.body
  if (typeof data !== 'object' || data === null || !('current' in data)) return undefined
  const parsed = leadDetail.safeParse(data.current)
  return parsed.success ? parsed.data : undefined
}
