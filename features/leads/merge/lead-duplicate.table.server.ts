import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { duplicateReasons } from './duplicate.schema.ts'
import { leads } from '#features/leads/lead.table.server.ts'

/** Two leads that may be one person, the lesser id first, with why. What staff decided is remembered. */
export const leadDuplicates = pgTable(
  'lead_duplicates',
  {
    leadA: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    leadB: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    reasons: text({ enum: duplicateReasons }).array().notNull(),
    state: text({ enum: ['open', 'dismissed'] })
      .notNull()
      .default('open'),
    foundAt: instant().notNull(),
    decidedAt: instant(),
    decidedById: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.leadA, table.leadB] }),
    index('lead_duplicates_other').on(table.leadB),
    index('lead_duplicates_open')
      .on(table.foundAt, table.leadA, table.leadB)
      .where(sql`${table.state} = 'open'`),
  ],
)

/** One row: how far, by the time they were made, leads have been compared with the others. */
export const duplicateScan = pgTable('duplicate_scan', {
  id: integer().primaryKey(),
  createdAt: instant().notNull(),
  leadId: uuid().notNull(),
})
