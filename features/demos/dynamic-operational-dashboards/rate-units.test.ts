import { expect, test } from 'vitest'
import { cycleUnitOf, rateUnitOf } from './rate-units.ts'

test.for([
  ['Ideal rate (pcs/10 min)', 1, 10],
  ['Ideal rate (pcs/10min)', 1, 10],
  ['Ideal rate, pcs per 10 min', 1, 10],
  ['Sollleistung [Stk/15 Min]', 1, 15],
  ['Ideal rate (1000 pcs/h)', 1000, 60],
  ['Ideal rate (1,000 pcs/h)', 1000, 60],
  ['Ideal rate 1000/h', 1000, 60],
  ['Solltakt (Tsd. Stk/h)', 1000, 60],
  ['Std rate (k pcs/h)', 1000, 60],
  ['Rate (100 bottles per 30 sec)', 100, 0.5],
  ['Rate parts/s', 1, 1 / 60],
  ['Cadence (pièces/heure)', 1, 60],
  ['Design speed per day', 1, 1440],
  ['Line 3 ideal rate (pcs/min)', 1, 1],
] as const)('%s', ([heading, parts, minutes]) => {
  expect(rateUnitOf(heading)).toEqual({ parts, minutes: expect.closeTo(minutes, 9) })
})

test.for(['Ideal rate (pcs/shift)', 'Ideal rate per crate', 'Line 3 parts/min', 'Ideal rate (10 pcs)'])(
  '%s isn’t read but asked for',
  (heading) => expect(rateUnitOf(heading)).toBe('unreadable'),
)

test('a heading without a unit says none', () => {
  expect(rateUnitOf('Std rate')).toBeUndefined()
  expect(cycleUnitOf('Ideal cycle')).toBeUndefined()
})

test.for([
  ['Cycle (s)', 1],
  ['Cycle (min)', 60],
  ['Cycle (h)', 3600],
  ['Cycle (s/10 pcs)', 0.1],
  ['Cycle (min per 1000)', 0.06],
  ['te (1/100 min)', 0.6],
  ['Cycle s/part', 1],
] as const)('%s', ([heading, seconds]) => expect(cycleUnitOf(heading)).toBeCloseTo(seconds, 9))

test.for(['Cycle (10 TMU)', 'Cycle (pcs/10 min)'])('%s isn’t read but asked for', (heading) =>
  expect(cycleUnitOf(heading)).toBe('unreadable'),
)
