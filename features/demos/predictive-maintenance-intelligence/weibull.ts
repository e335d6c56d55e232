export interface Life {
  /** Age at the end of watching, over 0. */
  age: number
  /** False: it was still running or was taken out unharmed (right censored). */
  hasFailed: boolean
}

export interface WeibullFit {
  shape: number
  scale: number
  /** 95% intervals from the observed information of the logarithms. */
  shapeInterval: [number, number]
  scaleInterval: [number, number]
  failures: number
}

/**
 * Maximum likelihood of a two-parameter Weibull distribution with right censoring. Undefined with fewer than two different failure
 * ages. Source: W. Q. Meeker, L. A. Escobar, Statistical Methods for Reliability Data, chapter 8.
 */
export function fitWeibull(lives: readonly Life[]): WeibullFit | undefined {
  const failed = lives.filter(({ hasFailed }) => hasFailed)
  if (new Set(failed.map(({ age }) => age)).size < 2) return undefined
  const meanLog = failed.reduce((sum, { age }) => sum + Math.log(age), 0) / failed.length
  // Ages relative to the largest: no power overflows.
  const top = lives.reduce((max, { age }) => Math.max(max, age), 0)
  const logs = lives.map(({ age }) => Math.log(age / top))
  const slope = (shape: number) => {
    let sum = 0
    let weighted = 0
    for (const log of logs) {
      const power = Math.exp(shape * log)
      sum += power
      weighted += power * log
    }
    return weighted / sum - 1 / shape - (meanLog - Math.log(top))
  }
  let [low, high] = [0.01, 1]
  while (slope(high) < 0 && high < 1000) high *= 2
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2
    if (slope(middle) < 0) low = middle
    else high = middle
  }
  const shape = (low + high) / 2
  const sum = logs.reduce((total, log) => total + Math.exp(shape * log), 0)
  const scale = top * (sum / failed.length) ** (1 / shape)
  return { shape, scale, failures: failed.length, ...intervalsOf(lives, shape, scale) }
}

function logLikelihood(lives: readonly Life[], logShape: number, logScale: number): number {
  const shape = Math.exp(logShape)
  let sum = 0
  for (const { age, hasFailed } of lives) {
    const relative = Math.log(age) - logScale
    if (hasFailed) sum += logShape - logScale + (shape - 1) * relative
    sum -= Math.exp(shape * relative)
  }
  return sum
}

function intervalsOf(lives: readonly Life[], shape: number, scale: number) {
  const [a, b] = [Math.log(shape), Math.log(scale)]
  const h = 1e-3
  const at = (i: number, j: number) => logLikelihood(lives, a + i * h, b + j * h)
  const middle = at(0, 0)
  const aa = -(at(1, 0) - 2 * middle + at(-1, 0)) / h ** 2
  const bb = -(at(0, 1) - 2 * middle + at(0, -1)) / h ** 2
  const ab = -(at(1, 1) - at(1, -1) - at(-1, 1) + at(-1, -1)) / (4 * h ** 2)
  const determinant = aa * bb - ab ** 2
  const around = (value: number, variance: number): [number, number] => {
    const reach = Math.exp(1.959_964 * Math.sqrt(Math.max(0, variance)))
    return [value / reach, value * reach]
  }
  return { shapeInterval: around(shape, bb / determinant), scaleInterval: around(scale, aa / determinant) }
}

type Weibull = Pick<WeibullFit, 'shape' | 'scale'>

/** The share that is still running at this age. */
export const reliability = ({ shape, scale }: Weibull, age: number): number =>
  Math.exp(-((age / scale) ** shape))

/** The age that the share `failed` doesn't reach: B10 is `ageAt(fit, 0.1)`. */
export const ageAt = ({ shape, scale }: Weibull, failed: number): number =>
  scale * (-Math.log(1 - failed)) ** (1 / shape)

export interface Costs {
  planned: number
  failure: number
}

const slices = 2000

/**
 * Cost for each unit of time when parts are replaced at failure or at an age, whichever comes first, over ages up to where nearly all
 * have failed; and the age at which it is least, undefined when waiting for the failure is cheapest. Source: R. E. Barlow,
 * L. C. Hunter, Operations Research 8, 1960.
 */
export function replacementCosts(fit: Weibull, { planned, failure }: Costs) {
  const end = ageAt(fit, 0.999)
  const ages: number[] = []
  const rates: number[] = []
  let lived = 0
  let best = 0
  for (let i = 1; i <= slices; i++) {
    const age = (end * i) / slices
    const before = reliability(fit, (end * (i - 1)) / slices)
    const now = reliability(fit, age)
    lived += ((before + now) / 2) * (end / slices)
    ages.push(age)
    rates.push((planned * now + failure * (1 - now)) / lived)
    if ((rates[i - 1] ?? 0) < (rates[best] ?? 0)) best = i - 1
  }
  const wait = rates.at(-1) ?? 0
  // A least cost at the far end is the cost of waiting.
  const isCheaper = best < slices - 2 && (rates[best] ?? 0) < wait * 0.995
  return {
    ages,
    rates,
    wait,
    bestAge: isCheaper ? ages[best] : undefined,
    bestRate: isCheaper ? rates[best] : undefined,
  }
}

/** Failure ages with the share failed by then (Kaplan-Meier, halfway up each step), for the probability plot. */
export function plottingPositions(lives: readonly Life[]): { age: number; failed: number }[] {
  const sorted = [...lives].sort((a, b) => a.age - b.age || Number(b.hasFailed) - Number(a.hasFailed))
  let surviving = 1
  return sorted.flatMap(({ age, hasFailed }, i) => {
    if (!hasFailed) return []
    const before = surviving
    surviving *= 1 - 1 / (sorted.length - i)
    return [{ age, failed: 1 - (before + surviving) / 2 }]
  })
}
