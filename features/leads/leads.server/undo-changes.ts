import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { BatchAnswer, Before, ChangedLead } from '../batch/lead-batch.schema.ts'
import type { Undoer } from '../undo/undoer.ts'
import { noLoss } from '../loss-reasons/loss-reasons.server.ts'
import { isLost } from '../stages/stage-kind.ts'
import type { StageBook } from '../stages/stage-book.ts'
import { readStages } from '../stages/stages.server/read-stages.ts'
import { writeLeads, type Decision, type Part } from './write-leads.ts'

/** Puts leads back as they were before a batch; one that someone changed since then stays as it is now. */
export async function undoChanges(ctx: Ctx, { leads }: { leads: ChangedLead[] }): Promise<BatchAnswer> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const names = await ownerNames(
      ctx,
      leads.map(({ before }) => before.ownerId ?? null),
    )
    const stages = await readStages(ctx)
    const decide = (_lead: unknown, { before }: ChangedLead): Decision => {
      if (before.stage === 'merged') return { why: 'merged' }
      if (before.ownerId && !names.has(before.ownerId)) return { why: 'owner' }
      return { part: partOf(before, names, stages), reason: 'Undone' }
    }
    return writeLeads(ctx, leads, decide, { isUndo: true })
  })
}

export const leadsUndo: Undoer<{ leads: ChangedLead[] }> = { kind: 'leads', restore: undoChanges }

/** A stage that was archived since is the one that its leads went to. */
function partOf(
  { stage: was, lossReasonId = null, lostReason = null, ownerId, tags }: Before,
  names: Map<string, string>,
  stages: StageBook,
): Partial<Part> {
  const stage = was && stages.currentOf(was)
  return {
    ...(stage && { stage, ...(isLost(stage) ? { lossReasonId, lostReason } : noLoss) }),
    ...(ownerId !== undefined && { ownerId, ownerName: ownerId && (names.get(ownerId) ?? null) }),
    ...(tags && { tags: [...new Set(tags)] }),
  }
}

/** Who may own a lead again: oneself, and active colleagues who may work on leads. */
async function ownerNames(ctx: Ctx, ids: (string | null)[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const id of new Set(ids)) {
    if (id === null) continue
    const isSelf = ctx.actor.userId === id
    const name = isSelf ? ctx.actor.name : (await ctx.findColleague(id, 'leads.write'))?.name
    if (name) names.set(id, name)
  }
  return names
}
