import { expect, test } from 'vitest'
import { seededRandom, type Random } from '#lib/random.ts'
import { fitWeights } from './fellegi-sunter.ts'
import type { Level } from './link-records.ts'

const times = (count: number, ...levels: Level[]) => Array.from({ length: count }, () => levels)

test('u is the share of each level among pairs drawn at random, those that are missing left out', () => {
  const drawn = [...times(80, 0), ...times(15, 1), ...times(5, 2), ...times(40, 3)]
  const { u } = fitWeights([], drawn, 1, 10)
  ;[0.8, 0.15, 0.05].forEach((share, level) => expect(u[0]?.[level]).toBeCloseTo(share, 9))
})

test('a level that was never drawn is rare, not impossible, and without any pair all are alike', () => {
  const [share = []] = fitWeights([], times(100, 0), 1, 10).u
  expect(share[2]).toBeCloseTo(0.0005, 5)
  expect(share.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12)
  expect(fitWeights([], [], 1, 10).u).toEqual([[1 / 3, 1 / 3, 1 / 3].map((one) => expect.closeTo(one, 12))])
})

/** A level of a pair by the shares of the three; every tenth is missing. */
function levelBy(random: Random, shares: readonly number[]): Level {
  if (random.next() < 0.1) return 3
  const [apart = 0, near = 0] = shares
  const at = random.next()
  return at < apart ? 0 : at < apart + near ? 1 : 2
}

test('the shares that pairs were made with are found again, and the odds of a match', () => {
  const random = seededRandom(1969)
  const m = [
    [0.05, 0.1, 0.85],
    [0.1, 0.2, 0.7],
    [0.2, 0.1, 0.7],
    [0.02, 0.08, 0.9],
  ]
  const u = [
    [0.9, 0.05, 0.05],
    [0.8, 0.1, 0.1],
    [0.7, 0.1, 0.2],
    [0.95, 0.04, 0.01],
  ]
  const pairOf = (shares: number[][]) => shares.map((one) => levelBy(random, one))
  const candidates = Array.from({ length: 20_000 }, (_, i) => pairOf(i % 10 < 3 ? m : u))
  const drawn = Array.from({ length: 20_000 }, () => pairOf(u))
  const fit = fitWeights(candidates, drawn, 4, 8000)
  m.forEach((shares, f) =>
    shares.forEach((share, level) => {
      expect(Math.abs((fit.m[f]?.[level] ?? 0) - share)).toBeLessThan(0.02)
      expect(Math.abs((fit.u[f]?.[level] ?? 0) - (u[f]?.[level] ?? 0))).toBeLessThan(0.02)
      // The weight is log2 of their quotient.
      expect(fit.bits[f]?.[level]).toBeCloseTo(
        Math.log2((fit.m[f]?.[level] ?? 0) / (fit.u[f]?.[level] ?? 1)),
        9,
      )
    }),
  )
  // What is missing says nothing.
  expect(fit.bits.map((bits) => bits[3])).toEqual([0, 0, 0, 0])
  // Odds of 3 to 7.
  expect(Math.abs(fit.prior - Math.log2(3 / 7))).toBeLessThan(0.1)
})

test('a field that agrees in every pair tells nothing', () => {
  const random = seededRandom(5)
  const pairOf = (shares: number[]): Level[] => [2, levelBy(random, shares), levelBy(random, shares)]
  const candidates = Array.from({ length: 4000 }, (_, i) =>
    pairOf(i % 4 === 0 ? [0.05, 0.05, 0.9] : [0.9, 0.05, 0.05]),
  )
  const drawn = Array.from({ length: 4000 }, () => pairOf([0.9, 0.05, 0.05]))
  const { bits, prior } = fitWeights(candidates, drawn, 3, 1500)
  expect(Math.abs(bits[0]?.[2] ?? 9)).toBeLessThan(0.01)
  expect(bits[1]?.[2]).toBeGreaterThan(3)
  expect(bits[1]?.[0]).toBeLessThan(-3)
  expect(Math.abs(prior - Math.log2(1 / 3))).toBeLessThan(0.2)
})

test('the share of matches is never taken as none or all', () => {
  const drawn = [...times(90, 0), ...times(5, 1), ...times(5, 2)]
  expect(fitWeights(times(500, 2), drawn, 1, 500).prior).toBeCloseTo(Math.log2(0.95 / 0.05), 9)
  const none = fitWeights(times(500, 0), drawn, 1, 1).prior
  expect(none).toBeGreaterThanOrEqual(Math.log2(1e-6 / (1 - 1e-6)))
  expect(none).toBeLessThan(-9)
})
