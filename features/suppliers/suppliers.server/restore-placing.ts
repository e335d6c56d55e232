import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { undoForMs } from '#features/leads/undo/keep-undo.server.ts'
import type { Undoer } from '#features/leads/undo/undoer.ts'
import { mustSeeLead } from '#features/leads/visible-leads.server.ts'
import { AppError } from '#lib/errors.ts'
import { supplierPlacements, supplierShortlistings } from '../supplier.table.server.ts'
import { lockSupplier } from './supplier-row.ts'

type Shortlisting = typeof supplierShortlistings.$inferSelect

const gone = () => new AppError('gone', 'This can no longer be undone')

/** Puts a supplier back on the shortlist that it was taken off, with its outcome. Throws `gone` when it was erased, or is on that shortlist again. */
async function restoreShortlisting(ctx: Ctx, { id }: { id: string }): Promise<void> {
  mustHave(ctx, 'suppliers.write')
  const table = supplierShortlistings
  const [row] = await ctx.db
    .select()
    .from(table)
    .where(and(eq(table.id, id), isNotNull(table.deletedAt)))
  if (!row) throw gone()
  const { supplierId, leadId } = row
  await mustSeeLead(ctx, leadId)
  await lockSupplier(ctx, supplierId)
  const isThere = and(eq(table.supplierId, supplierId), eq(table.leadId, leadId), isNull(table.deletedAt))
  if ((await ctx.db.$count(table, isThere)) > 0)
    throw new AppError('gone', 'This supplier is on the shortlist again')
  await ctx.db.update(table).set({ deletedAt: null }).where(eq(table.id, id))
  await ctx.audit({ action: 'supplier.relist', entity: 'supplier', entityId: supplierId, to: { leadId } })
}

interface OutcomeBefore {
  id: string
  supplierId: string
  /** Of the entry as the change left it. */
  version: number
  before: Pick<Shortlisting, 'outcome' | 'note' | 'decidedBy'> & { decidedAt: string | null }
}

/** Gives a shortlisting the outcome back that it had. Throws `gone` when it was changed or taken off since. */
async function restoreOutcome(ctx: Ctx, { id, supplierId, version, before }: OutcomeBefore): Promise<void> {
  mustHave(ctx, 'suppliers.write')
  const table = supplierShortlistings
  const [row] = await ctx.db
    .update(table)
    .set({
      ...before,
      decidedAt: before.decidedAt === null ? null : new Date(before.decidedAt),
      version: version + 1,
    })
    .where(and(eq(table.id, id), eq(table.version, version), isNull(table.deletedAt)))
    .returning({ leadId: table.leadId })
  if (!row) throw new AppError('gone', 'This was changed in the meantime, and stays as it is')
  await mustSeeLead(ctx, row.leadId)
  const to = { leadId: row.leadId, outcome: before.outcome, note: before.note }
  await ctx.audit({ action: 'supplier.outcome', entity: 'supplier', entityId: supplierId, to })
}

/** Puts a deleted placement back. Throws `gone` when it was erased meanwhile. */
async function restorePlacement(ctx: Ctx, { id }: { id: string }): Promise<void> {
  mustHave(ctx, 'suppliers.write')
  const table = supplierPlacements
  const [row] = await ctx.db
    .update(table)
    .set({ deletedAt: null })
    .where(and(eq(table.id, id), isNotNull(table.deletedAt)))
    .returning()
  if (!row) throw gone()
  const { supplierId, leadId, companyId, who } = row
  await mustSeeLead(ctx, leadId)
  await ctx.audit({
    action: 'supplier.placement_restore',
    entity: 'supplier',
    entityId: supplierId,
    to: { leadId, companyId, who },
  })
}

export const shortlistingUndo: Undoer<{ id: string }> = {
  kind: 'shortlisting',
  restore: restoreShortlisting,
}
export const outcomeUndo: Undoer<OutcomeBefore> = { kind: 'outcome', restore: restoreOutcome }
export const placementUndo: Undoer<{ id: string }> = { kind: 'placement', restore: restorePlacement }

/** Forgets what can't be taken back any more. Returns how many rows went. */
export async function sweepPlacing(ctx: Ctx): Promise<number> {
  const end = new Date(ctx.clock.now().getTime() - undoForMs)
  let deleted = 0
  for (const table of [supplierShortlistings, supplierPlacements]) {
    const { rowCount } = await ctx.db.delete(table).where(lt(table.deletedAt, end))
    deleted += rowCount ?? 0
  }
  return deleted
}
