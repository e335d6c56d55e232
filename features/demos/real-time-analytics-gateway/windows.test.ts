import fc from 'fast-check'
import { expect, test } from 'vitest'
import { batchOf } from './batch.ts'
import { runWindows } from './windows.ts'

const settings = { windowMs: 5000, slideMs: 5000, delayMs: 1000, allowedMs: 6000, compression: 200 }
const idle = () => undefined

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

const run = (arrivals: [at: number, value: number][], own: Partial<typeof settings> = {}) =>
  runWindows(
    { at: arrivals.map(([at]) => at), value: arrivals.map(([, value]) => value), id: undefined },
    { ...settings, ...own },
    idle,
  )

test('a window holds its start and not its end, before 1970 too', () => {
  const { windows } = run([
    [-1, 1],
    [0, 2],
    [4999, 3],
    [5000, 4],
  ])
  expect(windows.map(({ start, end, count, sum }) => [start, end, count, sum])).toEqual([
    [-5000, 0, 1, 1],
    [0, 5000, 2, 5],
    [5000, 10_000, 1, 4],
  ])
})

test('a window is published when the newest event less the delay reaches its end; from then on it is corrected', () => {
  const fates = (newest: number) =>
    run([
      [1000, 1],
      [newest, 1],
      [2000, 1],
    ]).fates
  expect(fates(5999)).toMatchObject({ onTime: 3, corrected: 0 })
  expect(fates(6000)).toMatchObject({ onTime: 2, corrected: 1 })
  const [first] = run([
    [1000, 1],
    [6000, 1],
    [2000, 1],
    [3000, 1],
  ]).windows
  expect(first).toMatchObject({ first: 1, count: 3, corrected: 2 })
})

test('what is too late is told by how much and summed apart, and enters no window', () => {
  const { tooLate, lateSum, sum, sumWithLate, count, fates } = run([
    [1000, 10],
    [13_500, 1],
    [4000, 5],
    [4500, 0.5],
  ])
  // The watermark stands at 12.5 s; the first window was closed at 5 + 6 s.
  expect(tooLate).toEqual([
    { index: 2, by: 1500 },
    { index: 3, by: 1500 },
  ])
  expect([lateSum, sum, sumWithLate, count]).toEqual([5.5, 11, 16.5, 2])
  expect(fates).toEqual({ onTime: 2, corrected: 0, tooLate: 2, repeat: 0 })
})

test('windows that slide share their messages, and each knows what it held when it was published', () => {
  const { windows } = run(
    [
      [500, 1],
      [1500, 2],
      [2500, 4],
      [1700, 8],
    ],
    { windowMs: 2000, slideMs: 1000, delayMs: 0 },
  )
  // 1.7 s comes when the watermark stands at 2.5 s: the windows that ended at 2 s are out, the one to 3 s isn't.
  expect(
    windows.map(({ start, first, count, corrected, sum }) => [start, first, count, corrected, sum]),
  ).toEqual([
    [-1000, 1, 1, 0, 1],
    [0, 2, 3, 1, 11],
    [1000, 3, 3, 1, 14],
    [2000, 1, 1, 0, 4],
  ])
})

test('a window’s percentiles are those of its own messages', () => {
  const [first, second] = run([
    ...Array.from({ length: 100 }, (_, i): [number, number] => [i, i + 1]),
    [5000, 7],
  ]).windows
  expect([first?.p50, first?.p95, first?.p99]).toEqual(
    [50.5, 95.5, 99.5].map((one) => expect.closeTo(one, 9)),
  )
  expect([second?.p50, second?.p95, second?.p99]).toEqual([7, 7, 7])
})

test('no messages have no windows; progress is told every 4,096 messages', () => {
  expect(run([])).toMatchObject({ windows: [], count: 0, sum: 0, tooLate: [] })
  const told: number[] = []
  const at = Array.from({ length: 8193 }, (_, i) => i)
  runWindows({ at, value: at, id: undefined }, settings, (share) => told.push(share))
  expect(told).toEqual([0, 4096 / 8193, 8192 / 8193])
})

test('after a long silence no window is made for it', () => {
  const year = 365 * 86_400_000
  const { windows } = run([
    [0, 1],
    [year, 2],
  ])
  expect(windows.map(({ start, first }) => [start, first])).toEqual([
    [0, 1],
    [year, 1],
  ])
})
