import type { NewPartyFacts } from '#features/leads/companies/import-fields.ts'
import { dateOf } from './file-date.ts'

/** How the file writes its dates, and what the time is. */
export interface Dates {
  monthFirst: boolean
  now: Date
}

const names = { createdAt: 'Created', archivedAt: 'In the archive since' } as const

/** When a new company or person was made and put away; what is no date, or one that is still to come, is kept in words. */
export function partyFactsOf(
  told: Partial<Record<keyof NewPartyFacts, string>>,
  { monthFirst, now }: Dates,
  keep: (what: string, text: string) => void,
): Partial<NewPartyFacts> {
  const facts: Partial<NewPartyFacts> = {}
  for (const field of ['createdAt', 'archivedAt'] as const) {
    const text = told[field]
    if (!text) continue
    const at = dateOf(text, monthFirst)
    if (at && at <= now.toISOString()) facts[field] = at
    else keep(names[field], text)
  }
  return facts
}
