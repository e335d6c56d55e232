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

export interface Analysis extends Change {
  /** Of each period. */
  values: number[]
  /** Periods in each of the two spans that are compared. */
  span: number
  /** Of the trend test; 1 when there are not two whole seasons. */
  trendSeason: number
  trend: Trend
  products: ProductTrend[]
  /** How each product moved, the furthest first; empty where rows aren't divided. */
  changes: ({ name: string } & Change)[]
  /** Undefined without units: volume can't be told from price then. */
  bridge: Bridge | undefined
  tested: Tested
  held: number
}

/** The largest products that were sold in both spans: what came or went needs no test, and a test of thousands would find nothing after Holm's correction. */
const testedProducts = 24

const sum = (list: readonly number[], from: number, to?: number) =>
  list.slice(from, to).reduce((total, value) => total + value, 0)

export function analyseSales(ledger: Ledger, { held: asked, ahead, form }: SalesSettings): Analysis {
  const { season, minor, products, starts, scale, isAveraged, hasUnits } = ledger
  const count = starts.length
  const values = minor.map((value) => value / scale.minor)
  const span = Math.min(season, Math.floor(count / 2))
  const trendSeason = count >= 2 * season ? season : 1
  const held = Math.min(asked, Math.floor(count / 3))
  const [from, to] = [count - 2 * span, count - span]
  const per = isAveraged ? span : 1
  const changes = products
    .map((product) => ({ ...product, before: sum(product.minor, from, to), after: sum(product.minor, to) }))
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
  return {
    values,
    span,
    trendSeason,
    before: sum(minor, from, to) / per,
    after: sum(minor, to) / per,
    trend: mannKendall(values, trendSeason),
    products: products.length > 1 ? productTrends(ledger, changes, trendSeason) : [],
    changes: products.length > 1 ? changes.map(({ name, before, after }) => ({ name, before, after })) : [],
    bridge: hasUnits
      ? priceVolumeMix(
          products.map(({ name, units, minor }) => ({
            product: name,
            unitsBefore: sum(units, from, to),
            unitsAfter: sum(units, to),
            penceBefore: sum(minor, from, to),
            penceAfter: sum(minor, to),
          })),
        )
      : undefined,
    tested: testForecast(values, { season, held, ahead, form }),
    held,
  }
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
