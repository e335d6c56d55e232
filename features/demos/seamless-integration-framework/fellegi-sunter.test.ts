import { expect, test } from 'vitest'
import { seededRandom, type Random } from '#lib/random.ts'
import type { Level } from './compare-fields.ts'
import { fitWeights, type Pattern } from './fellegi-sunter.ts'

/** A level of a pair by the shares of the three; every tenth is missing. */
function levelBy(random: Random, shares: readonly number[]): Level {
  if (random.next() < 0.1) return 3
  const [apart = 0, near = 0] = shares
  const at = random.next()
  return at < apart ? 0 : at < apart + near ? 1 : 2
}

function counted(pairs: Level[][]): Pattern[] {
  const patterns = new Map<string, Pattern>()
  for (const levels of pairs) {
    const known = patterns.get(levels.join('')) ?? { levels, count: 0 }
    known.count++
    patterns.set(levels.join(''), known)
  }
  return [...patterns.values()]
}

const m = [
  [0.05, 0.1, 0.85],
  [0.1, 0.1, 0.8],
  [0.15, 0.1, 0.75],
  [0.02, 0.08, 0.9],
]
const u = [
  [0.93, 0.04, 0.03],
  [0.92, 0.05, 0.03],
  [0.9, 0.05, 0.05],
  [0.97, 0.02, 0.01],
]

test('the shares that pairs were made with are found again, and the number of matches', () => {
  const random = seededRandom(1969)
  const pairOf = (shares: number[][]) => shares.map((one) => levelBy(random, one))
  const patterns = counted(Array.from({ length: 60_000 }, (_, i) => pairOf(i % 100 === 0 ? m : u)))
  const fit = fitWeights(patterns, 4, 2000)
  m.forEach((shares, f) =>
    shares.forEach((share, level) => {
      expect(Math.abs((fit.m[f]?.[level] ?? 0) - share)).toBeLessThan(0.05)
      expect(Math.abs((fit.u[f]?.[level] ?? 0) - (u[f]?.[level] ?? 0))).toBeLessThan(0.01)
      // The weight is log2 of their quotient.
      expect(fit.bits[f]?.[level]).toBeCloseTo(
        Math.log2((fit.m[f]?.[level] ?? 0) / (fit.u[f]?.[level] ?? 1)),
        9,
      )
    }),
  )
  // What is missing says nothing.
  expect(fit.bits.map((bits) => bits[3])).toEqual([0, 0, 0, 0])
  expect(fit.hasConverged).toBe(true)
  expect(Math.abs(fit.matches - 600)).toBeLessThan(60)
  expect(fit.prior).toBeCloseTo(Math.log2(fit.matches / (60_000 - fit.matches)), 9)
})

test('never more matches than the smaller table has rows', () => {
  const patterns: Pattern[] = [
    { levels: [2, 2, 2], count: 400 },
    { levels: [0, 0, 0], count: 9600 },
  ]
  expect(fitWeights(patterns, 3, 100).matches).toBeLessThanOrEqual(100)
})

test('what can’t be one person is no match, and teaches nothing of matches', () => {
  const patterns: Pattern[] = [
    { levels: [2, 2, 2, 2], count: 100 },
    { levels: [0, 2, 2, 2], count: 500 },
    { levels: [0, 0, 0, 0], count: 99_000 },
    { levels: [2, 0, 0, 0], count: 400 },
  ]
  const fit = fitWeights(patterns, 4, 1000, ([first]) => first !== 0)
  expect(Math.abs(fit.matches - 100)).toBeLessThan(20)
  expect(fit.weigh([2, 2, 2, 2])).toBeGreaterThan(4)
  expect(fit.weigh([0, 2, 2, 2])).toBeLessThan(0)
})

test('tables that agree wholly are matched: no kind of stranger takes clean matches', () => {
  const patterns: Pattern[] = [
    { levels: [2, 2, 2, 0], count: 100 },
    { levels: [0, 0, 0, 0], count: 9800 },
    { levels: [2, 0, 0, 0], count: 100 },
  ]
  const fit = fitWeights(patterns, 4, 100)
  expect(fit.weigh([2, 2, 2, 0])).toBeGreaterThan(6)
  expect(fit.weigh([2, 0, 0, 0])).toBeLessThan(0)
})

test('strangers of one town share three fields again and again, which is no evidence', () => {
  const random = seededRandom(7)
  const field = (): Level => (random.next() < 0.9 ? 2 : 0)
  const rare = (): Level => (random.next() < 0.01 ? 2 : 0)
  const patterns = counted([
    ...Array.from({ length: 300 }, () => [field(), field(), field(), field(), field(), field()]),
    ...Array.from({ length: 900 }, (): Level[] => [rare(), rare(), rare(), 2, 2, 2]),
    ...Array.from({ length: 90_000 }, () => [rare(), rare(), rare(), rare(), rare(), rare()]),
  ])
  const fit = fitWeights(patterns, 6, 600)
  expect(fit.weigh([2, 2, 2, 2, 2, 2])).toBeGreaterThan(6)
  expect(fit.weigh([0, 0, 0, 2, 2, 2])).toBeLessThan(-4)
})
