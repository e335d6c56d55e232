import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#config/api.ts'
import { ApiError } from '#lib/api-client.ts'
import { useDraft } from '#features/context/use-draft.ts'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { NewRecord } from '#ui/new-record.tsx'
import type { SupplierDetail } from './supplier-answer.schema.ts'
import { emptyDraft, parseDraft, type FieldName } from './supplier-draft.ts'
import { SupplierFields } from './supplier-fields.tsx'

export function NewSupplierScreen() {
  const { draft, set, ...kept } = useDraft('new-supplier', emptyDraft)
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const navigate = useNavigate()
  const create = useMutation({
    mutationFn: (fields: object) => api.request<SupplierDetail>('POST', '/api/suppliers', fields),
    onSuccess: ({ id }) => {
      kept.drop()
      return navigate(`/supplier-form/${id}`, { replace: true })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.body.errors) setErrors(error.body.errors)
    },
  })
  const submit = () => {
    const { type, seniority, remote } = draft
    const parsed = parseDraft(draft, emptyDraft)
    setErrors(parsed.isValid ? {} : parsed.errors)
    if (parsed.isValid && !create.isPending) create.mutate({ type, seniority, remote, ...parsed.changes })
  }
  return (
    <NewRecord
      listPath="/suppliers"
      title="New supplier"
      note="Starts as a prospect. Checks are recorded on the next screen; approval needs identity, references, insurance and the data processing agreement."
      label="Save supplier"
      pending={create.isPending}
      error={create.error}
      onSubmit={submit}
    >
      <SupplierFields draft={draft} errors={errors} onChange={set} />
      <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
    </NewRecord>
  )
}
