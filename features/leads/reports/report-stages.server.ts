import { sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { activities } from '#features/leads/activity.table.server.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { isOfKind } from '#features/leads/stages/stage-kind.server.ts'
import { isOpen } from '#features/leads/stages/stage-kind.ts'
import { readStages } from '#features/leads/stages/stages.server/read-stages.ts'
import type { ForecastMonth, ForecastReport, StageReport } from './report.schema.ts'
import { visibleLeads } from '#features/leads/visible-leads.server.ts'

interface Ages {
  [column: string]: unknown
  stage: string
  count: number
  value: number
  medianDays: number
  oldestDays: number
}

/** The open leads by stage, and for how many days they have been there. */
async function readAges(ctx: Ctx): Promise<Ages[]> {
  const at = ctx.clock.now().toISOString()
  const since = sql`coalesce((
    select max(a.at) from ${activities} a
    where a.lead_id = l.id and a.kind = 'stage_change' and a.data->>'to' = l.stage and a.deleted_at is null), l.created_at)`
  const { rows } = await ctx.db.execute<Ages>(sql`
    with c as materialized (
      select l.stage, l.value, greatest(extract(epoch from ${at}::timestamptz - ${since}), 0) / 86400 as days
      from ${leads} l where ${isOfKind(sql`l.stage`, 'open')} and ${visibleLeads(ctx, sql`l.owner_id`)}
    )
    select c.stage, count(*)::int as count, coalesce(sum(c.value), 0)::float8 as value,
      percentile_cont(0.5) within group (order by c.days)::float8 as "medianDays", max(c.days)::float8 as "oldestDays"
    from c
    group by c.stage`)
  return rows
}

/** Each open stage in the order of the board: how many leads are in it, what they are worth, and their ages in it. */
export async function reportStages(ctx: Ctx): Promise<StageReport> {
  mustHave(ctx, 'reports.read')
  const [{ board }, rows] = await Promise.all([readStages(ctx), readAges(ctx)])
  const found = new Map(rows.map((row) => [row.stage, row]))
  const items = board
    .filter(({ id }) => isOpen(id))
    .map(({ id, name }) => {
      const { count = 0, value = 0, medianDays = 0, oldestDays = 0 } = found.get(id) ?? {}
      return { stage: id, name, count, value, medianDays, oldestDays }
    })
  return { items }
}

/** The open leads by the month in which they are thought to be won, and by stage. */
async function readMonths(ctx: Ctx) {
  const { rows } = await ctx.db.execute<{
    month: string | null
    stage: string
    count: number
    value: number
    withoutValue: number
  }>(sql`
    select to_char(l.expected_close, 'YYYY-MM') as month, l.stage, count(*)::int as count, coalesce(sum(l.value), 0)::float8 as value,
      count(*) filter (where l.value is null)::int as "withoutValue"
    from ${leads} l where ${isOfKind(sql`l.stage`, 'open')} and ${visibleLeads(ctx, sql`l.owner_id`)}
    group by 1, 2 order by 1 nulls last`)
  return rows
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function toMonths(
  rows: Awaited<ReturnType<typeof readMonths>>,
  probabilityOf: ReadonlyMap<string, number>,
): ForecastMonth[] {
  return [...Map.groupBy(rows, ({ month }) => month)].map(([month, list]) => ({
    month,
    name: month === null ? 'No date yet' : monthName.format(new Date(`${month}-01T00:00:00Z`)),
    count: list.reduce((sum, { count }) => sum + count, 0),
    value: list.reduce((sum, { value }) => sum + value, 0),
    expected: list.reduce(
      (sum, { stage, value }) => sum + (value * (probabilityOf.get(stage) ?? 0)) / 100,
      0,
    ),
  }))
}

/** What the open leads may bring, and when: the value of each stage times its probability. */
export async function reportForecast(ctx: Ctx): Promise<ForecastReport> {
  mustHave(ctx, 'reports.read')
  const [{ board }, rows] = await Promise.all([readStages(ctx), readMonths(ctx)])
  const found = Map.groupBy(rows, ({ stage }) => stage)
  const sum = (of: 'count' | 'value' | 'withoutValue', list: typeof rows) =>
    list.reduce((total, row) => total + row[of], 0)
  const probabilityOf = new Map(board.map(({ id, probability }) => [id, probability]))
  const items = board
    .filter(({ id }) => isOpen(id))
    .map(({ id, name, probability }) => {
      const list = found.get(id) ?? []
      const [count, value] = [sum('count', list), sum('value', list)]
      return { stage: id, name, count, value, probability, expected: (value * probability) / 100 }
    })
  return {
    items,
    months: toMonths(rows, probabilityOf),
    value: items.reduce((sum, { value }) => sum + value, 0),
    expected: items.reduce((sum, { expected }) => sum + expected, 0),
    withoutValue: sum('withoutValue', rows),
  }
}
