import { vitalThresholds } from '#config/constants.ts'
import type { Metric } from './vitals.schema.ts'

export const metricNames: Record<Metric, string> = {
  LCP: 'Largest content shown',
  INP: 'Slowest answer to a tap',
  FID: 'First tap waited',
  CLS: 'Moved while loading',
  FCP: 'First content shown',
  TTFB: 'First byte',
}
/** The order in which people look at them. */
export const shownMetrics: Metric[] = ['LCP', 'INP', 'FID', 'CLS', 'FCP', 'TTFB']

/** Where "good" ends and "poor" begins, as the Chrome team publishes them (web.dev/articles/vitals); ms, CLS without a unit. */
export const limits: Record<Metric, { good: number; poor: number }> = {
  LCP: { good: vitalThresholds.LCP.poor, poor: 4000 },
  INP: { good: 200, poor: 500 },
  FID: { good: vitalThresholds.FID.poor, poor: 300 },
  CLS: { good: vitalThresholds.CLS.fair, poor: vitalThresholds.CLS.poor },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
}

export function formatVital(metric: Metric, value: number): string {
  if (metric === 'CLS') return value.toFixed(value < 0.1 ? 3 : 2)
  return value >= 1000 ? `${(value / 1000).toFixed(2)} s` : `${Math.round(value)} ms`
}

export type Verdict = 'good' | 'fair' | 'poor'
export function verdictOf(metric: Metric, value: number): Verdict {
  const { good, poor } = limits[metric]
  return value <= good ? 'good' : value <= poor ? 'fair' : 'poor'
}
export const verdictWords: Record<Verdict, string> = { good: 'good', fair: 'could be better', poor: 'poor' }
