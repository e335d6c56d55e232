import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { LeadChildren } from '../../lead-children.server.ts'
import type { Lead } from '../../lead.table.server.ts'
import { toLeadDetail } from '../../leads.server/lead-answer.ts'
import { readLead } from '../../leads.server/lead-row.ts'
import { readTargets } from '../../sectors/sectors.server.ts'
import { readStages } from '../../stages/stages.server/read-stages.ts'
import { mergeRows, proposeChoices } from '../merge-rows.server.ts'
import type { MergePreview } from '../merge.schema.ts'
import { ownChildren } from './own-children.ts'

/** Two leads side by side, what is proposed for each field, and how much would move. Changes nothing. */
export async function previewMerge(
  ctx: Ctx,
  children: LeadChildren[],
  { id, otherId }: { id: string; otherId: string },
): Promise<MergePreview> {
  mustHave(ctx, 'leads.write')
  const survivor = await readLead(ctx, id)
  const other = await readLead(ctx, otherId)
  mustBeMergeable(survivor, other)
  const [enquiries, activities, tasks, ...others] = await Promise.all(
    [...Object.values(ownChildren), ...children].map((one) => one.count(ctx, otherId)),
  )
  return {
    ...(await toPreview(ctx, survivor, other)),
    moves: {
      enquiries: enquiries ?? 0,
      activities: activities ?? 0,
      tasks: tasks ?? 0,
      more: others.reduce((sum, count) => sum + count, 0),
    },
  }
}

export async function toPreview(ctx: Ctx, survivor: Lead, other: Lead): Promise<Omit<MergePreview, 'moves'>> {
  const { progressOf } = await readStages(ctx)
  const targets = await readTargets(ctx, [survivor.sector, other.sector])
  return {
    survivor: await toLeadDetail(ctx, survivor),
    other: await toLeadDetail(ctx, other),
    proposed: proposeChoices(survivor, other, progressOf),
    united: await toLeadDetail(ctx, mergeRows(survivor, other, {}, { progressOf, targets })),
  }
}

/** Throws for a lead and itself, one that was merged before, and one of whom nothing is known any more. */
export function mustBeMergeable(survivor: Lead, other: Lead): void {
  if (survivor.id === other.id) throw new AppError('invalid', 'A lead can’t be merged with itself')
  for (const lead of [survivor, other]) {
    if (lead.stage === 'merged')
      throw new AppError('conflict', `${lead.name} was merged into another lead in the meantime`, {
        data: { leadId: lead.mergedInto },
      })
    if (lead.anonymisedAt)
      throw new AppError(
        'conflict',
        'One of them was anonymised, so it is impossible to tell whether they are the same',
      )
  }
}
