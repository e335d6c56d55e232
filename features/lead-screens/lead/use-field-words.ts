import type { Owner } from '#features/leads/lead-answer.schema.ts'
import type { FieldName } from '#features/leads/lead-draft.ts'
import { companySizes } from '#features/leads/lead.schema.ts'
import { money } from '#lib/money.ts'
import { longDate } from '#lib/office-time.ts'
import { sizeNames } from '#features/leads/lead-words.ts'
import { useSectors } from '#features/leads/sectors/use-sectors.ts'
import { useOwners } from '#features/lead-screens/use-owners.ts'

/** The value of a form's field as people read it: names in place of keys and ids. */
export function useFieldWords(known: (Owner | null)[]): (field: FieldName, value: string) => string {
  const owners = useOwners()
  const { nameOf: sectorName } = useSectors()
  return (field, value) => {
    if (field === 'sector') return value && sectorName(value)
    if (field === 'companySize') {
      const size = companySizes.find((one) => one === value)
      return size ? sizeNames[size] : value
    }
    if (field === 'value' && /^\d+$/.test(value)) return money(Number(value))
    if (field === 'expectedClose' && value) return longDate(value)
    if (field === 'ownerId') {
      if (value === '') return 'No owner'
      const owner = known.find((one) => one?.id === value)
      return owners.find((one) => one.value === value)?.label ?? owner?.name ?? 'A colleague'
    }
    return value
  }
}
