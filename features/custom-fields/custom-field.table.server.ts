import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { customKinds, customRecords, type CustomOption } from './custom-field.schema.ts'

/** The fields that the firm adds to its records. A row is never deleted: records hold values by its id. */
export const customFields = pgTable(
  'custom_fields',
  {
    id: uuid().primaryKey().defaultRandom(),
    record: text({ enum: customRecords }).notNull(),
    kind: text({ enum: customKinds }).notNull(),
    name: text().notNull(),
    options: jsonb().$type<CustomOption[]>().notNull(),
    position: integer().notNull(),
    archivedAt: instant(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('custom_fields_record').on(table.record, table.position),
    // Archived ones too: whoever misses one finds it there.
    uniqueIndex('custom_fields_name').on(table.record, sql`lower(${table.name})`),
  ],
)
