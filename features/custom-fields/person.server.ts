import { sql } from 'drizzle-orm'
import type { PersonHolder } from '#features/context/person.ts'
import { keyPart } from '#features/context/text-place.server.ts'
import { customFields } from './custom-field.table.server.ts'

/** Fields and what a choice offers are words of the firm; "Recommended by" may offer people. */
export const customFieldHolder: PersonHolder = {
  label: 'Fields of our own',
  columns: [],
  texts: [
    {
      id: 'custom_fields',
      label: 'Name of a field, or of what it offers',
      table: customFields,
      columns: ['name', 'options'],
      key: [keyPart(customFields.id)],
      path: sql`'/settings?tab=fields'`,
      removal: 'elsewhere',
    },
  ],
  async exportPerson() {
    return []
  },
  async erasePerson() {
    return 0
  },
}
