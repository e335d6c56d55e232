import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'

/** What firms do. An id is never given twice, and a row never deleted: leads, companies, rules and views name it. */
export const leadSectors = pgTable(
  'lead_sectors',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    position: integer().notNull(),
    isTarget: boolean().notNull(),
    /** Since when nobody is given it any more. */
    archivedAt: instant(),
    version: integer().notNull().default(1),
  },
  (table) => [
    // Archived ones too: a file names a sector by its name.
    uniqueIndex('lead_sectors_name').on(sql`lower(${table.name})`),
  ],
)
