import { autocorrelationAt } from '#lib/autocorrelation.ts'

/** Autocorrelation of neighbours; 0 where chance does as much. */
export function autocorrelationOf(values: readonly number[]): number {
  const phi = autocorrelationAt(values, 1)
  return phi > Math.max(0.15, 2 / Math.sqrt(values.length)) ? Math.min(0.99, phi) : 0
}

/**
 * Residuals of a first-order autoregression about `mean`; a reading after a gap has none before it and is brought to their deviation.
 * Source: L. C. Alwan, H. V. Roberts, Journal of Business and Economic Statistics 6, 1988.
 */
export function innovations(
  values: readonly number[],
  slots: readonly number[],
  phi: number,
  mean: number,
): number[] {
  if (phi === 0) return [...values]
  const first = Math.sqrt(1 - phi ** 2)
  return values.map((value, i) => {
    const isNext = i > 0 && (slots[i] ?? 0) - (slots[i - 1] ?? 0) === 1
    const off = value - mean
    return mean + (isNext ? off - phi * ((values[i - 1] ?? 0) - mean) : off * first)
  })
}
