import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '#db/columns.ts'
import {
  encodings,
  importKinds,
  importStates,
  outcomes,
  separators,
  undoOutcomes,
  updateModes,
  verdicts,
  type Counts,
  type ImportedValues,
  type Mapping,
} from './lead-import.schema.ts'

/** A file of leads, companies, people or suppliers on its way into the database, and the record of it afterwards. */
export const leadImports = pgTable(
  'lead_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant().notNull(),
    createdById: uuid(),
    createdByName: text().notNull(),
    kind: text({ enum: importKinds }).notNull().default('lead'),
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

/** A row of the file: its cells, what is to become of it, what became of it, and what its record was before. */
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
    /** What tells it from the others: its address, or else name and company; of a company its name, or else its domain; of a supplier its address, or else its name. */
    rowKey: text(),
    verdict: text({ enum: verdicts }),
    reason: text(),
    outcome: text({ enum: outcomes }),
    leadId: uuid(),
    companyId: uuid(),
    personId: uuid(),
    supplierId: uuid(),
    /** Of an updated record: the fields that were written, as they were and as they became. */
    before: jsonb().$type<ImportedValues>(),
    after: jsonb().$type<ImportedValues>(),
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
    index('lead_import_rows_company')
      .on(table.companyId)
      .where(sql`${table.companyId} is not null`),
    index('lead_import_rows_person')
      .on(table.personId)
      .where(sql`${table.personId} is not null`),
    index('lead_import_rows_supplier')
      .on(table.supplierId)
      .where(sql`${table.supplierId} is not null`),
  ],
)
