import { sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { CampaignRow, Sources } from '#features/analytics/analytics-answer.schema.ts'
import type { AnalyticsQuery } from '#features/analytics/analytics-query.schema.ts'
import { addLeads, leadsByOrigin, type LeadsFrom } from './leads-by-origin.ts'
import { periodOf, periodTold } from './period.ts'
import { sumIn, sumsSource } from './sums-source.ts'

/** Of a long tail only the largest are answered. */
const mostRows = 500

type Visits = Omit<CampaignRow, 'leads'>

/** Where visits came from and what they led to, by source and by campaign. */
export async function readSources(ctx: Ctx, query: AnalyticsQuery): Promise<Sources> {
  mustHave(ctx, 'analytics.read')
  const { range, before } = periodOf(ctx, query)
  const { bySource } = await sumsSource(ctx, before ? [range, before] : [range], query)
  const [{ rows }, leads] = await Promise.all([
    ctx.db.execute<Visits & Record<string, unknown>>(sql`
      select origin, medium, campaign,
        ${sumIn(range, sql`visits`)} as visits,
        ${sumIn(before, sql`visits`)} as before,
        ${sumIn(range, sql`views`)} as views,
        ${sumIn(range, sql`started`)} as started,
        ${sumIn(range, sql`sent`)} as sent
      from ${bySource} group by 1, 2, 3`),
    // A lead doesn't know its device.
    query.device ? null : leadsByOrigin(ctx, range),
  ])
  const chosen = leads?.fromVisits.filter(
    ({ origin }) => query.source === undefined || origin === query.source,
  )
  const sources = group(rows, chosen, ({ origin }) => origin)
  const named = ({ medium, campaign }: { medium: string; campaign: string }) =>
    medium !== '' || campaign !== ''
  const campaigns = group(rows.filter(named), chosen?.filter(named), ({ origin, medium, campaign }) =>
    JSON.stringify([origin, medium, campaign]),
  )
  return {
    ...periodTold({ range, before }),
    sources: sources.slice(0, mostRows),
    campaigns: campaigns.slice(0, mostRows),
    leftOut: {
      sources: Math.max(0, sources.length - mostRows),
      campaigns: Math.max(0, campaigns.length - mostRows),
    },
    entered: leads && query.source === undefined ? leads.entered : null,
  }
}

type Keyed = Pick<CampaignRow, 'origin' | 'medium' | 'campaign'>

/** Sums of visits and of leads that share a key; a lead's source may have had no visit in these days. */
function group(visits: Visits[], leads: LeadsFrom[] | undefined, keyOf: (row: Keyed) => string) {
  const visitsBy = Map.groupBy(visits, keyOf)
  const leadsBy = Map.groupBy(leads ?? [], keyOf)
  return [...new Set([...visitsBy.keys(), ...leadsBy.keys()])]
    .flatMap((key): CampaignRow[] => {
      const ours = visitsBy.get(key) ?? []
      const theirs = leadsBy.get(key) ?? []
      const first = ours[0] ?? theirs[0]
      if (!first) return []
      const sum = (of: (row: Visits) => number) => ours.reduce((all, row) => all + of(row), 0)
      return [
        {
          origin: first.origin,
          medium: first.medium,
          campaign: first.campaign,
          visits: sum((row) => row.visits),
          before: sum((row) => row.before),
          views: sum((row) => row.views),
          started: sum((row) => row.started),
          sent: sum((row) => row.sent),
          leads: leads ? addLeads(theirs) : null,
        },
      ]
    })
    .sort((a, b) => b.visits - a.visits || b.views - a.views || keyOf(a).localeCompare(keyOf(b)))
}
