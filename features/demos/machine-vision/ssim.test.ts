import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '#lib/random.ts'
import type { Grey } from '#features/demos/vision/grey.ts'
import { lowestOver, similarity } from './ssim.ts'

function texture(width: number, height: number, seed: number): Grey {
  const random = seededRandom(seed)
  return { width, height, data: Float32Array.from({ length: width * height }, () => 256 * random.next()) }
}

test('a picture is like itself: SSIM is 1 everywhere, and it is the same both ways round', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (a, b) => {
      const one = texture(20, 16, a)
      const two = texture(20, 16, b)
      for (const value of similarity(one, one)) expect(value).toBeCloseTo(1, 6)
      expect(similarity(one, two)).toEqual(similarity(two, one))
    }),
    { numRuns: 30 },
  )
})

test('SSIM of two flat shades, 100 and 120, is its luminance term', () => {
  const flat = (level: number) => ({ width: 9, height: 9, data: new Float32Array(81).fill(level) })
  const expected = (2 * 100 * 120 + 6.5025) / (100 ** 2 + 120 ** 2 + 6.5025)
  expect(similarity(flat(100), flat(120))[4 * 9 + 4]).toBeCloseTo(expected, 6)
})

test('SSIM of two patterns is scikit-image’s to six digits', () => {
  // skimage.metrics.structural_similarity of 0.26.0 with win_size 7, data_range 255, use_sample_covariance False, full True.
  const pattern = (level: (x: number, y: number) => number): Grey => ({
    width: 24,
    height: 18,
    data: Float32Array.from({ length: 24 * 18 }, (_, i) => level(i % 24, Math.floor(i / 24)) % 256),
  })
  const map = similarity(
    pattern((x, y) => x * 37 + y * 91 + x * y * 13),
    pattern((x, y) => x * 37 + y * 91 + x * y * 13 + ((x * x + 3 * y) % 41)),
  )
  for (const [x, y, value] of [
    [3, 3, 0.5047943918358258],
    [12, 9, 0.515398858962298],
    [20, 14, 0.5018263274122797],
    [7, 11, 0.7573484481154006],
  ] as const)
    expect(map[y * 24 + x]).toBeCloseTo(value, 6)
})

test('SSIM by running sums is SSIM by its definition', () => {
  const one = texture(24, 18, 4)
  const two = texture(24, 18, 5)
  const map = similarity(one, two)
  for (let x = 3, y = 3; y < 15; x++ < 20 || (y++, (x = 3))) {
    const a: number[] = []
    const b: number[] = []
    for (let v = y - 3; v <= y + 3; v++)
      for (let u = x - 3; u <= x + 3; u++) {
        a.push(one.data[v * 24 + u] ?? 0)
        b.push(two.data[v * 24 + u] ?? 0)
      }
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / 49
    const [ma, mb] = [mean(a), mean(b)]
    const va = mean(a.map((value) => (value - ma) ** 2))
    const vb = mean(b.map((value) => (value - mb) ** 2))
    const cov = mean(a.map((value, i) => (value - ma) * ((b[i] ?? 0) - mb)))
    const expected =
      ((2 * ma * mb + 6.5025) * (2 * cov + 58.5225)) / ((ma ** 2 + mb ** 2 + 6.5025) * (va + vb + 58.5225))
    expect(map[y * 24 + x]).toBeCloseTo(expected, 5)
  }
})

test('the score is what so many pixels stay under', () => {
  const map = new Float32Array(100).fill(1)
  map.fill(0.2, 0, 5)
  map.fill(0.5, 5, 12)
  expect([1, 5, 6, 12, 13].map((area) => lowestOver(map, area))).toEqual(
    [0.2, 0.2, 0.5, 0.5, 1].map((v) => expect.closeTo(v, 3)),
  )
})

test('within its margin of the edge nothing is compared', () => {
  const [one, two] = [texture(20, 16, 6), texture(20, 16, 7)]
  const places = (margin?: number) =>
    [...similarity(one, two, margin)].flatMap((value, i) => (value === 1 ? [] : [i]))
  const inside = (margin: number) =>
    Array.from({ length: 320 }, (_, i) => i).filter((i) => {
      const [x, y] = [i % 20, Math.floor(i / 20)]
      return x >= margin && x < 20 - margin && y >= margin && y < 16 - margin
    })
  expect(places()).toEqual(inside(3))
  expect(places(1)).toEqual(inside(3))
  expect(places(5)).toEqual(inside(5))
})

test('scores reach from −1 to 1, and 1 is the score of more pixels than there are', () => {
  expect(lowestOver(Float32Array.of(-1, 1, 1), 1)).toBe(-1)
  expect(lowestOver(Float32Array.of(0, 1, 1), 1)).toBe(0)
  expect(lowestOver(Float32Array.of(0.5, 0.5), 3)).toBe(1)
})
