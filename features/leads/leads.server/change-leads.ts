import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { BatchAction, BatchAnswer, LeadBatch } from '../batch/lead-batch.schema.ts'
import { keepUndo } from '../undo/keep-undo.server.ts'
import { leadsUndo } from './undo-changes.ts'
import type { Lead } from '../lead.table.server.ts'
import { lossOf, noLoss, type Loss } from '../loss-reasons/loss-reasons.server.ts'
import { isLost, isWon } from '../stages/stage-kind.ts'
import { holdStage } from '../stages/stages.server/read-stages.ts'
import { ownerOf } from './lead-facts.ts'
import { writeLeads, type Decision } from './write-leads.ts'

const mostTags = 20

/**
 * Moves, hands over or tags up to 1,000 leads in one transaction. Returns what each was before, for an undo, and which were left alone
 * and why. Throws `invalid` for an owner who isn't an active colleague.
 */
export async function changeLeads(ctx: Ctx, { leads, action }: LeadBatch): Promise<BatchAnswer> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    if (action.kind === 'stage') await holdStage(ctx, action.stage)
    const isLoss = action.kind === 'stage' && isLost(action.stage)
    const lost = isLoss ? await lossOf(ctx, { ...action, reason: action.reason || null }) : undefined
    const part = action.kind === 'owner' ? await ownerOf(ctx, action.ownerId) : undefined
    const answer = await writeLeads(ctx, leads, (lead) =>
      action.kind === 'owner' ? { part: part ?? {} } : decide(lead, action, lost),
    )
    if (answer.changed.length === 0) return answer
    return { ...answer, undo: await keepUndo(ctx, leadsUndo, { leads: answer.changed }) }
  })
}

function decide(
  lead: Lead,
  action: Exclude<BatchAction, { kind: 'owner' }>,
  lost: { loss: Loss; said: string | null } | undefined,
): Decision {
  if (action.kind === 'tags') {
    const tags = [...new Set([...lead.tags, ...action.add])].filter((tag) => !action.remove.includes(tag))
    return tags.length > mostTags ? { why: 'tags' } : { part: { tags } }
  }
  const { stage } = action
  const reason = lost ? lost.said : action.reason || null
  if (stage === lead.stage) return { why: 'same' }
  if (!reason && (isLost(stage) || (isWon(lead.stage) && !isWon(stage)))) return { why: 'reason' }
  return { part: { stage, ...(lost?.loss ?? noLoss) }, reason }
}
