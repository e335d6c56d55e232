import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { test } from '#tests/site-test.ts'
import { enquiry, postJson } from '#tests/visits.ts'
import type { Site } from '#tests/site.ts'

const text = async ({ url }: Site) => (await fetch(`${url}/metrics`)).text()
const valueOf = (metrics: string, series: string) => {
  const line = metrics.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

test('what an operator would look up is in the metrics: mails, backups, jobs, disk', async ({ site }) => {
  const metrics = await text(site)
  expect(valueOf(metrics, 'mail_queue_length')).toBeGreaterThanOrEqual(0)
  expect(valueOf(metrics, 'mail_queue_oldest_seconds')).toBeGreaterThanOrEqual(0)
  expect(valueOf(metrics, 'mail_failed')).toBe(0)
  expect(valueOf(metrics, 'backup_last_run_failed')).toBe(0)
  // There is none yet.
  expect(valueOf(metrics, 'backup_last_success_timestamp_seconds')).toBeUndefined()
  // None is made by itself in tests, and no store is set up.
  expect(valueOf(metrics, 'backup_interval_seconds')).toBeUndefined()
  expect(valueOf(metrics, 'backup_store_failed')).toBeUndefined()
  expect(valueOf(metrics, 'data_disk_free_bytes')).toBeGreaterThan(1_000_000)
  expect(valueOf(metrics, 'data_disk_size_bytes')).toBeGreaterThan(
    valueOf(metrics, 'data_disk_free_bytes') ?? 0,
  )
  for (const state of ['ready', 'later', 'active'])
    expect(
      valueOf(metrics, `job_queue_length{queue="mail.deliver",state="${state}"}`),
    ).toBeGreaterThanOrEqual(0)
})

test('every request is counted and timed under the pattern of its route, and what visitors choose makes no new one', async ({
  site,
}) => {
  const paths = ['/', '/contact', '/usecases', '/favicon.svg', '/api/openapi.json', '/healthz']
  for (const path of paths) for (let i = 0; i < 2; i++) await (await fetch(site.url + path)).arrayBuffer()
  await postJson(`${site.url}/api/contact`, enquiry())
  for (let i = 0; i < 5; i++) {
    for (const path of ['/api/nothing', '/nothing', '/blog/none', '/api/assessments', '/assets/none'])
      await (await fetch(`${site.url}${path}-${crypto.randomUUID()}?q=${i}`)).arrayBuffer()
    await (await fetch(`${site.url}/api/leads/${crypto.randomUUID()}`)).arrayBuffer()
  }
  const metrics = await text(site)
  const count = (kind: string, route: string, status: string) =>
    valueOf(metrics, `http_requests_total{kind="${kind}",route="${route}",status="${status}"}`)
  expect(count('page', '/', '2xx')).toBeGreaterThanOrEqual(1)
  expect(count('page', '/contact', '2xx')).toBeGreaterThanOrEqual(1)
  expect(count('static', '/*', '2xx')).toBeGreaterThanOrEqual(2)
  expect(count('api', '/api/openapi.json', '2xx')).toBeGreaterThanOrEqual(2)
  expect(count('api', '/api/contact', '2xx')).toBe(1)
  expect(count('api', '/api/leads/:id', '4xx')).toBe(5)
  expect(count('render', '/blog/:slug', '4xx')).toBe(5)
  for (const kind of ['page', 'static', 'api', 'render'])
    expect(metrics, kind).toMatch(
      new RegExp(`^http_request_duration_seconds_bucket\\{le="0\\.005",kind="${kind}",`, 'm'),
    )
  const routes = new Set(
    [...metrics.matchAll(/^http_requests_total\{kind="\w+",route="([^"]*)"/gm)].map(([, route]) => route),
  )
  expect([...routes].filter((route) => /nothing|none|[0-9a-f]{8}-/.test(route ?? ''))).toEqual([])
  expect(routes.size).toBeLessThan(40)
})

const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

test('the id and the trace that a proxy gave come back with the answer; what is malformed does not', async ({
  site,
}) => {
  const given = { 'x-request-id': 'edge-4711-0815', traceparent: trace }
  for (const path of ['/api/openapi.json', '/api/nothing', '/', '/favicon.svg', '/healthz']) {
    const answer = await fetch(site.url + path, { headers: given })
    await answer.arrayBuffer()
    expect(answer.headers.get('x-request-id'), path).toBe('edge-4711-0815')
  }
  const traced = await fetch(`${site.url}/api/openapi.json`, { headers: given })
  expect(traced.headers.get('traceparent')).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[0-9a-f]{16}-01$/)
  const bad = await fetch(`${site.url}/api/openapi.json`, {
    headers: { 'x-request-id': 'x'.repeat(300), traceparent: `${trace}-more` },
  })
  expect(bad.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(bad.headers.get('traceparent')).toBeNull()
})

test('every figure of the alerts, the dashboard and the handbook is in the metrics of a running server', async ({
  site,
}) => {
  await postJson(`${site.url}/api/contact`, enquiry({ email: 'figures@plant.example' }))
  const metrics = await text(site)
  const there = new Set(
    [...metrics.matchAll(/^# HELP (\w+)/gm)].flatMap(([, name]) => [
      name,
      `${name}_bucket`,
      `${name}_sum`,
      `${name}_count`,
    ]),
  )
  for (const file of [
    'deploy/prometheus-alerts.yml',
    'deploy/grafana-dashboard.json',
    'docs/operations.md',
  ]) {
    const named = [
      ...readFileSync(file, 'utf8').matchAll(
        /\b(?:http|database|app|nodejs|process|jobs?|mail|backup|data)_[a-z0-9_]+(?:_total|_seconds|_bytes|_length|_busy|_waiting|_info|_connections|_flight|_fds|_failed|_bucket|_sum|_count|_lost)\b/g,
      ),
    ].map(([name]) => name)
    expect(named.length, file).toBeGreaterThan(5)
    expect(
      named.filter((name) => !there.has(name)),
      file,
    ).toEqual([])
  }
})
