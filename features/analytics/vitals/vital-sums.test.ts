import { expect, test } from 'vitest'
import { interactions, layoutShifts } from './vital-sums.ts'

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
})
const shiftsOf = (...list: ReturnType<typeof shift>[]) => {
  const add = layoutShifts()
  return list.map(add).at(-1)
}

test('shifts that follow each other within a second add up', () => {
  expect(shiftsOf(shift(100, 0.1), shift(1000, 0.05), shift(1999, 0.05))).toBeCloseTo(0.2)
})

test('after a second of rest a new window begins, and the largest window counts', () => {
  expect(shiftsOf(shift(0, 0.2), shift(1000, 0.1), shift(1500, 0.05))).toBeCloseTo(0.2)
  expect(shiftsOf(shift(0, 0.1), shift(1000, 0.1), shift(1500, 0.05))).toBeCloseTo(0.15)
})

test('a window lasts five seconds at most', () => {
  const steady = Array.from({ length: 8 }, (_, i) => shift(i * 900, 0.01))
  expect(shiftsOf(...steady)).toBeCloseTo(0.06)
})

test('what moves because of an input is no shift', () => {
  expect(shiftsOf(shift(0, 0.3, true), shift(10, 0.02))).toBeCloseTo(0.02)
})

test('an interaction lasts as long as its longest event, and the slowest one counts', () => {
  const add = interactions()
  expect(add({ interactionId: 0, duration: 900 }, 0)).toBeUndefined()
  expect(add({ interactionId: 7, duration: 48 }, 1)).toBe(48)
  expect(add({ interactionId: 7, duration: 120 }, 1)).toBe(120)
  expect(add({ interactionId: 7, duration: 40 }, 1)).toBe(120)
  expect(add({ interactionId: 14, duration: 80 }, 2)).toBe(120)
})

test('of every fifty interactions the slowest is left out', () => {
  const add = interactions()
  for (let i = 1; i < 100; i++) add({ interactionId: i, duration: 16 + i }, i)
  expect(add({ interactionId: 100, duration: 500 }, 100)).toBe(16 + 98)
})
