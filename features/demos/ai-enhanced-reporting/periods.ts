import { median } from 'simple-statistics'
import { DemoError } from '#features/demos/frame/demo.ts'
import { dayMs } from '#lib/durations.ts'
import { digitsFor, type Scale } from './scale.ts'

export type PeriodKind = 'day' | 'week' | 'month' | 'quarter' | 'half-year' | 'year'

/** Rows taken together by period, without a gap from the first to the last. */
export interface Ledger {
  kind: PeriodKind
  /** Periods in a season; 1 for none. */
  season: number
  /** Starts of the periods, in ms. */
  starts: number[]
  /** None where rows aren't divided, or where they are averaged. */
  products: { name: string; units: number[]; minor: number[] }[]
  hasUnits: boolean
  scale: Scale
  /** Value of each period in minor units: the sum of its rows, or their mean. Whole for a sum. */
  minor: number[]
  /** Indices of periods without a single row. */
  empty: number[]
  isAveraged: boolean
  /** Rows of the busiest period. */
  mostRows: number
  lastAt: number
  /** Usual distance of two dates, in ms. */
  spacing: number
  /** What the file calls two years that stand side by side in it. */
  years?: readonly [before: string, after: string]
}

export interface SaleRow {
  at: number
  product: string
  units: number
  revenue: number
  line: number
}

const seasons = { day: 7, week: 52, month: 12, quarter: 4, 'half-year': 2, year: 1 } as const
const months = { month: 1, quarter: 3, 'half-year': 6, year: 12 } as const
const mostPeriods = 1200
/** The bridge multiplies it by a thousand at most, and stays a whole number. */
const mostMinor = 4e12

/** Which period a time lies in, counted from 1970; weeks start on Monday. */
function periodOf(at: number, kind: PeriodKind): number {
  if (kind === 'day') return Math.floor(at / dayMs)
  if (kind === 'week') return Math.floor((at / dayMs + 3) / 7)
  const date = new Date(at)
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth()
  return Math.floor(month / months[kind])
}

function startOf(period: number, kind: PeriodKind): number {
  if (kind === 'day') return period * dayMs
  if (kind === 'week') return (period * 7 - 3) * dayMs
  // Date.UTC would read a year under 100 as one of the last century.
  return new Date(0).setUTCFullYear(0, period * months[kind], 1)
}

/** The usual distance of two dates, in ms. */
function spacingOf(rows: readonly SaleRow[]): number {
  const dates = [...new Set(rows.map(({ at }) => Math.floor(at / dayMs)))].sort((a, b) => a - b)
  const steps = dates.slice(1).map((date, i) => date - (dates[i] ?? 0))
  return steps.length > 0 ? median(steps) * dayMs : dayMs
}

/** As the dates are spaced; days and weeks become months where two years of them are there. */
/** Longer lists of weeks are shown by month. */
const mostWeeks = 320

export function usualPeriod(rows: readonly SaleRow[]): PeriodKind {
  const days = spacingOf(rows) / dayMs
  if (days > 300) return 'year'
  if (days > 150) return 'half-year'
  if (days > 70) return 'quarter'
  let [first, last] = [Infinity, -Infinity]
  for (const { at } of rows) [first, last] = [Math.min(first, at), Math.max(last, at)]
  const span = last - first
  if (days > 10) return 'month'
  // A month has four weeks of a weekly list, or five: its sums would rise and fall by that alone.
  if (days > 5 && span < mostWeeks * 7 * dayMs) return 'week'
  if (span > 700 * dayMs) return 'month'
  return days > 3 || span > 200 * dayMs ? 'week' : 'day'
}

/** Throws `DemoError` for dates that span more than can be meant, and for sums that can't be held exactly. */
export function ledgerOf(
  rows: readonly SaleRow[],
  {
    kind,
    scale,
    isAveraged,
    isDivided,
    hasUnits,
  }: {
    kind: PeriodKind
    scale: Scale
    isAveraged: boolean
    isDivided: boolean
    hasUnits: boolean
  },
): Ledger {
  const { first, count } = spanOf(rows, kind)
  const zeros = () => Array.from({ length: count }, () => 0)
  const products = new Map<string, Ledger['products'][number]>()
  const [minor, counts] = [zeros(), zeros()]
  let absolute = 0
  for (const { at, product, units, revenue, line } of rows) {
    const index = periodOf(at, kind) - first
    const value = Math.round(revenue * scale.minor)
    absolute += Math.abs(value)
    if (!(absolute < mostMinor) || Math.abs(units) > 1e12) {
      throw new DemoError(`Row ${line} makes the totals too large to compute exactly. Is its figure right?`)
    }
    minor[index] = (minor[index] ?? 0) + value
    counts[index] = (counts[index] ?? 0) + 1
    if (isAveraged || (!isDivided && !hasUnits)) continue
    let own = products.get(product)
    if (!own) products.set(product, (own = { name: product, units: zeros(), minor: zeros() }))
    own.units[index] = (own.units[index] ?? 0) + units
    own.minor[index] = (own.minor[index] ?? 0) + value
  }
  const values = isAveraged ? averaged(minor, counts) : minor
  const empty = counts.flatMap((rowCount, i) => (rowCount > 0 ? [] : [i]))
  return {
    kind,
    season: seasons[kind],
    starts: zeros().map((_, i) => startOf(first + i, kind)),
    products: [...products.values()],
    hasUnits: hasUnits && !isAveraged,
    scale: {
      ...scale,
      digits: digitsFor(median(values.map(Math.abs)) / scale.minor, scale.isCurrency),
    },
    minor: values,
    empty,
    isAveraged,
    mostRows: Math.max(...counts),
    lastAt: rows.reduce((last, { at }) => Math.max(last, at), -Infinity),
    spacing: spacingOf(rows),
  }
}

/** Means, with a straight line over periods without a row. */
function averaged(sums: readonly number[], counts: readonly number[]): number[] {
  const means = sums.map((sum, i) => ((counts[i] ?? 0) > 0 ? sum / (counts[i] ?? 1) : Number.NaN))
  return means.map((mean, i) => {
    if (!Number.isNaN(mean)) return mean
    let [before, after] = [i, i]
    while (Number.isNaN(means[before])) before--
    while (Number.isNaN(means[after])) after++
    const [from = 0, to = 0] = [means[before], means[after]]
    return from + ((to - from) * (i - before)) / (after - before)
  })
}

function spanOf(rows: readonly SaleRow[], kind: PeriodKind) {
  let [first, last] = [Infinity, -Infinity]
  let lines = { first: 0, last: 0 }
  for (const { at, line } of rows) {
    const period = periodOf(at, kind)
    if (period < first) [first, lines] = [period, { ...lines, first: line }]
    if (period > last) [last, lines] = [period, { ...lines, last: line }]
  }
  const count = last - first + 1
  if (count > mostPeriods) {
    throw new DemoError(
      `The dates span ${count.toLocaleString('en-GB')} ${kind}s, from row ${lines.first} to row ${lines.last}; at most ${mostPeriods.toLocaleString('en-GB')} can be used. One of the dates may be mistyped; otherwise choose a longer period.`,
    )
  }
  return { first, count }
}

/** "Mar 2026", "Q1 2026", "H1 2026", "2026" or, for a day or a week, "2 Mar 2026". */
export function periodName(start: number, kind: PeriodKind): string {
  const date = new Date(start)
  if (kind === 'year') return String(date.getUTCFullYear())
  if (kind === 'half-year') return `H${date.getUTCMonth() < 6 ? 1 : 2} ${date.getUTCFullYear()}`
  if (kind === 'quarter') return `Q${Math.floor(date.getUTCMonth() / 3) + 1} ${date.getUTCFullYear()}`
  const day = kind === 'month' ? {} : ({ day: 'numeric' } as const)
  return date.toLocaleDateString('en-GB', { ...day, month: 'short', year: 'numeric', timeZone: 'UTC' })
}

/** Starts of the periods that follow the last one. */
export function startsAfter({ starts, kind }: Pick<Ledger, 'starts' | 'kind'>, ahead: number): number[] {
  const last = periodOf(starts.at(-1) ?? 0, kind)
  return Array.from({ length: ahead }, (_, i) => startOf(last + 1 + i, kind))
}
