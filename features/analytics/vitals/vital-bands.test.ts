import { expect, test } from 'vitest'
import { bandOf, percentileOf, valueOf } from './vital-bands.ts'

test('a value comes back from its band within 2.5%, whatever the metric', () => {
  for (const value of [1, 3.7, 60, 1200, 2500, 9000, 60_000]) {
    expect(Math.abs(valueOf('LCP', bandOf('LCP', value)) / value - 1)).toBeLessThan(0.026)
  }
  for (const value of [0.01, 0.1, 0.25, 1.4]) {
    expect(Math.abs(valueOf('CLS', bandOf('CLS', value)) / value - 1)).toBeLessThan(0.026)
  }
  expect(valueOf('CLS', bandOf('CLS', 0))).toBe(0)
})

test('the p75 of bands is that of the values, as near as a band is wide', () => {
  const values = Array.from({ length: 1000 }, (_, i) => 200 + ((i * 7919) % 1000) * 4.1)
  const counts = new Map<number, number>()
  for (const value of values) counts.set(bandOf('LCP', value), (counts.get(bandOf('LCP', value)) ?? 0) + 1)
  const exact = values.sort((a, b) => a - b)[749] ?? 0
  const p75 = percentileOf(
    'LCP',
    [...counts].map(([band, count]) => ({ band, count })),
    0.75,
  )
  expect(Math.abs((p75 ?? 0) / exact - 1)).toBeLessThan(0.026)
})

test('without a measurement there is no percentile', () => {
  expect(percentileOf('INP', [], 0.75)).toBeUndefined()
  expect(percentileOf('INP', [{ band: 4, count: 0 }], 0.75)).toBeUndefined()
})

test('an absurd value stays in the last band', () => {
  expect(bandOf('TTFB', 1e300)).toBe(bandOf('TTFB', 1e12))
})
