import { SelectField, TextArea, TextField } from '#ui/field.tsx'
import type { FormField, FormFieldList } from './form-field.ts'

interface Shown {
  name: string
  defaultValue: string | undefined
  error: string | undefined
}

interface Props {
  fields: FormFieldList
  /** What was typed into a field, and what is wrong with it. */
  field(name: string): Shown
}

/** The inputs of a form's fields, in their order. */
export const FormFields = ({ fields, field }: Props) =>
  Object.entries(fields).map(([name, one]) => <Input key={name} described={one} {...field(name)} />)

function Input({ described, ...shown }: Shown & { described: FormField }) {
  const { label, hint, isWide } = described
  const props = { ...shown, label, ...(hint && { hint }), ...(isWide && { className: 'sm:col-span-2' }) }
  switch (described.kind) {
    case 'choice':
      return <SelectField {...props} options={optionsOf(described)} />
    case 'line':
      return <TextField {...props} autoComplete={described.autoComplete} maxLength={described.maxLength} />
    case 'text':
      return <TextArea {...props} rows={described.rows} />
  }
}

const optionsOf = ({ values, names }: { values: readonly string[]; names: Record<string, string> }) => [
  { value: '', label: 'Not decided yet' },
  ...values.map((value) => ({ value, label: names[value] ?? value })),
]
