import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { StateBefore } from '#features/leads/undo/undo.schema.ts'
import type { Undoer } from '#features/leads/undo/undoer.ts'
import { checkFaults } from '../supplier-words.ts'
import { suppliers, type Supplier } from '../supplier.table.server.ts'
import { lockSupplier, toSupplierDetail } from './supplier-row.ts'

interface SupplierBefore extends StateBefore {
  status?: Supplier['status']
  statusReason?: string | null
}

/** What takes back a change of status or archive that makes of `row` its next version. */
export const stateBefore = ({ id, version, status, statusReason, archivedAt }: Supplier): SupplierBefore => ({
  id,
  version: version + 1,
  status,
  statusReason,
  archivedAt: archivedAt?.toISOString() ?? null,
})

/**
 * Gives a supplier back the status, the reason and the place in the archive that it had. Throws `gone` when somebody changed it since, or when it was
 * approved and lacks a check by now.
 */
async function restoreSupplierState(ctx: Ctx, before: SupplierBefore): Promise<void> {
  mustHave(ctx, 'suppliers.write')
  const row = await lockSupplier(ctx, before.id)
  if (row.version !== before.version)
    throw new AppError('gone', 'This supplier was changed in the meantime, and stays as it is')
  const { status = row.status, statusReason = row.statusReason } = before
  if (status === 'approved' && row.status !== 'approved') {
    const now = await toSupplierDetail(ctx, row)
    if (now.lacking.length > 0) throw new AppError('gone', `Not approved again: ${checkFaults(now)}`)
  }
  const archivedAt = before.archivedAt === null ? null : new Date(before.archivedAt)
  await ctx.db
    .update(suppliers)
    .set({ status, statusReason, archivedAt, version: row.version + 1, updatedAt: ctx.clock.now() })
    .where(eq(suppliers.id, row.id))
  const about = { entity: 'supplier', entityId: row.id }
  if (status !== row.status)
    await ctx.audit({
      ...about,
      action: 'supplier.move',
      from: { status: row.status },
      to: { status, reason: statusReason },
    })
  if ((archivedAt === null) !== (row.archivedAt === null))
    await ctx.audit({ ...about, action: archivedAt ? 'supplier.archive' : 'supplier.restore' })
}

export const supplierUndo: Undoer<SupplierBefore> = { kind: 'supplier', restore: restoreSupplierState }
