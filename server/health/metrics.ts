import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { JobRun } from '#jobs/queue.ts'
import { createRequestTimes } from './request-times.ts'

export type Metrics = ReturnType<typeof createMetrics>

interface Load {
  requestsInFlight(): number
  connections(): Promise<number>
  pools: { totalCount: number; idleCount: number; waitingCount: number }[]
}

/** `routeOf` gives the pattern of the screen at an address. */
export function createMetrics(build: string, routeOf: (url: string) => string = () => '/*') {
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
  const requests = createRequestTimes()
  return {
    registry,
    requests,
    routeOf,
    /** All of it in Prometheus' text format. */
    text: async () => (await registry.metrics()) + requests.text(),
    shed: new Counter({
      name: 'http_requests_shed_total',
      help: 'Requests refused because more was asked than could be answered, by priority and reason',
      labelNames: ['priority', 'reason'],
      registers: [registry],
    }),
    cut: new Counter({
      name: 'http_connections_cut_total',
      help: 'Connections cut: slow (request not there in time), malformed, full (no room for more)',
      labelNames: ['why'],
      registers: [registry],
    }),
    jobs: new Counter({
      name: 'jobs_run_total',
      help: 'Jobs run by this server, by kind (queue) and outcome (done, failed); one that failed may be tried again',
      labelNames: ['queue', 'outcome'],
      registers: [registry],
    }),
    jobDuration: new Histogram({
      name: 'job_duration_seconds',
      help: 'Time that a job, or a batch of one kind, was at work',
      labelNames: ['queue'],
      buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
      registers: [registry],
    }),
  }
}

/** Counts what a run of a job came to. */
export function countRun({ jobs, jobDuration }: Metrics, { job, done, failed, seconds }: JobRun): void {
  if (done > 0) jobs.labels(job, 'done').inc(done)
  if (failed > 0) jobs.labels(job, 'failed').inc(failed)
  jobDuration.labels(job).observe(seconds)
}

/** Gauges of how much is under way, read when someone asks. */
export function gaugeLoad({ registry }: Metrics, { requestsInFlight, connections, pools }: Load): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  const sum = (count: (pool: Load['pools'][number]) => number) =>
    pools.reduce((so, pool) => so + count(pool), 0)
  gauge('http_requests_in_flight', 'Requests that the app is working on', requestsInFlight)
  gauge('http_connections', 'Open connections', connections)
  gauge('database_connections_busy', 'Connections of the pool in use', () =>
    sum((pool) => pool.totalCount - pool.idleCount),
  )
  gauge('database_queries_waiting', 'Queries that wait for a connection', () =>
    sum((pool) => pool.waitingCount),
  )
}
