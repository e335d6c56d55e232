/**
 * Laplace's statistic of a trend in the times of events on systems that were all watched from 0 to `length`: about standard normal without a trend,
 * above 0 where events come ever closer. Source: H. Ascher, H. Feingold, Repairable Systems Reliability, 1984, chapter 5; MIL-HDBK-189.
 */
export function laplaceTrend(times: readonly number[], length: number): number {
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  return (mean - length / 2) / (length * Math.sqrt(1 / (12 * times.length)))
}
