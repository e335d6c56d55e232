import { AppError } from '#lib/errors.ts'
import { sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { Funnel, FunnelRow } from '#features/analytics/analytics-answer.schema.ts'
import type { AnalyticsQuery } from '#features/analytics/analytics-query.schema.ts'
import type { CutRange } from '#features/analytics/days.ts'
import { addLeads, leadsByOrigin } from './leads-by-origin.ts'
import { periodOf, periodTold } from './period.ts'
import { sumIn, sumsSource } from './sums-source.ts'

const mostRows = 200

/**
 * From visits to customers, by source. Each step is a sum of its own, joined by where it came from: nothing follows a visitor from one
 * step to the next. Throws `invalid` for a device, which no lead has.
 */
export async function readFunnel(ctx: Ctx, query: AnalyticsQuery): Promise<Funnel> {
  mustHave(ctx, 'analytics.read')
  if (query.device) {
    const message = 'Leads are not linked to a device: choose all devices'
    throw new AppError('invalid', message, { errors: { device: message } })
  }
  const { range, before } = periodOf(ctx, query)
  const [now, then] = await Promise.all([
    readSteps(ctx, range, query),
    before ? readSteps(ctx, before, query) : null,
  ])
  return {
    ...periodTold({ range, before }),
    total: addSteps(now.rows),
    totalBefore: then && addSteps(then.rows),
    rows: now.rows.slice(0, mostRows),
    entered: now.entered,
  }
}

async function readSteps(ctx: Ctx, range: CutRange, { source }: AnalyticsQuery) {
  const { bySource } = await sumsSource(ctx, [range], { source })
  const [visits, { fromVisits, entered }] = await Promise.all([
    ctx.db.execute<{ origin: string; visits: number; started: number }>(sql`
      select origin, ${sumIn(range, sql`visits`)} as visits, ${sumIn(range, sql`started`)} as started
      from ${bySource} group by 1`),
    leadsByOrigin(ctx, range),
  ])
  const leads = Map.groupBy(fromVisits, ({ origin }) => origin)
  const steps = new Map(visits.rows.map((row) => [row.origin, row]))
  const rows = [...new Set([...steps.keys(), ...leads.keys()])]
    .filter((origin) => source === undefined || origin === source)
    .map((origin): FunnelRow => {
      const { visits = 0, started = 0 } = steps.get(origin) ?? {}
      return { origin, visits, started, ...addLeads(leads.get(origin) ?? []) }
    })
    .sort((a, b) => b.visits - a.visits || b.leads - a.leads || a.origin.localeCompare(b.origin))
  return { rows, entered }
}

function addSteps(rows: FunnelRow[]) {
  const sum = (of: (row: FunnelRow) => number) => rows.reduce((all, row) => all + of(row), 0)
  return { visits: sum((row) => row.visits), started: sum((row) => row.started), ...addLeads(rows) }
}
