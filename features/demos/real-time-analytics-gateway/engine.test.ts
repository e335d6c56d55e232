import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialValues } from '#features/demos/frame/demo.ts'
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

test('sliding windows hold each message as often as they overlap, and totals count it once', () => {
  const messages = simulate({ rate: 50, late: 5, longest: 20 })
  const tumbling = runWindows(messages, { ...settings, slideMs: 1000, windowMs: 1000 }, idle)
  const sliding = runWindows(messages, { ...settings, slideMs: 1000, windowMs: 5000 }, idle)
  expect(sliding.count).toBe(tumbling.count)
  expect(sliding.sum).toBe(tumbling.sum)
  expect(sliding.windows.reduce((sum, { count }) => sum + count, 0)).toBe(sliding.count * 5)
  for (const { first, count } of sliding.windows) expect(first).toBeLessThanOrEqual(count)
})

const values = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 400 })

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
