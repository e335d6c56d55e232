import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { seniorities, workPlaces, type RoleSlug } from '#config/roles.ts'
import type { CustomValues } from '#features/custom-fields/custom-field.schema.ts'
import { outcomes } from './placing.schema.ts'
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
    /** By the ids of the firm’s own fields. */
    custom: jsonb().$type<CustomValues>().notNull().default({}),
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

/** A supplier that was put forward to a lead, and what became of it. */
export const supplierShortlistings = pgTable(
  'supplier_shortlistings',
  {
    id: uuid().primaryKey().defaultRandom(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    leadId: uuid().notNull(),
    outcome: text({ enum: outcomes }),
    note: text(),
    version: integer().notNull().default(1),
    addedAt: instant().notNull(),
    addedBy: text().notNull(),
    decidedAt: instant(),
    decidedBy: text(),
    /** Taken off; for a day it can be taken back. */
    deletedAt: instant(),
  },
  (table) => [
    index('supplier_shortlistings_supplier').on(table.supplierId, table.addedAt),
    index('supplier_shortlistings_lead').on(table.leadId, table.addedAt),
  ],
)

/** Who or what of a supplier works, or worked, with whom. */
export const supplierPlacements = pgTable(
  'supplier_placements',
  {
    id: uuid().primaryKey().defaultRandom(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    leadId: uuid(),
    companyId: uuid(),
    who: text().notNull(),
    startsOn: date().notNull(),
    endsOn: date(),
    /** Whole pounds a day that they charge us. */
    dayRate: integer(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    /** For a day it can be taken back. */
    deletedAt: instant(),
  },
  (table) => [
    check('supplier_placements_place', sql`num_nonnulls(lead_id, company_id) = 1`),
    index('supplier_placements_supplier').on(table.supplierId, table.startsOn),
    index('supplier_placements_lead')
      .on(table.leadId)
      .where(sql`lead_id is not null`),
  ],
)

export type Supplier = typeof suppliers.$inferSelect
