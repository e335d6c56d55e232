import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { activities } from '../../activity.table.server.ts'
import { partContacts } from '../../companies/companies.server/join-contacts.ts'
import { rememberDistinct } from '../duplicates.server/dismiss-pair.ts'
import type { LeadChildren } from '../../lead-children.server.ts'
import { leadMerges } from '../lead-merge.table.server.ts'
import { leads, type Lead } from '../../lead.table.server.ts'
import { refusingTakenEmail } from '../../leads.server/lead-facts.ts'
import { lockLead } from '../../leads.server/lead-row.ts'
import { holdTargets } from '../../sectors/sectors.server.ts'
import { readStages } from '../../stages/stages.server/read-stages.ts'
import { unmergeRows } from '../merge-rows.server.ts'
import type { UnmergeAnswer } from '../merge.schema.ts'
import { isOver } from './list-merges.ts'
import { oneAtATime } from './merge-leads.ts'
import { ownChildren } from './own-children.ts'

/**
 * Takes two merged leads apart: both become what they were, and what moved over moves back. What was changed or added since stays with
 * the survivor. Throws `gone` after 30 days, `conflict` while the survivor is itself merged into another one.
 */
export async function unmergeLeads(
  ctx: Ctx,
  children: LeadChildren[],
  mergeId: string,
): Promise<UnmergeAnswer> {
  mustHave(ctx, 'leads.write')
  const now = ctx.clock.now()
  let address: string | null = null
  const takeApart = () =>
    ctx.transaction(async (ctx) => {
      await ctx.db.execute(oneAtATime)
      const [merge] = await ctx.db.select().from(leadMerges).where(eq(leadMerges.id, mergeId)).for('update')
      if (!merge) throw new AppError('not_found', 'This merge isn’t here. It may have been undone already.')
      if (isOver(merge.mergedAt, now))
        throw new AppError('gone', 'These were merged more than 30 days ago and can’t be separated')
      // In the order in which an enquiry follows the pointer.
      const loser = await lockLead(ctx, merge.loserId)
      const survivor = await lockLead(ctx, merge.survivorId)
      if (survivor.stage === 'merged')
        throw new AppError(
          'conflict',
          `${survivor.name} has itself been merged since. Undo that merge first.`,
          {
            data: { leadId: survivor.mergedInto },
          },
        )
      const { survivor: before, other } = merge.snapshot
      const targets = await holdTargets(ctx, [survivor.sector, before.sector, other.sector])
      const apart = unmergeRows(survivor, merge.snapshot, targets)
      address = apart.other.email

      // Addresses that changed places go back one after the other: no two rows may hold the same one in between.
      await ctx.db.update(leads).set({ emailKey: null }).where(eq(leads.id, loser.id))
      const { currentOf } = await readStages(ctx)
      const isUnchanged = survivor.version === merge.snapshot.merged.version
      await write(ctx, {
        ...apart.survivor,
        stage: currentOf(apart.survivor.stage),
        version: survivor.version + 1,
        updatedAt: isUnchanged ? new Date(merge.snapshot.survivor.updatedAt) : now,
      })
      await write(ctx, {
        ...apart.other,
        stage: currentOf(apart.other.stage),
        version: loser.version + 1,
      })

      for (const one of [...Object.values(ownChildren), ...children])
        await one.moveBack(ctx, merge.snapshot.moved[one.name] ?? [], survivor.id, loser.id)
      await partContacts(ctx, { from: loser.id, to: survivor.id })
      await ctx.db.delete(leadMerges).where(eq(leadMerges.id, mergeId))
      await rememberDistinct(ctx, { leadId: survivor.id, otherId: loser.id })
      const line = (leadId: string, name: string) => ({
        leadId,
        at: now,
        kind: 'system' as const,
        body: `Separated from ${name}`,
        actorId: ctx.actor.userId,
        actorName: ctx.actor.name,
      })
      await ctx.db
        .insert(activities)
        .values([line(survivor.id, apart.other.name), line(loser.id, apart.survivor.name)])
      await ctx.audit(
        {
          action: 'lead.unmerge',
          entity: 'lead',
          entityId: survivor.id,
          to: { otherId: loser.id, kept: apart.kept },
        },
        { action: 'lead.unmerge', entity: 'lead', entityId: loser.id, to: { otherId: survivor.id } },
      )
      return { survivorId: survivor.id, leadId: loser.id, kept: apart.kept }
    })
  try {
    return await takeApart()
  } catch (error) {
    return refusingTakenEmail(ctx, address, () => Promise.reject(error))
  }
}

async function write(ctx: Ctx, { id, ...columns }: Lead) {
  await ctx.db.update(leads).set(columns).where(eq(leads.id, id))
}
