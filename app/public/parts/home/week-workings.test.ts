import { expect, test } from 'vitest'
import { timeBefore, workingsAt } from './week-workings.ts'

const sums = (text: string) => text.replaceAll('−', '-').replaceAll('- ', '-').replaceAll('+ ', '+')
const numbers = (text: string) =>
  sums(text)
    .match(/[+-]?\d+\.\d+/g)
    ?.map(Number) ?? []

test('the figures printed beside the drawing are those of its moment: springs, and the sum of the ledger', () => {
  expect(workingsAt(0)).toEqual({
    tide: '2.70 + 1.55 + 0.55 = 4.80 m',
    oee: '86.0 × 87.1 × 99.9 % = 74.8 %',
    bearing: '2.8 mm/s',
  })
})

test('what is printed adds up, at every hour of the week, to the last digit but rounding', () => {
  for (let hours = -177; hours <= 0; hours++) {
    const [mean = 0, m2 = 0, s2 = 0, height = 0] = numbers(workingsAt(hours).tide)
    expect(Math.abs(mean + m2 + s2 - height), `tide at ${hours}`).toBeLessThanOrEqual(0.0101)
    const [a = 0, p = 0, q = 0, oee = 0] = numbers(workingsAt(hours).oee)
    expect(Math.abs((a * p * q) / 10_000 - oee), `OEE at ${hours}`).toBeLessThanOrEqual(0.2)
    expect(oee, `OEE at ${hours}`).toBeGreaterThan(70)
    expect(oee, `OEE at ${hours}`).toBeLessThan(85)
  }
})

test('a worn bearing tells before it fails: its vibration only rises', () => {
  const readings = [-177, -120, -60, -24, 0].map((hours) => numbers(workingsAt(hours).bearing)[0] ?? 0)
  expect(readings).toEqual(readings.toSorted((a, b) => a - b))
})

test('a time is told in days and hours', () => {
  expect([0, -1, -24, -76].map(timeBefore)).toEqual([
    '06:12',
    '1 hour before',
    '1 day before',
    '3 days 4 hours before',
  ])
})
