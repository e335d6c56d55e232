import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics(build: string) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 })
  new Gauge({
    name: 'app_build_info',
    help: 'The running build',
    labelNames: ['build'],
    registers: [registry],
  })
    .labels(build)
    .set(1)
  return {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Answered requests by kind (page, static, api, render) and status class',
      labelNames: ['kind', 'status'],
      registers: [registry],
    }),
    duration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer an API or rendered request',
      labelNames: ['kind'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
  }
}
