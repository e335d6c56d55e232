import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { seniorities, workPlaces, type RoleSlug } from '#config/roles.ts'
import { checkKinds, statuses, supplierTypes } from './supplier.schema.ts'

export const suppliers = pgTable(
  'suppliers',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Rises with each change: two people editing notice each other. */
    version: integer().notNull().default(1),
    type: text({ enum: supplierTypes }).notNull(),
    legalName: text().notNull(),
    contactName: text().notNull(),
    contactEmail: text().notNull(),
    contactPhone: text(),
    roles: text().array().$type<RoleSlug[]>().notNull(),
    skills: text().array().notNull(),
    seniority: text({ enum: seniorities }).notNull(),
    dayRate: integer(),
    location: text().notNull(),
    remote: text({ enum: workPlaces }).notNull(),
    availableFrom: date(),
    capacity: integer().notNull(),
    notes: text(),
    status: text({ enum: statuses }).notNull().default('prospect'),
    statusReason: text(),
    archivedAt: instant(),
  },
  (table) => [
    index('suppliers_name').on(sql`lower(${table.legalName})`, table.id),
    index('suppliers_status').on(table.status, table.id),
    index('suppliers_roles').using('gin', table.roles),
  ],
)

export const supplierChecks = pgTable(
  'supplier_checks',
  {
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    kind: text({ enum: checkKinds }).notNull(),
    outcome: text({ enum: ['passed', 'failed'] }).notNull(),
    /** The last day on which it holds. */
    expiresOn: date(),
    note: text(),
    checkedAt: instant().notNull(),
    checkedBy: text().notNull(),
    /** The last warning given, by its days before the end. */
    warnedDays: smallint(),
  },
  (table) => [
    primaryKey({ columns: [table.supplierId, table.kind] }),
    index('supplier_checks_expiry').on(table.expiresOn),
  ],
)

export type Supplier = typeof suppliers.$inferSelect
