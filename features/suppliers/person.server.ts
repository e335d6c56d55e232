import { and, asc, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { heldRecord, type PersonHolder } from '#features/context/person.ts'
import { keyPart } from '#features/context/text-place.server.ts'
import { supplierChecks, suppliers } from './supplier.table.server.ts'

const reachedAt = (emailKey: string | null) =>
  emailKey ? sql`lower(${suppliers.contactEmail}) = ${emailKey}` : sql`false`

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
    'suppliers.statusReason',
    'supplierChecks.note',
  ],
  texts: [
    {
      id: 'suppliers',
      label: 'Supplier',
      table: suppliers,
      columns: ['legalName', 'contactName', 'roles', 'skills', 'location', 'notes', 'statusReason'],
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
      own: ({ emailKey }) =>
        sql`${supplierChecks.supplierId} in (select ${suppliers.id} from ${suppliers} where ${reachedAt(emailKey)})`,
      path: sql`'/supplier-form/' || ${supplierChecks.supplierId}`,
    },
  ],
  async findRecords(ctx, { emailKey }) {
    const rows = await ctx.db
      .select({ id: suppliers.id })
      .from(suppliers)
      .where(and(reachedAt(emailKey), isNotNull(suppliers.archivedAt)))
    return { recordIds: rows.map(({ id }) => id) }
  },
  async exportPerson(ctx, { emailKey }) {
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
    return [
      ...rows.map((row) => heldRecord('Your record as a supplier', row, 'version')),
      ...checks.map((row) => heldRecord('Check', row)),
    ]
  },
  async erasePerson(ctx, { emailKey }) {
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
