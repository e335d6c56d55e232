import { asc, eq, inArray } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { attentionOf, checksOn, lackingOf, todayOf, type Check } from '../checks.ts'
import type { SupplierDetail, SupplierItem } from '../supplier-answer.schema.ts'
import { supplierChecks, suppliers, type Supplier } from '../supplier.table.server.ts'

const gone = () => new AppError('not_found', 'This supplier isn’t here. It may have been deleted.')

export async function readSupplier(ctx: Ctx, id: string): Promise<Supplier> {
  const [supplier] = await ctx.db.select().from(suppliers).where(eq(suppliers.id, id))
  if (!supplier) throw gone()
  return supplier
}

/** The row, kept from others until the transaction ends. */
export async function lockSupplier(ctx: Ctx, id: string): Promise<Supplier> {
  const [supplier] = await ctx.db.select().from(suppliers).where(eq(suppliers.id, id)).for('update')
  if (!supplier) throw gone()
  return supplier
}

/** The checks of each supplier. */
export async function readChecks(ctx: Ctx, ids: string[]): Promise<Map<string, Check[]>> {
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .select()
          .from(supplierChecks)
          .where(inArray(supplierChecks.supplierId, ids))
          .orderBy(asc(supplierChecks.supplierId), asc(supplierChecks.kind))
  return Map.groupBy(rows, (row) => row.supplierId)
}

/** A row as a list tells it, on the day of `now`. */
export function toSupplierItem(row: Supplier, list: Check[], now: Date): SupplierItem {
  const checks = checksOn(todayOf(now), list)
  return {
    id: row.id,
    legalName: row.legalName,
    contactName: row.contactName,
    type: row.type,
    roles: row.roles,
    seniority: row.seniority,
    dayRate: row.dayRate,
    location: row.location,
    remote: row.remote,
    availableFrom: row.availableFrom,
    capacity: row.capacity,
    status: row.status,
    isArchived: row.archivedAt !== null,
    isLapsed: row.status === 'approved' && lackingOf(checks).length > 0,
    attention: attentionOf(checks),
  }
}

export async function toSupplierDetail(ctx: Ctx, row: Supplier): Promise<SupplierDetail> {
  const list = (await readChecks(ctx, [row.id])).get(row.id) ?? []
  const now = ctx.clock.now()
  const checks = checksOn(todayOf(now), list)
  return {
    ...toSupplierItem(row, list, now),
    version: row.version,
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone,
    skills: row.skills,
    notes: row.notes,
    statusReason: row.statusReason,
    checks,
    lacking: lackingOf(checks),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
