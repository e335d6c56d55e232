/** Autocorrelations from lag 0 to `most`, by all pairs that far apart. Source: Box and Jenkins, Time Series Analysis, 1976. */
export function autocorrelations(values: readonly number[], most: number): number[] {
  const { length } = values
  const mean = values.reduce((sum, value) => sum + value, 0) / length
  const centred = Float64Array.from(values, (value) => value - mean)
  const sums: number[] = []
  for (let lag = 0; lag <= most; lag++) {
    let sum = 0
    for (let i = lag; i < length; i++) sum += (centred[i] ?? 0) * (centred[i - lag] ?? 0)
    sums.push(sum)
  }
  const [variance = 0] = sums
  return sums.map((sum) => (variance > 0 ? sum / variance : 0))
}

/** Autocorrelation at one lag, corrected for the number of pairs. */
export function autocorrelationAt(values: readonly number[], lag: number): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let [covariance, variance] = [0, 0]
  values.forEach((value, i) => {
    variance += (value - mean) ** 2
    if (i >= lag) covariance += (value - mean) * ((values[i - lag] ?? 0) - mean)
  })
  return variance > 0 ? (covariance / variance) * (values.length / (values.length - lag)) : 0
}

/** Without its least-squares line. */
export function detrend(values: readonly number[]): number[] {
  const middle = (values.length - 1) / 2
  let [covariance, variance] = [0, 0]
  values.forEach((value, i) => {
    covariance += (i - middle) * value
    variance += (i - middle) ** 2
  })
  const slope = variance > 0 ? covariance / variance : 0
  return values.map((value, i) => value - slope * (i - middle))
}
