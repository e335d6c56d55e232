import { useState } from 'react'
import { SelectField, TextArea, TextField } from '#ui/field.tsx'
import type { PageField } from './page-fields.ts'

const longLine = 70

const unlisted = (value: string) => (value === '' ? 'Please choose' : `${value} (none of the choices)`)

/** One value, in the control that suits it. */
export function PageFieldInput({
  field: { path, label, kind, value },
  options,
  isReadOnly,
  onChange,
}: {
  field: PageField
  options: { value: string; label: string }[] | undefined
  isReadOnly: boolean
  onChange: (value: string) => void
}) {
  // A number is half typed for a moment: what isn't one yet stays here.
  const [typed, setTyped] = useState<string>()
  const name = path.join('.')
  const isListed = options?.some((option) => option.value === value)
  if (options)
    return (
      <SelectField
        label={label}
        name={name}
        options={isListed ? options : [{ value, label: unlisted(value) }, ...options]}
        value={value}
        error={isListed ? undefined : 'Please choose one of the list'}
        disabled={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  if (kind === 'yes or no')
    return (
      <SelectField
        label={label}
        name={name}
        options={[
          { value: 'true', label: 'Yes' },
          { value: 'false', label: 'No' },
        ]}
        value={value}
        disabled={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  if (kind === 'number')
    return (
      <TextField
        label={label}
        name={name}
        inputMode="decimal"
        value={typed ?? value}
        readOnly={isReadOnly}
        error={
          typed !== undefined && (typed.trim() === '' || Number.isNaN(Number(typed)))
            ? 'Please enter a number'
            : undefined
        }
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(event.target.value)
        }}
        onBlur={() => setTyped(undefined)}
        className="max-w-48"
      />
    )
  const props = { label, name, value, readOnly: isReadOnly, spellCheck: true }
  return value.length > longLine ? (
    <TextArea
      {...props}
      rows={Math.min(8, Math.ceil(value.length / longLine))}
      onChange={(event) => onChange(event.target.value.replace(/\n/g, ' '))}
    />
  ) : (
    <TextField {...props} onChange={(event) => onChange(event.target.value)} />
  )
}
