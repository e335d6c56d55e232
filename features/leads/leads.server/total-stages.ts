import { sql, type SQL } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { StageTotal } from '../lead-answer.schema.ts'
import type { LeadFilter } from '../lead-query.schema.ts'
import type { Stage } from '../stages/stage-kind.ts'
import { readStages } from '../stages/stages.server/read-stages.ts'
import { leads } from '../lead.table.server.ts'
import { mustFitFilter } from './fit-filter.ts'
import { byBitmaps, whereFound } from './lead-filter.ts'

const countUpTo = 1000
/** Of all stages together, where no index holds them stage by stage. */
const readUpTo = 3000

const figures = { count: sql<number>`count(*)::int`, value: sql<number>`coalesce(sum(value), 0)::bigint` }

/**
 * The columns of a board: how many leads of a filter are in each stage and what they are worth. Each is counted up to 1,000, or a filter
 * is followed for 3,000 leads: what is beyond is told as `isMore`.
 */
export async function totalStages(ctx: Ctx, filter: Omit<LeadFilter, 'stage'>): Promise<StageTotal[]> {
  mustHave(ctx, 'leads.read')
  await mustFitFilter(ctx, filter)
  const board = (await readStages(ctx)).board.map(({ id }) => id)
  const isIndexed = Object.entries(filter).every(([name, value]) => name === 'owner' || value === undefined)
  if (isIndexed) return Promise.all(board.map((stage) => totalOf(ctx, filter, stage)))
  return filter.q || filter.fields
    ? byBitmaps(ctx, (ctx) => totalAll(ctx, filter, board))
    : totalAll(ctx, filter, board)
}

async function totalOf(ctx: Ctx, filter: LeadFilter, stage: Stage): Promise<StageTotal> {
  const counted = some(ctx, whereFound(ctx, { ...filter, stage }), countUpTo)
  const [row] = await ctx.db.select(figures).from(counted)
  const count = row?.count ?? 0
  return {
    stage,
    count: Math.min(count, countUpTo),
    value: Number(row?.value ?? 0),
    isMore: count > countUpTo,
  }
}

async function totalAll(ctx: Ctx, filter: LeadFilter, board: Stage[]): Promise<StageTotal[]> {
  const counted = some(ctx, whereFound(ctx, filter), readUpTo)
  const rows = await ctx.db
    .select({ ...figures, stage: counted.stage })
    .from(counted)
    .groupBy(counted.stage)
  const isMore = rows.reduce((sum, { count }) => sum + count, 0) > readUpTo
  return board.map((stage) => {
    const row = rows.find((one) => one.stage === stage)
    return { stage, count: row?.count ?? 0, value: Number(row?.value ?? 0), isMore }
  })
}

const some = (ctx: Ctx, where: SQL | undefined, most: number) =>
  ctx.db
    .select({ stage: leads.stage, value: leads.value })
    .from(leads)
    .where(where)
    .limit(most + 1)
    .as('counted')
