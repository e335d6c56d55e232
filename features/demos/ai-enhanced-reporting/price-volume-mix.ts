/** Units and revenue of one product in two years. Revenue in pence, a whole number. */
export interface ProductPair {
  product: string
  unitsBefore: number
  unitsAfter: number
  penceBefore: number
  penceAfter: number
}

/** What changed the revenue, in whole pence; the five parts of each product, and of all, add up to the change exactly. */
export interface Effects {
  volume: number
  mix: number
  price: number
  /** Sold only after. */
  launched: number
  /** Sold only before. */
  ended: number
}

export interface BridgeRow extends Effects {
  product: string
  before: number
  after: number
}

export interface Bridge {
  before: number
  after: number
  rows: BridgeRow[]
  total: Effects
}

/** Units that grow beyond this are another product or a slip; it also keeps every step a whole number that can be held. */
const mostGrowth = 1000

const none = { volume: 0, mix: 0, price: 0, launched: 0, ended: 0 }

/**
 * Revenue before to revenue after in price, volume and mix. Volume: all products grow as the units of all grow, at old prices. Mix: what
 * the shift between products adds, at old prices. Price: new units at the difference of the prices. Price and volume are rounded to
 * the penny; mix takes what the rounding leaves, at most one penny for each product.
 */
export function priceVolumeMix(pairs: readonly ProductPair[]): Bridge {
  const isBoth = ({ unitsBefore, unitsAfter }: ProductPair) =>
    unitsBefore > 0 && unitsAfter > 0 && unitsAfter / unitsBefore <= mostGrowth
  const both = pairs.filter(isBoth)
  const unitsBefore = both.reduce((sum, pair) => sum + pair.unitsBefore, 0)
  const unitsAfter = both.reduce((sum, pair) => sum + pair.unitsAfter, 0)
  const growth = unitsBefore > 0 ? unitsAfter / unitsBefore - 1 : 0
  const rows = pairs.map((pair) => {
    const { product, penceBefore: before, penceAfter: after } = pair
    const change = after - before
    if (pair.unitsBefore <= 0) return { product, before, after, ...none, launched: change }
    if (pair.unitsAfter <= 0) return { product, before, after, ...none, ended: change }
    if (!isBoth(pair)) return { product, before, after, ...none, launched: after, ended: 0 - before }
    const price = Math.round(after - (before * pair.unitsAfter) / pair.unitsBefore)
    const volume = Math.round(before * growth)
    return { product, before, after, ...none, price, volume, mix: change - price - volume }
  })
  const sum = (of: (row: BridgeRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    before: sum(({ before }) => before),
    after: sum(({ after }) => after),
    rows,
    total: {
      volume: sum(({ volume }) => volume),
      mix: sum(({ mix }) => mix),
      price: sum(({ price }) => price),
      launched: sum(({ launched }) => launched),
      ended: sum(({ ended }) => ended),
    },
  }
}
