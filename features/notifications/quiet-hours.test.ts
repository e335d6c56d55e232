import { expect, test } from 'vitest'
import { quietEnd } from './quiet-hours.ts'

test.each([
  ['in the evening', '2026-11-18T20:15:40Z', '2026-11-19T07:30:00.000Z'],
  ['after midnight', '2026-11-19T03:00:00Z', '2026-11-19T07:30:00.000Z'],
  ['in the first minute', '2026-11-18T18:00:00Z', '2026-11-19T07:30:00.000Z'],
  ['before they begin', '2026-11-18T17:59:59Z', undefined],
  ['in the minute when they end', '2026-11-19T07:30:00Z', undefined],
  ['in summer, by the clock of London', '2026-07-01T17:30:00Z', '2026-07-02T06:30:00.000Z'],
  ['in the night when the clocks go back', '2026-10-24T20:00:00Z', '2026-10-25T07:30:00.000Z'],
  ['in the night when they go forward', '2026-03-28T20:00:00Z', '2026-03-29T06:30:00.000Z'],
])('quiet from 18:00 to 07:30, %s', (_, now, end) => {
  expect(quietEnd(new Date(now), '18:00', '07:30')?.toISOString()).toBe(end)
})

test('quiet hours within a day, and none at all', () => {
  expect(quietEnd(new Date('2026-11-18T12:20:00Z'), '12:00', '13:00')).toEqual(
    new Date('2026-11-18T13:00:00Z'),
  )
  expect(quietEnd(new Date('2026-11-18T14:00:00Z'), '12:00', '13:00')).toBeUndefined()
  expect(quietEnd(new Date('2026-11-18T20:00:00Z'), null, null)).toBeUndefined()
})
