import { expect, test } from 'vitest'
import { calendarOf } from '#features/leads/reply-clock.ts'
import { snoozeTimes } from './snooze-times.ts'

const nine = { opens: '09:00', closes: '18:00' }
const short = { opens: '08:30', closes: '13:00' }
const week = [nine, nine, nine, nine, short, null, null]
const times = (now: string, closed: string[] = []) =>
  snoozeTimes(new Date(now), calendarOf(week, closed)).map(
    ({ label, until }) => `${label} = ${until.toISOString()}`,
  )

test('an hour, the next opening and the first one of the coming week, by the clock of London in winter and in summer', () => {
  expect(times('2026-11-18T15:20:00Z')).toEqual([
    'For an hour = 2026-11-18T16:20:00.000Z',
    'Until tomorrow, 9:00 = 2026-11-19T09:00:00.000Z',
    'Until Monday, 9:00 = 2026-11-23T09:00:00.000Z',
  ])
  expect(times('2026-07-01T23:30:00Z')).toEqual([
    'For an hour = 2026-07-02T00:30:00.000Z',
    'Until today, 9:00 = 2026-07-02T08:00:00.000Z',
    'Until Monday, 9:00 = 2026-07-06T08:00:00.000Z',
  ])
})

test('it is when it opens that day, and no day on which it stays closed', () => {
  expect(times('2026-11-19T12:00:00Z')[1]).toBe('Until tomorrow, 8:30 = 2026-11-20T08:30:00.000Z')
  expect(times('2026-11-20T17:00:00Z')).toEqual([
    'For an hour = 2026-11-20T18:00:00.000Z',
    'Until Monday, 9:00 = 2026-11-23T09:00:00.000Z',
  ])
  const christmas = ['2026-12-25', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01']
  expect(times('2026-12-24T12:00:00Z', christmas)).toEqual([
    'For an hour = 2026-12-24T13:00:00.000Z',
    'Until 4 January, 9:00 = 2027-01-04T09:00:00.000Z',
  ])
})

test('on a Sunday tomorrow is Monday, and stands there once', () => {
  expect(times('2026-11-22T12:00:00Z')).toEqual([
    'For an hour = 2026-11-22T13:00:00.000Z',
    'Until tomorrow, 9:00 = 2026-11-23T09:00:00.000Z',
  ])
})
