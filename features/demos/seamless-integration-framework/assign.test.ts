import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignBest } from './assign.ts'

test('the assignment is the best of all, as trying every order shows', () => {
  const orders = (n: number): number[][] =>
    n === 0
      ? [[]]
      : orders(n - 1).flatMap((rest) => Array.from({ length: n }, (_, i) => rest.toSpliced(i, 0, n - 1)))
  const tables = fc.integer({ min: 1, max: 5 }).chain((n) =>
    fc.array(fc.array(fc.integer({ min: -3, max: 20 }), { minLength: n, maxLength: n }), {
      minLength: n,
      maxLength: n,
    }),
  )
  fc.assert(
    fc.property(tables, (scores) => {
      const sum = (chosen: readonly number[]) =>
        chosen.reduce((all, c, r) => all + Math.max(0, scores[r]?.[c] ?? 0), 0)
      const chosen = assignBest(scores)
      const used = chosen.filter((column) => column >= 0)
      expect(new Set(used).size).toBe(used.length)
      expect(sum(chosen)).toBe(Math.max(...orders(scores.length).map(sum)))
    }),
  )
})

test('more rows than columns, more columns than rows, nothing alike', () => {
  expect(assignBest([[5], [9], [1]])).toEqual([-1, 0, -1])
  expect(assignBest([[1, 8, 3]])).toEqual([1])
  expect(assignBest([[0, 0]])).toEqual([-1])
})

test('the sum over all counts, not the highest single score; who scores nothing has nobody', () => {
  expect(
    assignBest([
      [9, 8],
      [8, 0],
    ]),
  ).toEqual([1, 0])
  expect(
    assignBest([
      [9, 8, 0],
      [8, -2, 0],
      [3, 9, 0],
    ]),
  ).toEqual([0, -1, 1])
  expect(
    assignBest([
      [1, 2],
      [3, 9],
      [8, 4],
    ]),
  ).toEqual([-1, 1, 0])
  expect(assignBest([])).toEqual([])
  expect(assignBest([[], []])).toEqual([-1, -1])
})
