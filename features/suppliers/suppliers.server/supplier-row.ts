import { asc, eq, inArray } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { readEndingFiles } from '#features/attachments/ending-files.server.ts'
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

/** What is told of suppliers beside their rows. */
export interface SupplierFacts {
  checks: Check[]
  documents: SupplierItem['documents']
}

/** The checks of each supplier, and its documents that end. */
export async function readFacts(ctx: Ctx, ids: string[]): Promise<(id: string) => SupplierFacts> {
  const checks = await readChecks(ctx, ids)
  const documents = await readEndingFiles(ctx, 'suppliers', ids)
  return (id) => ({ checks: checks.get(id) ?? [], documents: documents.get(id) ?? [] })
}

async function readChecks(ctx: Ctx, ids: string[]): Promise<Map<string, Check[]>> {
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
export function toSupplierItem(row: Supplier, facts: SupplierFacts, now: Date): SupplierItem {
  const checks = checksOn(todayOf(now), facts.checks)
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
    documents: facts.documents,
  }
}

export async function toSupplierDetail(ctx: Ctx, row: Supplier): Promise<SupplierDetail> {
  const facts = (await readFacts(ctx, [row.id]))(row.id)
  const now = ctx.clock.now()
  const checks = checksOn(todayOf(now), facts.checks)
  return {
    ...toSupplierItem(row, facts, now),
    version: row.version,
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone,
    skills: row.skills,
    notes: row.notes,
    custom: row.custom,
    statusReason: row.statusReason,
    checks,
    lacking: lackingOf(checks),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
