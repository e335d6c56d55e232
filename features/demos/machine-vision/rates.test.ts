import { expect, test } from 'vitest'
import { bestThreshold, ratesAt, rocOf, wilson } from './rates.ts'

const parts = (good: number[], faulty: number[]) => [
  ...good.map((score) => ({ score, isFaulty: false })),
  ...faulty.map((score) => ({ score, isFaulty: true })),
]

test('rates: 3 good and 2 faulty parts counted by hand; the curve runs from nothing to all', () => {
  const scored = [0.9, 0.8, 0.4].map((score) => ({ score, isFaulty: false }))
  const all = [...scored, { score: 0.1, isFaulty: true }, { score: 0.6, isFaulty: true }]
  expect(ratesAt(all, 0.5)).toMatchObject({ falseRejects: 1, escapes: 1, recall: 0.5 })
  const curve = rocOf(all)
  expect(curve[0]).toMatchObject({ falseRejectRate: 0, recall: 0 })
  expect(curve.at(-1)).toMatchObject({ falseRejectRate: 1, recall: 1 })
})

test('Wilson’s interval of 19 of 20 is 76.4 to 99.1%, and of 20 of 20 from 83.9%', () => {
  expect(wilson(19, 20).map((share) => Number((share * 100).toFixed(1)))).toEqual([76.4, 99.1])
  expect(Number((wilson(20, 20)[0] * 100).toFixed(1))).toBe(83.9)
})

test('all rates of seven parts at a threshold; a part right at it passes', () => {
  expect(ratesAt(parts([0.9, 0.8, 0.5, 0.4], [0.1, 0.5, 0.2]), 0.5)).toEqual({
    good: 4,
    faulty: 3,
    falseRejects: 1,
    escapes: 1,
    falseRejectRate: 0.25,
    escapeRate: 1 / 3,
    recall: 1 - 1 / 3,
  })
})

test('the curve has a point for each score and one before all', () => {
  expect(rocOf(parts([0.9, 0.6], [0.6, 0.2]))).toMatchObject([
    { falseRejectRate: 0, recall: 0 },
    { falseRejectRate: 0, recall: 0.5 },
    { falseRejectRate: 0.5, recall: 1 },
    { falseRejectRate: 1, recall: 1 },
  ])
})

test('Wilson’s interval of nothing found begins at 0 and ends at z² / (n + z²), and of all found the other way round', () => {
  expect(wilson(0, 10)).toEqual([0, expect.closeTo(3.841459 / 13.841459, 6)])
  expect(wilson(10, 10)).toEqual([expect.closeTo(10 / 13.841459, 6), expect.closeTo(1, 12)])
})

test('the best threshold has the fewest wrong verdicts and lies in the middle of the widest such gap', () => {
  expect(bestThreshold(parts([0.9, 0.8], [0.1, 0.4]))).toBeCloseTo(0.6, 12)
  // One part is wrong below 0.3 to 0.7 as well as below 0.75 to 0.8: the wider one is taken.
  expect(bestThreshold(parts([0.7, 0.8, 0.9], [0.2, 0.3, 0.75]))).toBeCloseTo(0.5, 12)
  // Fewer wrong ones count before a wider gap.
  expect(bestThreshold(parts([0.5, 0.55, 0.6], [0.1, 0.45]))).toBeCloseTo(0.475, 12)
  expect(bestThreshold(parts([0.7], [0.7]))).toBe(0.7)
  expect(bestThreshold([])).toBe(0)
})
