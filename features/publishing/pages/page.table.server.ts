import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { pageReasons } from './page.schema.ts'

/** Pages of `content/` that staff have changed; one that isn’t here is as it comes with the site. */
export const pageEntries = pgTable(
  'page_entries',
  {
    /** Folder and name of its file, as in `solutions/machine-vision`. */
    id: text().primaryKey(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: text().notNull(),
    /** Rises with each change: two people editing notice each other. */
    version: integer().notNull().default(1),
    /** The working copy. */
    draft: text().notNull(),
    /** The version that visitors read; null while they read what comes with the site. */
    liveNumber: integer(),
    /** The version that takes its place at `publishAt`. */
    nextNumber: integer(),
    publishAt: instant(),
    /** Of the file from which the first change was made. */
    shippedHash: text().notNull(),
    previewKey: uuid().notNull().defaultRandom().unique(),
  },
  (table) => [index('page_entries_publish').on(table.publishAt)],
)

export const pageEntryVersions = pgTable(
  'page_entry_versions',
  {
    entryId: text()
      .notNull()
      .references(() => pageEntries.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    at: instant().notNull(),
    by: text().notNull(),
    reason: text({ enum: pageReasons }).notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.number] })],
)

export type StoredPage = typeof pageEntries.$inferSelect
