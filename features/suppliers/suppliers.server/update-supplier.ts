import { eq } from 'drizzle-orm'
import { z } from 'zod/mini'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { differenceOf } from '#features/custom-fields/custom-values.server.ts'
import type { SupplierDetail } from '../supplier-answer.schema.ts'
import { supplierFields, type SupplierChange, type SupplierFields } from '../supplier.schema.ts'
import { suppliers, type Supplier } from '../supplier.table.server.ts'
import { lockSupplier, toSupplierDetail } from './supplier-row.ts'

const fieldNames = z.keyof(supplierFields).options

/**
 * Changes fields. When someone else has changed the supplier since `version`, throws `conflict` with `data: { current, fields }`: the
 * supplier as it is now and the sent fields that differ from it. What is already as asked is no conflict, so a change sent twice is
 * written once.
 */
export async function updateSupplier(
  ctx: Ctx,
  input: SupplierChange & { id: string },
): Promise<SupplierDetail> {
  mustHave(ctx, 'suppliers.write')
  return ctx.transaction(async (ctx) => {
    const row = await lockSupplier(ctx, input.id)
    const wanted = cleaned(input)
    const fields = fieldNames.filter((field) => field in wanted && !isSame(wanted[field], row[field]))
    const own = await differenceOf(ctx, 'supplier', row.custom, input.custom)
    if (fields.length + own.fields.length === 0) return toSupplierDetail(ctx, row)
    if (row.version !== input.version) {
      const data = { current: await toSupplierDetail(ctx, row), fields: [...fields, ...own.fields] }
      throw new AppError('conflict', 'Someone else changed this supplier in the meantime', { data })
    }
    const [changed] = await ctx.db
      .update(suppliers)
      .set({ ...wanted, custom: own.next, version: row.version + 1, updatedAt: ctx.clock.now() })
      .where(eq(suppliers.id, row.id))
      .returning()
    if (!changed) throw new Error('An update of a locked row answered no row')
    const only = (one: Supplier) => Object.fromEntries(fields.map((field) => [field, one[field]]))
    await ctx.audit({
      action: 'supplier.update',
      entity: 'supplier',
      entityId: row.id,
      from: { ...only(row), ...own.from },
      to: { ...only(changed), ...own.to },
    })
    return toSupplierDetail(ctx, changed)
  })
}

/** The fields that were sent; an empty line means that nothing is known. */
function cleaned(sent: SupplierChange): Partial<SupplierFields> {
  const change: Partial<SupplierFields> = Object.fromEntries(
    fieldNames.filter((field) => sent[field] !== undefined).map((field) => [field, sent[field]]),
  )
  if (change.contactPhone === '') change.contactPhone = null
  if (change.notes === '') change.notes = null
  if (change.roles) change.roles = [...new Set(change.roles)]
  if (change.skills) change.skills = [...new Set(change.skills)]
  return change
}

function isSame(a: unknown, b: unknown): boolean {
  return Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((one, i) => one === b[i])
    : a === b
}
