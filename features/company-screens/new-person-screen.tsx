import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#config/api.ts'
import type { CompanyDetail, PersonDetail } from '#features/leads/companies/company.schema.ts'
import { ApiError } from '#lib/api-client.ts'
import { useDraft } from '#features/context/use-draft.ts'
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
  const { draft, set, ...kept } = useDraft(`new-person:${companyId}`, { ...empty, companyId })
  const [errors, setErrors] = useState<Partial<Record<PersonFieldName, string>>>({})
  const navigate = useNavigate()
  const create = useMutation({
    mutationFn: (fields: object) => api.request<PersonDetail>('POST', '/api/people', fields),
    onSuccess: ({ id }) => {
      kept.drop()
      return navigate(`/people/${id}`, { replace: true })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.body.errors) setErrors(error.body.errors)
    },
  })
  const submit = () => {
    const parsed = parsePerson(draft, empty)
    setErrors(parsed.isValid ? {} : parsed.errors)
    if (parsed.isValid && !create.isPending) create.mutate(parsed.changes)
  }
  return (
    <NewRecord
      listPath="/people"
      title="New person"
      label="Save person"
      pending={create.isPending}
      error={create.error}
      onSubmit={submit}
    >
      <PersonFields draft={draft} errors={errors} company={company ?? null} onChange={set} />
      <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
    </NewRecord>
  )
}
