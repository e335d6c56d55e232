import { testForecast, type Tested } from './forecast-test.ts'
import { holm, mannKendall, type Trend } from './mann-kendall.ts'
import type { Ledger } from './periods.ts'
import { priceVolumeMix, type Bridge } from './price-volume-mix.ts'

export interface SalesSettings {
  held: number
  ahead: number
  form: 'auto' | 'additive' | 'multiplicative'
  unit: string
}

export interface ProductTrend {
  name: string
  /** Revenue of the later span, in pence. */
  pence: number
  trend: Trend
  /** Corrected for the number of products. */
  p: number
}

export interface Analysis {
  /** Revenue of each period. */
  values: number[]
  /** Periods in each of the two spans that the bridge compares. */
  span: number
  /** Of the trend test; 1 when there are not two whole seasons. */
  trendSeason: number
  trend: Trend
  products: ProductTrend[]
  bridge: Bridge
  tested: Tested
  held: number
}

/** The largest products that were sold in both spans: what came or went needs no test, and a test of thousands would find nothing after Holm's correction. */
const testedProducts = 24

export function analyseSales(ledger: Ledger, { held: asked, ahead, form }: SalesSettings): Analysis {
  const { season, pence, products, starts } = ledger
  const count = starts.length
  const values = pence.map((value) => value / 100)
  const span = Math.min(season, Math.floor(count / 2))
  const trendSeason = count >= 2 * season ? season : 1
  const held = Math.min(asked, Math.floor(count / 3))
  const sum = (list: readonly number[], from: number, to?: number) =>
    list.slice(from, to).reduce((total, value) => total + value, 0)
  const [before, after] = [count - 2 * span, count - span]
  const bridge = priceVolumeMix(
    products.map(({ name, units, pence }) => ({
      product: name,
      unitsBefore: sum(units, before, after),
      unitsAfter: sum(units, after),
      penceBefore: sum(pence, before, after),
      penceAfter: sum(pence, after),
    })),
  )
  const largest = products
    .filter((_, i) => bridge.rows[i]?.launched === 0 && bridge.rows[i]?.ended === 0)
    .map(({ name, pence }) => ({ name, values: pence, pence: sum(pence, after) }))
    .sort((a, b) => b.pence - a.pence)
    .slice(0, testedProducts)
    .map((one) => ({
      ...one,
      trend: mannKendall(
        one.values.map((value) => value / 100),
        trendSeason,
      ),
    }))
  const corrected = holm(largest.map(({ trend }) => trend.p))
  return {
    values,
    span,
    trendSeason,
    trend: mannKendall(values, trendSeason),
    products: largest.map(({ name, pence, trend }, i) => ({ name, pence, trend, p: corrected[i] ?? 1 })),
    bridge,
    tested: testForecast(values, { season, held, ahead, form }),
    held,
  }
}
