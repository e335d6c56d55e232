import { useQuery } from '@tanstack/react-query'
import type { Sector, SectorItem, SectorList } from './sector.schema.ts'

export const sectorsUrl = '/api/settings/sectors'
const none: readonly SectorItem[] = []

/** As lists of choices name a sector. */
const optionOf = ({ id, name, isArchived }: SectorItem) => ({
  value: id,
  label: isArchived ? `${name} (archived)` : name,
})

/** A sector whose row isn’t read yet, as its id calls it: `transport_logistics` as "Transport logistics". */
function spokenId(id: Sector): string {
  const words = id.replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The sectors as they are now: what each is called, archived ones too, and what can be chosen. */
export function useSectors() {
  const { data } = useQuery<SectorList>({ queryKey: [sectorsUrl] })
  const items = data?.items ?? none
  const nameOf = (id: Sector) => items.find((one) => one.id === id)?.name ?? spokenId(id)
  return {
    nameOf,
    /** Every one there is, for a filter: records keep an archived one. */
    all: items.map(optionOf),
    /** Those that are offered, and those that are chosen already whatever became of them. */
    choicesBeside(...chosen: Sector[]) {
      const shown = items.filter(({ id, isArchived }) => !isArchived || chosen.includes(id))
      const unread = chosen.filter((id) => id !== '' && !items.some((one) => one.id === id))
      return [...shown.map(optionOf), ...unread.map((id) => ({ value: id, label: nameOf(id) }))]
    },
  }
}
