import { asc, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { stageBook, type StageBook } from '../stage-book.ts'
import { firstStages, isAway, type Stage } from '../stage-kind.ts'
import type { StageItem } from '../stage.schema.ts'
import { leadStages } from '../stage.table.server.ts'

export type StageRow = typeof leadStages.$inferSelect

export const toStageItem = ({ archivedAt, ...row }: StageRow): StageItem => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  probability: row.probability,
  isQualified: row.isQualified,
  isArchived: archivedAt !== null,
  movedTo: row.movedTo,
  version: row.version,
})

/** The stages as every server has them at this moment: a few rows, read anew each time. */
export async function readStages(ctx: Ctx): Promise<StageBook> {
  const rows = await ctx.db
    .select()
    .from(leadStages)
    .orderBy(sql`${leadStages.archivedAt} is not null`, asc(leadStages.position), asc(leadStages.id))
  return stageBook(rows.map(toStageItem))
}

export function noSuchStage(field = 'stage'): AppError {
  const message = 'There is no such stage'
  return new AppError('invalid', message, { errors: { [field]: message } })
}

/** Throws `invalid` for a filter by a stage that never was. */
export async function mustKnowStage(ctx: Ctx, stage: Stage | undefined): Promise<void> {
  if (!stage || stage === 'open' || stage === 'closed' || Object.hasOwn(firstStages, stage)) return
  const { items } = await readStages(ctx)
  if (!items.some(({ id }) => id === stage)) throw noSuchStage()
}

/** Throws `invalid` unless leads can be moved there: a stage of the board, or quarantine. Until the transaction ends nobody archives it. */
export async function holdStage(ctx: Ctx, stage: Stage): Promise<void> {
  if (stage === 'quarantine') return
  const [row] = await ctx.db
    .select({ archivedAt: leadStages.archivedAt })
    .from(leadStages)
    .where(sql`${leadStages.id} = ${stage}`)
    .for('share')
  if (!row || isAway(stage)) throw noSuchStage()
  if (!row.archivedAt) return
  const message = 'This stage was archived. Please choose another one.'
  throw new AppError('invalid', message, { errors: { stage: message } })
}
