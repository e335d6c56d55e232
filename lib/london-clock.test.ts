import { expect, test } from 'vitest'
import { fieldOf, instantOfField } from './london-clock.ts'

test.for([
  ['2026-01-05T09:00', '2026-01-05T09:00:00.000Z'],
  ['2026-07-06T09:00', '2026-07-06T08:00:00.000Z'],
  // The clocks go forward at 01:00 on 29 March 2026, and back at 02:00 on 25 October.
  ['2026-03-29T00:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T02:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T00:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T02:00', '2026-10-25T02:00:00.000Z'],
] as const)('%s in London is %s', ([field, iso]) => {
  expect(instantOfField(field)?.toISOString()).toBe(iso)
  expect(fieldOf(iso)).toBe(field)
})

test('an hour that the clocks skip, and what is no time, are no instants', () => {
  for (const text of ['2026-03-29T01:00', '2026-03-29T01:59', '', '2026-13-01T09:00', 'soon'])
    expect(instantOfField(text), text).toBeUndefined()
})
