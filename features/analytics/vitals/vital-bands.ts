const ratio = 1.05
const most = 400

/** The band of a measurement: milliseconds as they are, CLS times 1000. Band 0 is below 1; each further one is 5% wider than the one before. */
export function bandOf(metric: string, value: number): number {
  const scaled = metric === 'CLS' ? value * 1000 : value
  if (scaled < 1) return 0
  return Math.min(most, 1 + Math.floor(Math.log(scaled) / Math.log(ratio)))
}

/** The measurement in the middle of a band, in the metric's own unit; at most 2.5% off. */
export function valueOf(metric: string, band: number): number {
  const scaled = band === 0 ? 0 : ratio ** (band - 0.5)
  return metric === 'CLS' ? scaled / 1000 : scaled
}

/** The nearest-rank percentile (`share` 0 to 1) of counts by band; undefined without any. */
export function percentileOf(
  metric: string,
  counts: { band: number; count: number }[],
  share: number,
): number | undefined {
  const sorted = counts.filter(({ count }) => count > 0).sort((a, b) => a.band - b.band)
  const rank = Math.ceil(sorted.reduce((sum, { count }) => sum + count, 0) * share)
  let passed = 0
  for (const { band, count } of sorted) {
    passed += count
    if (passed >= rank) return valueOf(metric, band)
  }
  return undefined
}
