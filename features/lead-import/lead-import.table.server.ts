import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '#db/columns.ts'
import {
  encodings,
  importStates,
  outcomes,
  separators,
  undoOutcomes,
  updateModes,
  verdicts,
  type Counts,
  type Mapping,
} from './lead-import.schema.ts'
import type { ImportFields } from '#features/leads/import-fields.ts'

/** A file of leads on its way into the database, and the record of it afterwards. */
export const leadImports = pgTable(
  'lead_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant().notNull(),
    createdById: uuid(),
    createdByName: text().notNull(),
    fileName: text().notNull(),
    bytes: integer().notNull(),
    state: text({ enum: importStates }).notNull().default('uploading'),
    /** Why it failed, in words. */
    problem: text(),
    encoding: text({ enum: encodings }),
    separator: text({ enum: separators }),
    hasHeader: boolean().notNull().default(true),
    /** The names of the columns, or "Column 1" and so on. */
    header: text().array(),
    mapping: jsonb().$type<Mapping>(),
    mode: text({ enum: updateModes }),
    ownerId: uuid(),
    ownerName: text(),
    /** Rises with each reading: one that was overtaken stops. */
    attempt: integer().notNull().default(0),
    rows: integer().notNull().default(0),
    /** How many rows the present step has behind it. */
    progress: integer().notNull().default(0),
    counts: jsonb().$type<Counts>().notNull().default({}),
    startedAt: instant(),
    finishedAt: instant(),
    undoneAt: instant(),
  },
  (table) => [index('lead_imports_created').on(table.createdAt, table.id)],
)

/** The file as it arrives, in parts, until its rows were read and their columns are settled. */
export const leadImportParts = pgTable(
  'lead_import_parts',
  {
    importId: uuid()
      .notNull()
      .references(() => leadImports.id, { onDelete: 'cascade' }),
    part: integer().notNull(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.part] })],
)

/** A row of the file: its cells, what is to become of it, what became of it, and what a lead was before. */
export const leadImportRows = pgTable(
  'lead_import_rows',
  {
    importId: uuid()
      .notNull()
      .references(() => leadImports.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    /** Where it begins in the file, from 1. */
    line: integer().notNull(),
    cells: text().array().notNull(),
    /** What keeps it from being read at all. */
    fault: text(),
    /** What tells it from the others: its address, or else name and company. */
    rowKey: text(),
    verdict: text({ enum: verdicts }),
    reason: text(),
    outcome: text({ enum: outcomes }),
    leadId: uuid(),
    /** Of an updated lead: the fields that were written, as they were and as they became. */
    before: jsonb().$type<Partial<ImportFields>>(),
    after: jsonb().$type<Partial<ImportFields>>(),
    undoOutcome: text({ enum: undoOutcomes }),
    undoReason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('lead_import_rows_key')
      .on(table.importId, table.rowKey, table.row)
      .where(sql`${table.rowKey} is not null`),
    index('lead_import_rows_lead')
      .on(table.leadId)
      .where(sql`${table.leadId} is not null`),
  ],
)
