import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { CustomFieldInputs } from '#features/custom-fields/custom-field-inputs.tsx'
import { useNewRecord } from '#features/custom-fields/use-new-record.ts'
import type { CompanyDetail, PersonDetail } from '#features/leads/companies/company.schema.ts'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { NewRecord } from '#ui/new-record.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { parsePerson, personDraftOf, type PersonFieldName } from './company-draft.ts'
import { PersonFields } from './person-fields.tsx'

const empty = personDraftOf()

/** Enters someone by hand, at the company that the address names, or at none. */
export function NewPersonScreen() {
  const [params] = useSearchParams()
  const companyId = params.get('company') ?? ''
  const { data: company } = useQuery<CompanyDetail>({
    queryKey: [`/api/companies/${companyId}`],
    enabled: companyId !== '',
  })
  const navigate = useNavigate()
  const form = useNewRecord<PersonFieldName, PersonDetail>({
    record: 'person',
    url: '/api/people',
    kept: `new-person:${companyId}`,
    initial: { ...empty, companyId },
    parse: (draft) => parsePerson(draft, empty),
    onCreated: ({ id }) => navigate(`/people/${id}`, { replace: true }),
  })
  const { draft, errors, set, create } = form
  return (
    <NewRecord
      listPath="/people"
      title="New person"
      label="Save person"
      pending={create.isPending}
      error={create.error}
      onSubmit={form.submit}
    >
      <PersonFields draft={draft} errors={errors} company={company ?? null} onChange={set} />
      <CustomFieldInputs fields={form.fields} draft={draft} errors={errors} onChange={set} />
      <KeptDraft isKept={form.isKept} isRestored={form.isRestored} onDrop={form.drop} />
    </NewRecord>
  )
}
