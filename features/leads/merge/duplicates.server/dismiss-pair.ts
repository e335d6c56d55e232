import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { PairIds } from '../duplicate.schema.ts'
import { leadDuplicates } from '../lead-duplicate.table.server.ts'
import { readLead } from '../../leads.server/lead-row.ts'

/** Two leads are not the same: they are never proposed as a pair again. */
export async function dismissPair(ctx: Ctx, pair: PairIds): Promise<void> {
  mustHave(ctx, 'leads.write')
  if (pair.leadId === pair.otherId) throw new AppError('invalid', 'A pair needs two leads')
  await ctx.transaction(async (ctx) => {
    await readLead(ctx, pair.leadId)
    await readLead(ctx, pair.otherId)
    await rememberDistinct(ctx, pair)
    await ctx.audit({
      action: 'lead.not_duplicate',
      entity: 'lead',
      entityId: pair.leadId,
      to: { otherId: pair.otherId },
    })
  })
}

export async function rememberDistinct(ctx: Ctx, { leadId, otherId }: PairIds): Promise<void> {
  const [leadA = '', leadB = ''] = [leadId, otherId].toSorted()
  const now = ctx.clock.now()
  const decision = { state: 'dismissed' as const, decidedAt: now, decidedById: ctx.actor.userId }
  await ctx.db
    .insert(leadDuplicates)
    .values({ leadA, leadB, reasons: [], foundAt: now, ...decision })
    .onConflictDoUpdate({ target: [leadDuplicates.leadA, leadDuplicates.leadB], set: decision })
}
