import { companySizes } from '#features/leads/lead.schema.ts'
import { optionsOf, sizeNames } from '#features/leads/lead-words.ts'
import { useSectors } from '#features/leads/sectors/use-sectors.ts'
import { SelectField, TextArea, TextField } from '#ui/field.tsx'
import { useFirstFault } from '#ui/use-first-fault.ts'
import type { Draft } from '#features/context/use-record-edit.ts'
import { companyFieldNames, companyLabels, type CompanyFieldName } from './company-draft.ts'

export interface FieldsProps<Name extends string> {
  draft: Draft<Name>
  errors: Partial<Record<Name, string>>
  onChange: (field: Name, value: string) => void
}

/** The editable fields of a company, for entering and for changing one. */
export function CompanyFields({ draft, errors, onChange }: FieldsProps<CompanyFieldName>) {
  useFirstFault(companyFieldNames, errors)
  const sectors = useSectors()
  const wire = (field: CompanyFieldName) => ({
    name: field,
    label: companyLabels[field],
    value: draft[field],
    error: errors[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  })
  const unknown = { value: '', label: 'Not known' }
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <TextField {...wire('name')} required className="sm:col-span-2" />
      <TextField
        {...wire('domains')}
        placeholder="example.com, example.co.uk"
        className="sm:col-span-2"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SelectField {...wire('sector')} options={[unknown, ...sectors.choicesBeside(draft.sector)]} />
      <SelectField {...wire('size')} options={[unknown, ...optionsOf(sizeNames, companySizes)]} />
      <TextField {...wire('country')} placeholder="GB" maxLength={2} />
      <TextArea {...wire('notes')} className="sm:col-span-2" maxLength={5000} />
    </div>
  )
}
