import { errorFunction, mean, sampleStandardDeviation } from 'simple-statistics'

export interface Normality {
  /** A² adjusted for the number of readings. */
  statistic: number
  /** How often readings of a normal distribution look less normal than these, 0 to 1. */
  chance: number
}

const below = (z: number) => Math.min(1 - 1e-12, Math.max(1e-12, (1 + errorFunction(z / Math.SQRT2)) / 2))

/**
 * The Anderson–Darling test of a normal distribution whose mean and spread are estimated from at least eight readings that differ.
 * Source: R. B. D’Agostino, M. A. Stephens, Goodness-of-Fit Techniques, 1986, tables 4.7 and 4.9.
 */
export function andersonDarling(readings: readonly number[]): Normality {
  const values = [...readings].sort((a, b) => a - b)
  const [centre, deviation] = [mean(values), sampleStandardDeviation(values)]
  const shares = values.map((value) => below((value - centre) / deviation))
  const count = values.length
  const sum = shares.reduce(
    (all, share, i) => all + (2 * i + 1) * (Math.log(share) + Math.log(1 - (shares[count - 1 - i] ?? 0.5))),
    0,
  )
  const statistic = (-count - sum / count) * (1 + 0.75 / count + 2.25 / count ** 2)
  return { statistic, chance: chanceOf(statistic) }
}

function chanceOf(a: number): number {
  if (a >= 0.6) return Math.exp(1.2937 - 5.709 * a + 0.0186 * a ** 2)
  if (a >= 0.34) return Math.exp(0.9177 - 4.279 * a - 1.38 * a ** 2)
  if (a >= 0.2) return 1 - Math.exp(-8.318 + 42.796 * a - 59.938 * a ** 2)
  return 1 - Math.exp(-13.436 + 101.14 * a - 223.73 * a ** 2)
}
