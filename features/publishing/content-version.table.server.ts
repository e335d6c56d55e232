import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** One row: the number that rises with every publish and names the pages kept by the servers. */
export const contentVersions = pgTable('content_versions', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  publishedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
})
