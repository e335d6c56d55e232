export type RequestKind = 'page' | 'static' | 'api' | 'render'

/** Seconds. The first is for kept pages, which take microseconds. */
const bounds = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const requestsHelp = 'Answered requests by kind (page, static, api, render), route and status class'
const durationHelp = 'Time to answer a request; of a static file until it was handed over'

export interface RouteTimes {
  add(status: number, seconds: number): void
}

/**
 * Counts requests and their times by kind and route. Plain numbers, because a client library makes a key of all labels at each request and a
 * kept page takes no longer than that.
 */
export function createRequestTimes() {
  const all = new Map<string, ReturnType<typeof createRoute>>()
  return {
    /** Get it once and keep it. `route` is a pattern: whatever visitors choose makes no new one. */
    of(kind: RequestKind, route: string): RouteTimes {
      const labels = `kind="${kind}",route="${escape(route)}"`
      let one = all.get(labels)
      if (!one) all.set(labels, (one = createRoute()))
      return one
    },
    /** In Prometheus' text format. */
    text(): string {
      const counts = [...all].flatMap(([labels, { byClass }]) =>
        byClass.flatMap((count, i) =>
          count > 0 ? [`http_requests_total{${labels},status="${i}xx"} ${count}`] : [],
        ),
      )
      const durations = [...all].flatMap(([labels, { buckets, seconds }]) => {
        let below = 0
        const lines = buckets.map((count, i) => {
          below += count
          return `http_request_duration_seconds_bucket{le="${bounds[i] ?? '+Inf'}",${labels}} ${below}`
        })
        const sum = `http_request_duration_seconds_sum{${labels}} ${seconds()}`
        return [...lines, sum, `http_request_duration_seconds_count{${labels}} ${below}`]
      })
      return [
        ...headOf('http_requests_total', requestsHelp, 'counter'),
        ...counts,
        ...headOf('http_request_duration_seconds', durationHelp, 'histogram'),
        ...durations,
        '',
      ].join('\n')
    },
  }
}

function createRoute() {
  const byClass = [0, 0, 0, 0, 0, 0]
  const buckets = Array.from({ length: bounds.length + 1 }, () => 0)
  let sum = 0
  return {
    byClass,
    buckets,
    seconds: () => sum,
    add(status: number, seconds: number) {
      const statusClass = Math.floor(status / 100)
      byClass[statusClass] = (byClass[statusClass] ?? 0) + 1
      let i = 0
      while (i < bounds.length && seconds > (bounds[i] ?? 0)) i++
      buckets[i] = (buckets[i] ?? 0) + 1
      sum += seconds
    },
  }
}

const headOf = (name: string, help: string, type: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]
const escape = (text: string) => text.replaceAll(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')
