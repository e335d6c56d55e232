import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#config/api.ts'
import type { CompanyDetail } from '#features/leads/companies/company.schema.ts'
import { ApiError } from '#lib/api-client.ts'
import { useDraft } from '#features/context/use-draft.ts'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { NewRecord } from '#ui/new-record.tsx'
import { companyDraftOf, parseCompany, type CompanyFieldName } from './company-draft.ts'
import { CompanyFields } from './company-fields.tsx'

const empty = companyDraftOf()

export function NewCompanyScreen() {
  const { draft, set, ...kept } = useDraft('new-company', empty)
  const [errors, setErrors] = useState<Partial<Record<CompanyFieldName, string>>>({})
  const navigate = useNavigate()
  const create = useMutation({
    mutationFn: (fields: object) => api.request<CompanyDetail>('POST', '/api/companies', fields),
    onSuccess: ({ id }) => {
      kept.drop()
      return navigate(`/companies/${id}`, { replace: true })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.body.errors) setErrors(error.body.errors)
    },
  })
  const submit = () => {
    const parsed = parseCompany(draft, empty)
    setErrors(parsed.isValid ? {} : parsed.errors)
    if (parsed.isValid && !create.isPending) create.mutate(parsed.changes)
  }
  return (
    <NewRecord
      listPath="/companies"
      title="New company"
      note="New enquiries that name it or come from its mail domains are linked to it."
      label="Save company"
      pending={create.isPending}
      error={create.error}
      onSubmit={submit}
    >
      <CompanyFields draft={draft} errors={errors} onChange={set} />
      <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
    </NewRecord>
  )
}
