import { DemoError } from '#features/demos/frame/demo.ts'

export type PeriodKind = 'week' | 'month' | 'quarter'

/** Sales added up by period, without a gap from the first to the last. */
export interface Ledger {
  kind: PeriodKind
  /** Periods in a year. */
  season: number
  /** Starts of the periods, in ms. */
  starts: number[]
  products: { name: string; units: number[]; pence: number[] }[]
  units: number[]
  pence: number[]
  /** Places of periods without a single row. */
  empty: number[]
}

export interface SaleRow {
  at: number
  product: string
  units: number
  revenue: number
  line: number
}

const dayMs = 86_400_000
const seasons = { week: 52, month: 12, quarter: 4 } as const
const mostPeriods = 1200
/** The bridge multiplies it by a thousand at most, and stays a whole number. */
const mostPence = 4e12

/** Which period a time lies in, counted from 1970; weeks start on Monday. */
function periodOf(at: number, kind: PeriodKind): number {
  if (kind === 'week') return Math.floor((at / dayMs + 3) / 7)
  const date = new Date(at)
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth()
  return kind === 'month' ? month : Math.floor(month / 3)
}

function startOf(period: number, kind: PeriodKind): number {
  if (kind === 'week') return (period * 7 - 3) * dayMs
  // Date.UTC would read a year under 100 as one of the last century.
  return new Date(0).setUTCFullYear(0, period * (kind === 'month' ? 1 : 3), 1)
}

/** Throws `DemoError` for dates that span more than can be meant, and for sums that can't be held to the penny. */
export function ledgerOf(rows: readonly SaleRow[], kind: PeriodKind): Ledger {
  let first = Infinity
  let last = -Infinity
  let lines = { first: 0, last: 0 }
  for (const { at, line } of rows) {
    const period = periodOf(at, kind)
    if (period < first) [first, lines] = [period, { ...lines, first: line }]
    if (period > last) [last, lines] = [period, { ...lines, last: line }]
  }
  const count = last - first + 1
  if (count > mostPeriods) {
    throw new DemoError(
      `The dates span ${count.toLocaleString('en-GB')} ${kind}s, from row ${lines.first} to row ${lines.last}; at most ${mostPeriods.toLocaleString('en-GB')} are taken. One of them may be mistyped.`,
    )
  }
  const zeros = () => Array.from({ length: count }, () => 0)
  const products = new Map<string, Ledger['products'][number]>()
  const isFilled = new Set<number>()
  const ledger: Ledger = {
    kind,
    season: seasons[kind],
    starts: zeros().map((_, i) => startOf(first + i, kind)),
    products: [],
    units: zeros(),
    pence: zeros(),
    empty: [],
  }
  let absolute = 0
  for (const { at, product, units, revenue, line } of rows) {
    const place = periodOf(at, kind) - first
    const pence = Math.round(revenue * 100)
    absolute += Math.abs(pence)
    if (!(absolute < mostPence) || Math.abs(units) > 1e12) {
      throw new DemoError(
        `Row ${line} brings the sums beyond what can be held to the penny. Is its figure right?`,
      )
    }
    let own = products.get(product)
    if (!own) products.set(product, (own = { name: product, units: zeros(), pence: zeros() }))
    isFilled.add(place)
    for (const [list, value] of [
      [own.units, units],
      [own.pence, pence],
      [ledger.units, units],
      [ledger.pence, pence],
    ] as const)
      list[place] = (list[place] ?? 0) + value
  }
  ledger.products = [...products.values()]
  ledger.empty = ledger.starts.flatMap((_, i) => (isFilled.has(i) ? [] : [i]))
  return ledger
}

/** "Mar 2026", "Q1 2026" or, for a week, "2 Mar 2026". */
export function periodName(start: number, kind: PeriodKind): string {
  const date = new Date(start)
  if (kind === 'quarter') return `Q${Math.floor(date.getUTCMonth() / 3) + 1} ${date.getUTCFullYear()}`
  const day = kind === 'week' ? ({ day: 'numeric' } as const) : {}
  return date.toLocaleDateString('en-GB', { ...day, month: 'short', year: 'numeric', timeZone: 'UTC' })
}

/** Starts of the periods that follow the last one. */
export function startsAfter({ starts, kind }: Ledger, ahead: number): number[] {
  const last = periodOf(starts.at(-1) ?? 0, kind)
  return Array.from({ length: ahead }, (_, i) => startOf(last + 1 + i, kind))
}
