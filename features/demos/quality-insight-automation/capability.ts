export interface Capability {
  /** NaN for a tolerance with one limit. */
  cp: number
  cpk: number
  /** 95% interval of Cpk. */
  low: number
  high: number
}

/**
 * Capability of `count` readings of this mean and spread within the tolerance. A limit that is missing is NaN: Cpk is that of the other side.
 * Interval: A. F. Bissell, How reliable is your capability index?, Applied Statistics 39, 1990.
 */
export function capabilityOf(
  { mean, deviation, count }: { mean: number; deviation: number; count: number },
  { lower, upper }: { lower: number; upper: number },
): Capability {
  const cp = (upper - lower) / (6 * deviation)
  const cpk = Math.min(...[upper - mean, mean - lower].filter(Number.isFinite)) / (3 * deviation)
  const margin = 1.959_964 * Math.sqrt(1 / (9 * count) + cpk ** 2 / (2 * (count - 1)))
  return { cp, cpk, low: cpk - margin, high: cpk + margin }
}

/** Names by how often they come, most first, with the share reached so far. */
export function defectPareto(names: readonly string[]) {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  let reached = 0
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([name, count]) => {
      reached += count
      return { name, count, cumulative: reached / names.length }
    })
}
