import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baselineOf, cusumVerdict, ewmaLimits, madVerdict, stretchesOf, votesOf } from './detectors.ts'
import { eventsOf, findAnomalies, judge } from './find-anomalies.ts'
import { isolationScores } from './isolation-forest.ts'
import { sampleReadings } from './sample.ts'

const settings = { normal: 100, votes: 2, lambda: 0.3, madLimit: 3.5, cusumHeight: 5, isolation: 0.6 }
const idle = () => undefined

test('the limits of an EWMA with λ 0.3, s 2.0539 and target 50 are 52.588 and 47.412', () => {
  const { low, high } = ewmaLimits(50, 2.0539, 0.3)
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['47.412', '52.588'])
})

test('the sample shows those limits, and 8 of its 10 planted anomalies are found without a false alarm', () => {
  const { reading, event } = sampleReadings()
  const { limits, alarms, base } = findAnomalies(reading, settings, idle)
  expect([limits.low.toFixed(3), limits.high.toFixed(3), base.deviation.toFixed(4)]).toEqual([
    '47.412',
    '52.588',
    '2.0539',
  ])
  const events = eventsOf(event)
  expect(events.length).toBe(10)
  const { found, falseAlarms } = judge(alarms, events)
  expect(found.length).toBeGreaterThanOrEqual(8)
  expect(falseAlarms).toEqual([])
})

test('CUSUM of a lasting shift by one deviation alarms after about ten readings, as Page’s tables say', () => {
  const { alarms } = cusumVerdict(
    Array.from({ length: 30 }, () => 1),
    { mean: 0, deviation: 1 },
    0.5,
    5,
  )
  expect(alarms.indexOf(true)).toBe(10)
  expect(alarms.filter(Boolean).length).toBe(2)
})

test('one wild value among equal spread has by far the highest score in the forest', () => {
  const readings = Array.from({ length: 300 }, (_, i) => Math.sin(i))
  readings[150] = 9
  const scores = isolationScores(readings, idle)
  expect(scores.indexOf(Math.max(...scores))).toBeGreaterThanOrEqual(150)
  expect(scores.indexOf(Math.max(...scores))).toBeLessThanOrEqual(151)
  expect(scores[150]).toBeGreaterThan(0.7)
})

test('equal readings alarm nowhere', () => {
  const { alarms, methods } = findAnomalies(
    Array.from({ length: 120 }, () => 7),
    settings,
    idle,
  )
  expect(alarms).toEqual([])
  expect(methods.flatMap(({ alarms }) => alarms)).toEqual([])
})

const series = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 40, maxLength: 120 })

test('shifting and stretching all readings changes neither the MAD alarms nor the CUSUM alarms', () => {
  // Whole numbers keep the arithmetic exact enough for equal verdicts.
  const whole = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 40, maxLength: 120 })
  fc.assert(
    fc.property(
      whole,
      fc.integer({ min: -500, max: 500 }),
      fc.constantFrom(2, 4, 8),
      (values, shift, stretch) => {
        const moved = values.map((value) => value * stretch + shift)
        expect(madVerdict(moved, 3.5).alarms).toEqual(madVerdict(values, 3.5).alarms)
        const [a, b] = [baselineOf(values), baselineOf(moved)]
        const near = (x: number[], y: number[]) =>
          x.every((value, i) => Math.abs(value - (y[i] ?? 0)) < 1e-6 * (1 + Math.abs(value)))
        expect(near(cusumVerdict(values, a, 0.5, 1e9).score, cusumVerdict(moved, b, 0.5, 1e9).score)).toBe(
          true,
        )
      },
    ),
  )
})

test('every score is finite, those of the forest lie between 0 and 1, and the vote never counts more than the methods', () => {
  fc.assert(
    fc.property(series, (readings) => {
      const { methods, alarms } = findAnomalies(readings, { ...settings, normal: 30 }, idle)
      for (const { verdict } of methods) expect(verdict.score.every(Number.isFinite)).toBe(true)
      const forest = methods[3]?.verdict.score ?? []
      expect(forest.every((score) => score >= 0 && score <= 1)).toBe(true)
      const votes = votesOf(
        methods.map(({ verdict }) => verdict),
        readings.length,
        3,
      )
      expect(Math.max(...votes)).toBeLessThanOrEqual(4)
      for (const { from, to, methods } of alarms) {
        expect(from).toBeLessThanOrEqual(to)
        expect(methods.length).toBeGreaterThanOrEqual(2)
      }
    }),
    { numRuns: 25 },
  )
})

test('alarms close to each other are one', () => {
  const at = [3, 4, 9, 30]
  const alarms = Array.from({ length: 40 }, (_, i) => at.includes(i))
  expect(stretchesOf(alarms, 5)).toEqual([
    { from: 3, to: 9 },
    { from: 30, to: 30 },
  ])
})
