import { SelectField, TextField } from '#ui/field.tsx'
import { useFirstFault } from '#ui/use-first-fault.ts'
import type { CustomField } from './custom-field.schema.ts'
import { customName, type CustomName } from './custom-values.ts'

interface Props {
  /** Those in use. */
  fields: readonly CustomField[]
  draft: Record<CustomName, string>
  errors: Partial<Record<CustomName, string>>
  onChange: (field: CustomName, value: string) => void
}

const none = {}

/** The firm’s own fields of a record, to fill: each by its kind. */
export function CustomFieldInputs({ fields, draft, errors, onChange }: Props) {
  const names = fields.map(customName)
  const hasOthers = Object.keys(errors).some((name) => !names.some((one) => one === name))
  // The fields of the form around it stand above.
  useFirstFault(names, hasOthers ? none : errors)
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      {fields.map((field) => (
        <CustomInput
          key={field.id}
          field={field}
          value={draft[customName(field)] ?? ''}
          error={errors[customName(field)]}
          onChange={(value) => onChange(customName(field), value)}
        />
      ))}
    </div>
  )
}

interface InputProps {
  field: CustomField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function CustomInput({ field, value, error, onChange }: InputProps) {
  const wiring = {
    name: customName(field),
    label: field.name,
    value,
    error,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  switch (field.kind) {
    case 'choice':
      return <SelectField {...wiring} options={optionsOf(field, value)} />
    case 'date':
      return <TextField {...wiring} type="date" min="1900-01-01" max="2199-12-31" />
    case 'number':
      return <TextField {...wiring} inputMode="decimal" />
    case 'text':
      return <TextField {...wiring} maxLength={500} />
  }
}

/** An option that the record has stays to be chosen, although nobody else is given it. */
const optionsOf = ({ options }: CustomField, chosen: string) => [
  { value: '', label: 'Not set' },
  ...options
    .filter(({ id, isArchived }) => !isArchived || id === chosen)
    .map(({ id, name, isArchived }) => ({ value: id, label: isArchived ? `${name} (archived)` : name })),
]
