import { TextArea, TextField } from '#ui/field.tsx'
import { useFirstFault } from '#ui/use-first-fault.ts'
import { CompanyPicker } from './company-picker.tsx'
import type { FieldsProps } from './company-fields.tsx'
import { personFieldNames, personLabels, type PersonFieldName } from './company-draft.ts'

interface Props extends FieldsProps<PersonFieldName> {
  /** The company that the person is at now, by name. */
  company: { id: string; name: string } | null
}

/** The editable fields of a person, for entering and for changing one. */
export function PersonFields({ draft, errors, company, onChange }: Props) {
  useFirstFault(personFieldNames, errors)
  const wire = (field: PersonFieldName) => ({
    name: field,
    label: personLabels[field],
    value: draft[field],
    error: errors[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  })
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <TextField {...wire('name')} required />
      <TextField {...wire('jobTitle')} />
      <TextField {...wire('email')} type="email" />
      <TextField {...wire('phone')} type="tel" />
      <CompanyPicker
        value={draft.companyId}
        known={company}
        error={errors.companyId}
        onChange={(id) => onChange('companyId', id)}
      />
      <TextArea {...wire('notes')} className="sm:col-span-2" maxLength={5000} />
    </div>
  )
}
