import { expect, test } from 'vitest'
import { likePeriods, startOfLondonDay, type PeriodName } from './like-periods.ts'

const spans = (name: PeriodName, now: string) => {
  const { now: here, before } = likePeriods(name, new Date(now))
  return [here.from, here.to, before.from, before.to].map((date) => date.toISOString().slice(0, 16))
}

test('K11: today until now is held against yesterday until the same time', () => {
  expect(spans('today', '2026-11-25T14:30:00Z')).toEqual([
    '2026-11-25T00:00',
    '2026-11-25T14:30',
    '2026-11-24T00:00',
    '2026-11-24T14:30',
  ])
})

test('K11: days are London’s: in summer they begin at 23:00 UTC, and a day before the clocks change ends as the clock shows', () => {
  expect(spans('today', '2026-07-01T08:00:00Z')).toEqual([
    '2026-06-30T23:00',
    '2026-07-01T08:00',
    '2026-06-29T23:00',
    '2026-06-30T08:00',
  ])
  // Clocks go forward on 29 March 2026 at 01:00: noon is 11:00 UTC that day, and was 12:00 UTC the day before.
  expect(spans('today', '2026-03-29T11:00:00Z')).toEqual([
    '2026-03-29T00:00',
    '2026-03-29T11:00',
    '2026-03-28T00:00',
    '2026-03-28T12:00',
  ])
  // They go back on 25 October 2026: that day begins in summer time and lasts 25 hours.
  expect(startOfLondonDay('2026-10-25').toISOString()).toBe('2026-10-24T23:00:00.000Z')
  expect(startOfLondonDay('2026-10-25', 1).toISOString()).toBe('2026-10-26T00:00:00.000Z')
})

test('K11: weeks begin on Monday, and a Sunday night still belongs to its week', () => {
  expect(spans('week', '2026-11-22T23:30:00Z')).toEqual([
    '2026-11-16T00:00',
    '2026-11-22T23:30',
    '2026-11-09T00:00',
    '2026-11-15T23:30',
  ])
})

test('K11: a shorter month before ends with its last day', () => {
  expect(spans('month', '2026-03-31T09:00:00Z')).toEqual([
    '2026-03-01T00:00',
    '2026-03-31T09:00',
    '2026-02-01T00:00',
    '2026-03-01T00:00',
  ])
  expect(spans('quarter', '2026-11-25T12:00:00Z').slice(0, 3)).toEqual([
    '2026-09-30T23:00',
    '2026-11-25T12:00',
    '2026-06-30T23:00',
  ])
  expect(spans('year', '2026-02-01T12:00:00Z')).toEqual([
    '2026-01-01T00:00',
    '2026-02-01T12:00',
    '2025-01-01T00:00',
    '2025-02-01T12:00',
  ])
})
