import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { leads } from '#features/leads/lead.table.server.ts'

/** Who is writing to a lead right now. It lapses by itself. */
export const leadClaims = pgTable('lead_claims', {
  /** The lead's own id: one writes at a time. */
  id: uuid()
    .primaryKey()
    .references(() => leads.id, { onDelete: 'cascade' }),
  userId: uuid().notNull(),
  userName: text().notNull(),
  until: instant().notNull(),
})
