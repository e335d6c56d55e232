import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#lib/durations.ts'
import { seededRandom } from '#lib/random.ts'
import { crossingOf, fitHolt } from './holt.ts'
import { spacedOf } from './reading-times.ts'

const days = (list: readonly number[]) => list.map((day) => day * dayMs)
const range = (count: number) => Array.from({ length: count }, (_, i) => i)

test('a line is continued exactly whichever of its readings are missing', () => {
  const some = fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { minLength: 12, maxLength: 60 })
  fc.assert(
    fc.property(some, fc.constantFrom(-0.03, 0.2), (list, slope) => {
      const at = list.toSorted((a, b) => a - b)
      const last = at.at(-1) ?? 0
      const { readings, gaps, usual, lag } = spacedOf(
        at.map((day) => 5 + slope * day),
        days(at),
      )
      const fit = fitHolt(readings, gaps)
      const { expected = 0 } = crossingOf(fit, 5 + slope * (last + 30.5), 2000, slope > 0)
      expect(((expected - lag) * usual) / dayMs).toBeCloseTo(30.5, 2)
    }),
    { numRuns: 60 },
  )
})

test('without a third of its readings a noisy trend is the same within its noise', () => {
  const random = seededRandom(3)
  const all = range(120).map((day) => 2 + 0.03 * day + random.normal(0, 0.1))
  const kept = range(120).filter((day) => day < 40 || day >= 80)
  const whole = fitHolt(all)
  const { readings, gaps } = spacedOf(
    kept.map((day) => all[day] ?? 0),
    days(kept),
  )
  const holed = fitHolt(readings, gaps)
  expect(whole.trend).toBeCloseTo(0.03, 2)
  expect(holed.trend).toBeCloseTo(0.03, 2)
  expect(holed.sigma).toBeCloseTo(0.1, 1)
})

test('what follows a gap is less certain than what follows a reading', () => {
  const wave = range(60).map((i) => 10 * Math.sin(i / 4) + 0.3 * (i % 5))
  const gaps = wave.map((_, i) => (i === 59 ? 12 : 1))
  expect(fitHolt(wave).doubt).toEqual([0, 0, 0])
  expect(fitHolt(wave, gaps).doubt[2]).toBeGreaterThan(0)
})

test('a burst of readings counts as one, and the days between bursts as days', () => {
  const at = range(30).flatMap((day) => range(10).map((i) => day * dayMs + i * 6000))
  const { readings, usual, gaps } = spacedOf(
    at.map((time) => 2 + (0.05 * time) / dayMs),
    at,
  )
  expect(readings).toHaveLength(30)
  expect(usual).toBe(dayMs)
  expect(gaps.every((gap) => Math.abs(gap - 1) < 1e-9)).toBe(true)
  expect(fitHolt(readings, gaps).trend).toBeCloseTo(0.05, 6)
})

test('months of 28 to 31 days and readings a few hours off are no gaps', () => {
  const months = range(24).map((month) => Date.UTC(2025, month, 1))
  expect(spacedOf(months, months).gaps.every((gap) => gap > 0.85 && gap < 1.15)).toBe(true)
  const hours = range(40).map((hour) => hour * hourMs + ((hour * 7) % 5) * 60_000)
  expect(spacedOf(hours, hours).readings).toHaveLength(40)
})
