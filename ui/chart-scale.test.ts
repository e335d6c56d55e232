import { expect, test } from 'vitest'
import { scaleTo } from './chart-scale.ts'

test('a scale ends at or above the largest value, in round steps', () => {
  expect(scaleTo(37)).toEqual({ max: 40, ticks: [0, 10, 20, 30, 40] })
  expect(scaleTo(0.7)).toEqual({ max: 0.8, ticks: [0, 0.2, 0.4, 0.6, 0.8] })
  expect(scaleTo(1)).toEqual({ max: 1, ticks: [0, 0.25, 0.5, 0.75, 1] })
  expect(scaleTo(2600).ticks.at(-1)).toBe(3000)
})

test('nothing measured gives a scale all the same', () => {
  expect(scaleTo(0)).toEqual({ max: 1, ticks: [0, 1] })
  expect(scaleTo(Number.NaN)).toEqual({ max: 1, ticks: [0, 1] })
})
