import { sql, type SQL } from 'drizzle-orm'
import { startOfLondonDay } from '#lib/like-periods.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { Source } from '../lead.schema.ts'
import { leads } from '../lead.table.server.ts'
import { activities } from '../activity.table.server.ts'
import { isOfKind } from '../stages/stage-kind.server.ts'
import { readStages } from '../stages/stages.server/read-stages.ts'

/** Leads that came first by the same way. */
export interface LeadsByTouch {
  source: Source
  /** Marks of the address that led here, as `utm_source`. */
  marks: Record<string, string>
  referrerHost: string | null
  leads: number
  /** Stand at a stage that counts as qualified, or did before they were lost. */
  qualified: number
  won: number
  /** Whole pounds of those won. */
  value: number
}

/** Days of London, both included; the last one until an instant, where that is told. */
interface Days {
  from: string
  to: string
  until?: Date
}

/** Leads that were new in these days by their first touch: sums only, nothing of a person. Those merged away or in quarantine stay out. */
export async function countLeadsByTouch(ctx: Ctx, days: Days): Promise<LeadsByTouch[]> {
  mustHave(ctx, 'analytics.read')
  const { qualified } = await readStages(ctx)
  const isQualified = (stage: SQL) => sql`${stage} = any(${sql.param(qualified)}::text[])`
  const isBoard = isOfKind(sql`l.stage`, 'open', 'won', 'lost')
  const host = sql`substring(lower(l.first_touch->>'referrer') from '^[a-z]+://([^/:?#]+)')`
  const { rows } = await ctx.db.execute<{
    source: Source
    marks: Record<string, string> | null
    host: string | null
    leads: number
    qualified: number
    won: number
    value: number
  }>(sql`
    select l.source, l.first_touch->'utm' as marks, ${host} as host, count(*)::int as leads,
      count(*) filter (where ${isQualified(sql`l.stage`)} or (${isOfKind(sql`l.stage`, 'lost')} and exists (
        select 1 from ${activities} a
        where a.lead_id = l.id and a.kind = 'stage_change' and ${isQualified(sql`a.data->>'to'`)})))::int as qualified,
      count(*) filter (where ${isOfKind(sql`l.stage`, 'won')})::int as won,
      coalesce(sum(l.value) filter (where ${isOfKind(sql`l.stage`, 'won')}), 0)::float8 as value
    from ${leads} l
    where ${createdIn(days)} and ${isBoard}
    group by 1, 2, 3`)
  return rows.map(({ marks, host, ...row }) => ({ ...row, marks: marks ?? {}, referrerHost: host }))
}

/** How many leads were new in these days, whatever way they came. */
export async function countNewLeadsIn(ctx: Ctx, days: Days): Promise<number> {
  mustHave(ctx, 'analytics.read')
  const { rows } = await ctx.db.execute<{ leads: number }>(sql`
    select count(*)::int as leads from ${leads} l
    where ${createdIn(days)} and ${isOfKind(sql`l.stage`, 'open', 'won', 'lost')}
      and l.source not in ('job_scanner', 'import', 'manual')`)
  return rows[0]?.leads ?? 0
}

const createdIn = ({
  from,
  to,
  until = startOfLondonDay(to, 1),
}: Days): SQL => sql`l.created_at >= ${startOfLondonDay(from).toISOString()}::timestamptz
  and l.created_at < ${until.toISOString()}::timestamptz`
