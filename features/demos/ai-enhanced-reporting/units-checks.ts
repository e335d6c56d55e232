import { quantile } from 'simple-statistics'
import type { Check } from '#features/demos/frame/report/report.ts'
import type { ReadSales } from './read-sales.ts'

/** Prices of one product may differ so much, from the lowest tenth to the highest. */
const mostSpread = 1.5
const fewest = 10

/** Whether price can be told from volume, and what speaks against it: units of several kinds, or several products under one name. */
export function unitsChecks({ rows, hasUnits, measures }: ReadSales): { hasUnits: boolean; checks: Check[] } {
  const name = 'Units can be added up'
  if (measures.length > 1)
    return {
      hasUnits: false,
      checks: [
        {
          name,
          state: 'doubtful',
          says: `They are counted in ${measures.slice(0, 4).join(', ')}, which have no sum, so volume isn’t told from price.`,
        },
      ],
    }
  const isOne = new Set(rows.map(({ product }) => product)).size === 1
  const prices = rows.flatMap(({ units, revenue }) => (units > 0 && revenue > 0 ? [revenue / units] : []))
  if (!hasUnits || !isOne || prices.length < fewest) return { hasUnits, checks: [] }
  const [low = 0, high = 0] = quantile(prices, [0.1, 0.9])
  if (high <= low * mostSpread) return { hasUnits, checks: [] }
  const figure = (price: number) => price.toLocaleString('en-GB', { maximumSignificantDigits: 3 })
  return {
    hasUnits: false,
    checks: [
      {
        name,
        state: 'doubtful',
        says: `A unit costs from ${figure(low)} to ${figure(high)}, so there is more than one product, and volume isn’t told from price. Choose the column that names the products.`,
      },
    ],
  }
}
