import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { CustomFieldInputs } from '#features/custom-fields/custom-field-inputs.tsx'
import { useNewRecord } from '#features/custom-fields/use-new-record.ts'
import type { LeadDetail, Owner } from '#features/leads/lead-answer.schema.ts'
import { emptyDraft, parseDraft, type FieldName } from '#features/leads/lead-draft.ts'
import { ApiError } from '#lib/api-client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { NewRecord } from '#ui/new-record.tsx'
import { LeadFields } from './lead-fields.tsx'

export function NewLeadScreen() {
  const { data: user } = useQuery<Owner>({ queryKey: ['/api/user'] })
  const navigate = useNavigate()
  const queries = useQueryClient()
  const form = useNewRecord<FieldName, LeadDetail>({
    record: 'lead',
    url: '/api/leads',
    kept: 'new-lead',
    initial: { ...emptyDraft, ownerId: user?.id ?? '' },
    parse(draft) {
      const parsed = parseDraft(draft, emptyDraft)
      return parsed.isValid
        ? { ...parsed, changes: { ...parsed.changes, ownerId: draft.ownerId || null } }
        : parsed
    },
    async onCreated({ id }) {
      await queries.invalidateQueries({ queryKey: ['/api/leads/facets'] })
      await navigate(`/lead-form/${id}`, { replace: true })
    },
  })
  const { draft, errors, set, create } = form
  const known = knownLeadOf(create.error)
  return (
    <NewRecord
      listPath="/leads"
      title="New lead"
      label="Save lead"
      pending={create.isPending}
      error={known ? null : create.error}
      onSubmit={form.submit}
    >
      <LeadFields draft={draft} errors={errors} owner={null} onChange={set} />
      <CustomFieldInputs fields={form.fields} draft={draft} errors={errors} onChange={set} />
      <KeptDraft isKept={form.isKept} isRestored={form.isRestored} onDrop={form.drop} />
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
