import { sql, type SQL } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { enquiries } from '../enquiry.table.server.ts'
import type { LeadFilter } from '../lead-query.schema.ts'
import type { Source } from '../lead.schema.ts'
import { leads } from '../lead.table.server.ts'
import { whereLead } from './lead-filter.ts'
import { isOfKind } from '../stages/stage-kind.server.ts'
import { visibleLeads } from '../visible-leads.server.ts'

const daysBack = 30

/** How many leads a filter finds: the same figure as its list. */
async function count(ctx: Ctx, filter: LeadFilter): Promise<number> {
  return ctx.db.$count(leads, whereLead(ctx, filter))
}

/** The promises to reply: how many are due today, at risk and broken now, and how the last 30 days went. */
export async function measureReplies(ctx: Ctx) {
  mustHave(ctx, 'dashboard.read')
  const [dueToday, atRisk, breached, tasksDue, last30Days] = await Promise.all([
    count(ctx, { reply: 'today' }),
    count(ctx, { reply: 'at_risk' }),
    count(ctx, { reply: 'breached' }),
    count(ctx, { task: 'due' }),
    measureLast30Days(ctx),
  ])
  return { dueToday, atRisk, breached, tasksDue, last30Days }
}

/** Of the enquiries of the last 30 days: how many promises are kept or over, how many were kept, and the median reply in working time. */
export async function measureLast30Days(ctx: Ctx) {
  const at = sql`${ctx.clock.now().toISOString()}::timestamptz`
  const { rows } = await ctx.db.execute<{
    asked: number
    met: number
    replied: number
    median: number | null
  }>(sql`
    select
      count(*) filter (where e.replied_at is not null or e.reply_due_at < ${at})::int as asked,
      count(*) filter (where e.replied_at <= e.reply_due_at)::int as met,
      count(e.replied_at)::int as replied,
      percentile_cont(0.5) within group (order by e.replied_after_ms) as median
    from ${enquiries} e join ${leads} l on l.id = e.lead_id
    where e.received_at > ${at} - interval '30 days' and l.stage <> 'quarantine' and ${visibleLeads(ctx, sql`l.owner_id`)}`)
  const { asked = 0, met = 0, replied = 0, median = null } = rows[0] ?? {}
  return { asked, met, replied, medianReplyMs: median }
}

export interface LeadsOfDay {
  /** The date on the wall clock of London. */
  day: string
  bySource: Partial<Record<Source, number>>
}

/** New leads of each of the last 30 days by source, the oldest day first, empty days included. */
export async function countNewLeads(ctx: Ctx): Promise<LeadsOfDay[]> {
  mustHave(ctx, 'dashboard.read')
  const today = localDay(sql`${ctx.clock.now().toISOString()}::timestamptz`)
  const { rows } = await ctx.db.execute<{ day: string; source: Source | null; count: number }>(sql`
    select to_char(d.day, 'YYYY-MM-DD') as day, n.source, coalesce(n.count, 0)::int as count
    from generate_series(${today} - interval '${sql.raw(String(daysBack - 1))} days', ${today}, interval '1 day') as d(day)
    left join (
      select ${localDay(sql`l.created_at`)} as day, l.source, count(*) as count
      from ${leads} l
      where l.created_at >= (${today} - interval '${sql.raw(String(daysBack - 1))} days') at time zone 'Europe/London'
        and ${isOfKind(sql`l.stage`, 'open', 'won', 'lost')} and ${visibleLeads(ctx, sql`l.owner_id`)}
      group by 1, 2
    ) n on n.day = d.day
    order by d.day, n.source`)
  const days = new Map<string, LeadsOfDay>()
  for (const { day, source, count } of rows) {
    const entry = days.get(day) ?? { day, bySource: {} }
    if (source) entry.bySource[source] = count
    days.set(day, entry)
  }
  return [...days.values()]
}

const localDay = (instant: SQL) => sql`date_trunc('day', ${instant} at time zone 'Europe/London')`
