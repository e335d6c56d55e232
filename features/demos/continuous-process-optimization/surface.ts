import { max } from 'd3-array'
import { mean } from 'simple-statistics'
import { tQuantile } from '#lib/distributions.ts'
import { leastSquares, leverageOf } from './least-squares.ts'

/** A setting as it was tried; inside the model −1 is its lowest and 1 its highest value. */
export interface Factor {
  name: string
  low: number
  high: number
  /** Of a setting of two words, what low and high are. */
  words?: readonly [string, string]
}

export interface Surface {
  factors: Factor[]
  terms: Term[]
  /** Of the terms, in coded settings. */
  coefficients: number[]
  /** Standard errors of the coefficients. */
  errors: number[]
  /** Predictions of each run from all others. */
  leftOut: number[]
  r2: number
  /** Leave-one-out R²: 1 − PRESS / total. Negative when the mean predicts better. */
  q2: number
  /** Standard deviation of a run about the surface. */
  deviation: number
  freedom: number
  /** Largest leverage of a run: no place beyond it is judged. */
  reach: number
  triangle: number[][]
}

/** Indices of the settings that are multiplied: [] is the constant, [0, 0] the square of the first. */
type Term = readonly number[]

export const termsOf = (count: number): Term[] => {
  const all = Array.from({ length: count }, (_, i) => i)
  return [
    [],
    ...all.map((i) => [i]),
    ...all.map((i) => [i, i]),
    ...all.flatMap((i) => all.slice(i + 1).map((j) => [i, j])),
  ]
}

export const rowOf = (terms: readonly Term[], coded: readonly number[]): number[] =>
  terms.map((term) => term.reduce((product, i) => product * (coded[i] ?? 0), 1))

export const codeOf = ({ low, high }: Factor, value: number) => (2 * (value - low)) / (high - low) - 1
export const valueAt = ({ low, high }: Factor, coded: number) => low + ((coded + 1) / 2) * (high - low)

export type Trouble =
  | { kind: 'term'; term: Term }
  /** Index of a run without which a term can't be told. */
  | { kind: 'run'; run: number }

/**
 * `lost`: degrees of freedom that went into the results before.
 * A full quadratic surface through runs of 2 to 4 settings. Leave-one-out residuals are e / (1 − h), with h of the hat matrix.
 * Source: R. H. Myers, D. C. Montgomery, C. M. Anderson-Cook, Response Surface Methodology, 4th edition, chapters 2 and 6.
 */
export function fitSurface(
  factors: Factor[],
  runs: readonly (readonly number[])[],
  y: readonly number[],
  lost = 0,
): Surface | Trouble {
  const terms = termsOf(factors.length)
  const rows = runs.map((run) =>
    rowOf(
      terms,
      factors.map((factor, i) => codeOf(factor, run[i] ?? 0)),
    ),
  )
  const { coefficients, fitted, leverage, triangle, deficient } = leastSquares(rows, y)
  if (deficient !== undefined) return { kind: 'term', term: terms[deficient] ?? [] }
  const alone = leverage.findIndex((one) => one > 1 - 1e-9)
  if (alone >= 0) return { kind: 'run', run: alone }
  const middle = mean([...y])
  const residuals = y.map((value, i) => value - (fitted[i] ?? 0))
  const leftOut = y.map((value, i) => value - (residuals[i] ?? 0) / (1 - (leverage[i] ?? 0)))
  const total = sumOfSquares(y.map((value) => value - middle))
  const freedom = y.length - terms.length - lost
  const deviation = Math.sqrt(sumOfSquares(residuals) / freedom)
  return {
    factors,
    terms,
    coefficients,
    errors: terms.map((_, i) => {
      const unit = terms.map((_, j) => (i === j ? 1 : 0))
      return deviation * Math.sqrt(leverageOf(triangle, unit))
    }),
    leftOut,
    r2: 1 - sumOfSquares(residuals) / total,
    q2: 1 - sumOfSquares(y.map((value, i) => value - (leftOut[i] ?? 0))) / total,
    deviation,
    freedom,
    reach: max(leverage) ?? Number.NaN,
    triangle,
  }
}

const sumOfSquares = (values: readonly number[]) => values.reduce((sum, value) => sum + value * value, 0)

export function predict({ terms, coefficients }: Surface, coded: readonly number[]): number {
  return rowOf(terms, coded).reduce((sum, one, i) => sum + one * (coefficients[i] ?? 0), 0)
}

/** Prediction with the 95% interval of its mean. */
export function predictWithin(surface: Surface, coded: readonly number[]) {
  const at = predict(surface, coded)
  const leverage = leverageOf(surface.triangle, rowOf(surface.terms, coded))
  const margin = tQuantile(0.975, surface.freedom) * surface.deviation * Math.sqrt(leverage)
  return { at, low: at - margin, high: at + margin, leverage }
}
