import { medianSorted, quantileSorted } from 'simple-statistics'

export interface Trend {
  /** Pairs that rise less pairs that fall. */
  s: number
  variance: number
  z: number
  /** Two-sided, by the normal approximation with continuity correction. */
  p: number
  /** Sen's slope: the median of all slopes between two readings, for each step. */
  slope: number
  /** Its 95% interval, after Gilbert (1987). */
  low: number
  high: number
}

/**
 * Mann-Kendall test for a monotonic trend, with ties. Given a season, only readings of the same season are compared (Hirsch, Slack and
 * Smith 1982), so that December over July is no trend; S and its variance are added over the seasons.
 */
export function mannKendall(values: readonly number[], season = 1): Trend {
  let s = 0
  let variance = 0
  const slopes: number[] = []
  for (let start = 0; start < Math.min(season, values.length); start++) {
    const own: number[] = []
    for (let i = start; i < values.length; i += season) own.push(values[i] ?? 0)
    s += sumOfSigns(own, season, slopes)
    variance += varianceOf(own)
  }
  const z = variance === 0 ? 0 : (s - Math.sign(s)) / Math.sqrt(variance)
  slopes.sort((a, b) => a - b)
  const half = 1.959964 * Math.sqrt(variance)
  const share = (rank: number) => Math.min(1, Math.max(0, rank / Math.max(1, slopes.length - 1)))
  const [low, high] = [(slopes.length - half) / 2 - 1, (slopes.length + half) / 2]
  return {
    s,
    variance,
    z,
    p: z === 0 ? 1 : 2 * (1 - normalShare(Math.abs(z))),
    slope: slopes.length > 0 ? medianSorted(slopes) : 0,
    low: slopes.length > 0 ? quantileSorted(slopes, share(low)) : 0,
    high: slopes.length > 0 ? quantileSorted(slopes, share(high)) : 0,
  }
}

function sumOfSigns(values: readonly number[], step: number, slopes: number[]): number {
  let s = 0
  for (let i = 0; i < values.length; i++) {
    for (let j = i + 1; j < values.length; j++) {
      const rise = (values[j] ?? 0) - (values[i] ?? 0)
      s += Math.sign(rise)
      slopes.push(rise / ((j - i) * step))
    }
  }
  return s
}

/** n(n−1)(2n+5)/18, less the same of each group of equal readings. */
function varianceOf(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const term = (n: number) => n * (n - 1) * (2 * n + 5)
  const ties = [...counts.values()].reduce((sum, count) => sum + term(count), 0)
  return (term(values.length) - ties) / 18
}

/** Share of the normal distribution below z ≥ 0. Source: Zelen and Severo, in Abramowitz and Stegun 26.2.17; error under 7.5e-8. */
export function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}

/** Holm's correction: with many products some would look like a trend by chance. The order stays. */
export function holm(values: readonly number[]): number[] {
  const order = values.map((p, i) => ({ p, i })).sort((a, b) => a.p - b.p || a.i - b.i)
  const corrected = values.map(() => 1)
  let reached = 0
  order.forEach(({ p, i }, rank) => {
    reached = Math.min(1, Math.max(reached, p * (values.length - rank)))
    corrected[i] = reached
  })
  return corrected
}
