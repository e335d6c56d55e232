import { seededRandom, type Random } from '#lib/random.ts'
import { plottingPositions, type Life, type WeibullFit } from './weibull.ts'

export interface Goodness {
  /** Of the points of the Weibull plot, 1 is a straight line. */
  correlation: number
  /** Of samples of the fitted distribution, watched as long as these lives, 5% are less straight than this. */
  critical: number
  /** Share of those samples that are less straight than the data. */
  chance: number
}

/** Beyond this many lives a part of them is drawn. */
const most = 1000
const samples = 400

/**
 * How straight the Weibull plot is, held against samples of the fitted distribution with the same censoring. Undefined with fewer than
 * three failures. Source: W. Q. Meeker, L. A. Escobar, Statistical Methods for Reliability Data, chapter 6; J. J. Filliben 1975 for the correlation.
 */
export function weibullGoodness(lives: readonly Life[], fit: WeibullFit): Goodness | undefined {
  const random = seededRandom(1939)
  const some = lives.length <= most ? lives : drawnFrom(lives, random)
  const correlation = straightness(some)
  if (correlation === undefined) return undefined
  const watched = watchTimes(some)
  const drawn = Array.from({ length: samples }, () => {
    const sample = some.map((): Life => {
      const life = fit.scale * (-Math.log(1 - random.next())) ** (1 / fit.shape)
      const end = watched(random.next())
      return { age: Math.min(life, end), hasFailed: life <= end }
    })
    return straightness(sample)
  })
    .filter((value) => value !== undefined)
    .sort((a, b) => a - b)
  if (drawn.length < samples / 2) return undefined
  return {
    correlation,
    critical: drawn[Math.floor(drawn.length * 0.05)] ?? 0,
    chance: drawn.filter((value) => value <= correlation).length / drawn.length,
  }
}

/** Some of the lives, each once at most. */
function drawnFrom(lives: readonly Life[], random: Random): Life[] {
  const taken = new Set<number>()
  while (taken.size < most) taken.add(random.whole(0, lives.length - 1))
  return lives.filter((_, i) => taken.has(i))
}

/** Draws how long a part is watched, from the Kaplan-Meier curve of censoring; the rest is watched for ever. */
function watchTimes(lives: readonly Life[]) {
  const steps = plottingPositions(lives.map(({ age, hasFailed }) => ({ age, hasFailed: !hasFailed })))
  return (share: number) => {
    let [low, high] = [0, steps.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((steps[middle]?.failed ?? 1) < share) low = middle + 1
      else high = middle
    }
    return steps[low]?.age ?? Number.POSITIVE_INFINITY
  }
}

function straightness(lives: readonly Life[]): number | undefined {
  const points = plottingPositions(lives)
  if (points.length < 3) return undefined
  let [sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0]
  for (const { age, failed } of points) {
    const x = Math.log(age)
    const y = Math.log(-Math.log(1 - failed))
    sx += x
    sy += y
    sxx += x * x
    syy += y * y
    sxy += x * y
  }
  const n = points.length
  const spread = Math.sqrt((sxx - (sx * sx) / n) * (syy - (sy * sy) / n))
  return spread > 0 ? (sxy - (sx * sy) / n) / spread : undefined
}
