import { normalTail } from './normal-tail.ts'
import type { Life, WeibullFit } from './weibull.ts'

export interface DistributionFit {
  name: 'Weibull' | 'Lognormal' | 'Exponential'
  /** As shown: "β 2.10, η 81.9". */
  parameters: string
  logLikelihood: number
  /** Akaike’s criterion: less is better, a difference under 2 tells nothing. */
  aic: number
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Mean and deviation of the logarithms of lives by maximum likelihood with right censoring; undefined when fewer than two failure ages differ. */
export function fitLognormal(
  lives: readonly Life[],
): { mean: number; deviation: number; logLikelihood: number } | undefined {
  const failed = lives.filter(({ hasFailed }) => hasFailed).map(({ age }) => Math.log(age))
  if (new Set(failed).size < 2) return undefined
  const running = lives.filter(({ hasFailed }) => !hasFailed).map(({ age }) => Math.log(age))
  const middle = sumOf(failed) / failed.length
  const spread = Math.sqrt(sumOf(failed.map((log) => (log - middle) ** 2)) / failed.length)
  // In precision and mean times precision the likelihood is concave, so Newton's steps arrive: R. J. Olsen, Econometrica 46, 1978.
  let [precision, location] = [1 / spread, middle / spread]
  const likelihoodAt = (d: number, g: number) =>
    sumOf(failed.map((log) => Math.log(d) - (d * log - g) ** 2 / 2 - Math.log(2 * Math.PI) / 2 - log)) +
    sumOf(running.map((log) => normalTail(d * log - g).logShare))
  let best = likelihoodAt(precision, location)
  for (let round = 0; round < 100; round++) {
    let [ofD, ofG, dd, dg, gg] = [0, 0, 0, 0, 0]
    for (const log of failed) {
      const rest = precision * log - location
      ofD += 1 / precision - rest * log
      ofG += rest
      dd -= 1 / precision ** 2 + log * log
      dg += log
      gg -= 1
    }
    for (const log of running) {
      const z = precision * log - location
      const { hazard } = normalTail(z)
      const bend = hazard * (hazard - z)
      ofD -= hazard * log
      ofG += hazard
      dd -= bend * log * log
      dg += bend * log
      gg -= bend
    }
    const determinant = dd * gg - dg * dg
    const [stepD, stepG] = [(ofG * dg - ofD * gg) / determinant, (ofD * dg - ofG * dd) / determinant]
    let length = 1
    let next = Number.NEGATIVE_INFINITY
    for (; length > 1e-9; length /= 2) {
      if (precision + length * stepD <= 0) continue
      next = likelihoodAt(precision + length * stepD, location + length * stepG)
      if (next >= best) break
    }
    if (!(next >= best)) break
    precision += length * stepD
    location += length * stepG
    const gain = next - best
    best = next
    if (gain < 1e-12 * Math.abs(best) + 1e-12) break
  }
  return { mean: location / precision, deviation: 1 / precision, logLikelihood: best }
}

function weibullLikelihood(lives: readonly Life[], { shape, scale }: WeibullFit): number {
  return sumOf(
    lives.map(({ age, hasFailed }) => {
      const relative = Math.log(age / scale)
      return (hasFailed ? Math.log(shape / scale) + (shape - 1) * relative : 0) - Math.exp(shape * relative)
    }),
  )
}

/** Three distributions on the same lives, least AIC first. */
export function compareDistributions(lives: readonly Life[], weibull: WeibullFit): DistributionFit[] {
  const failures = lives.filter(({ hasFailed }) => hasFailed).length
  const mean = sumOf(lives.map(({ age }) => age)) / failures
  const lognormal = fitLognormal(lives)
  const fits: Omit<DistributionFit, 'aic'>[] = [
    {
      name: 'Weibull',
      parameters: `β ${weibull.shape.toPrecision(4)}, η ${weibull.scale.toPrecision(5)}`,
      logLikelihood: weibullLikelihood(lives, weibull),
    },
    {
      name: 'Exponential',
      parameters: `mean ${mean.toPrecision(5)}`,
      logLikelihood: -failures * (Math.log(mean) + 1),
    },
  ]
  if (lognormal) {
    fits.push({
      name: 'Lognormal',
      parameters: `μ ${lognormal.mean.toPrecision(4)}, σ ${lognormal.deviation.toPrecision(4)}, median ${Math.exp(lognormal.mean).toPrecision(5)}`,
      logLikelihood: lognormal.logLikelihood,
    })
  }
  return fits
    .map((fit) => ({ ...fit, aic: 2 * (fit.name === 'Exponential' ? 1 : 2) - 2 * fit.logLikelihood }))
    .sort((a, b) => a.aic - b.aic)
}
