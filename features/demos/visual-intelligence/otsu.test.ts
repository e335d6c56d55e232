import fc from 'fast-check'
import { expect, test } from 'vitest'
import { greyLevels, otsu } from './otsu.ts'

const histogram = (...counts: [level: number, count: number][]) => {
  const levels = new Float64Array(256)
  for (const [level, count] of counts) levels[level] = count
  return levels
}

test('Otsu: two levels are separated in the middle between them, and explain everything', () => {
  expect(otsu(histogram([50, 700], [150, 300]))).toEqual({ threshold: 99, separability: 1 })
})

test('Otsu’s threshold has the least variance within, as every threshold tried by hand shows', () => {
  const histograms = fc.array(fc.nat(40), { minLength: 256, maxLength: 256 })
  const within = (levels: Float64Array, threshold: number) => {
    const of = (from: number, to: number) => {
      let count = 0
      let sum = 0
      let squares = 0
      for (let level = from; level < to; level++) {
        count += levels[level] ?? 0
        sum += (levels[level] ?? 0) * level
        squares += (levels[level] ?? 0) * level * level
      }
      return count > 0 ? squares - (sum * sum) / count : 0
    }
    return of(0, threshold + 1) + of(threshold + 1, 256)
  }
  fc.assert(
    fc.property(histograms, (counts) => {
      const levels = Float64Array.from(counts)
      const separated = otsu(levels)
      if (!separated) return
      const all = Array.from({ length: 255 }, (_, threshold) => within(levels, threshold))
      expect(within(levels, separated.threshold)).toBeLessThanOrEqual(Math.min(...all) * (1 + 1e-9) + 1e-6)
    }),
    { numRuns: 40 },
  )
})

test('one single level has no threshold, nor has a picture without pixels', () => {
  expect(otsu(histogram([90, 400]))).toBeUndefined()
  expect(otsu(histogram())).toBeUndefined()
})

test('each pixel counts at its level, rounded', () => {
  const levels = greyLevels({ width: 3, height: 2, data: Float32Array.of(0, 7.4, 7.6, 8, 255, 254.6) })
  expect([0, 7, 8, 254, 255].map((level) => levels[level])).toEqual([1, 1, 2, 0, 2])
  expect(levels).toHaveLength(256)
})

test('black and white are separated in the middle, and levels next to each other between the two', () => {
  expect(otsu(histogram([0, 5], [255, 9]))).toEqual({
    threshold: 127,
    separability: expect.closeTo(1, 12),
  })
  expect(otsu(histogram([10, 5], [11, 9]))).toEqual({
    threshold: 10,
    separability: expect.closeTo(1, 12),
  })
})

test('a gap that holds no pixel is separated in its middle, another gap beside it changes nothing', () => {
  // Dark 20 and 40, light 180 and 200: the widest difference lies between 40 and 180.
  expect(otsu(histogram([20, 10], [40, 10], [180, 10], [200, 10]))?.threshold).toBe(109)
  expect(otsu(histogram([20, 10], [40, 10], [180, 10], [200, 10], [240, 1]))?.threshold).toBe(109)
})

test('the share explained is the variance between the two parts over the whole one', () => {
  // 0, 2 and 100, 102 in equal numbers: means 1 and 101, 50² between of 50² + 1 altogether.
  expect(otsu(histogram([0, 8], [2, 8], [100, 8], [102, 8]))?.separability).toBeCloseTo(2500 / 2501, 12)
  // Level 0 three times as often: 0.75 · 0.25 · 100².
  expect(otsu(histogram([0, 30], [99, 5], [101, 5]))?.separability).toBeCloseTo(1875 / 1875.25, 9)
})
