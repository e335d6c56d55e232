import { money } from '#lib/money.ts'
import type { ForecastReport, GroupRow, LossRow, StageRow } from './report.schema.ts'

/** A table as words: its head, then a line for each row. */
export type Lines = string[][]

const percent = (share: number | null) => (share === null ? '–' : `${Math.round(100 * share)}%`)
const pair = ({ now, before }: { now: number; before: number }, format: (value: number) => string = String) =>
  `${format(now)} (${format(before)})`
const pounds = (value: number) => money(Math.round(value))
const days = (count: number) => `${Math.round(count)}`

export const groupLines = (heading: string, items: readonly GroupRow[]): Lines => [
  [heading, 'New', 'Won', 'Lost', 'Win rate', 'Won value', 'Open', 'Open value'],
  ...items.map(({ name, created, won, lost, winRate, wonValue, open, openValue }) => [
    name,
    pair(created),
    pair(won),
    pair(lost),
    `${percent(winRate.now)} (${percent(winRate.before)})`,
    pair(wonValue, pounds),
    String(open),
    pounds(openValue),
  ]),
]

export const stageLines = (items: readonly StageRow[]): Lines => [
  ['Stage', 'Leads', 'Value', 'Median age, days', 'Oldest, days'],
  ...items.map(({ name, count, value, medianDays, oldestDays }) => [
    name,
    String(count),
    pounds(value),
    count === 0 ? '–' : days(medianDays),
    count === 0 ? '–' : days(oldestDays),
  ]),
]

export const lossLines = (items: readonly LossRow[]): Lines => [
  ['Reason', 'Lost', 'Value lost'],
  ...items.map(({ reason, lost, value }) => [reason, pair(lost), pair(value, pounds)]),
]

export const forecastLines = ({ items, value, expected }: ForecastReport): Lines => [
  ['Stage', 'Leads', 'Value', 'Probability', 'Expected'],
  ...items.map((row) => [
    row.name,
    String(row.count),
    pounds(row.value),
    `${row.probability}%`,
    pounds(row.expected),
  ]),
  ['All', '', pounds(value), '', pounds(expected)],
]
