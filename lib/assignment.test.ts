import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignBest, assignCheapest } from './assignment.ts'

test('by scores the assignment is the best of all, as trying every order shows', () => {
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

test('costs: pairs and sum are those of SciPy’s linear_sum_assignment', () => {
  // scipy.optimize of 1.17.
  const costs = (rows: number, columns: number) =>
    Array.from({ length: rows }, (_, i) =>
      Array.from({ length: columns }, (_, j) => (i * i * 17 + j * j * 29 + i * j * 31 + 7 * i + 3 * j) % 97),
    )
  for (const [table, sum] of [
    [costs(8, 8), 113],
    [costs(6, 9), 52],
  ] as const) {
    const chosen = assignCheapest(table)
    expect(chosen.reduce((all, column, row) => all + (table[row]?.[column] ?? Number.NaN), 0)).toBe(sum)
  }
  expect(assignCheapest(costs(8, 8))).toEqual([2, 6, 7, 1, 5, 4, 3, 0])
})

test('scores: more rows than columns, more columns than rows, nothing alike', () => {
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

test('by costs the pairing costs as little as the best of all pairings', () => {
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
      const pairs = assignCheapest(costs)
      expect(new Set(pairs).size).toBe(costs.length)
      expect(pairs.reduce((sum, column, row) => sum + (costs[row]?.[column] ?? Infinity), 0)).toBe(
        best(costs),
      )
    }),
  )
})

test('what costs infinitely much is not paired, and no row has two columns', () => {
  expect(
    assignCheapest([
      [Infinity, 4],
      [Infinity, 1],
    ]),
  ).toEqual([-1, 1])
  expect(assignCheapest([[1], [2], [3]])).toEqual([0, -1, -1])
  expect(assignCheapest([])).toEqual([])
  expect(assignCheapest([[], []])).toEqual([-1, -1])
})

test('as many pairs are made as there can be, and of those the cheapest, costs below nothing too', () => {
  // Alone the second row would take the first column for 1; then the first row would have none.
  expect(
    assignCheapest([
      [90, Infinity],
      [1, 80],
    ]),
  ).toEqual([0, 1])
  expect(
    assignCheapest([
      [-5, -9],
      [-6, -20],
    ]),
  ).toEqual([0, 1])
  expect(assignCheapest([[Infinity]])).toEqual([-1])
  expect(
    assignCheapest([
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
  const pairs = assignCheapest(costs)
  expect(pairs.filter((column) => column >= 0).sort()).toEqual([0, 1])
  expect(sum(costs, pairs)).toBe(5)
})
