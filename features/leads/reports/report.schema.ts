import { z } from 'zod/mini'
import { periodNames } from '#lib/like-periods.ts'

export const reportNames = ['people', 'sources', 'stages', 'losses', 'forecast'] as const
export type ReportName = (typeof reportNames)[number]
export const groupings = ['source', 'campaign', 'sector'] as const
export type Grouping = (typeof groupings)[number]

export const periodQuery = z.object({ period: z._default(z.enum(periodNames), 'month') })
export const sourcesQuery = z.extend(periodQuery, { by: z._default(z.enum(groupings), 'source') })

/** From, included, and to, not included; ISO instants. */
const span = z.object({ from: z.string(), to: z.string() })
const spans = { now: span, before: span }

/** A figure of the period and of the one before it until the same moment. Money in whole pounds. */
const compared = z.object({ now: z.number(), before: z.number() })

export const groupRow = z.object({
  key: z.string(),
  name: z.string(),
  /** Leads that were new. */
  created: compared,
  won: compared,
  lost: compared,
  wonValue: compared,
  /** Won of those won or lost, from 0 to 1; null where none was. */
  winRate: z.object({ now: z.nullable(z.number()), before: z.nullable(z.number()) }),
  /** At this moment, whenever they came. */
  open: z.number(),
  openValue: z.number(),
})
export type GroupRow = z.infer<typeof groupRow>
export const groupReport = z.object({ ...spans, items: z.array(groupRow) })
export type GroupReport = z.infer<typeof groupReport>

export const stageRow = z.object({
  stage: z.string(),
  name: z.string(),
  count: z.number(),
  value: z.number(),
  /** Days since they came into the stage. */
  medianDays: z.number(),
  oldestDays: z.number(),
})
export type StageRow = z.infer<typeof stageRow>
export const stageReport = z.object({ items: z.array(stageRow) })
export type StageReport = z.infer<typeof stageReport>

export const lossRow = z.object({ reason: z.string(), lost: compared, value: compared })
export type LossRow = z.infer<typeof lossRow>
export const lossReport = z.object({ ...spans, items: z.array(lossRow) })
export type LossReport = z.infer<typeof lossReport>

export const forecastRow = z.object({
  stage: z.string(),
  name: z.string(),
  count: z.number(),
  value: z.number(),
  /** Of the stage, from 0 to 100. */
  probability: z.number(),
  /** Value times probability. */
  expected: z.number(),
})
export type ForecastRow = z.infer<typeof forecastRow>
export const forecastMonth = z.object({
  /** Such as `2027-03`; null for leads of which nobody has said when they may be won. */
  month: z.nullable(z.string()),
  name: z.string(),
  count: z.number(),
  value: z.number(),
  expected: z.number(),
})
export type ForecastMonth = z.infer<typeof forecastMonth>
export const forecastReport = z.object({
  items: z.array(forecastRow),
  /** The same leads by the month in which they are thought to be won: what is overdue first, without a date last. */
  months: z.array(forecastMonth),
  value: z.number(),
  expected: z.number(),
  /** Open leads of which nobody has said what they are worth. */
  withoutValue: z.number(),
})
export type ForecastReport = z.infer<typeof forecastReport>

export const reportChoice = z.object({
  reports: z.array(z.enum(reportNames)).check(z.maxLength(reportNames.length)),
})
