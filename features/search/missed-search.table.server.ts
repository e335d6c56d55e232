import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Searches that found nothing, counted by day: the words and nobody who wrote them. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    day: date({ mode: 'string' }).notNull(),
    query: text().notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.query] })],
)
