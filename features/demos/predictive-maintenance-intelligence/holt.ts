import { linearRegression } from 'simple-statistics'

/** How uncertain level and trend are beyond their last error, in variances of one: of the level, of both together, of the trend. */
type Doubt = readonly [number, number, number]

export interface HoltFit {
  alpha: number
  /** Of the trend, on the scale of the smoothing form: the trend takes this share of each change of level. */
  beta: number
  level: number
  trend: number
  /** Nothing, unless readings were missing shortly before the end. */
  doubt: Doubt
  /** Standard deviation of the one-step errors. */
  sigma: number
  /** One-step forecasts; the first two readings start the model and have none. */
  fitted: (number | null)[]
}

/**
 * Holt's linear trend, its two weights chosen so that readings are most likely; at even intervals the squared one-step errors are then least.
 * Needs three readings or more. `gaps`: from the reading before to each, in usual intervals; without them each is one. A longer one is a
 * reading that wasn't taken: level and trend go on, and grow less certain, as in a Kalman filter of the same model.
 * Source: C. C. Holt, 1957; R. J. Hyndman, G. Athanasopoulos, Forecasting: Principles and Practice, 8.2; R. J. Hyndman and others, Forecasting with
 * Exponential Smoothing, 2008, 12.
 */
export function fitHolt(
  readings: readonly number[],
  gaps: readonly number[] = readings.map(() => 1),
): HoltFit {
  let best = { alpha: 0.5, beta: 0.1, error: Infinity }
  const start = startOf(readings, gaps)
  const consider = (alpha: number, beta: number) => {
    const { squares, logs } = walk(readings, gaps, start, alpha, beta)
    const error = squares * Math.exp(logs / Math.max(1, readings.length - 2))
    if (error < best.error) best = { alpha, beta, error }
  }
  for (let alpha = 0.05; alpha < 1; alpha += 0.075)
    for (let beta = 0.01; beta < 0.62; beta += 0.06) consider(alpha, beta)
  for (let step = 0.03; step > 0.002; step /= 2) {
    for (let tries = 0; tries < 12; tries++) {
      const { alpha, beta, error } = best
      for (const [a, b] of [
        [step, 0],
        [-step, 0],
        [0, step],
        [0, -step],
      ] as const) {
        consider(clamp(alpha + a, 0.01, 0.99), clamp(beta + b, 0.002, 0.9))
      }
      if (best.error === error) break
    }
  }
  const { alpha, beta } = best
  const fitted: (number | null)[] = [null, null]
  const { level, trend, doubt, squares } = walk(readings, gaps, start, alpha, beta, (forecast) =>
    fitted.push(forecast),
  )
  const sigma = Math.sqrt(squares / Math.max(1, readings.length - 4))
  return { alpha, beta, level, trend, doubt, sigma, fitted }
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

interface Start {
  level: number
  trend: number
}

/** A line through the first readings, at the second: two alone would begin with their noise as the trend. */
function startOf(readings: readonly number[], gaps: readonly number[]): Start {
  let at = 0
  const first = readings.slice(0, Math.min(10, readings.length)).map((value, i): [number, number] => {
    if (i > 0) at += gaps[i] ?? 1
    return [at, value]
  })
  const { m, b } = linearRegression(first)
  return { level: b + m * (gaps[1] ?? 1), trend: m }
}

/** `squares` are those of the errors, each in variances of its own; `logs` the sum of the logarithms of these variances. */
function walk(
  readings: readonly number[],
  gaps: readonly number[],
  start: Start,
  alpha: number,
  beta: number,
  onForecast?: (forecast: number) => void,
) {
  let { level, trend } = start
  const weight = alpha * beta
  let [ofLevel, ofBoth, ofTrend] = [0, 0, 0]
  let [squares, logs] = [0, 0]
  for (let i = 2; i < readings.length; i++) {
    const gap = gaps[i] ?? 1
    const steps = Math.max(1, Math.round(gap))
    const length = gap / steps
    level += trend * gap
    for (let step = 1; step <= steps; step++) {
      ofLevel += length * (2 * ofBoth + length * ofTrend)
      ofBoth += length * ofTrend
      if (step === steps) break
      ofLevel += alpha * alpha
      ofBoth += alpha * weight
      ofTrend += weight * weight
    }
    const variance = 1 + ofLevel
    const error = (readings[i] ?? 0) - level
    onForecast?.(level)
    const toLevel = (ofLevel + alpha) / variance
    const toTrend = (ofBoth + weight) / variance
    level += toLevel * error
    trend += toTrend * error
    // Without a gap nothing is left of these.
    if (variance > 1) {
      ofLevel += alpha * alpha - variance * toLevel * toLevel
      ofBoth += alpha * weight - variance * toLevel * toTrend
      ofTrend += weight * weight - variance * toTrend * toTrend
    }
    squares += error ** 2 / variance
    logs += Math.log(variance)
  }
  return { level, trend, doubt: [ofLevel, ofBoth, ofTrend] as const, squares, logs }
}

/** Mean and standard deviation of the reading `steps` ahead, whole or not. Source: Hyndman and others, Forecasting with Exponential Smoothing, 6.3. */
export function holtForecast({ level, trend, sigma, alpha, beta, doubt }: HoltFit, steps: number) {
  const weight = alpha * beta
  const growth = alpha ** 2 + alpha * weight * steps + (weight ** 2 * steps * (2 * steps - 1)) / 6
  const [ofLevel, ofBoth, ofTrend] = doubt
  const own = Math.max(0, ofLevel + steps * (2 * ofBoth + steps * ofTrend))
  return { mean: level + steps * trend, deviation: sigma * Math.sqrt(1 + (steps - 1) * growth + own) }
}

export interface Crossing {
  /** Steps ahead, parts of one included; undefined where it isn't reached within the horizon, 0 where it is reached already. */
  expected: number | undefined
  earliest: number | undefined
  latest: number | undefined
}

const z95 = 1.959_964

/** When the forecast, and each end of its 95% interval, first reaches the limit; `isRising`: from below. */
export function crossingOf(
  fit: HoltFit,
  limit: number,
  horizon: number,
  isRising = limit >= fit.level,
): Crossing {
  const sign = isRising ? 1 : -1
  const first = (reach: number) => {
    const isReached = (steps: number) => {
      const { mean, deviation } = holtForecast(fit, steps)
      return sign * (mean + sign * reach * deviation - limit) >= 0
    }
    for (let steps = 0; steps <= horizon; steps++) {
      if (!isReached(steps)) continue
      if (steps === 0) return 0
      let [before, after] = [steps - 1, steps]
      while (after - before > 1e-6) {
        const middle = (before + after) / 2
        if (isReached(middle)) after = middle
        else before = middle
      }
      return after
    }
    return undefined
  }
  return { expected: first(0), earliest: first(z95), latest: first(-z95) }
}
