import { asc, eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { batchMost } from '../../batch/lead-batch.schema.ts'
import { leads } from '../../lead.table.server.ts'
import { writeLeads } from '../../leads.server/write-leads.ts'
import { isLost, keptStages, type Stage } from '../stage-kind.ts'
import type { ArchivedStage, StageItem } from '../stage.schema.ts'
import { leadStages } from '../stage.table.server.ts'
import { changeable, lockStages, mustBeFree, onBoard } from './change-stages.ts'
import { noSuchStage, readStages, toStageItem } from './read-stages.ts'

/** Its run is in the jobs of leads. */
export const emptyStagesJob = 'leads.empty-stages'

/**
 * Takes a stage off the board; its leads go to another one, up to 1,000 of them at once and the rest by a job. Its row and what happened in
 * it stay. Throws `invalid` for one that is needed: where enquiries arrive, where lost ones go, and the last won one. Archived twice, it is
 * done once.
 */
export async function archiveStage(ctx: Ctx, { id, to }: { id: Stage; to: Stage }): Promise<ArchivedStage> {
  mustHave(ctx, 'settings.write')
  return ctx.transaction(async (ctx) => {
    const rows = await lockStages(ctx)
    const row = changeable(rows, id)
    if (row.archivedAt) return { items: [...(await readStages(ctx)).items], moved: 0, hasMore: false }
    const board = onBoard(rows)
    const target = board.find((one) => one.id === to)
    if (!target || to === id) throw noSuchStage('to')
    if (keptStages.includes(id))
      throw new AppError(
        'invalid',
        `${row.name} can be renamed but not archived: leads arrive there by themselves`,
      )
    if (row.kind === 'won' && board.filter(({ kind }) => kind === 'won').length === 1)
      throw new AppError('invalid', 'The last won stage can’t be archived')
    await ctx.db
      .update(leadStages)
      .set({ archivedAt: ctx.clock.now(), movedTo: to, version: row.version + 1 })
      .where(eq(leadStages.id, id))
    const { moved, hasMore } = await moveOut(ctx, id, to)
    if (hasMore) await ctx.enqueue({ name: emptyStagesJob }, {})
    await ctx.audit({
      action: 'stage.archived',
      entity: 'stage',
      entityId: id,
      from: { name: row.name },
      to: { leadsGoTo: target.name },
    })
    return { items: [...(await readStages(ctx)).items], moved, hasMore }
  })
}

/** Moves up to 1,000 leads of an archived stage on, each with an entry in its timeline. */
async function moveOut(ctx: Ctx, from: Stage, to: Stage): Promise<{ moved: number; hasMore: boolean }> {
  const seen = await ctx.db
    .select({ id: leads.id, version: leads.version })
    .from(leads)
    .where(eq(leads.stage, from))
    .orderBy(asc(leads.id))
    .limit(batchMost)
    .for('update')
  const reason = 'Its stage was archived'
  const lostReason = isLost(to) ? reason : null
  const { changed } = await writeLeads(ctx, seen, () => ({
    part: { stage: to, lossReasonId: null, lostReason },
    reason,
  }))
  return { moved: changed.length, hasMore: seen.length === batchMost }
}

/** Moves the leads that are still in archived stages, 1,000 in a transaction; started again after a crash, it goes on where it stopped. */
export async function emptyArchivedStages(ctx: Ctx): Promise<number> {
  const book = await readStages(ctx)
  let count = 0
  for (const { id, isArchived } of book.items) {
    const to = book.currentOf(id)
    if (!isArchived || to === id) continue
    for (let hasMore = true; hasMore;) {
      const done = await ctx.transaction((ctx) => moveOut(ctx, id, to))
      count += done.moved
      hasMore = done.hasMore
    }
  }
  return count
}

/** Brings a stage back to the board, at its end, without the leads that were in it. */
export async function restoreStage(ctx: Ctx, id: Stage): Promise<StageItem> {
  mustHave(ctx, 'settings.write')
  return ctx.transaction(async (ctx) => {
    const rows = await lockStages(ctx)
    const row = changeable(rows, id)
    if (!row.archivedAt) return toStageItem(row)
    mustBeFree(rows, row.name, id)
    const last = onBoard(rows).at(-1)?.position ?? 0
    const [back] = await ctx.db
      .update(leadStages)
      .set({ archivedAt: null, movedTo: null, position: last + 1, version: row.version + 1 })
      .where(eq(leadStages.id, id))
      .returning()
    if (!back) throw new Error('An update of a locked row answered no row')
    await ctx.audit({ action: 'stage.restored', entity: 'stage', entityId: id, to: { name: row.name } })
    return toStageItem(back)
  })
}
