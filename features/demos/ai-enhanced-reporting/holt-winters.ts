import { minimise } from './minimise.ts'

export type Form = 'additive' | 'multiplicative' | 'none'

export interface Fit {
  form: Form
  season: number
  alpha: number
  beta: number
  gamma: number
  /** Sum of squared one-step errors on what it was fitted to. */
  sse: number
  /** One-step forecasts, beside the values. */
  fitted: number[]
  /** Errors of the one-step forecasts; relative to the forecast in the multiplicative form. */
  residuals: number[]
  level: number
  trend: number
  /** Of the next `season` periods, the next one first. */
  seasonal: number[]
}

/** Highest α, β, γ. With the few dozen periods that reports have, a trend that learns faster follows the noise. */
const highest = [0.95, 0.3, 0.6]
const lowest = 0.01
const within = (weight: number, i: number) => Math.min(highest[i] ?? 1, Math.max(lowest, weight))

/**
 * Holt-Winters smoothing with the three weights of the least squared one-step error: a bounded grid, then Nelder and Mead from its best.
 * Without two whole seasons, or with form `none`, it is Holt's linear trend. The multiplicative form needs values over 0.
 */
export function fitHoltWinters(values: readonly number[], season: number, form: Form): Fit {
  const isSeasonal = form !== 'none' && season > 1 && values.length >= 2 * season
  const own = isSeasonal ? form : 'none'
  const steps = [0.1, 0.3, 0.55]
  const smoothWith = (weights: readonly number[]) => {
    const [a = 0, b = 0, c = 0] = weights.map(within)
    return smooth(values, own, season, { alpha: a, beta: b, gamma: c })
  }
  // Outside the bounds it gets worse, so that the search turns back.
  const score = (weights: readonly number[]) =>
    smoothWith(weights).sse * (1 + weights.reduce((sum, w, i) => sum + Math.abs(within(w, i) - w), 0))
  let best = [0.4, 0.1, 0.1]
  for (const a of steps)
    for (const b of [0.02, 0.1, 0.25])
      for (const c of isSeasonal ? steps : [0.1]) if (score([a, b, c]) < score(best)) best = [a, b, c]
  return smoothWith(minimise(score, best, 0.08))
}

/** The form whose one-step errors on the training part are smaller. */
export function chooseForm(values: readonly number[], season: number): Form {
  if (values.length < 2 * season || season < 2) return 'none'
  if (values.some((value) => value <= 0)) return 'additive'
  const [additive, multiplicative] = (['additive', 'multiplicative'] as const).map(
    (form) => fitHoltWinters(values, season, form).sse,
  )
  return (multiplicative ?? 0) < (additive ?? 0) ? 'multiplicative' : 'additive'
}

/** The recursion of P. R. Winters, Management Science 6, 1960, with given weights and, if told, a given start. */
export function smooth(
  values: readonly number[],
  form: Form,
  season: number,
  { alpha, beta, gamma }: { alpha: number; beta: number; gamma: number },
  start = startOf(values, form, season),
): Fit {
  let { level, trend } = start
  const seasonal = [...start.seasonal]
  const isTimes = form === 'multiplicative'
  const fitted: number[] = []
  const residuals: number[] = []
  let sse = 0
  values.forEach((value, t) => {
    const place = t % seasonal.length
    const part = seasonal[place] ?? 0
    const forecast = isTimes ? (level + trend) * part : level + trend + part
    const error = value - forecast
    fitted.push(forecast)
    residuals.push(isTimes ? error / (Math.abs(forecast) || 1) : error)
    sse += error * error
    const last = level
    const bare = isTimes ? value / (part || 1) : value - part
    level = alpha * bare + (1 - alpha) * (level + trend)
    trend = beta * (level - last) + (1 - beta) * trend
    if (form === 'none') return
    seasonal[place] = gamma * (isTimes ? value / (level || 1) : value - level) + (1 - gamma) * part
  })
  const turn = values.length % seasonal.length
  const next = [...seasonal.slice(turn), ...seasonal.slice(0, turn)]
  return { form, season, alpha, beta, gamma, sse, fitted, residuals, level, trend, seasonal: next }
}

/** Level, trend and season of the start, from the means of the first two seasons (Hyndman and Athanasopoulos). */
function startOf(values: readonly number[], form: Form, season: number) {
  if (form === 'none') {
    const [first = 0] = values
    const span = Math.min(values.length - 1, 4)
    const trend = span > 0 ? ((values[span] ?? first) - first) / span : 0
    return { level: first - trend, trend, seasonal: [0] }
  }
  const mean = (from: number) => values.slice(from, from + season).reduce((sum, v) => sum + v, 0) / season
  const trend = (mean(season) - mean(0)) / season
  const middle = (season - 1) / 2
  const lineAt = (t: number) => mean(0) + (t - middle) * trend
  const isTimes = form === 'multiplicative'
  const parts = Array.from({ length: season }, (_, i) => {
    const two = [i, i + season].map((t) => {
      const value = values[t] ?? 0
      return isTimes ? value / (lineAt(t) || 1) : value - lineAt(t)
    })
    return two.reduce((sum, part) => sum + part, 0) / two.length
  })
  const level = parts.reduce((sum, part) => sum + part, 0) / season
  const seasonal = parts.map((part) => (isTimes ? part / (level || 1) : part - level))
  return { level: lineAt(-1), trend, seasonal }
}

/** What comes next, `ahead` periods of it. */
export function forecast(fit: Fit, ahead: number): number[] {
  return Array.from({ length: ahead }, (_, h) => {
    const line = fit.level + (h + 1) * fit.trend
    const part = fit.seasonal[h % fit.seasonal.length] ?? 0
    return fit.form === 'multiplicative' ? line * part : line + part
  })
}
