import { testForecast, type Tested } from './forecast-test.ts'
import { holm, mannKendall, type Trend } from './mann-kendall.ts'
import type { Ledger } from './periods.ts'
import { priceVolumeMix, type Bridge } from './price-volume-mix.ts'

export interface SalesSettings {
  held: number
  ahead: number
  form: 'auto' | 'additive' | 'multiplicative'
}

export interface ProductTrend {
  name: string
  /** Of the later span, in minor units. */
  minor: number
  trend: Trend
  /** Corrected for the number of products. */
  p: number
}

/** Before and after in minor units: sums of a span, or means where rows are averaged. */
export interface Change {
  before: number
  after: number
}

/** The last span of periods beside the one before it. */
export interface SpanChange extends Change {
  /** Periods in each of the two. */
  span: number
  /** How each product moved, the furthest first; empty where rows aren't divided. */
  changes: ({ name: string } & Change)[]
  /** Undefined without units: volume can't be told from price then. */
  bridge: Bridge | undefined
}

export interface Analysis extends SpanChange {
  /** Of each period. */
  values: number[]
  /** Of the trend test; 1 when there are not two whole seasons. */
  trendSeason: number
  trend: Trend
  products: ProductTrend[]
  tested: Tested
  held: number
}

/** The largest products that were sold in both spans: what came or went needs no test, and a test of thousands would find nothing after Holm's correction. */
const testedProducts = 24

const sum = (list: readonly number[], from: number, to?: number) =>
  list.slice(from, to).reduce((total, value) => total + value, 0)

export function analyseSales(ledger: Ledger, { held: asked, ahead, form }: SalesSettings): Analysis {
  const { season, minor, products, starts, scale } = ledger
  const count = starts.length
  const values = minor.map((value) => value / scale.minor)
  const trendSeason = count >= 2 * season ? season : 1
  const held = Math.min(asked, Math.floor(count / 3))
  const change = changeOf(ledger, Math.min(season, Math.floor(count / 2)))
  return {
    ...change,
    values,
    trendSeason,
    trend: mannKendall(values, trendSeason),
    products: products.length > 1 ? productTrends(ledger, movesOf(ledger, change.span), trendSeason) : [],
    tested: testForecast(values, { season, held, ahead, form }),
    held,
  }
}

/** The last `span` periods beside as many before them. */
export function changeOf(ledger: Ledger, span: number): SpanChange {
  const { minor, products, starts, isAveraged, hasUnits } = ledger
  const [from, to] = [starts.length - 2 * span, starts.length - span]
  const per = isAveraged ? span : 1
  return {
    span,
    before: sum(minor, from, to) / per,
    after: sum(minor, to) / per,
    changes:
      products.length > 1
        ? movesOf(ledger, span).map(({ name, before, after }) => ({ name, before, after }))
        : [],
    bridge: hasUnits
      ? priceVolumeMix(
          products.map(({ name, units, minor: own }) => ({
            product: name,
            unitsBefore: sum(units, from, to),
            unitsAfter: sum(units, to),
            penceBefore: sum(own, from, to),
            penceAfter: sum(own, to),
          })),
        )
      : undefined,
  }
}

/** Products with what they had in either span, those that moved the furthest first. */
function movesOf({ products, starts }: Ledger, span: number) {
  const [from, to] = [starts.length - 2 * span, starts.length - span]
  return products
    .map((product) => ({ ...product, before: sum(product.minor, from, to), after: sum(product.minor, to) }))
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
}

function productTrends(
  { scale }: Ledger,
  products: readonly ({ name: string; minor: number[] } & Change)[],
  season: number,
): ProductTrend[] {
  const largest = products
    .filter(({ before, after }) => before !== 0 && after !== 0)
    .sort((a, b) => b.after - a.after)
    .slice(0, testedProducts)
    .map(({ name, minor, after }) => ({
      name,
      minor: after,
      trend: mannKendall(
        minor.map((value) => value / scale.minor),
        season,
      ),
    }))
  const corrected = holm(largest.map(({ trend }) => trend.p))
  return largest.map((one, i) => ({ ...one, p: corrected[i] ?? 1 }))
}
