import { expect, test } from 'vitest'
import { acceptRequestId, continueTrace } from './request-trace.ts'

test('an id that a proxy gave is kept when it is short and plain, and nothing else is', () => {
  for (const good of [
    '4bf92f3577b34da6a3ce929d0e0e4736',
    'b2f1c7de-2c9a-4b55-9d3a-0a1b2c3d4e5f',
    'req_1.2:3-4',
  ])
    expect(acceptRequestId(good)).toBe(good)
  for (const bad of [
    undefined,
    '',
    'short',
    'a b c d e f g h',
    'x'.repeat(65),
    'a"b\\cdefgh',
    'ünïcode-id',
    '12345678\r\nx: y',
  ])
    expect(acceptRequestId(bad), bad).toBeUndefined()
})

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

test('a trace goes on with its id and flags, under a span of our own', () => {
  const trace = continueTrace(`00-${traceId}-00f067aa0ba902b7-01`)
  expect(trace?.traceId).toBe(traceId)
  expect(trace?.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
  expect(trace?.traceparent).not.toContain('00f067aa0ba902b7')
  expect(continueTrace(`00-${traceId}-00f067aa0ba902b7-00`)?.traceparent).toMatch(/-00$/)
  // A later version may have more parts; the first four are read as those of 00.
  expect(continueTrace(`cc-${traceId}-00f067aa0ba902b7-01-more`)?.traceparent).toMatch(/^00-.*-01$/)
})

test('what breaks the rules of W3C Trace Context begins no trace', () => {
  for (const bad of [
    undefined,
    '',
    `00-${traceId}-00f067aa0ba902b7`,
    `00-${traceId}-00f067aa0ba902b7-01-more`,
    `ff-${traceId}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${traceId}-00f067aa0ba902b7-1`,
    `00-${traceId}x-00f067aa0ba902b7-01`,
    `cc-${traceId}-00f067aa0ba902b7-01-${'x'.repeat(600)}`,
  ])
    expect(continueTrace(bad), bad).toBeUndefined()
})
