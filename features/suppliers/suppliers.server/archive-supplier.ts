import { eq } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { keepUndo } from '#features/leads/undo/keep-undo.server.ts'
import type { MovedSupplier } from '../supplier-answer.schema.ts'
import { suppliers } from '../supplier.table.server.ts'
import { stateBefore, supplierUndo } from './restore-supplier-state.ts'
import { lockSupplier, toSupplierDetail } from './supplier-row.ts'

/** Puts a supplier away, out of the list and of every match, or brings it back with the status that it had. */
export async function archiveSupplier(
  ctx: Ctx,
  { id, isArchived }: { id: string; isArchived: boolean },
): Promise<MovedSupplier> {
  mustHave(ctx, 'suppliers.write')
  return ctx.transaction(async (ctx) => {
    const row = await lockSupplier(ctx, id)
    if ((row.archivedAt !== null) === isArchived) return toSupplierDetail(ctx, row)
    const now = ctx.clock.now()
    const [changed] = await ctx.db
      .update(suppliers)
      .set({ archivedAt: isArchived ? now : null, version: row.version + 1, updatedAt: now })
      .where(eq(suppliers.id, id))
      .returning()
    if (!changed) throw new Error('An update of a locked row answered no row')
    await ctx.audit({
      action: isArchived ? 'supplier.archive' : 'supplier.restore',
      entity: 'supplier',
      entityId: id,
    })
    const undo = await keepUndo(ctx, supplierUndo, stateBefore(row))
    return { ...(await toSupplierDetail(ctx, changed)), undo }
  })
}
