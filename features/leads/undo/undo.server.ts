import { and, eq, gte, isNull } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { restoreAttachment } from '#features/attachments/attachments.server/restore-attachment.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { activities, tasks } from '#features/leads/activity.table.server.ts'
import type { BatchAnswer } from '#features/leads/batch/lead-batch.schema.ts'
import { companies, people } from '#features/leads/companies/company.table.server.ts'
import { restoreParty } from '#features/leads/companies/restore-party.server.ts'
import { restoreView } from '#features/leads/leads.server/lead-views.ts'
import { undoChanges } from '#features/leads/leads.server/undo-changes.ts'
import {
  restorePlacement,
  restoreShortlisting,
} from '#features/suppliers/suppliers.server/restore-placing.ts'
import { restoreSupplierState } from '#features/suppliers/suppliers.server/restore-supplier-state.ts'
import { undoForMs } from './keep-undo.server.ts'
import { undos } from './undo.table.server.ts'
import { mustSeeLead } from '#features/leads/visible-leads.server.ts'

const nothing: BatchAnswer = { changed: [], skipped: [] }

/**
 * Takes a change of one's own back, once and within a day. Leads that someone changed since stay as they are now. Throws `gone` for what was
 * taken back already, is too old or was another person's.
 */
export async function takeBack(ctx: Ctx, id: string): Promise<BatchAnswer> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const since = new Date(ctx.clock.now().getTime() - undoForMs)
    const { userId } = ctx.actor
    const isOwn = userId === null ? isNull(undos.actorId) : eq(undos.actorId, userId)
    const [kept] = await ctx.db
      .delete(undos)
      .where(and(eq(undos.id, id), isOwn, gte(undos.at, since)))
      .returning()
    if (!kept) throw new AppError('gone', 'This can no longer be undone')
    if ('leads' in kept.data) return undoChanges(ctx, kept.data)
    if ('view' in kept.data) {
      await restoreView(ctx, kept.data)
      return nothing
    }
    if ('version' in kept.data) {
      if (kept.kind === 'supplier') await restoreSupplierState(ctx, kept.data)
      else await restoreParty(ctx, kept.kind === 'company' ? companies : people, kept.data)
      return nothing
    }
    if (kept.kind === 'attachment') {
      const { path, id } = await restoreAttachment(ctx, kept.data.id)
      if (path === 'leads') await mustSeeLead(ctx, id)
      return nothing
    }
    if (kept.kind === 'shortlisting' || kept.kind === 'placement') {
      const restore = kept.kind === 'placement' ? restorePlacement : restoreShortlisting
      await restore(ctx, kept.data.id)
      return nothing
    }
    const table = kept.kind === 'note' ? activities : tasks
    const [back] = await ctx.db
      .update(table)
      .set({ deletedAt: null })
      .where(eq(table.id, kept.data.id))
      .returning({ leadId: table.leadId })
    await mustSeeLead(ctx, back?.leadId ?? null)
    await ctx.audit({ action: `${kept.kind}.restore`, entity: kept.kind, entityId: kept.data.id })
    return nothing
  })
}
