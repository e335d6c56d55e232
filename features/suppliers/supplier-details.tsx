import { longDate } from '#lib/office-time.ts'
import { roleNames, seniorityNames } from '#config/roles.ts'
import { money } from '#lib/money.ts'
import { RecordEditForm } from '#features/context/record-edit-form.tsx'
import { useMe } from '#features/context/use-me.ts'
import { useRecordEdit } from '#features/context/use-record-edit.ts'
import { Button } from '#ui/button.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { rateWarning } from './day-rate.ts'
import { useDayRateBand } from './use-day-rate-band.ts'
import { supplierDetail, type SupplierDetail } from './supplier-answer.schema.ts'
import {
  draftOf,
  fieldLabels,
  fieldNames,
  parseDraft,
  rolesInWords,
  type FieldName,
} from './supplier-draft.ts'
import { SupplierFields } from './supplier-fields.tsx'
import { placeInWords, typeNames } from './supplier-words.ts'

/** The facts of a supplier, to read and to change. Someone else's changes in between are merged, or asked about field by field. */
export function SupplierDetails({ supplier }: { supplier: SupplierDetail }) {
  const edit = useRecordEdit<FieldName, SupplierDetail>(supplier, {
    url: `/api/suppliers/${supplier.id}`,
    list: '/api/suppliers',
    names: fieldNames,
    schema: supplierDetail,
    draftOf,
    parse: parseDraft,
  })
  const { may } = useMe()
  const mayEdit = may('suppliers.write')
  useShortcuts(mayEdit && !edit.isOpen ? [{ keys: 'i', label: 'Edit the fields', run: edit.begin }] : [])
  if (!edit.isOpen) return <Facts supplier={supplier} onEdit={mayEdit ? edit.begin : undefined} />
  return (
    <RecordEditForm
      label="Fields of the supplier"
      title="Someone else changed this supplier"
      edit={edit}
      labels={fieldLabels}
      show={(field, value) => (field === 'roles' ? rolesInWords(value) : value)}
    >
      <SupplierFields draft={edit.draft} errors={edit.errors} onChange={edit.change} />
    </RecordEditForm>
  )
}

function Facts({ supplier, onEdit }: { supplier: SupplierDetail; onEdit: (() => void) | undefined }) {
  const { dayRate, availableFrom, contactPhone } = supplier
  const warning = rateWarning(dayRate, useDayRateBand())
  const phone = contactPhone && <a href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>{contactPhone}</a>
  const rate = dayRate !== null && (
    <>
      {money(dayRate)}
      {warning && <span className="block text-warn">{warning}</span>}
    </>
  )
  const facts: Record<string, React.ReactNode> = {
    Type: typeNames[supplier.type],
    Email: <a href={`mailto:${supplier.contactEmail}`}>{supplier.contactEmail}</a>,
    Phone: phone,
    Roles: supplier.roles.map((role) => roleNames[role]).join(', '),
    Skills: supplier.skills.join(', '),
    Seniority: seniorityNames[supplier.seniority],
    'Day rate': rate,
    Place: placeInWords(supplier),
    Available: availableFrom ? `From ${longDate(availableFrom)}` : 'Now',
    Capacity: supplier.capacity === 1 ? '1 person' : `${supplier.capacity} people`,
    Notes: supplier.notes,
  }
  return (
    <>
      <FactList facts={facts} />
      {onEdit && (
        <Button variant="secondary" size="sm" icon="edit" className="mt-4" onClick={onEdit}>
          Edit
        </Button>
      )}
    </>
  )
}
