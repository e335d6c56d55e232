import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { CustomFieldInputs } from '#features/custom-fields/custom-field-inputs.tsx'
import { useDraftKey } from '#features/context/use-draft.ts'
import { useNewRecord } from '#features/custom-fields/use-new-record.ts'
import type { PersonDetail } from '#features/leads/companies/company.schema.ts'
import type { LeadDetail, Owner } from '#features/leads/lead-answer.schema.ts'
import { emptyDraft, parseDraft, type FieldName } from '#features/leads/lead-draft.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { keepDraft } from '#lib/device-draft.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { Link } from '#ui/link.tsx'
import { NewRecord } from '#ui/new-record.tsx'
import { SkeletonRecord } from '#ui/skeleton.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { LeadFields } from './lead-fields.tsx'

/** Enters a lead, of someone new or, by `?person=`, a further one of someone who is known. */
export function NewLeadScreen() {
  const [params] = useSearchParams()
  const personId = params.get('person')
  const { data, error, refetch } = useQuery<PersonDetail>({
    queryKey: [`/api/people/${personId}`],
    enabled: personId !== null,
  })
  if (!personId) return <NewLeadForm />
  if (data) return <NewLeadForm key={data.id} person={data} />
  if (error)
    return (
      <ErrorState
        isScreen
        title="The person can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  return <SkeletonRecord label="Loading the person" />
}

function NewLeadForm({ person }: { person?: PersonDetail }) {
  const { data: user } = useQuery<Owner>({ queryKey: ['/api/user'] })
  const navigate = useNavigate()
  const queries = useQueryClient()
  const form = useNewRecord<FieldName, LeadDetail>({
    record: 'lead',
    url: '/api/leads',
    kept: draftOf(person?.id),
    isOnce: true,
    initial: {
      ...emptyDraft,
      name: person?.name ?? '',
      company: person?.company?.name ?? '',
      ownerId: user?.id ?? '',
    },
    parse(draft) {
      const parsed = parseDraft(draft, emptyDraft)
      if (!parsed.isValid) return parsed
      const changes = { ...parsed.changes, ownerId: draft.ownerId || null }
      return { ...parsed, changes: person ? { ...changes, personId: person.id } : changes }
    },
    async onCreated({ id }) {
      await queries.invalidateQueries({ queryKey: ['/api/leads/facets'] })
      await navigate(`/lead-form/${id}`, { replace: true })
    },
  })
  const { draft, errors, set, create } = form
  const known = knownOf(create.error)
  const furtherKey = useDraftKey(draftOf(known?.personId))
  const enterFurther = (personId: string) => {
    // What was typed goes along; who they are and how they are reached is known.
    const { name: _name, email: _email, phone: _phone, company: _company, ...typed } = draft
    keepDraft(furtherKey, typed)
    form.drop()
    void navigate(`/lead-form?person=${personId}`, { replace: true })
  }
  return (
    <NewRecord
      listPath="/leads"
      title={person ? `New lead of ${person.name}` : 'New lead'}
      label="Save lead"
      pending={create.isPending}
      error={known ? null : create.error}
      onSubmit={form.submit}
    >
      {person && (
        <p className="pb-4 text-slate">
          A further lead of{' '}
          <Link to={`/people/${person.id}`} className="text-sea hover:underline">
            {person.name}
          </Link>
          , reached as before{person.email && `: ${person.email}`}.
        </p>
      )}
      <LeadFields
        draft={draft}
        errors={errors}
        owner={null}
        onChange={set}
        isOfKnown={person !== undefined}
      />
      <CustomFieldInputs fields={form.fields} draft={draft} errors={errors} onChange={set} />
      <KeptDraft isKept={form.isKept} isRestored={form.isRestored} onDrop={form.drop} />
      {known && (
        <p className="flex flex-wrap gap-2 pb-4">
          <ButtonLink variant="secondary" size="sm" to={`/lead-form/${known.leadId}`}>
            Open the lead that has this address
          </ButtonLink>
          {known.personId && (
            <Button variant="secondary" size="sm" onClick={() => enterFurther(known.personId ?? '')}>
              Enter a further lead of this person
            </Button>
          )}
        </p>
      )}
    </NewRecord>
  )
}

const draftOf = (personId: string | undefined) => (personId ? `new-lead:${personId}` : 'new-lead')

/** The lead that has the address already and whose it is, when that is why it wasn't saved. */
function knownOf(error: unknown): { leadId: string; personId: string | undefined } | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { data } = error.body
  if (typeof data !== 'object' || data === null || !('leadId' in data) || typeof data.leadId !== 'string')
    return undefined
  const personId = 'personId' in data && typeof data.personId === 'string' ? data.personId : undefined
  return { leadId: data.leadId, personId }
}
