import { integer, pgTable } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'

/** One row: the number that rises with every publish and names the pages kept by the servers. */
export const contentVersions = pgTable('content_versions', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  publishedAt: instant().notNull(),
})
