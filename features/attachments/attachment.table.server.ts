import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '#db/columns.ts'
import { documentKinds } from './attachment.schema.ts'

/** Files that staff keep with a lead, a company or a supplier: with exactly one of them. */
export const recordFiles = pgTable(
  'record_files',
  {
    /** Made by the browser that sends it, so that a beginning sent twice is one file. */
    id: uuid().primaryKey(),
    leadId: uuid(),
    companyId: uuid(),
    supplierId: uuid(),
    /** Without anything that a system gives a meaning to. */
    name: text().notNull(),
    description: text(),
    /** Which kind of document it is, where somebody said so. */
    kind: text({ enum: documentKinds }),
    /** What the bytes are; null until all of them are here. */
    type: text(),
    size: integer().notNull(),
    /** The last day on which it holds. */
    expiresOn: date(),
    /** The last reminder of its end, by the days that were left: of this very end, so a new one clears it. */
    remindedDays: smallint(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    uploadedById: uuid(),
    uploadedByName: text().notNull(),
    /** Since when it is only there to be taken back. */
    deletedAt: instant(),
  },
  (table) => [
    check('record_files_owner', sql`num_nonnulls(lead_id, company_id, supplier_id) = 1`),
    index('record_files_lead')
      .on(table.leadId, table.createdAt)
      .where(sql`lead_id is not null`),
    index('record_files_company')
      .on(table.companyId, table.createdAt)
      .where(sql`company_id is not null`),
    index('record_files_supplier')
      .on(table.supplierId, table.createdAt)
      .where(sql`supplier_id is not null`),
    index('record_files_expiry')
      .on(table.expiresOn)
      .where(sql`expires_on is not null`),
    index('record_files_unfinished')
      .on(table.createdAt)
      .where(sql`type is null or deleted_at is not null`),
  ],
)
export type RecordFile = typeof recordFiles.$inferSelect

/** The bytes, in pieces that an upload, a backup and a download take one by one. */
export const recordFileParts = pgTable(
  'record_file_parts',
  {
    fileId: uuid()
      .notNull()
      .references(() => recordFiles.id, { onDelete: 'cascade' }),
    part: integer().notNull(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.part] })],
)
