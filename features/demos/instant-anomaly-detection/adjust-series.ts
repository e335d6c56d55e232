import { mean, median, sampleCorrelation, standardDeviation } from 'simple-statistics'
import { autocorrelationAt, detrend } from '#lib/autocorrelation.ts'
import { slowLevel, trendOver } from './baseline-trend.ts'
import { findCycle, type Cycle } from './find-cycle.ts'
import { mstl, type Seasonal } from './mstl.ts'
import { calendarLags, filled, type Timeline } from './timeline.ts'
import { autocorrelationOf, innovations } from './whiten.ts'

/** Readings without what is usual in them, so that the usual is no alarm. */
export interface Adjusted {
  /** Without the seasonal part, and without a drift that the normal readings have as well; in the unit of the readings. */
  values: number[]
  /** What the reading before doesn't explain, about the same mean: EWMA and CUSUM take readings as independent. */
  innovations: number[]
  /** Shortest first; none for a series without a season. */
  seasons: Season[]
  /** The season grows with the level: it was taken out as a factor. */
  isMultiplicative: boolean
  isDetrended: boolean
  /**
   * What a reading apart from the season differs from it by, in deviations of what the season left over: its mean of `seen` readings was drawn
   * towards those it counts and not towards one it kept out. √((seen + 1) / (seen − 1)), 1 without a season.
   */
  stretch: number
  /** Change of the level over the normal readings, in their deviations; 0 where chance does as much. */
  drift: number
  /** Autocorrelation of neighbours among the normal readings; 0 where chance does as much. */
  autocorrelation: number
}

export interface Season extends Cycle {
  /** Whole cycles in the series. */
  cycles: number
  /** Share of the movement that the season explains, 0 to 1 (Wang, Smith and Hyndman 2006). */
  strength: number
}

/** `auto` takes a drift out where the normal readings have it as well. */
export type TrendChoice = 'auto' | 'keep' | 'remove'

interface Choice {
  /** Readings in a cycle; 0 finds it, 1 has none. */
  period: number
  trend: TrendChoice
  /** Readings from the start that count as normal. */
  normal: number
}

/** `values` without a hole; `timeline` has where they stand in time. */
export function adjustSeries(
  values: readonly number[],
  timeline: Timeline,
  { period, trend, normal }: Choice,
): Adjusted {
  const grid = filled(values, timeline.slots)
  const found = period === 0 ? findCycle(grid, calendarLags(timeline)) : givenCycle(grid, period)
  const isSeasonal = found.period > 1 && grid.length >= 2 * found.period
  const isMultiplicative = isSeasonal && growsWithLevel(grid, found.period)
  const scaled = isMultiplicative ? grid.map(Math.log) : grid
  const back = isMultiplicative ? Math.exp : (value: number) => value
  const seasonal = isSeasonal ? seasonalParts(scaled, found, period === 0) : []
  const deseasonalised = scaled.map((value, i) =>
    seasonal.reduce((rest, { values: part }) => rest - (part[i] ?? 0), value),
  )
  const own = timeline.slots.map((slot) => deseasonalised[slot] ?? 0)
  const baseline = own.slice(0, normal)
  const drift = trendOver(baseline)
  const isDetrended = trend === 'remove' || (trend === 'auto' && Math.abs(drift) > 1)
  const level = isDetrended ? slowLevel(deseasonalised) : undefined
  const middle = median(baseline)
  const adjusted = own.map((value, i) =>
    back(level ? value - (level[timeline.slots[i] ?? 0] ?? 0) + middle : value),
  )
  const autocorrelation = autocorrelationOf(adjusted.slice(0, normal))
  return {
    values: adjusted,
    innovations: innovations(adjusted, timeline.slots, autocorrelation, mean(adjusted.slice(0, normal))),
    seasons: isSeasonal ? seasonal.map((one) => seasonOf(one, scaled.length)) : unseen(found, grid.length),
    isMultiplicative,
    isDetrended,
    stretch: seasonal.reduce((product, { seen }) => product * Math.sqrt((seen + 1) / (seen - 1)), 1),
    drift,
    autocorrelation,
  }
}

const givenCycle = (grid: readonly number[], period: number): Cycle => ({
  period,
  autocorrelation: autocorrelationAt(detrend(grid), period),
})

/** A cycle that was asked for and isn't in the series twice. */
const unseen = (cycle: Cycle, length: number): Season[] =>
  cycle.period > 1 ? [{ ...cycle, cycles: length / cycle.period, strength: 0 }] : []

/** The season, and a longer one that is left in what it doesn't explain: a week of days. */
function seasonalParts(scaled: readonly number[], first: Cycle, isSearched: boolean): Seasonal[] {
  const [one] = mstl(scaled, [first])
  if (!one || !isSearched) return one ? [one] : []
  const rest = scaled.map((value, i) => value - (one.values[i] ?? 0))
  const second = findCycle(rest)
  const isLonger = second.period > first.period * 1.5
  return isLonger ? mstl(scaled, [first, second]) : [one]
}

function seasonOf({ cycle, values, remainder }: Seasonal, length: number): Season {
  const variance = (list: Float64Array) => standardDeviation([...list]) ** 2
  const both = variance(values.map((value, i) => value + (remainder[i] ?? 0)))
  return {
    ...cycle,
    cycles: length / cycle.period,
    strength: both > 0 ? Math.max(0, 1 - variance(remainder) / both) : 0,
  }
}

/** Whether cycles of a higher level swing wider, as sales of a growing shop do. */
function growsWithLevel(grid: readonly number[], period: number): boolean {
  if (grid.some((value) => value <= 0) || grid.length < 4 * period) return false
  const cycles = Array.from({ length: Math.floor(grid.length / period) }, (_, i) =>
    grid.slice(i * period, (i + 1) * period),
  )
  const levels = cycles.map((cycle) => mean(cycle))
  const swings = cycles.map((cycle) => standardDeviation(detrend(cycle)))
  const isWide = Math.max(...levels) > 1.3 * Math.min(...levels)
  return isWide && sampleCorrelation(levels, swings) > 0.7
}
