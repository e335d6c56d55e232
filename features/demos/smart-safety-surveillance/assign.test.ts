import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assign } from './assign.ts'

test('the pairing costs as little as the best of all pairings', () => {
  const best = (costs: number[][], row = 0, used = new Set<number>()): number =>
    row === costs.length
      ? 0
      : Math.min(
          ...(costs[row] ?? []).map((cost, column) =>
            used.has(column) ? Infinity : cost + best(costs, row + 1, new Set([...used, column])),
          ),
        )
  const squares = fc.integer({ min: 1, max: 5 }).chain((size) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 99 }), { minLength: size + 1, maxLength: size + 1 }), {
      minLength: size,
      maxLength: size,
    }),
  )
  fc.assert(
    fc.property(squares, (costs) => {
      const pairs = assign(costs)
      expect(new Set(pairs).size).toBe(costs.length)
      expect(pairs.reduce((sum, column, row) => sum + (costs[row]?.[column] ?? Infinity), 0)).toBe(
        best(costs),
      )
    }),
  )
})

test('what lies beyond the gate is not paired, and nobody takes two', () => {
  expect(
    assign([
      [Infinity, 4],
      [Infinity, 1],
    ]),
  ).toEqual([-1, 1])
  expect(assign([[1], [2], [3]])).toEqual([0, -1, -1])
  expect(assign([])).toEqual([])
  expect(assign([[], []])).toEqual([-1, -1])
})

test('as many pairs are made as there can be, and of those the cheapest, costs below nothing too', () => {
  // Alone the second row would take the first column for 1; then the first row would have none.
  expect(
    assign([
      [90, Infinity],
      [1, 80],
    ]),
  ).toEqual([0, 1])
  expect(
    assign([
      [-5, -9],
      [-6, -20],
    ]),
  ).toEqual([0, 1])
  expect(assign([[Infinity]])).toEqual([-1])
  expect(
    assign([
      [5, 1, 9, 7],
      [1, 2, 8, 9],
    ]),
  ).toEqual([1, 0])
})

test('more rows than columns leave the dearest without one', () => {
  const sum = (costs: number[][], pairs: number[]) =>
    pairs.reduce((total, column, row) => total + (column < 0 ? 0 : (costs[row]?.[column] ?? NaN)), 0)
  const costs = [
    [7, 4],
    [6, 8],
    [5, 9],
    [1, 3],
  ]
  const pairs = assign(costs)
  expect(pairs.filter((column) => column >= 0).sort()).toEqual([0, 1])
  expect(sum(costs, pairs)).toBe(5)
})
