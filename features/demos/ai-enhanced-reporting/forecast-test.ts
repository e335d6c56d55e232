import { quantileSorted } from 'simple-statistics'
import { seededRandom } from '#lib/random.ts'
import { chooseForm, fitHoltWinters, forecast, type Fit, type Form } from './holt-winters.ts'

export interface Tested {
  form: Form
  /** Fitted to the training part only. */
  training: Fit
  held: { actual: number; forecast: number; naive: number }[]
  /** Mean absolute error on the held-out part over that of the naive forecast within the training part. */
  mase: number
  /** The naive forecast's own MASE on the held-out part. */
  naiveMase: number
  /** Fitted to everything. */
  fit: Fit
  ahead: { middle: number; low: number; high: number }[]
  sum: { middle: number; low: number; high: number }
}

interface Choice {
  season: number
  held: number
  ahead: number
  form: 'auto' | 'additive' | 'multiplicative'
}

const paths = 400

/** Fits on the first part, tests on the rest, then fits all and looks ahead with an 80% interval. */
export function testForecast(
  values: readonly number[],
  { season, held, ahead, form: asked }: Choice,
): Tested {
  const train = values.slice(0, values.length - held)
  const chosen = asked === 'auto' ? chooseForm(train, season) : asked
  const form = chosen === 'multiplicative' && train.some((value) => value <= 0) ? 'additive' : chosen
  const training = fitHoltWinters(train, season, form)
  const lag = training.form === 'none' ? 1 : season
  const next = forecast(training, held)
  const rows = values.slice(-held).map((actual, h) => {
    return { actual, forecast: next[h] ?? 0, naive: train[train.length - lag + (h % lag)] ?? 0 }
  })
  const scale = naiveError(train, lag)
  const error = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + Math.abs(row.actual - of(row)), 0) / held / scale
  const fit = fitHoltWinters(values, season, training.form)
  return {
    form: training.form,
    training,
    held: rows,
    mase: error((row) => row.forecast),
    naiveMase: error((row) => row.naive),
    fit,
    ...lookAhead(fit, ahead),
  }
}

/** Mean absolute error of "the same as last season" (or "the same as before"), the scale of MASE. */
export function naiveError(values: readonly number[], lag: number): number {
  let sum = 0
  for (let i = lag; i < values.length; i++) sum += Math.abs((values[i] ?? 0) - (values[i - lag] ?? 0))
  return sum / Math.max(1, values.length - lag)
}

/** The past errors around their mean, drawn anew with a fixed seed, carried through the recursion: 10% and 90% of the paths are the limits. */
function lookAhead(fit: Fit, ahead: number): Pick<Tested, 'ahead' | 'sum'> {
  const random = seededRandom(400)
  const bias = fit.residuals.reduce((sum, value) => sum + value, 0) / fit.residuals.length
  const draw = () => random.pick(fit.residuals) - bias
  const runs = Array.from({ length: paths }, () => onePath(fit, ahead, draw))
  const middles = forecast(fit, ahead)
  const limits = (values: number[], middle: number) => {
    values.sort((a, b) => a - b)
    return { middle, low: quantileSorted(values, 0.1), high: quantileSorted(values, 0.9) }
  }
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  return {
    ahead: middles.map((middle, h) =>
      limits(
        runs.map((run) => run[h] ?? 0),
        middle,
      ),
    ),
    sum: limits(runs.map(total), total(middles)),
  }
}

function onePath(fit: Fit, ahead: number, draw: () => number): number[] {
  const isTimes = fit.form === 'multiplicative'
  const seasonal = [...fit.seasonal]
  let { level, trend } = fit
  return Array.from({ length: ahead }, (_, h) => {
    const place = h % seasonal.length
    const part = seasonal[place] ?? 0
    const expected = isTimes ? (level + trend) * part : level + trend + part
    const value = isTimes ? expected * (1 + draw()) : expected + draw()
    const last = level
    level = fit.alpha * (isTimes ? value / (part || 1) : value - part) + (1 - fit.alpha) * (level + trend)
    trend = fit.beta * (level - last) + (1 - fit.beta) * trend
    if (fit.form !== 'none') {
      const bare = isTimes ? value / (level || 1) : value - level
      seasonal[place] = fit.gamma * bare + (1 - fit.gamma) * part
    }
    return value
  })
}
