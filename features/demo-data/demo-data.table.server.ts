import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What `npm run seed` wrote, so that all of it, and nothing else, can be taken away again. */
export const demoRecords = pgTable(
  'demo_records',
  {
    /** The table. */
    place: text().notNull(),
    /** The row's id; of sums, their key as JSON. */
    key: text().notNull(),
    /** How much was added to a sum. */
    amount: integer(),
  },
  (table) => [primaryKey({ columns: [table.place, table.key] })],
)
