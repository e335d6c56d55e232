import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { entryKinds } from './entry.schema.ts'
import type { StoredPartName } from './firm-part.ts'

/** What the operator says of the house, by part; a part without a row is as it was shipped. */
export const firmSettings = pgTable('firm_settings', {
  part: text().$type<StoredPartName>().primaryKey(),
  fields: jsonb().$type<Record<string, unknown>>().notNull(),
  version: integer().notNull(),
  updatedAt: instant().notNull(),
  updatedBy: text().notNull(),
})

/** People, cases and certificates that public pages show; who or what isn't entered has no place there. */
export const firmEntries = pgTable(
  'firm_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: entryKinds }).notNull(),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    /** Of `pictures`. */
    pictureId: uuid(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: text().notNull(),
  },
  (table) => [index('firm_entries_kind').on(table.kind, table.createdAt, table.id)],
)
