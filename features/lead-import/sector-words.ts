import { otherSector, type FirstSector } from '#features/leads/sectors/first-sectors.ts'
import type { Sector } from '#features/leads/sectors/sector.schema.ts'

interface Named {
  id: Sector
  name: string
  archivedAt: Date | null
}

/** Which sector a cell means; undefined for none. */
export type ReadSector = (text: string) => Sector | undefined

/** Words without capitals and signs, to compare them. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** HubSpot's industries are fixed words in capitals, and are of many more kinds than ours. */
const kinds: readonly (readonly [RegExp, FirstSector])[] = [
  [/MACHINERY|MANUFACTUR|AUTOMOTIVE|PLASTICS|CHEMICALS|SEMICONDUCTORS|TEXTILES/, 'manufacturing'],
  [/RETAIL|CONSUMER_GOODS|SUPERMARKETS|WHOLESALE/, 'retail'],
  [/HOSPITAL|HEALTH|PHARMA|MEDICAL|VETERINARY/, 'healthcare'],
  [/TRANSPORT|LOGISTICS|WAREHOUS|AIRLINES|MARITIME|PACKAGE_FREIGHT/, 'transport_logistics'],
  [/EDUCATION|E_LEARNING|TRAINING/, 'education_elearning'],
  [/FARMING|DAIRY|RANCHING|FISHERY/, 'agriculture'],
  [/BANKING|FINANC|INSURANCE|INVESTMENT|VENTURE_CAPITAL/, 'banking_finance'],
]

/**
 * Reads the sectors of a file by these rows: by name, of an archived one too, since it comes back with the records that had it; by id; by
 * what HubSpot calls it (“MACHINERY”, “Airlines/Aviation”), unless that one is archived.
 */
export function sectorReader(rows: readonly Named[]): ReadSector {
  const exact = new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]))
  const alike = new Map([
    ...rows.map(({ id }) => [plain(id), id] as const),
    // Of two that differ in signs alone, the one that is offered.
    ...rows
      .toSorted((a, b) => Number(b.archivedAt !== null) - Number(a.archivedAt !== null))
      .map(({ id, name }) => [plain(name), id] as const),
  ])
  const offered = new Set(rows.flatMap(({ id, archivedAt }) => (archivedAt ? [] : [id])))
  return (text) => {
    const own = exact.get(text.trim().toLowerCase()) ?? alike.get(plain(text))
    if (own) return own
    const words = text.toUpperCase().replace(/[^A-Z]+/g, '_')
    const known = kinds.find(([pattern]) => pattern.test(words))?.[1]
    if (known && offered.has(known)) return known
    return /^[A-Z][A-Z_&]{3,}$/.test(text) ? otherSector : undefined
  }
}
