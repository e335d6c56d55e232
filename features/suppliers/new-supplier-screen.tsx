import { useNavigate } from 'react-router'
import { CustomFieldInputs } from '#features/custom-fields/custom-field-inputs.tsx'
import { useNewRecord } from '#features/custom-fields/use-new-record.ts'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { NewRecord } from '#ui/new-record.tsx'
import type { SupplierDetail } from './supplier-answer.schema.ts'
import { emptyDraft, parseDraft, type FieldName } from './supplier-draft.ts'
import { SupplierFields } from './supplier-fields.tsx'

export function NewSupplierScreen() {
  const navigate = useNavigate()
  const form = useNewRecord<FieldName, SupplierDetail>({
    record: 'supplier',
    url: '/api/suppliers',
    kept: 'new-supplier',
    initial: emptyDraft,
    parse(draft) {
      const { type, seniority, remote } = draft
      const parsed = parseDraft(draft, emptyDraft)
      return parsed.isValid ? { ...parsed, changes: { type, seniority, remote, ...parsed.changes } } : parsed
    },
    onCreated: ({ id }) => navigate(`/supplier-form/${id}`, { replace: true }),
  })
  const { draft, errors, set, create } = form
  return (
    <NewRecord
      listPath="/suppliers"
      title="New supplier"
      note="Starts as a prospect. Checks are recorded on the next screen; approval needs identity, references, insurance and the data processing agreement."
      label="Save supplier"
      pending={create.isPending}
      error={create.error}
      onSubmit={form.submit}
    >
      <SupplierFields draft={draft} errors={errors} onChange={set} />
      <CustomFieldInputs fields={form.fields} draft={draft} errors={errors} onChange={set} />
      <KeptDraft isKept={form.isKept} isRestored={form.isRestored} onDrop={form.drop} />
    </NewRecord>
  )
}
