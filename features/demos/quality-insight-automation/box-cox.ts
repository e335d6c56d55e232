import { mean } from 'simple-statistics'

export interface Transformation {
  /** Of the greatest likelihood. */
  best: number
  /** 95% interval of it. */
  low: number
  high: number
  /** The nearest half within the interval, which has a name; else the best. */
  lambda: number
}

const widest = 5
/** Half the 95% point of χ² with one degree. */
const drop = 1.920_729_4

export const transform = (value: number, lambda: number) =>
  Math.abs(lambda) < 1e-9 ? Math.log(value) : (value ** lambda - 1) / lambda

/** Log-likelihood of λ, up to a constant, for values over 0. */
export function likelihoodOf(values: readonly number[], lambda: number): number {
  const moved = values.map((value) => transform(value, lambda))
  const middle = mean(moved)
  const variance = mean(moved.map((value) => (value - middle) ** 2))
  const logs = values.reduce((sum, value) => sum + Math.log(value), 0)
  return (lambda - 1) * logs - (values.length / 2) * Math.log(variance)
}

/**
 * The power that makes values most like those of a normal distribution, from −5 to 5; all values lie over 0.
 * Source: G. E. P. Box, D. R. Cox, An analysis of transformations, Journal of the Royal Statistical Society B 26, 1964.
 */
export function boxCox(values: readonly number[]): Transformation {
  // In units of the geometric mean powers neither overflow nor vanish; λ is the same in any unit.
  const unit = Math.exp(mean(values.map(Math.log)))
  const scaled = values.map((value) => value / unit)
  const of = (lambda: number) => likelihoodOf(scaled, lambda)
  const best = highest(of, -widest, widest)
  const limit = of(best) - drop
  const low = of(-widest) >= limit ? -widest : crossing((lambda) => of(lambda) - limit, -widest, best)
  const high = of(widest) >= limit ? widest : crossing((lambda) => limit - of(lambda), best, widest)
  const half = Math.round(best * 2) / 2 + 0
  return { best, low, high, lambda: half >= low && half <= high ? half : best }
}

/** By golden sections, for a function with one top. */
function highest(of: (x: number) => number, from: number, to: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2
  let [low, high] = [from, to]
  while (high - low > 1e-9) {
    const [a, b] = [high - ratio * (high - low), low + ratio * (high - low)]
    if (of(a) > of(b)) high = b
    else low = a
  }
  return (low + high) / 2
}

/** Where a rising function passes 0. */
function crossing(of: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  while (high - low > 1e-9) {
    const middle = (low + high) / 2
    if (of(middle) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
