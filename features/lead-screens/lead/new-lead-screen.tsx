import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#config/api.ts'
import { ApiError } from '#lib/api-client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useDraft } from '#features/context/use-draft.ts'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { NewRecord } from '#ui/new-record.tsx'
import type { LeadDetail, Owner } from '#features/leads/lead-answer.schema.ts'
import { emptyDraft, parseDraft, type FieldName } from '#features/leads/lead-draft.ts'
import { LeadFields } from './lead-fields.tsx'

export function NewLeadScreen() {
  const { data: user } = useQuery<Owner>({ queryKey: ['/api/user'] })
  const { draft, set, ...kept } = useDraft('new-lead', { ...emptyDraft, ownerId: user?.id ?? '' })
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const navigate = useNavigate()
  const queries = useQueryClient()
  const create = useMutation({
    mutationFn: (fields: object) => api.request<LeadDetail>('POST', '/api/leads', fields),
    onSuccess: async (lead) => {
      kept.drop()
      await queries.invalidateQueries({ queryKey: ['/api/leads/facets'] })
      await navigate(`/lead-form/${lead.id}`, { replace: true })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.body.errors) setErrors(error.body.errors)
    },
  })
  const submit = () => {
    const parsed = parseDraft(draft, emptyDraft)
    if (parsed.isValid) setErrors({})
    else return setErrors(parsed.errors)
    if (!create.isPending) create.mutate({ ...parsed.changes, ownerId: draft.ownerId || null })
  }
  const known = knownLeadOf(create.error)
  return (
    <NewRecord
      listPath="/leads"
      title="New lead"
      label="Save lead"
      pending={create.isPending}
      error={known ? null : create.error}
      onSubmit={submit}
    >
      <LeadFields draft={draft} errors={errors} owner={null} onChange={set} />
      <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
      {known && (
        <p className="pb-4">
          <ButtonLink variant="secondary" size="sm" to={`/lead-form/${known}`}>
            Open the lead that has this address
          </ButtonLink>
        </p>
      )}
    </NewRecord>
  )
}

/** The lead that has the address already, when that is why it wasn't saved. */
function knownLeadOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { data } = error.body
  return typeof data === 'object' && data !== null && 'leadId' in data && typeof data.leadId === 'string'
    ? data.leadId
    : undefined
}
