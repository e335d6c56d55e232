import { date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'

export const redirects = pgTable(
  'redirects',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** A path without a slash at its end. */
    from: text().notNull().unique(),
    /** A path of ours or a whole address; null for a page that is gone. */
    to: text(),
    status: smallint().notNull(),
    hits: integer().notNull().default(0),
    lastHitAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index('redirects_to').on(table.to), index('redirects_updated').on(table.updatedAt, table.id)],
)

/** How often a path that no page has was asked for, by day and without who asked. */
export const missingPages = pgTable(
  'missing_pages',
  {
    path: text().notNull(),
    day: date().notNull(),
    hits: integer().notNull().default(0),
    robots: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] }), index('missing_pages_path').on(table.path)],
)

/** Paths of which staff said that they need nothing. */
export const ignoredPaths = pgTable('ignored_paths', {
  path: text().primaryKey(),
  at: instant().notNull(),
})
