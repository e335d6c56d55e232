import { sql } from 'drizzle-orm'
import type { PersonHolder } from '#features/context/person.ts'
import { keyPart } from '#features/context/text-place.server.ts'
import { missedSearches } from './missed-search.table.server.ts'

/** Words that were searched for belong to nobody; a name may be among them. */
export const missedSearchHolder: PersonHolder = {
  label: 'Searches that found nothing',
  columns: [],
  texts: [
    {
      id: 'missed_searches',
      label: 'Search that found nothing',
      table: missedSearches,
      columns: ['query'],
      key: [keyPart(missedSearches.day), { value: sql`md5(${missedSearches.query})`, type: 'text' }],
      path: sql`'/analytics?tab=searches'`,
      removal: 'record',
    },
  ],
  async exportPerson() {
    return []
  },
  async erasePerson() {
    return 0
  },
}
