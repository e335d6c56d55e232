import { gammaln } from 'simple-statistics'

interface Constants {
  /** Mean of the range of n normal values, in standard deviations. */
  d2: number
  /** Its standard deviation. */
  d3: number
  a2: number
  lowD3: number
  highD4: number
}

const row = (d2: number, d3: number, a2: number, lowD3: number, highD4: number): Constants => ({
  d2,
  d3,
  a2,
  lowD3,
  highD4,
})

/** By the size of the subgroup. Source: ASTM MNL 7A, Manual on Presentation of Data and Control Chart Analysis, table 49. */
const bySize: Record<number, Constants> = {
  2: row(1.128, 0.8525, 1.88, 0, 3.267),
  3: row(1.693, 0.8884, 1.023, 0, 2.575),
  4: row(2.059, 0.8798, 0.729, 0, 2.282),
  5: row(2.326, 0.8641, 0.577, 0, 2.115),
  6: row(2.534, 0.848, 0.483, 0, 2.004),
  7: row(2.704, 0.8332, 0.419, 0.076, 1.924),
  8: row(2.847, 0.8198, 0.373, 0.136, 1.864),
  9: row(2.97, 0.8078, 0.337, 0.184, 1.816),
  10: row(3.078, 0.7971, 0.308, 0.223, 1.777),
}

export const largestRangeSubgroup = 10

/** Factors of range charts for subgroups of 2 to 10. */
export function constantsFor(size: number): Constants {
  const found = bySize[size]
  if (!found) throw new RangeError(`No factors for subgroups of ${size}`)
  return found
}

/** Mean of the standard deviation of `size` normal values, in standard deviations: c4. */
export const c4Of = (size: number) =>
  Math.sqrt(2 / (size - 1)) * Math.exp(gammaln(size / 2) - gammaln((size - 1) / 2))

/**
 * Factors of charts of standard deviations for subgroups of 2 and more. Source: ASTM MNL 7A, section 3, formulas of A3, B3 and B4.
 */
export function deviationFactors(size: number) {
  const c4 = c4Of(size)
  const width = (3 * Math.sqrt(1 - c4 ** 2)) / c4
  return { c4, a3: 3 / (c4 * Math.sqrt(size)), lowB3: Math.max(0, 1 - width), highB4: 1 + width }
}
