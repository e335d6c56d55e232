import { expect, test } from 'vitest'
import { areWhole, scaleTo } from './chart-scale.ts'

test('a scale ends at or above the largest value, in round steps', () => {
  expect(scaleTo(37)).toEqual({ max: 40, ticks: [0, 10, 20, 30, 40] })
  expect(scaleTo(0.7)).toEqual({ max: 0.8, ticks: [0, 0.2, 0.4, 0.6, 0.8] })
  expect(scaleTo(1)).toEqual({ max: 1, ticks: [0, 0.5, 1] })
  expect(scaleTo(2600).ticks.at(-1)).toBe(3000)
})

test('nothing measured gives a scale all the same', () => {
  expect(scaleTo(0)).toEqual({ max: 1, ticks: [0, 0.5, 1] })
  expect(scaleTo(Number.NaN)).toEqual({ max: 1, ticks: [0, 0.5, 1] })
})

test('a scale of what is counted has no marks between whole numbers', () => {
  expect(scaleTo(1, true)).toEqual({ max: 1, ticks: [0, 1] })
  expect(scaleTo(2, true)).toEqual({ max: 2, ticks: [0, 1, 2] })
  expect(scaleTo(3, true)).toEqual({ max: 3, ticks: [0, 1, 2, 3] })
  expect(scaleTo(10, true)).toEqual({ max: 10, ticks: [0, 5, 10] })
  expect(scaleTo(37, true)).toEqual({ max: 40, ticks: [0, 10, 20, 30, 40] })
  expect(areWhole([{ name: 'leads', values: [1, null, 3] }])).toBe(true)
  expect(areWhole([{ name: 'share', values: [1, 0.5] }])).toBe(false)
})
