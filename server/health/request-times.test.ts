import { expect, test } from 'vitest'
import { createRequestTimes } from './request-times.ts'

test('requests are told by kind, route and status, and their times in buckets that add up', () => {
  const times = createRequestTimes()
  const one = times.of('api', '/api/leads/:id')
  one.add(200, 0.003)
  one.add(204, 0.02)
  one.add(404, 0.4)
  one.add(500, 60)
  times.of('page', '/').add(304, 0.00002)
  expect(times.of('api', '/api/leads/:id')).toBe(one)
  const lines = times.text().split('\n')
  const value = (start: string) =>
    Number(
      lines
        .find((line) => line.startsWith(`${start} `))
        ?.split(' ')
        .at(-1),
    )
  const label = 'kind="api",route="/api/leads/:id"'
  expect(value(`http_requests_total{${label},status="2xx"}`)).toBe(2)
  expect(value(`http_requests_total{${label},status="4xx"}`)).toBe(1)
  expect(value(`http_requests_total{${label},status="5xx"}`)).toBe(1)
  expect(value('http_requests_total{kind="page",route="/",status="3xx"}')).toBe(1)
  const bucket = (le: string) => value(`http_request_duration_seconds_bucket{le="${le}",${label}}`)
  expect([
    bucket('0.0025'),
    bucket('0.005'),
    bucket('0.025'),
    bucket('0.5'),
    bucket('5'),
    bucket('+Inf'),
  ]).toEqual([0, 1, 2, 3, 3, 4])
  expect(value(`http_request_duration_seconds_count{${label}}`)).toBe(4)
  expect(value(`http_request_duration_seconds_sum{${label}}`)).toBeCloseTo(60.423)
  expect(lines).toContain('# TYPE http_request_duration_seconds histogram')
  expect(lines).toContain('# TYPE http_requests_total counter')
})
