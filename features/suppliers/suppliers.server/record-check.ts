import { and, eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { SupplierDetail } from '../supplier-answer.schema.ts'
import type { CheckChange, CheckKind } from '../supplier.schema.ts'
import { supplierChecks, suppliers } from '../supplier.table.server.ts'
import { todayOf } from '../checks.ts'
import { lockSupplier, toSupplierDetail } from './supplier-row.ts'

/** Writes down what a check found, in place of what was known. Insurance that was passed must say how long it runs, and what is passed holds today at least. */
export async function recordCheck(
  ctx: Ctx,
  input: CheckChange & { id: string; kind: CheckKind },
): Promise<SupplierDetail> {
  mustHave(ctx, 'suppliers.write')
  const { id, kind, outcome } = input
  if (kind === 'insurance' && outcome === 'passed' && !input.expiresOn) {
    const message = 'Please enter the last day of the insurance'
    throw new AppError('invalid', message, { errors: { expiresOn: message } })
  }
  if (outcome === 'passed' && input.expiresOn && input.expiresOn < todayOf(ctx.clock.now())) {
    const message =
      'This day is past, so the check doesn’t hold. Enter the last day of the new paper, or record it as failed.'
    throw new AppError('invalid', message, { errors: { expiresOn: message } })
  }
  return ctx.transaction(async (ctx) => {
    const row = await lockSupplier(ctx, id)
    const own = and(eq(supplierChecks.supplierId, id), eq(supplierChecks.kind, kind))
    const [before] = await ctx.db.select().from(supplierChecks).where(own)
    const now = ctx.clock.now()
    if (outcome === null) {
      if (!before) return toSupplierDetail(ctx, row)
      await ctx.db.delete(supplierChecks).where(own)
    } else {
      const found = {
        outcome,
        expiresOn: outcome === 'passed' ? input.expiresOn : null,
        note: input.note || null,
        checkedAt: now,
        checkedBy: ctx.actor.name,
        warnedDays: null,
      }
      await ctx.db
        .insert(supplierChecks)
        .values({ supplierId: id, kind, ...found })
        .onConflictDoUpdate({ target: [supplierChecks.supplierId, supplierChecks.kind], set: found })
    }
    const [changed] = await ctx.db
      .update(suppliers)
      .set({ version: row.version + 1, updatedAt: now })
      .where(eq(suppliers.id, id))
      .returning()
    if (!changed) throw new Error('An update of a locked row answered no row')
    await ctx.audit({
      action: 'supplier.check',
      entity: 'supplier',
      entityId: id,
      from: { kind, outcome: before?.outcome ?? null, expiresOn: before?.expiresOn ?? null },
      to: { kind, outcome, expiresOn: input.expiresOn },
    })
    return toSupplierDetail(ctx, changed)
  })
}
