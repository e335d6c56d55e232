import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialValues } from '#features/demos/demo.ts'
import { seededRandom } from '#lib/random.ts'
import { batchOf, exactTotal } from './batch.ts'
import { demo } from './demo.ts'
import { ExactSum } from './exact-sum.ts'
import { simulate } from './simulate.ts'
import { exactQuantile, TDigest } from './t-digest.ts'
import { runWindows } from './windows.ts'

const settings = { windowMs: 5000, slideMs: 5000, delayMs: 1000, allowedMs: 6000, compression: 200 }
const idle = () => undefined
const work = { progress: idle, isSample: true }
const valuesOf = (change = {}) =>
  ({ ...initialValues(demo.settings), ...change }) as Parameters<typeof demo.compute>[1]

const digestOf = (values: readonly number[], compression = 200) => {
  const digest = new TDigest(compression)
  for (const value of values) digest.add(value)
  return digest
}

test.for([1, 10, 100, 1000, 5000])(
  'at %d messages a second totals equal the batch, p99 is within a hundredth, and a late event counts once',
  (rate) => {
    const messages = simulate({ rate, late: 5, longest: 20 })
    const stream = runWindows(messages, settings, idle)
    const late = new Set(stream.tooLate.map(({ index }) => index))
    const batch = batchOf(messages, late)
    expect(batch.count).toBe(rate * 60)
    expect(stream.count + stream.fates.tooLate).toBe(batch.count)
    expect(stream.sumWithLate).toBe(batch.sum)
    expect(stream.fates.onTime + stream.fates.corrected).toBe(stream.count)
    expect(stream.windows.reduce((sum, { count }) => sum + count, 0)).toBe(stream.count)
    const received = Object.values(stream.fates).reduce((sum, one) => sum + one, 0)
    expect(received).toBe(messages.at.length)
    for (const [q, exact] of [
      [0.5, batch.p50],
      [0.95, batch.p95],
      [0.99, batch.p99],
    ] as const)
      expect(Math.abs(stream.whole.quantile(q) / exact - 1)).toBeLessThan(0.01)
  },
)

test('one late event corrects its window once; sent again, or later than allowed, it is counted nowhere twice', () => {
  const second = (s: number) => s * 1000
  const run = (arrivals: [at: number, value: number, id: string][]) =>
    runWindows(
      {
        at: arrivals.map(([at]) => at),
        value: arrivals.map(([, value]) => value),
        id: arrivals.map(([, , id]) => id),
      },
      settings,
      idle,
    )
  // The watermark stands at 7 s when b comes: the window 0–5 s is out and still corrected.
  const late = run([
    [second(1), 10, 'a'],
    [second(8), 1, 'c'],
    [second(4), 5, 'b'],
    [second(4), 5, 'b'],
  ])
  expect(late.fates).toEqual({ onTime: 2, corrected: 1, tooLate: 0, repeat: 1 })
  expect(late.windows[0]).toMatchObject({ first: 1, count: 2, corrected: 1, sum: 15 })
  // At 11 s after the window’s end nothing enters it any more, not even a repeat of what it holds.
  const closed = run([
    [second(1), 10, 'a'],
    [second(17), 1, 'c'],
    [second(4), 5, 'b'],
    [second(1), 10, 'a'],
    [second(4), 5, 'b'],
  ])
  expect(closed.fates).toEqual({ onTime: 2, corrected: 0, tooLate: 1, repeat: 2 })
  expect(closed.windows[0]).toMatchObject({ first: 1, count: 1, sum: 10 })
  expect(closed.sumWithLate).toBe(16)
  // Exactly at the limit it is too late; a millisecond before it is not.
  expect(
    run([
      [0, 1, 'a'],
      [second(12), 1, 'b'],
      [1, 1, 'c'],
    ]).fates.tooLate,
  ).toBe(1)
  expect(
    run([
      [0, 1, 'a'],
      [second(12) - 1, 1, 'b'],
      [1, 1, 'c'],
    ]).fates.corrected,
  ).toBe(1)
})

test('sliding windows hold each message as often as they overlap, and totals count it once', () => {
  const messages = simulate({ rate: 50, late: 5, longest: 20 })
  const tumbling = runWindows(messages, { ...settings, slideMs: 1000, windowMs: 1000 }, idle)
  const sliding = runWindows(messages, { ...settings, slideMs: 1000, windowMs: 5000 }, idle)
  expect(sliding.count).toBe(tumbling.count)
  expect(sliding.sum).toBe(tumbling.sum)
  expect(sliding.windows.reduce((sum, { count }) => sum + count, 0)).toBe(sliding.count * 5)
  for (const { first, count } of sliding.windows) expect(first).toBeLessThanOrEqual(count)
})

const arrival = fc.record({
  at: fc.integer({ min: 0, max: 60_000 }),
  value: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  id: fc.integer({ min: 0, max: 40 }).map(String),
})

test('whatever arrives in whatever order, each id is in a window or in the side list exactly once', () => {
  fc.assert(
    fc.property(
      fc.array(arrival, { maxLength: 80 }),
      fc.constantFrom(0, 500, 4000),
      fc.constantFrom(0, 3000, 100_000),
      (arrivals, delayMs, allowedMs) => {
        const messages = {
          at: arrivals.map(({ at }) => at),
          value: arrivals.map(({ value }) => value),
          id: arrivals.map(({ id }) => id),
        }
        const stream = runWindows(messages, { ...settings, delayMs, allowedMs }, idle)
        const batch = batchOf(messages, new Set())
        expect(batch.count).toBe(new Set(messages.id).size)
        expect(stream.count + stream.fates.tooLate).toBe(batch.count)
        expect(stream.sumWithLate).toBe(batch.sum)
        if (allowedMs === 100_000) expect(stream.fates.tooLate).toBe(0)
        for (const { first, count, corrected } of stream.windows) {
          expect(first).toBeLessThanOrEqual(count)
          expect(count - first).toBeLessThanOrEqual(corrected)
        }
      },
    ),
  )
})

const values = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 400 })

test('the quantiles of a digest never fall as q grows, and lie within the readings', () => {
  fc.assert(
    fc.property(values, fc.constantFrom(50, 200), (list, compression) => {
      const digest = digestOf(list, compression)
      const rising = Array.from({ length: 51 }, (_, i) => digest.quantile(i / 50))
      expect(rising.every((value, i) => i === 0 || value >= (rising[i - 1] ?? 0))).toBe(true)
      expect(digest.quantile(0)).toBeGreaterThanOrEqual(Math.min(...list))
      expect(digest.quantile(1)).toBeLessThanOrEqual(Math.max(...list))
      expect(digest.count).toBe(list.length)
    }),
  )
})

test('merged in any order and grouping, digests count the same and their quantiles keep their rank within 1 %', () => {
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

test('200,000 readings are held in fewer than 200 means; few readings are held as they are', () => {
  const random = seededRandom(11)
  const many = digestOf(Array.from({ length: 200_000 }, () => random.next()))
  expect(many.size).toBeLessThan(200)
  expect(Math.abs(many.quantile(0.999) - 0.999)).toBeLessThan(0.001)
  const few = [3, 1, 2, 8]
  for (const q of [0, 0.2, 0.5, 0.8, 1])
    expect(digestOf(few).quantile(q)).toBeCloseTo(exactQuantile([1, 2, 3, 8], q), 12)
  expect(new TDigest(200).quantile(0.5)).toBeNaN()
})

test('sums are exact: independent of order and grouping, and right where plain adding fails', () => {
  expect(exactTotal([1e100, 1, -1e100])).toBe(1)
  expect(exactTotal(Array.from({ length: 10 }, () => 0.1))).toBe(1)
  fc.assert(
    fc.property(values, values, (left, right) => {
      const total = exactTotal([...left, ...right])
      expect(exactTotal([...right, ...left].reverse())).toBe(total)
      const [a, b] = [new ExactSum(), new ExactSum()]
      for (const value of left) a.add(value)
      for (const value of right) b.add(value)
      b.merge(a)
      expect(b.value).toBe(total)
    }),
  )
})

test('values twice as large have percentiles twice as large', () => {
  const messages = simulate({ rate: 20, late: 0, longest: 0 })
  const once = runWindows(messages, settings, idle)
  const twice = runWindows({ ...messages, value: messages.value.map((value) => value * 2) }, settings, idle)
  expect(twice.sum).toBe(once.sum * 2)
  expect(twice.whole.quantile(0.99)).toBeCloseTo(once.whole.quantile(0.99) * 2, 9)
})

test('the report says that live and batch agree at every rate, also with windows that slide', async () => {
  for (const change of [
    {},
    { rate: 1 },
    { rate: 1000, slides: 4 },
    { late: 50, longest: 60 },
    { allowed: 0, delay: 0 },
  ]) {
    const report = await demo.compute(demo.sample(), valuesOf(change), work)
    expect(report.headline).toMatch(/^Live and batch agree/)
    expect(JSON.stringify([report.figures, report.meaning])).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('own messages: equal values, one moment, a year of silence; and too many windows are refused in words', async () => {
  const own = (at: number[], value: number[], change = {}) =>
    Promise.resolve().then(() =>
      demo.compute(
        { length: at.length, lines: at.map((_, i) => i + 2), columns: { at, value, id: undefined } },
        valuesOf(change),
        { ...work, isSample: false },
      ),
    )
  const day = 86_400_000
  const same = await own([0, 0, 0], [5, 5, 5])
  expect(same.figures[2]).toMatchObject({ label: 'p99', value: '5' })
  expect(same.warnings?.join()).toContain('Without a message id')
  const silence = await own([0, 1000, 365 * day, 365 * day + 1], [1, 2, -3, 0])
  expect(silence.headline).toMatch(/^Live and batch agree: 4 messages, 0 in total/)
  const spread = Array.from({ length: 30_000 }, (_, i) => i * 60_000)
  await expect(own(spread, spread)).rejects.toThrow('Lengthen the window')
  await expect(own(spread, spread, { window: 600 })).resolves.toBeDefined()
})
