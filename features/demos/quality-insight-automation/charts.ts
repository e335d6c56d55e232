import { mean } from 'simple-statistics'
import { constantsFor } from './chart-constants.ts'

/** Points with their own limits; limits of averages and individuals are alike for all points, those of shares depend on the lot. */
export interface Chart {
  values: number[]
  centre: number
  lower: number[]
  upper: number[]
  /** Of a point; a chart of ranges has none, since its zones aren't normal. */
  sigma?: number[]
}

export interface PairOfCharts {
  location: Chart
  spread: Chart
  /** Of single readings, from the ranges. */
  within: number
}

const evenly = (length: number, value: number) => Array.from({ length }, () => value)

/** X̄ and R of subgroups of one size; the first `reference` subgroups set the limits. */
export function averageCharts(groups: readonly (readonly number[])[], reference: number): PairOfCharts {
  const { d2, a2, lowD3, highD4 } = constantsFor(groups[0]?.length ?? 0)
  const averages = groups.map((group) => mean([...group]))
  const ranges = groups.map((group) => Math.max(...group) - Math.min(...group))
  const centre = mean(averages.slice(0, reference))
  const range = mean(ranges.slice(0, reference))
  const { length } = groups
  return {
    within: range / d2,
    location: {
      values: averages,
      centre,
      lower: evenly(length, centre - a2 * range),
      upper: evenly(length, centre + a2 * range),
      sigma: evenly(length, (a2 * range) / 3),
    },
    spread: {
      values: ranges,
      centre: range,
      lower: evenly(length, lowD3 * range),
      upper: evenly(length, highD4 * range),
    },
  }
}

/** Single readings and their moving ranges of two. The first moving range belongs to the second reading. */
export function individualCharts(readings: readonly number[], reference: number): PairOfCharts {
  const { d2, lowD3, highD4 } = constantsFor(2)
  const ranges = readings.slice(1).map((value, i) => Math.abs(value - (readings[i] ?? 0)))
  const centre = mean(readings.slice(0, reference))
  const range = mean(ranges.slice(0, Math.max(1, reference - 1)))
  const within = range / d2
  return {
    within,
    location: {
      values: [...readings],
      centre,
      lower: evenly(readings.length, centre - 3 * within),
      upper: evenly(readings.length, centre + 3 * within),
      sigma: evenly(readings.length, within),
    },
    spread: {
      values: ranges,
      centre: range,
      lower: evenly(ranges.length, lowD3 * range),
      upper: evenly(ranges.length, highD4 * range),
    },
  }
}

export interface Lot {
  inspected: number
  defective: number
}

/** Share of defective parts by lot; lots may differ in size, and so do their limits. */
export function shareChart(lots: readonly Lot[], reference: number): Chart {
  const first = lots.slice(0, reference)
  const sum = (key: keyof Lot) => first.reduce((total, lot) => total + lot[key], 0)
  const centre = sum('defective') / sum('inspected')
  const sigma = lots.map(({ inspected }) => Math.sqrt((centre * (1 - centre)) / inspected))
  return {
    values: lots.map(({ inspected, defective }) => defective / inspected),
    centre,
    lower: sigma.map((one) => Math.max(0, centre - 3 * one)),
    upper: sigma.map((one) => Math.min(1, centre + 3 * one)),
    sigma,
  }
}

/** Points in standard deviations from the centre. */
export const zOf = ({ values, centre, sigma = [] }: Chart): number[] =>
  values.map((value, i) => (sigma[i] ? (value - centre) / sigma[i] : 0))
