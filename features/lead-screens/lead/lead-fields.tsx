import { SelectField, TextArea, TextField } from '#ui/field.tsx'
import { useFirstFault } from '#ui/use-first-fault.ts'
import type { Owner } from '#features/leads/lead-answer.schema.ts'
import { fieldLabels, fieldNames, type Draft, type FieldName } from '#features/leads/lead-draft.ts'
import { companySizes } from '#features/leads/lead.schema.ts'
import { optionsOf, sizeNames } from '#features/leads/lead-words.ts'
import { useSectors } from '#features/leads/sectors/use-sectors.ts'
import { useOwners } from '#features/lead-screens/use-owners.ts'

interface LeadFieldsProps {
  draft: Draft
  errors: Partial<Record<FieldName, string>>
  onChange: (field: FieldName, value: string) => void
  owner: Owner | null
  /** Of someone who is known: their address and number stay theirs. */
  isOfKnown?: boolean
}

const unknown = { value: '', label: 'Not known' }

/** The editable fields of a lead, for entering and for changing one. */
export function LeadFields({ draft, errors, onChange, owner, isOfKnown = false }: LeadFieldsProps) {
  const owners = useOwners(owner)
  const sectors = useSectors()
  useFirstFault(fieldNames, errors)
  const wire = (field: FieldName) => ({
    name: field,
    label: fieldLabels[field],
    value: draft[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  })
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <TextField {...wire('name')} required autoComplete="off" />
      <TextField {...wire('company')} autoComplete="off" />
      {!isOfKnown && (
        <>
          <TextField {...wire('email')} type="email" autoComplete="off" />
          <TextField {...wire('phone')} type="tel" autoComplete="off" />
        </>
      )}
      <SelectField {...wire('sector')} options={[unknown, ...sectors.choicesBeside(draft.sector)]} />
      <SelectField {...wire('companySize')} options={[unknown, ...optionsOf(sizeNames, companySizes)]} />
      <TextField {...wire('country')} placeholder="GB" maxLength={2} autoComplete="off" />
      <TextField {...wire('value')} inputMode="numeric" placeholder="£" autoComplete="off" />
      <TextField {...wire('expectedClose')} type="date" min="2000-01-01" max="2100-12-31" />
      <SelectField {...wire('ownerId')} options={[{ value: '', label: 'No owner' }, ...owners]} />
      <TextField {...wire('tags')} placeholder="expo, vision" autoComplete="off" />
      <TextArea {...wire('problem')} className="sm:col-span-2" maxLength={500} />
    </div>
  )
}
