import { median, standardDeviation } from 'simple-statistics'
import { autocorrelationAt, detrend } from '#lib/autocorrelation.ts'
import { loess } from './loess.ts'

/** More than any drift that noise allows to be measured. */
export const beyondNoise = 99

/** Change from the first to the last value by a straight line, in deviations about it; 0 where chance does as much. */
export function trendOver(values: readonly number[]): number {
  const n = values.length
  const rest = detrend(values)
  const spread = standardDeviation([...rest])
  const change = (values.at(-1) ?? 0) - (rest.at(-1) ?? 0) - ((values[0] ?? 0) - (rest[0] ?? 0))
  if (!(spread > 0)) return change === 0 ? 0 : Math.sign(change) * beyondNoise
  // Autocorrelated readings count for fewer.
  const phi = Math.min(0.95, Math.max(0, autocorrelationAt(rest, 1)))
  const effective = (n * (1 - phi)) / (1 + phi)
  const error = spread * Math.sqrt(12 / Math.max(3, effective))
  return Math.abs(change) > 3.5 * error ? change / spread : 0
}

/** A slow level that no short event moves: a robust local line over a third of the series. */
export function slowLevel(values: readonly number[]): Float64Array {
  const y = Float64Array.from(values)
  const third = Math.max(7, Math.ceil(values.length / 3))
  const span = third % 2 === 0 ? third + 1 : third
  const how = { span, degree: 1, jump: Math.ceil(span / 20) } as const
  let level = loess(y, how)
  for (let round = 0; round < 4; round++) {
    const off = y.map((value, i) => Math.abs(value - (level[i] ?? 0)))
    const reach = 6 * median([...off])
    if (!(reach > 0)) break
    const weights = off.map((far) => (far < reach ? (1 - (far / reach) ** 2) ** 2 : 0))
    level = loess(y, how, weights)
  }
  return level
}
