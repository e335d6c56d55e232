import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { keepUndo } from '#features/leads/undo/keep-undo.server.ts'
import { checkFaults } from '../supplier-words.ts'
import type { MovedSupplier } from '../supplier-answer.schema.ts'
import type { StatusChange } from '../supplier.schema.ts'
import { suppliers } from '../supplier.table.server.ts'
import { stateBefore, supplierUndo } from './restore-supplier-state.ts'
import { lockSupplier, toSupplierDetail } from './supplier-row.ts'

/**
 * Gives a supplier another status. Approval needs identity, references, insurance and DPA valid today, else throws `invalid` with what
 * is wrong; rejecting needs a reason. Throws `conflict` when the supplier isn't in the status that the mover saw (`from`).
 */
export async function moveSupplier(ctx: Ctx, input: StatusChange & { id: string }): Promise<MovedSupplier> {
  mustHave(ctx, 'suppliers.write')
  return ctx.transaction(async (ctx) => {
    const row = await lockSupplier(ctx, input.id)
    const before = await toSupplierDetail(ctx, row)
    if (row.status === input.status) return before
    if (row.archivedAt) throw new AppError('conflict', 'This supplier is archived. Restore it first.')
    if (input.from && input.from !== row.status) {
      const data = { current: before, fields: ['status'] }
      throw new AppError('conflict', 'Someone else changed the status in the meantime', { data })
    }
    if (input.status === 'approved' && before.lacking.length > 0) {
      const message = `Not approved yet: ${checkFaults(before)}`
      throw new AppError('invalid', message, {
        errors: { status: message },
        data: { lacking: before.lacking },
      })
    }
    const reason = input.reason || null
    if (input.status === 'rejected' && !reason) {
      const message = 'Please say why this supplier is rejected'
      throw new AppError('invalid', message, { errors: { reason: message } })
    }
    const [moved] = await ctx.db
      .update(suppliers)
      .set({
        status: input.status,
        statusReason: reason,
        version: row.version + 1,
        updatedAt: ctx.clock.now(),
      })
      .where(eq(suppliers.id, row.id))
      .returning()
    if (!moved) throw new Error('An update of a locked row answered no row')
    await ctx.audit({
      action: 'supplier.move',
      entity: 'supplier',
      entityId: row.id,
      from: { status: row.status },
      to: { status: input.status, reason },
    })
    const undo = await keepUndo(ctx, supplierUndo, stateBefore(row))
    return { ...(await toSupplierDetail(ctx, moved)), undo }
  })
}
