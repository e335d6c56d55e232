import { expect, test } from 'vitest'
import { snoozeTimes } from './snooze-times.ts'

const untils = (now: string) => snoozeTimes(new Date(now)).map(({ until }) => until.toISOString())

test('an hour, tomorrow morning and Monday morning by the clock of London, in winter and in summer', () => {
  expect(untils('2026-11-18T15:20:00Z')).toEqual([
    '2026-11-18T16:20:00.000Z',
    '2026-11-19T09:00:00.000Z',
    '2026-11-23T09:00:00.000Z',
  ])
  expect(untils('2026-07-01T23:30:00Z')).toEqual([
    '2026-07-02T00:30:00.000Z',
    '2026-07-03T08:00:00.000Z',
    '2026-07-06T08:00:00.000Z',
  ])
})

test('on a Sunday tomorrow is Monday, and stands there once', () => {
  expect(untils('2026-11-22T12:00:00Z')).toEqual(['2026-11-22T13:00:00.000Z', '2026-11-23T09:00:00.000Z'])
})
