import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#config/api.ts'
import { useDraft } from '#features/context/use-draft.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { mergeDrafts } from '#lib/merge-drafts.ts'
import { Button } from '#ui/button.tsx'
import { ConflictDialog } from '#ui/conflict-dialog.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { toast } from '#ui/toast.tsx'
import { identityLabels } from './disclosures.ts'
import { IdentityFields } from './identity-fields.tsx'
import {
  identity,
  identityAnswer,
  identityFieldNames,
  type IdentityAnswer,
  type IdentityField,
} from './identity.schema.ts'

export const identityUrl = '/api/firm/identity'

type Draft = Record<IdentityField, string>
interface Base {
  fields: Draft
  version: number
}
interface Conflict {
  current: Base
  merged: Draft
  fields: IdentityField[]
}

/** Who the firm is. Another owner's changes in between are merged, or asked about field by field; what was typed stays. */
export function IdentityForm({ answer }: { answer: IdentityAnswer }) {
  const [base, setBase] = useState<Base>(answer)
  const { draft, set, setAll, ...kept } = useDraft('identity', answer.fields)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [conflict, setConflict] = useState<Conflict>()
  const queries = useQueryClient()

  const save = useMutation({
    mutationFn: async (wanted: { draft: Draft; base: Base }) => {
      const parsed = identity.safeParse(wanted.draft)
      if (!parsed.success) return showFaults(parsed.error.issues)
      const saved = await api.request<IdentityAnswer>('PUT', identityUrl, {
        ...parsed.data,
        version: wanted.base.version,
      })
      setBase(saved)
      kept.drop()
      setConflict(undefined)
      queries.setQueryData([identityUrl], saved)
      void queries.invalidateQueries({ queryKey: ['/api/dashboard'] })
      toast({ title: 'Saved', description: 'Pages and mails show it within a second.', tone: 'ok' })
    },
    onError: (error, wanted) => {
      const current = currentOf(error)
      if (current) return settle(wanted.base, wanted.draft, current)
      if (error instanceof ApiError && error.body.errors) setErrors(error.body.errors)
      toast({ title: 'Not saved', description: messageOf(error), tone: 'error' })
    },
  })

  function showFaults(issues: { path: PropertyKey[]; message: string }[]) {
    const faults: Record<string, string> = {}
    for (const { path, message } of issues) faults[String(path[0])] ??= message
    setErrors(faults)
    const first = identityFieldNames.find((name) => faults[name])
    if (first) document.getElementById(first)?.focus()
  }

  function settle(from: Base, mine: Draft, current: Base) {
    const { merged, conflicts } = mergeDrafts(identityFieldNames, from.fields, mine, current.fields)
    if (conflicts.length > 0) return setConflict({ current, merged, fields: conflicts })
    setAll(merged)
    save.mutate({ draft: merged, base: current })
  }

  return (
    <form
      noValidate
      aria-label="Who the firm is"
      onSubmit={(event) => {
        event.preventDefault()
        setErrors({})
        if (!save.isPending) save.mutate({ draft, base })
      }}
    >
      <IdentityFields draft={draft} errors={errors} onChange={set} />
      <div className="flex flex-wrap items-center gap-3 border-t border-rule pt-4">
        <Button type="submit" pending={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save changes'}
        </Button>
        <KeptDraft
          isKept={kept.isKept}
          isRestored={kept.isRestored}
          onDrop={() => {
            kept.drop()
            setErrors({})
          }}
        />
      </div>
      {conflict && (
        <ConflictDialog
          title="Someone else changed the firm"
          fields={conflict.fields}
          labels={identityLabels}
          mine={conflict.merged}
          theirs={conflict.current.fields}
          show={(_field, value) => value || 'empty'}
          pending={save.isPending}
          onClose={() => setConflict(undefined)}
          onChoose={(chosen) => save.mutate({ draft: chosen, base: conflict.current })}
        />
      )}
    </form>
  )
}

/** The firm as it is now, when the answer says that someone was quicker. */
function currentOf(error: unknown): IdentityAnswer | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { data } = error.body
  if (typeof data !== 'object' || data === null || !('current' in data)) return undefined
  const parsed = identityAnswer.safeParse(data.current)
  return parsed.success ? parsed.data : undefined
}
