import { median, medianAbsoluteDeviation } from 'simple-statistics'
import { autocorrelationAt, autocorrelations, detrend } from '#lib/autocorrelation.ts'

export interface Cycle {
  /** Readings in a cycle; 1 for none. */
  period: number
  /** Autocorrelation one cycle apart, after a straight line was taken out. */
  autocorrelation: number
}

/** A cycle must be seen so often before it is believed. */
const fewestCycles = 3
const longestLag = 2100
const leastAutocorrelation = 0.35
/** A peak must rise this far above the lowest value before it. */
const leastRise = 0.3

/**
 * The cycle of a series by its autocorrelation: the shortest lag whose peak comes near the highest one. `candidates` are lags beyond the
 * longest that is tried by itself, such as a week of minutes. Outliers are pulled in first, so that a spike makes no cycle.
 */
export function findCycle(values: readonly number[], candidates: readonly number[] = []): Cycle {
  const { length } = values
  const none = { period: 1, autocorrelation: 0 }
  const detrended = winsorised(detrend(winsorised(levelled(values))))
  const most = Math.min(Math.floor(length / fewestCycles), longestLag)
  if (most < 2) return none
  const raw = autocorrelations(detrended, Math.min(2 * most + 1, length - 1))
  // Pairs so far apart are fewer: the estimate is corrected for their number.
  const at = (lag: number) => ((raw[lag] ?? 0) * length) / (length - lag)
  const peaks: { lag: number; height: number }[] = []
  let lowest = 1
  for (let lag = 1; lag <= most; lag++) {
    const height = at(lag)
    const isPeak = lag > 1 && height >= at(lag - 1) && height >= at(lag + 1)
    const isHigh = height - lowest >= leastRise && height >= leastAutocorrelation
    if (isPeak && isHigh && at(2 * lag) >= height / 2) peaks.push({ lag, height })
    lowest = Math.min(lowest, height)
  }
  for (const lag of candidates) {
    if (lag <= most || lag * fewestCycles > length) continue
    const height = autocorrelationAt(detrended, lag)
    const between = autocorrelationAt(detrended, Math.round(lag * 1.5))
    if (height >= leastAutocorrelation && height - between >= leastRise) peaks.push({ lag, height })
  }
  const highest = Math.max(...peaks.map(({ height }) => height))
  const peak = peaks.find(({ height }) => height >= 0.9 * highest)
  if (!peak) return none
  // Noise moves a flat peak by a few readings: a day is a day.
  const near = candidates.find(
    (lag) => lag <= most && Math.abs(lag / peak.lag - 1) <= 0.02 && at(lag) >= 0.98 * peak.height,
  )
  const period = near ?? peak.lag
  return { period, autocorrelation: period > most ? autocorrelationAt(detrended, period) : at(period) }
}

/** Growth at a steady rate is a straight line on a log scale, and its season keeps one size there. */
function levelled(values: readonly number[]): readonly number[] {
  let [lowest, highest] = [Infinity, -Infinity]
  for (const value of values) [lowest, highest] = [Math.min(lowest, value), Math.max(highest, value)]
  return lowest > 0 && highest > 3 * lowest ? values.map(Math.log) : values
}

/** Values beyond five deviations of the median are set there. */
function winsorised(values: readonly number[]): number[] {
  const all = [...values]
  const middle = median(all)
  const reach = (5 * medianAbsoluteDeviation(all)) / 0.6745
  return reach > 0 ? all.map((value) => Math.min(middle + reach, Math.max(middle - reach, value))) : all
}
