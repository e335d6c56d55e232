import { expect, test } from 'vitest'
import { linkOneToOne, type Scored } from './one-to-one.ts'

const pair = (s: number, t: number, bits: number, chance = 0.99): Scored => ({
  s,
  t,
  bits,
  chance,
  levels: [],
  ways: 1,
})
const targets = (pairs: Scored[], sources: number, from = 0.95) =>
  Array.from(linkOneToOne(pairs, sources, from).linked, (one) => one?.t)

test('pairs at or over the chance and with some weight link, others do not', () => {
  expect(
    targets([pair(0, 5, 3, 0.95), pair(1, 6, 3, 0.949), pair(2, 7, 0), pair(3, 8, -1), pair(4, 9, 0.1)], 6),
  ).toEqual([5, undefined, undefined, undefined, 9, undefined])
  expect(targets([], 2)).toEqual([undefined, undefined])
})

test('among rows that compete the highest sum wins, not the highest weight', () => {
  expect(targets([pair(0, 0, 9), pair(0, 1, 8), pair(1, 0, 8)], 2)).toEqual([1, 0])
  expect(targets([pair(0, 0, 9), pair(0, 1, 3), pair(1, 0, 5)], 2)).toEqual([0, undefined])
  // Two of the source that want one row of the target: the better one has it.
  expect(targets([pair(0, 4, 6), pair(1, 4, 7), pair(2, 4, 5)], 3)).toEqual([undefined, 4, undefined])
})

test('groups that share no row do not touch each other, and chains are one group', () => {
  const chain = [pair(0, 0, 5), pair(1, 0, 6), pair(1, 1, 7), pair(2, 1, 6)]
  expect(targets([...chain, pair(3, 9, 2)], 4)).toEqual([0, 1, undefined, 9])
  // Both ends of a chain that is told from its ends: 0–0 and 2–2 come first, 1 joins them.
  expect(targets([pair(0, 0, 5), pair(2, 2, 5), pair(1, 0, 9), pair(1, 2, 8), pair(2, 0, 1)], 3)).toEqual([
    undefined,
    0,
    2,
  ])
})

/** Pairs of one group: 0 and 1 want each other's rows, the others hang on with little weight. */
const crowd = (size: number) => [
  pair(0, 0, 9),
  pair(0, 1, 5.5),
  pair(1, 0, 5.5),
  ...Array.from({ length: size - 3 }, (_, i) => pair(2 + i, 0, 0.001)),
]

test('a group of up to sixty pairs is paired exactly, a larger one best first', () => {
  expect(targets(crowd(60), 60).slice(0, 2)).toEqual([1, 0])
  expect(targets(crowd(61), 61).slice(0, 2)).toEqual([0, undefined])
  const large = [...crowd(70).toReversed(), pair(69, 2, 1), pair(69, 3, 5), pair(68, 3, 4.5)]
  const linked = targets(large, 70)
  expect([linked[0], linked[69], linked[68]]).toEqual([0, 3, undefined])
})

test('a row that fits two free rows of the target nearly as well is left to a person', () => {
  expect(targets([pair(0, 0, 9), pair(0, 1, 7)], 1)).toEqual([undefined])
  expect(targets([pair(0, 0, 9), pair(0, 1, 5)], 1)).toEqual([0])
})

test('a second row that claims the same one is its duplicate', () => {
  const { linked, duplicates } = linkOneToOne([pair(0, 4, 6), pair(1, 4, 9)], 2, 0.95)
  expect(linked.map((one) => one?.t)).toEqual([undefined, 4])
  expect(duplicates.map((one) => one?.t)).toEqual([4, undefined])
})
