import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { firstCustom } from '#features/custom-fields/custom-values.server.ts'
import type { SupplierDetail } from '../supplier-answer.schema.ts'
import type { NewSupplier } from '../supplier.schema.ts'
import { suppliers } from '../supplier.table.server.ts'
import { toSupplierDetail } from './supplier-row.ts'

/** A new supplier is a prospect without checks. */
export async function createSupplier(ctx: Ctx, input: NewSupplier): Promise<SupplierDetail> {
  mustHave(ctx, 'suppliers.write')
  const now = ctx.clock.now()
  return ctx.transaction(async (ctx) => {
    const own = await firstCustom(ctx, 'supplier', input)
    const [row] = await ctx.db
      .insert(suppliers)
      .values({
        type: input.type,
        legalName: input.legalName,
        contactName: input.contactName,
        contactEmail: input.contactEmail,
        contactPhone: input.contactPhone || null,
        roles: [...new Set(input.roles)],
        skills: [...new Set(input.skills ?? [])],
        seniority: input.seniority,
        dayRate: input.dayRate ?? null,
        location: input.location ?? '',
        remote: input.remote ?? 'hybrid',
        availableFrom: input.availableFrom ?? null,
        capacity: input.capacity ?? 1,
        notes: input.notes || null,
        custom: own.custom,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw new Error('An insert answered no row')
    await ctx.audit({ action: 'supplier.create', entity: 'supplier', entityId: row.id, to: own.told })
    return toSupplierDetail(ctx, row)
  })
}
