import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '#config/api.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import type { SupplierDetail } from './supplier-answer.schema.ts'
import { emptyDraft, parseDraft, type Draft, type FieldName } from './supplier-draft.ts'
import { SupplierFields } from './supplier-fields.tsx'

export function NewSupplierScreen() {
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const navigate = useNavigate()
  const create = useMutation({
    mutationFn: (fields: object) => api.request<SupplierDetail>('POST', '/api/suppliers', fields),
    onSuccess: ({ id }) => navigate(`/supplier-form/${id}`, { replace: true }),
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
    <>
      <Link to="/suppliers" className="text-slate hover:text-ink">
        Suppliers
      </Link>
      <h1 className="pt-1 pb-1 text-2xl">New supplier</h1>
      <p className="max-w-text pb-5 text-slate">
        Starts as a prospect. Checks are recorded on the next screen; approval needs identity, references,
        insurance and the data processing agreement.
      </p>
      <form
        noValidate
        className="max-w-2xl"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <SupplierFields
          draft={draft}
          errors={errors}
          onChange={(field, value) => setDraft({ ...draft, [field]: value })}
        />
        {create.error && <ErrorState title="Not saved" text={messageOf(create.error)} />}
        <div className="flex gap-2 pt-2">
          <Button type="submit" pending={create.isPending}>
            {create.isPending ? 'Saving…' : 'Save supplier'}
          </Button>
          <ButtonLink variant="quiet" to="/suppliers">
            Cancel
          </ButtonLink>
        </div>
      </form>
    </>
  )
}
