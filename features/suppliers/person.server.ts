import { and, asc, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { heldRecord, type Person, type PersonHolder } from '#features/context/person.ts'
import { readCustomFields } from '#features/custom-fields/custom-fields.server.ts'
import { heldWithCustom } from '#features/custom-fields/custom-values.server.ts'
import { keyPart } from '#features/context/text-place.server.ts'
import {
  supplierChecks,
  supplierPlacements,
  suppliers,
  supplierShortlistings,
} from './supplier.table.server.ts'

const reachedAt = (emailKey: string | null) =>
  emailKey ? sql`lower(${suppliers.contactEmail}) = ${emailKey}` : sql`false`

/** What belongs to their record as a supplier. */
const ofTheirs = (supplierId: PgColumn, { emailKey }: Person) =>
  sql`${supplierId} in (select ${suppliers.id} from ${suppliers} where ${reachedAt(emailKey)})`

/** People we hire from: while the contract runs their record is needed; from the archive it goes on request. */
export const supplierHolder: PersonHolder = {
  label: 'Suppliers',
  columns: [
    'suppliers.legalName',
    'suppliers.contactName',
    'suppliers.contactEmail',
    'suppliers.contactPhone',
    'suppliers.roles',
    'suppliers.skills',
    'suppliers.location',
    'suppliers.notes',
    'suppliers.custom',
    'suppliers.statusReason',
    'supplierChecks.note',
    'supplierShortlistings.note',
    'supplierPlacements.who',
  ],
  texts: [
    {
      id: 'suppliers',
      label: 'Supplier',
      table: suppliers,
      columns: ['legalName', 'contactName', 'roles', 'skills', 'location', 'notes', 'statusReason', 'custom'],
      key: [keyPart(suppliers.id)],
      own: ({ emailKey }) => reachedAt(emailKey),
      path: sql`'/supplier-form/' || ${suppliers.id}`,
    },
    {
      id: 'supplier_checks',
      label: 'Check of a supplier',
      table: supplierChecks,
      columns: ['note'],
      key: [keyPart(supplierChecks.supplierId), keyPart(supplierChecks.kind)],
      own: (person) => ofTheirs(supplierChecks.supplierId, person),
      path: sql`'/supplier-form/' || ${supplierChecks.supplierId}`,
    },
    {
      id: 'supplier_shortlistings',
      label: 'Outcome of a shortlist',
      table: supplierShortlistings,
      columns: ['note'],
      key: [keyPart(supplierShortlistings.id)],
      own: (person) =>
        or(
          ofTheirs(supplierShortlistings.supplierId, person),
          inArray(supplierShortlistings.leadId, person.leadIds),
        ),
      path: sql`'/supplier-form/' || ${supplierShortlistings.supplierId}`,
    },
    {
      id: 'supplier_placements',
      label: 'Placement of a supplier',
      table: supplierPlacements,
      columns: ['who'],
      key: [keyPart(supplierPlacements.id)],
      own: (person) => ofTheirs(supplierPlacements.supplierId, person),
      path: sql`'/supplier-form/' || ${supplierPlacements.supplierId}`,
    },
  ],
  async findRecords(ctx, { emailKey }) {
    const rows = await ctx.db
      .select({ id: suppliers.id })
      .from(suppliers)
      .where(and(reachedAt(emailKey), isNotNull(suppliers.archivedAt)))
    return { recordIds: rows.map(({ id }) => id) }
  },
  async exportPerson(ctx, person) {
    const { emailKey, leadIds } = person
    const rows = await ctx.db.select().from(suppliers).where(reachedAt(emailKey)).orderBy(asc(suppliers.id))
    const checks = await ctx.db
      .select()
      .from(supplierChecks)
      .where(
        inArray(
          supplierChecks.supplierId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(supplierChecks.supplierId), asc(supplierChecks.kind))
    const listed = await ctx.db
      .select()
      .from(supplierShortlistings)
      .where(
        or(
          ofTheirs(supplierShortlistings.supplierId, person),
          inArray(supplierShortlistings.leadId, leadIds),
        ),
      )
      .orderBy(asc(supplierShortlistings.addedAt), asc(supplierShortlistings.id))
    const placed = await ctx.db
      .select()
      .from(supplierPlacements)
      .where(or(ofTheirs(supplierPlacements.supplierId, person), inArray(supplierPlacements.leadId, leadIds)))
      .orderBy(asc(supplierPlacements.startsOn), asc(supplierPlacements.id))
    const own = await readCustomFields(ctx, 'supplier')
    return [
      ...rows.map((row) => heldWithCustom(own, 'Your record as a supplier', row, 'version')),
      ...checks.map((row) => heldRecord('Check', row)),
      ...listed.map((row) => heldRecord('Shortlist', row, 'version')),
      ...placed.map((row) => heldRecord('Placement', row, 'version')),
    ]
  },
  async erasePerson(ctx, { emailKey, leadIds }) {
    await ctx.db
      .update(supplierShortlistings)
      .set({ note: null })
      .where(inArray(supplierShortlistings.leadId, leadIds))
    const { rowCount } = await ctx.db
      .delete(suppliers)
      .where(and(reachedAt(emailKey), isNotNull(suppliers.archivedAt)))
    return rowCount ?? 0
  },
  async keptOf(ctx, { emailKey }) {
    const rows = await ctx.db
      .select({ id: suppliers.id })
      .from(suppliers)
      .where(and(reachedAt(emailKey), isNull(suppliers.archivedAt)))
    return rows.length === 0
      ? []
      : ['The record as a supplier, which the contract and its checks need until it is in the archive']
  },
  async listEmailKeys(ctx) {
    const rows = await ctx.db
      .selectDistinct({ key: sql<string>`lower(${suppliers.contactEmail})` })
      .from(suppliers)
      .where(isNotNull(suppliers.archivedAt))
    return rows.map(({ key }) => key)
  },
}
