import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { GivenFilter } from '#ui/given-filter.tsx'
import { conditionInWords, conditionsOf, filterText } from './custom-filter.ts'
import { CustomFilterDialog } from './custom-filter-dialog.tsx'
import type { CustomRecord } from './custom-field.schema.ts'
import { useCustomFields } from './use-custom-fields.ts'

interface Props {
  record: CustomRecord
  /** As the address has it. */
  filter: string
  onChange: (filter: string) => void
}

/** Filters of a list by the firm’s own fields: a button that asks, and each condition that is on. Nothing where there are no such fields. */
export function CustomFilters({ record, filter, onChange }: Props) {
  const { fields } = useCustomFields(record)
  const [isAsking, setAsking] = useState(false)
  const wanted = conditionsOf(filter)
  const shown = fields.filter(({ id, isArchived }) => !isArchived || id in wanted)
  if (shown.length === 0) return null
  return (
    <>
      <Button variant="secondary" icon="filter" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Fields
      </Button>
      {shown.map((field) => {
        const condition = wanted[field.id]
        if (!condition) return null
        const { [field.id]: _, ...others } = wanted
        return (
          <GivenFilter
            key={field.id}
            label={conditionInWords(field, condition)}
            onDrop={() => onChange(filterText(others))}
          />
        )
      })}
      {isAsking && (
        <CustomFilterDialog
          fields={shown}
          wanted={wanted}
          onClose={() => setAsking(false)}
          onApply={(next) => {
            setAsking(false)
            onChange(filterText(next))
          }}
        />
      )}
    </>
  )
}
