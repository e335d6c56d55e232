import { mean } from 'simple-statistics'
import { constantsFor } from './chart-constants.ts'
import { zOf, type Chart, type SetsLimits } from './charts.ts'

export interface Lot {
  /** Parts inspected for p and np; units of area, length or number for u; 1 for c. */
  size: number
  /** Defective parts for p and np; defects for c and u. */
  count: number
}

export type AttributeKind = 'p' | 'np' | 'c' | 'u'

/**
 * Counts of lots: share (p) or number (np) of defective parts, of a binomial; defects a lot (c) or a unit (u), of a Poisson distribution.
 * Source: D. C. Montgomery, Introduction to Statistical Quality Control, 7th edition, sections 7.2 and 7.3.
 */
export function attributeChart(kind: AttributeKind, lots: readonly Lot[], setsLimits: SetsLimits): Chart {
  const reference = lots.filter((_, i) => setsLimits(i))
  const sum = (key: keyof Lot) => reference.reduce((total, lot) => total + lot[key], 0)
  const rate = sum('count') / sum('size')
  const isWhole = kind === 'np' || kind === 'c'
  const isShare = kind === 'p' || kind === 'np'
  const size = reference[0]?.size ?? 1
  const centre = isWhole ? rate * size : rate
  const spread = Math.sqrt(isShare ? rate * (1 - rate) : rate)
  const sigma = lots.map((lot) => (isWhole ? spread * Math.sqrt(size) : spread / Math.sqrt(lot.size)))
  const most = kind === 'p' ? 1 : kind === 'np' ? size : Infinity
  return {
    values: lots.map((lot) => (isWhole ? lot.count : lot.count / lot.size)),
    centre,
    lower: sigma.map((one) => Math.max(0, centre - 3 * one)),
    upper: sigma.map((one) => Math.min(most, centre + 3 * one)),
    sigma,
  }
}

/**
 * How far neighbouring lots differ, in the deviations that the distribution gives: about 1 when counting chance alone is at work.
 * Source: D. B. Laney, Improved control charts for attributes, Quality Engineering 14, 2002.
 */
export function excessVariation(chart: Chart, setsLimits: SetsLimits) {
  const z = zOf(chart).filter((_, i) => setsLimits(i))
  const ranges = z.slice(1).map((value, i) => Math.abs(value - (z[i] ?? 0)))
  return { ratio: mean(ranges) / constantsFor(2).d2, count: ranges.length }
}
