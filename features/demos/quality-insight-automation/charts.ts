import { mean, sampleStandardDeviation } from 'simple-statistics'
import { c4Of, constantsFor, deviationFactors } from './chart-constants.ts'

/** Points with their own limits, which differ where subgroups or lots differ in size. */
export interface Chart {
  /** NaN where a point has none. */
  values: number[]
  centre: number
  lower: number[]
  upper: number[]
  /** Of a point; a chart of ranges or deviations has none, since its zones aren't normal. */
  sigma?: number[]
}

export interface PairOfCharts {
  location: Chart
  spread: Chart
  /** Of single readings, from the ranges or deviations. */
  within: number
}

/** Whether the point at this index sets the limits. */
export type SetsLimits = (index: number) => boolean

const evenly = (length: number, value: number) => Array.from({ length }, () => value)
const meanOf = (values: readonly number[], setsLimits: SetsLimits) =>
  mean(values.filter((value, i) => setsLimits(i) && Number.isFinite(value)))

/** X̄ and R of subgroups of one size. */
export function averageCharts(groups: readonly (readonly number[])[], setsLimits: SetsLimits): PairOfCharts {
  const { d2, a2, lowD3, highD4 } = constantsFor(groups[0]?.length ?? 0)
  const averages = groups.map((group) => mean([...group]))
  const ranges = groups.map((group) => Math.max(...group) - Math.min(...group))
  const centre = meanOf(averages, setsLimits)
  const range = meanOf(ranges, setsLimits)
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

/**
 * X̄ and S of subgroups of 2 and more readings, whose sizes may differ: then the deviation is pooled and limits follow the size.
 * Source: D. C. Montgomery, Introduction to Statistical Quality Control, 7th edition, section 6.3, equations 6.27 to 6.31.
 */
export function deviationCharts(
  groups: readonly (readonly number[])[],
  setsLimits: SetsLimits,
): PairOfCharts {
  const averages = groups.map((group) => mean([...group]))
  const deviations = groups.map((group) => sampleStandardDeviation([...group]))
  const reference = groups.filter((_, i) => setsLimits(i))
  const count = reference.reduce((sum, group) => sum + group.length, 0)
  const centre = mean(reference.flat())
  const isEven = reference.every((group) => group.length === reference[0]?.length)
  const squares = groups.reduce(
    (sum, group, i) => (setsLimits(i) ? sum + (group.length - 1) * (deviations[i] ?? 0) ** 2 : sum),
    0,
  )
  const deviation = isEven ? meanOf(deviations, setsLimits) : Math.sqrt(squares / (count - reference.length))
  const factors = groups.map((group) => deviationFactors(group.length))
  return {
    within: isEven ? deviation / c4Of(reference[0]?.length ?? 2) : deviation,
    location: {
      values: averages,
      centre,
      lower: factors.map(({ a3 }) => centre - a3 * deviation),
      upper: factors.map(({ a3 }) => centre + a3 * deviation),
      sigma: factors.map(({ a3 }) => (a3 * deviation) / 3),
    },
    spread: {
      values: deviations,
      centre: deviation,
      lower: factors.map(({ lowB3 }) => lowB3 * deviation),
      upper: factors.map(({ highB4 }) => highB4 * deviation),
    },
  }
}

/** Single readings and their moving ranges of two; a range counts where both of its readings set the limits. */
export function individualCharts(readings: readonly number[], setsLimits: SetsLimits): PairOfCharts {
  const { d2, lowD3, highD4 } = constantsFor(2)
  const { length } = readings
  const ranges = readings.map((value, i) => Math.abs(value - (readings[i - 1] ?? Number.NaN)))
  const centre = meanOf(readings, setsLimits)
  const range = meanOf(ranges, (i) => setsLimits(i) && setsLimits(i - 1))
  const within = range / d2
  return {
    within,
    location: {
      values: [...readings],
      centre,
      lower: evenly(length, centre - 3 * within),
      upper: evenly(length, centre + 3 * within),
      sigma: evenly(length, within),
    },
    spread: {
      values: ranges,
      centre: range,
      lower: evenly(length, lowD3 * range),
      upper: evenly(length, highD4 * range),
    },
  }
}

/** Points in standard deviations from the centre. */
export const zOf = ({ values, centre, sigma = [] }: Chart): number[] =>
  values.map((value, i) => (sigma[i] ? (value - centre) / sigma[i] : 0))
