import { expect, test } from 'vitest'
import { ExactSum } from './exact-sum.ts'

function sumOf(values: number[]): number {
  const sum = new ExactSum()
  for (const value of values) sum.add(value)
  return sum.value
}

/** The cases that CPython tests its own `math.fsum` with. */
test.for([
  [[], 0],
  [[1e100, 1, -1e100, 1e-100, 1e50, -1, -1e50], 1e-100],
  [[2 ** 53, -0.5, -(2 ** -54)], 2 ** 53 - 1],
  [[2 ** 53, 1, 2 ** -100], 2 ** 53 + 2],
  [[2 ** 53 + 10, 1, 2 ** -100], 2 ** 53 + 12],
  [[2 ** 53 - 4, 0.5, 2 ** -54], 2 ** 53 - 3],
  [Array.from({ length: 1000 }, (_, i) => 1 / (i + 1)), 7.485470860550345],
  [Array.from({ length: 1000 }, (_, i) => (-1) ** (i + 1) / (i + 1)), -0.6926474305598203],
  [[1e16, 1, 1e-16], 10000000000000002],
  [[1e16 - 2, 1 - 2 ** -53, -(1e16 - 2), -(1 - 2 ** -53)], 0],
] as [number[], number][])('case %# of its sums is exact', ([values, total]) => {
  expect(sumOf(values)).toBe(total)
  expect(sumOf(values.toReversed())).toBe(total)
  expect(sumOf(values.map((value) => -value))).toBe(-total + 0)
})

test('a half is rounded to even where nothing lies below, and away where something does', () => {
  expect(sumOf([2 ** 53, 1])).toBe(2 ** 53)
  expect(sumOf([2 ** 53, 1, -(2 ** -60)])).toBe(2 ** 53)
  expect(sumOf([-(2 ** 53), -1, -(2 ** -60)])).toBe(-(2 ** 53) - 2)
  expect(sumOf([-(2 ** 53), -1, 2 ** -60])).toBe(-(2 ** 53))
})

test('sums of parts merge to the sum of all, and the other stays', () => {
  const [one, other] = [new ExactSum(), new ExactSum()]
  for (const value of [1e100, 1]) one.add(value)
  for (const value of [-1e100, 2 ** -80]) other.add(value)
  one.merge(other)
  expect(one.value).toBe(1)
  expect(other.value).toBe(-1e100)
})
