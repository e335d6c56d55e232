import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import type { CustomField } from './custom-field.schema.ts'
import type { CustomConditions } from './custom-filter.ts'
import { titleOf } from './custom-values.ts'
import { filterDraftOf, readDrafts, type FilterDraft } from './filter-draft.ts'

interface Props {
  fields: readonly CustomField[]
  wanted: CustomConditions
  onApply: (wanted: CustomConditions) => void
  onClose: () => void
}

/** Asks what the firm’s own fields must hold. A field that is left empty is not asked about. */
export function CustomFilterDialog({ fields, wanted, onApply, onClose }: Props) {
  const [drafts, setDrafts] = useState<Record<string, FilterDraft>>(() =>
    Object.fromEntries(fields.map(({ id }) => [id, filterDraftOf(wanted[id])])),
  )
  const [errors, setErrors] = useState<Record<string, string>>({})
  const submit = () => {
    const read = readDrafts(fields, drafts)
    if (read.isValid) onApply(read.wanted)
    else setErrors(read.errors)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Filter by custom fields"
      description="Records must match every field that you fill in."
      footer={
        <>
          <Button variant="secondary" onClick={() => onApply({})}>
            Clear
          </Button>
          <Button type="submit" form="custom-filter">
            Apply
          </Button>
        </>
      }
    >
      <form
        id="custom-filter"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {fields.map((field) => (
          <FilterInputs
            key={field.id}
            field={field}
            draft={drafts[field.id] ?? filterDraftOf(undefined)}
            error={errors[field.id]}
            onChange={(draft) => setDrafts({ ...drafts, [field.id]: draft })}
          />
        ))}
      </form>
    </Dialog>
  )
}

interface InputsProps {
  field: CustomField
  draft: FilterDraft
  error: string | undefined
  onChange: (draft: FilterDraft) => void
}

function FilterInputs({ field, draft, error, onChange }: InputsProps) {
  const title = titleOf(field)
  const name = `filter-${field.id}`
  const wire = (part: keyof FilterDraft) => ({
    value: draft[part],
    onChange: (event: { target: { value: string } }) => onChange({ ...draft, [part]: event.target.value }),
  })
  if (field.kind === 'text')
    return (
      <TextField
        {...wire('text')}
        name={name}
        label={`${title} contains`}
        maxLength={100}
        autoComplete="off"
      />
    )
  if (field.kind === 'choice') {
    const options = field.options.map(({ id, name, isArchived }) => ({
      value: id,
      label: isArchived ? `${name} (archived)` : name,
    }))
    return (
      <SelectField
        {...wire('text')}
        name={name}
        label={title}
        options={[{ value: '', label: 'Any' }, ...options]}
      />
    )
  }
  const kind =
    field.kind === 'date'
      ? { type: 'date', min: '1900-01-01', max: '2199-12-31' }
      : ({ inputMode: 'decimal' } as const)
  return (
    <fieldset className="grid grid-cols-2 items-start gap-x-4">
      <legend className="pb-1.5 text-sm font-semibold">{title}</legend>
      <TextField
        {...wire('from')}
        {...kind}
        name={`${name}-from`}
        label="From"
        error={error}
        autoComplete="off"
      />
      <TextField {...wire('to')} {...kind} name={`${name}-to`} label="To" autoComplete="off" />
    </fieldset>
  )
}
