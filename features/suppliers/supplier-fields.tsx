import { placeNames, roleNames, roleSlugs, seniorities, seniorityNames, workPlaces } from '#config/roles.ts'
import { Checkbox, SelectField, TextArea, TextField } from '#ui/field.tsx'
import { useFirstFault } from '#ui/use-first-fault.ts'
import { rateWarning, readRate } from './day-rate.ts'
import { useDayRateBand } from './use-day-rate-band.ts'
import { fieldLabels, fieldNames, joinRoles, type Draft, type FieldName } from './supplier-draft.ts'
import { supplierTypes } from './supplier.schema.ts'
import { typeNames } from './supplier-words.ts'

interface SupplierFieldsProps {
  draft: Draft
  errors: Partial<Record<FieldName, string>>
  onChange: (field: FieldName, value: string) => void
}

const optionsOf = <K extends string>(keys: readonly K[], names: Record<K, string>) =>
  keys.map((value) => ({ value, label: names[value] }))

/** The editable fields of a supplier, for entering and for changing one. */
export function SupplierFields({ draft, errors, onChange }: SupplierFieldsProps) {
  useFirstFault(fieldNames, errors)
  const wire = (field: FieldName) => ({
    name: field,
    label: fieldLabels[field],
    value: draft[field],
    error: errors[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  })
  const warning = rateWarning(readRate(draft.dayRate), useDayRateBand())
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <TextField {...wire('legalName')} required />
      <SelectField {...wire('type')} options={optionsOf(supplierTypes, typeNames)} />
      <TextField {...wire('contactName')} required />
      <TextField {...wire('contactEmail')} type="email" required />
      <TextField {...wire('contactPhone')} type="tel" />
      <TextField {...wire('location')} />
      <Roles value={draft.roles} error={errors.roles} onChange={(roles) => onChange('roles', roles)} />
      <TextField {...wire('skills')} placeholder="PyTorch, OPC UA" className="sm:col-span-2" />
      <SelectField {...wire('seniority')} options={optionsOf(seniorities, seniorityNames)} />
      <div className="min-w-0">
        <TextField {...wire('dayRate')} inputMode="numeric" placeholder="£" />
        {warning && (
          <p role="status" className="-mt-6 pb-2 text-xs text-warn">
            {warning}
          </p>
        )}
      </div>
      <SelectField {...wire('remote')} options={optionsOf(workPlaces, placeNames)} />
      <TextField {...wire('availableFrom')} type="date" />
      <TextField {...wire('capacity')} inputMode="numeric" />
      <TextArea {...wire('notes')} className="sm:col-span-2" maxLength={2000} />
    </div>
  )
}

interface RolesProps {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function Roles({ value, error, onChange }: RolesProps) {
  const chosen = value.split(',').filter(Boolean)
  const toggle = (slug: string, isOn: boolean) =>
    onChange(joinRoles(isOn ? [...chosen, slug] : chosen.filter((one) => one !== slug)))
  return (
    <fieldset id="roles" tabIndex={-1} className="min-w-0 sm:col-span-2" aria-describedby="roles-error">
      <legend className="flex items-baseline gap-2 pb-1 text-sm font-semibold">
        {fieldLabels.roles}
        <span aria-hidden="true" className="text-xs font-normal text-slate">
          required
        </span>
      </legend>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {roleSlugs.map((slug) => (
          <Checkbox
            key={slug}
            name={`role-${slug}`}
            label={roleNames[slug]}
            checked={chosen.includes(slug)}
            onChange={(event) => toggle(slug, event.target.checked)}
          />
        ))}
      </div>
      <p id="roles-error" className="min-h-8 pt-1 text-sm text-signal-strong">
        {error}
      </p>
    </fieldset>
  )
}
