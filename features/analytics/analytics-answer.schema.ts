import { z } from 'zod/mini'
import { metrics } from './vitals/vitals.schema.ts'

const count = z.number()
const range = z.object({ from: z.string(), to: z.string() })
export const period = {
  range,
  before: z.nullable(range),
  /** Until when the last day before counts, where it is set beside today, which isn’t over; null where it counts as a whole. */
  beforeUntil: z.nullable(z.string()),
}

const leadSums = { leads: count, qualified: count, won: count, value: count }

/** What a period came to. `leads` is null where it can't be told: no lead knows its device. */
const totals = z.object({
  visits: count,
  views: count,
  started: count,
  finished: count,
  sent: count,
  leads: z.nullable(count),
})
export type Totals = z.infer<typeof totals>

export const overview = z.object({
  ...period,
  /** The first day of which anything is known; null before the first visit. */
  since: z.nullable(z.string()),
  totals,
  totalsBefore: z.nullable(totals),
  /** Events of these days that came faster than they are kept: the figures are lower by them. */
  limited: count,
  /** One for each day of the range, and of the one before, the first one first. */
  days: z.array(z.object({ day: z.string(), visits: count, views: count, limited: count })),
  daysBefore: z.array(z.object({ day: z.string(), visits: count, views: count })),
  sources: z.array(z.object({ origin: z.string(), visits: count, before: count })),
  pages: z.array(z.object({ path: z.string(), title: z.string(), views: count, before: count })),
})
export type Overview = z.infer<typeof overview>

const visitSums = { visits: count, before: count, views: count, started: count, sent: count }
const maybeLeads = z.nullable(z.object(leadSums))
const sourceRow = z.object({ origin: z.string(), ...visitSums, leads: maybeLeads })
const campaignRow = z.object({
  ...sourceRow.shape,
  medium: z.string(),
  campaign: z.string(),
})
export type SourceRow = z.infer<typeof sourceRow>
export type CampaignRow = z.infer<typeof campaignRow>

export const sources = z.object({
  ...period,
  sources: z.array(sourceRow),
  campaigns: z.array(campaignRow),
  /** Rows that were left out at the end, each smaller than those shown. */
  leftOut: z.object({ sources: count, campaigns: count }),
  /** Leads that no visit led to. */
  entered: maybeLeads,
})
export type Sources = z.infer<typeof sources>

const pageRow = z.object({
  path: z.string(),
  title: z.string(),
  views: count,
  before: count,
  visits: count,
  started: count,
  sent: count,
})
export type PageRow = z.infer<typeof pageRow>
export const pageSums = z.object({ ...period, pages: z.array(pageRow), leftOut: count })
export type PageSums = z.infer<typeof pageSums>

const toolRow = z.object({
  tool: z.string(),
  started: count,
  startedBefore: count,
  finished: count,
  sent: count,
  sentBefore: count,
})
export type ToolRow = z.infer<typeof toolRow>
const goalRow = z.object({ name: z.string(), subject: z.string(), count, before: count })
export type GoalRow = z.infer<typeof goalRow>
export const goals = z.object({
  ...period,
  tools: z.array(toolRow),
  others: z.array(goalRow),
})
export type Goals = z.infer<typeof goals>

const funnelSteps = { visits: count, started: count, ...leadSums }
const funnelRow = z.object({ origin: z.string(), ...funnelSteps })
export type FunnelRow = z.infer<typeof funnelRow>
export const funnel = z.object({
  ...period,
  total: z.object(funnelSteps),
  totalBefore: z.nullable(z.object(funnelSteps)),
  rows: z.array(funnelRow),
  entered: z.object(leadSums),
})
export type Funnel = z.infer<typeof funnel>

const reading = z.object({
  metric: z.enum(metrics),
  /** ms, CLS without a unit; null without a measurement. */
  p75: z.nullable(z.number()),
  samples: count,
  before: z.nullable(z.number()),
})
export type Reading = z.infer<typeof reading>
const routeRow = z.object({
  route: z.string(),
  readings: z.array(reading),
  samples: count,
  grade: z.nullable(z.number()),
  /** The p75 of the metric asked for, in stretches of the range; null where nothing was measured. */
  trend: z.array(z.nullable(z.number())),
})
export type RouteRow = z.infer<typeof routeRow>
export const vitals = z.object({
  ...period,
  metric: z.enum(metrics),
  readings: z.array(reading),
  grade: z.nullable(z.object({ grade: z.number(), samples: count })),
  days: z.array(z.object({ day: z.string(), p75: z.nullable(z.number()), samples: count })),
  routes: z.array(routeRow),
})
export type VitalsAnswer = z.infer<typeof vitals>

const seoRow = z.object({
  path: z.string(),
  title: z.string(),
  status: count,
  score: count,
  deductions: z.array(z.object({ points: count, reason: z.string() })),
  advice: z.array(z.string()),
  views: count,
})
export type SeoRow = z.infer<typeof seoRow>
export const seo = z.object({
  ...period,
  pages: z.array(seoRow),
  mean: z.nullable(count),
  /** When the oldest of these scores was checked; null before the first check. */
  checkedAt: z.nullable(z.string()),
  /** Every address has a score. */
  isWhole: z.boolean(),
})
export type Seo = z.infer<typeof seo>

/** `today` is what of it came today, where the days before are told without the one that today would be set beside. */
const missedRow = z.object({ query: z.string(), count, before: count, today: count, lastDay: z.string() })
export type MissedRow = z.infer<typeof missedRow>
export const missed = z.object({
  ...period,
  /** Words are kept for 90 days: nothing is known of days before this one. */
  keptSince: z.string(),
  searches: z.array(missedRow),
})
export type Missed = z.infer<typeof missed>

const filteredRow = z.object({
  reason: z.enum(['robot', 'no user agent', 'other site', 'limited']),
  agent: z.string(),
  events: count,
  before: count,
  /** As of a missed search. */
  today: count,
})
export type FilteredRow = z.infer<typeof filteredRow>
export const filtered = z.object({
  ...period,
  days: z.array(
    z.object({
      day: z.string(),
      robot: count,
      'no user agent': count,
      'other site': count,
      limited: count,
    }),
  ),
  rows: z.array(filteredRow),
  counted: count,
})
export type Filtered = z.infer<typeof filtered>
