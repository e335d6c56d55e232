import { sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { activities } from '#features/leads/activity.table.server.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { isOfKind } from '#features/leads/stages/stage-kind.server.ts'
import { isOpen } from '#features/leads/stages/stage-kind.ts'
import { readStages } from '#features/leads/stages/stages.server/read-stages.ts'
import type { ForecastReport, StageReport } from './report.schema.ts'
import { visibleLeads } from '#features/leads/visible-leads.server.ts'

interface Open {
  [column: string]: unknown
  stage: string
  count: number
  value: number
  withoutValue: number
  medianDays: number
  oldestDays: number
}

/** The open leads by stage, and for how many days they have been there. */
async function readOpen(ctx: Ctx): Promise<Open[]> {
  const at = ctx.clock.now().toISOString()
  const since = sql`coalesce((
    select max(a.at) from ${activities} a
    where a.lead_id = l.id and a.kind = 'stage_change' and a.data->>'to' = l.stage and a.deleted_at is null), l.created_at)`
  const { rows } = await ctx.db.execute<Open>(sql`
    select c.stage, count(*)::int as count, coalesce(sum(c.value), 0)::float8 as value,
      count(*) filter (where c.value is null)::int as "withoutValue",
      percentile_cont(0.5) within group (order by c.days)::float8 as "medianDays", max(c.days)::float8 as "oldestDays"
    from (
      select l.stage, l.value, greatest(extract(epoch from ${at}::timestamptz - ${since}), 0) / 86400 as days
      from ${leads} l where ${isOfKind(sql`l.stage`, 'open')} and ${visibleLeads(ctx, sql`l.owner_id`)}
    ) c
    group by c.stage`)
  return rows
}

/** Each open stage in the order of the board: how many leads are in it, what they are worth, and their ages in it. */
export async function reportStages(ctx: Ctx): Promise<StageReport> {
  mustHave(ctx, 'reports.read')
  const [{ board }, rows] = await Promise.all([readStages(ctx), readOpen(ctx)])
  const found = new Map(rows.map((row) => [row.stage, row]))
  const items = board
    .filter(({ id }) => isOpen(id))
    .map(({ id, name }) => {
      const { count = 0, value = 0, medianDays = 0, oldestDays = 0 } = found.get(id) ?? {}
      return { stage: id, name, count, value, medianDays, oldestDays }
    })
  return { items }
}

/** What the open leads may bring: the value of each stage times its probability. */
export async function reportForecast(ctx: Ctx): Promise<ForecastReport> {
  mustHave(ctx, 'reports.read')
  const [{ board }, rows] = await Promise.all([readStages(ctx), readOpen(ctx)])
  const found = new Map(rows.map((row) => [row.stage, row]))
  const items = board
    .filter(({ id }) => isOpen(id))
    .map(({ id, name, probability }) => {
      const { count = 0, value = 0 } = found.get(id) ?? {}
      return { stage: id, name, count, value, probability, expected: (value * probability) / 100 }
    })
  return {
    items,
    value: items.reduce((sum, { value }) => sum + value, 0),
    expected: items.reduce((sum, { expected }) => sum + expected, 0),
    withoutValue: rows.reduce((sum, { withoutValue }) => sum + withoutValue, 0),
  }
}
