import { linearRegression } from 'simple-statistics'

export interface HoltFit {
  alpha: number
  /** Of the trend, on the scale of the smoothing form: the trend takes this share of each change of level. */
  beta: number
  level: number
  trend: number
  /** Standard deviation of the one-step errors. */
  sigma: number
  /** One-step forecasts; the first two readings start the model and have none. */
  fitted: (number | null)[]
}

/**
 * Holt's linear trend, its two weights chosen so that the squared one-step errors are least. Needs three readings or more.
 * Source: C. C. Holt, 1957; R. J. Hyndman, G. Athanasopoulos, Forecasting: Principles and Practice, 8.2.
 */
export function fitHolt(readings: readonly number[]): HoltFit {
  let best = { alpha: 0.5, beta: 0.1, error: Infinity }
  const consider = (alpha: number, beta: number) => {
    const error = squaredError(readings, alpha, beta)
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
  const { alpha, beta, error } = best
  const fitted: (number | null)[] = [null, null]
  const last = walk(readings, alpha, beta, (forecast) => fitted.push(forecast))
  return { alpha, beta, ...last, sigma: Math.sqrt(error / Math.max(1, readings.length - 4)), fitted }
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

function squaredError(readings: readonly number[], alpha: number, beta: number): number {
  let sum = 0
  walk(readings, alpha, beta, (forecast, value) => {
    sum += (value - forecast) ** 2
  })
  return sum
}

/** A line through the first readings: two alone would begin with their noise as the trend. */
function startOf(readings: readonly number[]) {
  const first = readings
    .slice(0, Math.min(10, readings.length))
    .map((value, i): [number, number] => [i, value])
  const { m, b } = linearRegression(first)
  return { level: b + m, trend: m }
}

function walk(
  readings: readonly number[],
  alpha: number,
  beta: number,
  onForecast: (forecast: number, value: number) => void,
) {
  let { level, trend } = startOf(readings)
  for (let i = 2; i < readings.length; i++) {
    const value = readings[i] ?? 0
    const forecast = level + trend
    onForecast(forecast, value)
    const next = forecast + alpha * (value - forecast)
    trend += beta * (next - level - trend)
    level = next
  }
  return { level, trend }
}

/** Mean and standard deviation of the reading `steps` ahead. Source: Hyndman and others, Forecasting with Exponential Smoothing, 6.3. */
export function holtForecast({ level, trend, sigma, alpha, beta }: HoltFit, steps: number) {
  const weight = alpha * beta
  const growth = alpha ** 2 + alpha * weight * steps + (weight ** 2 * steps * (2 * steps - 1)) / 6
  return { mean: level + steps * trend, deviation: sigma * Math.sqrt(1 + (steps - 1) * growth) }
}

export interface Crossing {
  /** Steps ahead; undefined where it isn't reached within the horizon. */
  expected: number | undefined
  earliest: number | undefined
  latest: number | undefined
}

const z95 = 1.959_964

/** When the forecast, and each end of its 95% interval, first reaches the limit that lies above (or below) the present level. */
export function crossingOf(fit: HoltFit, limit: number, horizon: number): Crossing {
  const sign = limit >= fit.level ? 1 : -1
  const first = (reach: number) => {
    for (let steps = 1; steps <= horizon; steps++) {
      const { mean, deviation } = holtForecast(fit, steps)
      if (sign * (mean + sign * reach * deviation - limit) >= 0) return steps
    }
    return undefined
  }
  return { expected: first(0), earliest: first(z95), latest: first(-z95) }
}
