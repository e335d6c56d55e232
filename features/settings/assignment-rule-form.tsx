import { useState } from 'react'
import type { Assignment, AssignmentRule } from '#features/leads/assignment/assignment.schema.ts'
import { useSectors } from '#features/leads/sectors/use-sectors.ts'
import { IconButton } from '#ui/button.tsx'
import { Checkbox, SelectField, TextField } from '#ui/field.tsx'

interface AssignmentRuleFormProps {
  rule: AssignmentRule
  /** Its place in the order, from 1. */
  number: number
  count: number
  colleagues: Assignment['colleagues']
  error: string | undefined
  onChange: (rule: AssignmentRule) => void
  onMove: (by: number) => void
  onRemove: () => void
}

const wayOptions = [
  { value: 'turn', label: 'In turn' },
  { value: 'load', label: 'Whoever has the fewest open leads' },
]

/** One rule: which leads, to whom, and how it chooses among them. */
export function AssignmentRuleForm(props: AssignmentRuleFormProps) {
  const { rule, number, count, colleagues, error, onChange, onMove, onRemove } = props
  const sectors = useSectors()
  const [countries, setCountries] = useState(rule.countries.join(', '))
  const toggled = <T,>(list: readonly T[], one: T, isOn: boolean) =>
    isOn ? [...list, one] : list.filter((other) => other !== one)
  return (
    <fieldset className="min-w-0 rounded border border-rule p-4">
      <legend className="sr-only">Rule {number}</legend>
      <div className="flex items-center justify-between gap-2 pb-2">
        <p className="font-semibold" aria-hidden="true">
          {number}
        </p>
        <span className="flex">
          <IconButton
            icon="arrow-up"
            label={`Move rule ${number} up`}
            aria-disabled={number === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="arrow-down"
            label={`Move rule ${number} down`}
            aria-disabled={number === count}
            onClick={() => onMove(1)}
          />
          <IconButton icon="trash" label={`Remove rule ${number}`} onClick={onRemove} />
        </span>
      </div>
      <div className="grid gap-x-8 gap-y-2 md:grid-cols-2">
        <fieldset className="min-w-0">
          <legend className="pb-1 text-sm font-semibold">Sectors (none: every sector)</legend>
          <div className="grid gap-x-4 sm:grid-cols-2 md:max-xl:grid-cols-1">
            {sectors.choicesBeside(...rule.sectors).map(({ value, label }) => (
              <Checkbox
                key={value}
                name={`${rule.id}-${value}`}
                label={label}
                checked={rule.sectors.includes(value)}
                onChange={({ target }) =>
                  onChange({ ...rule, sectors: toggled(rule.sectors, value, target.checked) })
                }
              />
            ))}
          </div>
        </fieldset>
        <fieldset className="min-w-0">
          <legend className="pb-1 text-sm font-semibold">Goes to</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {colleagues.map(({ id, name }) => (
              <Checkbox
                key={id}
                name={`${rule.id}-${id}`}
                label={name}
                checked={rule.ownerIds.includes(id)}
                onChange={({ target }) =>
                  onChange({ ...rule, ownerIds: toggled(rule.ownerIds, id, target.checked) })
                }
              />
            ))}
          </div>
          {error && (
            <p role="alert" className="pt-1 text-sm text-signal-strong">
              {error}
            </p>
          )}
        </fieldset>
        <TextField
          name={`${rule.id}-countries`}
          label="Countries"
          hint="Codes such as GB, IE. None: every country"
          autoComplete="off"
          maxLength={200}
          value={countries}
          onChange={({ target }) => {
            setCountries(target.value)
            const codes = target.value.toUpperCase().split(/[^A-Z]+/)
            onChange({ ...rule, countries: codes.filter((code) => code !== '') })
          }}
        />
        <SelectField
          name={`${rule.id}-way`}
          label="Chooses"
          value={rule.way}
          options={wayOptions}
          className="self-end"
          onChange={({ target }) => onChange({ ...rule, way: target.value === 'load' ? 'load' : 'turn' })}
        />
      </div>
    </fieldset>
  )
}
