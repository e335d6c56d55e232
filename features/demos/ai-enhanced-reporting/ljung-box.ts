import { autocorrelations } from '#lib/autocorrelation.ts'

export interface Portmanteau {
  statistic: number
  lags: number
  p: number
}

/**
 * Whether autocorrelations up to `lags`, an even number, are more than chance. Source: G. M. Ljung, G. E. P. Box, Biometrika 65,  1978.
 */
export function ljungBox(values: readonly number[], lags: number): Portmanteau {
  const n = values.length
  const r = autocorrelations(values, lags)
  let statistic = 0
  for (let k = 1; k <= lags; k++) statistic += ((r[k] ?? 0) ** 2 * n * (n + 2)) / (n - k)
  return { statistic, lags, p: chiSquareTail(statistic, lags) }
}

/** Share of a chi-square distribution of even degrees of freedom above x, in closed form. */
function chiSquareTail(x: number, degrees: number): number {
  let [term, sum] = [1, 1]
  for (let k = 1; k < degrees / 2; k++) sum += term *= x / 2 / k
  return Math.exp(-x / 2) * sum
}
