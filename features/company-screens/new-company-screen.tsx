import { useNavigate } from 'react-router'
import { CustomFieldInputs } from '#features/custom-fields/custom-field-inputs.tsx'
import { useNewRecord } from '#features/custom-fields/use-new-record.ts'
import type { CompanyDetail } from '#features/leads/companies/company.schema.ts'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { NewRecord } from '#ui/new-record.tsx'
import { companyDraftOf, parseCompany, type CompanyFieldName } from './company-draft.ts'
import { CompanyFields } from './company-fields.tsx'

const empty = companyDraftOf()

export function NewCompanyScreen() {
  const navigate = useNavigate()
  const form = useNewRecord<CompanyFieldName, CompanyDetail>({
    record: 'company',
    url: '/api/companies',
    kept: 'new-company',
    initial: empty,
    parse: (draft) => parseCompany(draft, empty),
    onCreated: ({ id }) => navigate(`/companies/${id}`, { replace: true }),
  })
  const { draft, errors, set, create } = form
  return (
    <NewRecord
      listPath="/companies"
      title="New company"
      note="New enquiries that name it or come from its mail domains are linked to it."
      label="Save company"
      pending={create.isPending}
      error={create.error}
      onSubmit={form.submit}
    >
      <CompanyFields draft={draft} errors={errors} onChange={set} />
      <CustomFieldInputs fields={form.fields} draft={draft} errors={errors} onChange={set} />
      <KeptDraft isKept={form.isKept} isRestored={form.isRestored} onDrop={form.drop} />
    </NewRecord>
  )
}
