import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '#lib/random.ts'
import { exactQuantile, TDigest } from './t-digest.ts'

const digestOf = (values: readonly number[], compression = 200) => {
  const digest = new TDigest(compression)
  for (const value of values) digest.add(value)
  return digest
}

const values = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 400 })

test('the quantiles of a digest never fall as q grows, and lie within the readings', () => {
  fc.assert(
    fc.property(values, fc.constantFrom(50, 200), (list, compression) => {
      const digest = digestOf(list, compression)
      const rising = Array.from({ length: 21 }, (_, i) => digest.quantile(i / 20))
      expect(rising.every((value, i) => i === 0 || value >= (rising[i - 1] ?? 0))).toBe(true)
      expect(digest.quantile(0)).toBeGreaterThanOrEqual(Math.min(...list))
      expect(digest.quantile(1)).toBeLessThanOrEqual(Math.max(...list))
      expect(digest.count).toBe(list.length)
    }),
    { numRuns: 30 },
  )
})

test('merged in any order and grouping, digests count the same and their quantiles keep their rank within 1%', () => {
  const random = seededRandom(3)
  const parts = [4000, 700, 2500].map((size, part) =>
    Array.from({ length: size }, () => Math.exp(random.normal(part, 0.5))),
  )
  const [a = [], b = [], c = []] = parts
  const merged = (...digests: TDigest[]) => {
    const all = new TDigest(200)
    for (const one of digests) all.merge(one)
    return all
  }
  const left = merged(merged(digestOf(a), digestOf(b)), digestOf(c))
  const right = merged(digestOf(a), merged(digestOf(c), digestOf(b)))
  const sorted = parts.flat().sort((x, y) => x - y)
  expect([left.count, right.count]).toEqual([7200, 7200])
  for (const q of [0.01, 0.25, 0.5, 0.75, 0.95, 0.99, 0.999]) {
    for (const digest of [left, right]) {
      const rank = sorted.filter((value) => value < digest.quantile(q)).length / sorted.length
      // Fine at the ends, coarser in the middle: that is what the scale function is for.
      expect(Math.abs(rank - q)).toBeLessThan(0.02 * Math.sqrt(q * (1 - q)) + 0.0005)
    }
  }
})

/** 0 to count − 1 in an order of chance. */
function shuffled(count: number): number[] {
  const random = seededRandom(4)
  const list = Array.from({ length: count }, (_, i) => i)
  for (let i = count - 1; i > 0; i--) {
    const other = random.whole(0, i)
    ;[list[i], list[other]] = [list[other] ?? 0, list[i] ?? 0]
  }
  return list
}

test('means are half as many as the compression at least and as many at most, as the paper says', () => {
  for (const compression of [50, 100, 200]) {
    const { size } = digestOf(shuffled(2000), compression)
    expect(size).toBeGreaterThanOrEqual(compression / 2)
    expect(size).toBeLessThanOrEqual(compression)
  }
})

test('the error in rank is half a mean’s weight at most, which is finest at both ends', () => {
  const count = 2000
  const digest = digestOf(shuffled(count), 100)
  for (const q of [0, 0.0005, 0.005, 0.05, 0.3, 0.5, 0.7, 0.95, 0.995, 0.9995, 1]) {
    const rank = (digest.quantile(q) + 0.5) / count
    expect(Math.abs(rank - q)).toBeLessThan((Math.PI / 100) * Math.sqrt(q * (1 - q)) + 2 / count)
  }
  expect(digest.quantile(0)).toBe(0)
  expect(digest.quantile(1)).toBe(count - 1)
})

test('few readings have the quantiles of Hazen’s rule', () => {
  for (const quantile of [
    (q: number) => digestOf([3, 1, 8, 2]).quantile(q),
    (q: number) => exactQuantile([1, 2, 3, 8], q),
  ])
    expect([0, 0.125, 0.25, 0.5, 0.75, 0.8, 0.875, 1].map(quantile)).toEqual(
      [1, 1, 1.5, 2.5, 5.5, 6.5, 8, 8].map((one) => expect.closeTo(one, 12)),
    )
  expect([0, 0.4, 1].map((q) => digestOf([7]).quantile(q))).toEqual([7, 7, 7])
  expect(exactQuantile([], 0.5)).toBeNaN()
})

test('between the outermost mean and the outermost reading lies half of that mean', () => {
  // So coarse that all is one mean: 10, 20, 30 and 60 have the middle 30.
  const one = digestOf([10, 20, 30, 60], 1)
  expect(one.size).toBe(1)
  expect([0, 0.25, 0.5, 0.75, 1].map((q) => one.quantile(q))).toEqual([10, 20, 30, 45, 60])
})

test('nothing read has no quantile, no count and no mean; equal readings have one', () => {
  const none = new TDigest(100)
  expect([none.count, none.size, none.quantile(0.5)]).toEqual([0, 0, Number.NaN])
  const equal = digestOf(
    Array.from({ length: 3000 }, () => 4.2),
    100,
  )
  expect([0, 0.01, 0.5, 0.99, 1].map((q) => equal.quantile(q))).toEqual(
    [4.2, 4.2, 4.2, 4.2, 4.2].map((v) => expect.closeTo(v, 12)),
  )
})

test('merging takes in what is compressed and what waits, both ends included, and leaves the other as it is', () => {
  const other = digestOf(shuffled(3001).map((value) => value + 5000))
  const before = [other.count, other.quantile(0), other.quantile(0.5), other.quantile(1)]
  const all = digestOf(shuffled(1000))
  all.merge(other)
  all.merge(digestOf([-50]))
  expect([other.count, other.quantile(0), other.quantile(0.5), other.quantile(1)]).toEqual(before)
  expect(all.count).toBe(4002)
  expect(all.quantile(0)).toBe(-50)
  expect(all.quantile(1)).toBe(8000)
  expect(all.quantile(0.1)).toBeLessThan(1000)
  expect(Math.abs(all.quantile(0.625) - 6500)).toBeLessThan(60)
})
