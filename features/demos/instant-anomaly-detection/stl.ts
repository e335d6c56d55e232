import { medianSorted } from 'simple-statistics'
import { loess, loessAt, type Loess } from './loess.ts'

export interface Decomposition {
  seasonal: Float64Array
  trend: Float64Array
  remainder: Float64Array
  /** 1 for a reading that fits, 0 for one that was kept out of season and trend. */
  weights: Float64Array
}

interface Choice {
  period: number
  /** Cycles that the loess of one phase spans; `periodic`: each cycle is alike. */
  seasonSpan: number | 'periodic'
  isRobust: boolean
}

const nextOdd = (value: number) => {
  const whole = Math.round(value)
  return whole % 2 === 0 ? whole + 1 : whole
}
const loessOf = (span: number, degree: 0 | 1): Loess => ({ span, degree, jump: Math.ceil(span / 10) })

/**
 * Season, trend and remainder by loess, with the spans and steps that R's `stl` takes by default. Needs two whole cycles without a
 * gap. Source: R. B. Cleveland, W. S. Cleveland, J. E. McRae, I. Terpenning, Journal of Official Statistics 6, 1990.
 */
export function stl(values: readonly number[], { period, seasonSpan, isRobust }: Choice): Decomposition {
  const y = Float64Array.from(values)
  const n = y.length
  const isPeriodic = seasonSpan === 'periodic'
  const season = loessOf(isPeriodic ? 10 * n + 1 : seasonSpan, 0)
  const trendLoess = loessOf(nextOdd(Math.ceil((1.5 * period) / (1 - 1.5 / season.span))), 1)
  const lowPass = loessOf(nextOdd(period), 1)
  let trend: Float64Array = new Float64Array(n)
  let seasonal: Float64Array = new Float64Array(n)
  let robust: Float64Array | undefined
  const rounds = isRobust ? 16 : 1
  for (let round = 0; round < rounds; round++) {
    for (let inner = 0; inner < (isRobust ? 1 : 2); inner++) {
      const bare = y.map((value, i) => value - (trend[i] ?? 0))
      const cycles = smoothCycles(bare, period, season, robust)
      const low = loess(average(average(average(cycles, period), period), 3), lowPass)
      seasonal = low.map((value, i) => (cycles[period + i] ?? 0) - value)
      trend = loess(
        y.map((value, i) => value - (seasonal[i] ?? 0)),
        trendLoess,
        robust,
      )
    }
    // The last round's weights are those that its fit was made with, as in the published program.
    if (isRobust && round < rounds - 1)
      robust = weightsOf(y.map((value, i) => Math.abs(value - (trend[i] ?? 0) - (seasonal[i] ?? 0))))
  }
  if (isPeriodic) seasonal = alike(seasonal, period)
  const remainder = y.map((value, i) => value - (trend[i] ?? 0) - (seasonal[i] ?? 0))
  return { seasonal, trend, remainder, weights: robust ?? y.map(() => 1) }
}

/** Each phase of the cycle smoothed over the cycles, with one more cycle before and after. */
function smoothCycles(values: Float64Array, period: number, how: Loess, robust: Float64Array | undefined) {
  const n = values.length
  const all = new Float64Array(n + 2 * period)
  for (let phase = 0; phase < period; phase++) {
    const count = Math.floor((n - 1 - phase) / period) + 1
    const every = (list: Float64Array) =>
      Float64Array.from({ length: count }, (_, i) => list[phase + i * period] ?? 0)
    const own = every(values)
    const weights = robust && every(robust)
    const fitted = loess(own, how, weights)
    const right = Math.min(how.span, count) - 1
    const left = Math.max(0, count - how.span)
    all[phase] = loessAt(own, how, -1, 0, right, weights) ?? fitted[0] ?? 0
    fitted.forEach((value, i) => (all[phase + (i + 1) * period] = value))
    all[phase + (count + 1) * period] =
      loessAt(own, how, count, left, count - 1, weights) ?? fitted[count - 1] ?? 0
  }
  return all
}

/** Moving average over `length`; shorter by `length` − 1. */
function average(values: Float64Array, length: number): Float64Array {
  const averages = new Float64Array(values.length - length + 1)
  let sum = 0
  for (let i = 0; i < length; i++) sum += values[i] ?? 0
  averages[0] = sum / length
  for (let i = length; i < values.length; i++) {
    sum += (values[i] ?? 0) - (values[i - length] ?? 0)
    averages[i - length + 1] = sum / length
  }
  return averages
}

/** Bisquare weights of what is left over, of six times its median. */
function weightsOf(left: Float64Array): Float64Array {
  const reach = 6 * medianSorted(Array.from(left).sort((a, b) => a - b))
  return left.map((far) => {
    if (far <= 0.001 * reach) return 1
    return far <= 0.999 * reach ? (1 - (far / reach) ** 2) ** 2 : 0
  })
}

function alike(seasonal: Float64Array, period: number): Float64Array {
  const sums = new Float64Array(period)
  const counts = new Float64Array(period)
  seasonal.forEach((value, i) => {
    sums[i % period] = (sums[i % period] ?? 0) + value
    counts[i % period] = (counts[i % period] ?? 0) + 1
  })
  return seasonal.map((_, i) => (sums[i % period] ?? 0) / (counts[i % period] ?? 1))
}
