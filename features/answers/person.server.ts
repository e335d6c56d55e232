import { sql } from 'drizzle-orm'
import type { PersonHolder } from '#features/context/person.ts'
import { keyPart } from '#features/context/text-place.server.ts'
import { learnedWordings } from './learned-wording.table.server.ts'

/** Words of visitors that became wordings of a known question belong to nobody; a name may be among them. */
export const learnedWordingHolder: PersonHolder = {
  label: 'Wordings of known questions',
  columns: [],
  texts: [
    {
      id: 'learned_wordings',
      label: 'Wording of a known question',
      table: learnedWordings,
      columns: ['wording'],
      key: [keyPart(learnedWordings.id)],
      path: sql`'/conversations?filter=questions&state=used'`,
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
