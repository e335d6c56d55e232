import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '#lib/random.ts'
import {
  baselineOf,
  cusumVerdict,
  ewmaLimits,
  ewmaVerdict,
  madVerdict,
  stretchesOf,
  votesOf,
} from './detectors.ts'
import { findAnomalies } from './find-anomalies.ts'
import { eventsOf, scoreAlarms } from './score-alarms.ts'
import { isolationScores } from './isolation-forest.ts'
import { sampleReadings } from './sample.ts'

const settings = { normal: 100, votes: 2, lambda: 0.3, madLimit: 3.5, cusumHeight: 5, isolation: 0.65 }
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
  const { found, falseAlarms } = scoreAlarms(alarms, events)
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

test('the modified z-score is 0.6745 (x − median) / MAD, and 0 where more than half are equal', () => {
  const { score, alarms } = madVerdict([0, 2, 4, 6, 24], 3.5)
  ;[-1.349, -0.6745, 0, 0.6745, 6.745].forEach((one, i) => expect(score[i]).toBeCloseTo(one, 10))
  expect(alarms).toEqual([false, false, false, false, true])
  expect(madVerdict([5, 5, 5, 5, 900], 3.5)).toEqual({
    score: [0, 0, 0, 0, 0],
    alarms: [false, false, false, false, false],
  })
})

test('an EWMA alarms beyond either limit', () => {
  // λ 0.5: limits at ± 3 √(1 / 3) = 1.732.
  const base = { mean: 10, deviation: 1 }
  expect(ewmaVerdict([10, 13, 13, 10], base, 0.5)).toEqual({
    score: [10, 11.5, 12.25, 11.125],
    alarms: [false, false, true, false],
  })
  expect(ewmaVerdict([10, 7, 7, 10], base, 0.5).alarms).toEqual([false, false, true, false])
})

test('CUSUM sums up either way, scores the larger sum with its sign, and alarms beyond its height only', () => {
  const base = { mean: 20, deviation: 2 }
  const up = cusumVerdict([20, 23, 23, 23, 23], base, 0.5, 3)
  expect(up.score).toEqual([0, 1, 2, 3, 4])
  expect(up.alarms).toEqual([false, false, false, false, true])
  const down = cusumVerdict([20, 17, 17, 17, 17, 17], base, 0.5, 3)
  expect(down.score).toEqual([0, -1, -2, -3, -4, -1])
  expect(down.alarms).toEqual([false, false, false, false, true, false])
  // A reading at rest takes both sums down by k, never under nothing.
  expect(cusumVerdict([23, 20, 20, 20, 17], base, 0.5, 3).score).toEqual([1, 0.5, 0, 0, -1])
  expect(cusumVerdict([5, 6], { mean: 5, deviation: 0 }, 0.5, 3)).toEqual({
    score: [0, 0],
    alarms: [false, false],
  })
})

test('a vote counts a method once within its reach, and nowhere beyond the readings', () => {
  const alarms = (...at: number[]) => ({
    score: [],
    alarms: Array.from({ length: 8 }, (_, i) => at.includes(i)),
  })
  const votes = votesOf([alarms(0, 1), alarms(7), alarms()], 8, 2)
  expect(votes).toEqual([1, 1, 1, 1, 0, 1, 1, 1])
  expect(Object.keys(votes)).toHaveLength(8)
  expect(votesOf([alarms(3), alarms(4)], 8, 0)).toEqual([0, 0, 0, 1, 1, 0, 0, 0])
})

test('an alarm names the methods that agree to it within three readings, and no other', () => {
  // A wild value at once, and a shift that only the sums and the average notice.
  const readings = Array.from({ length: 260 }, (_, i) => 50 + ((i * 7) % 5) - 2 + (i >= 200 ? 2.2 : 0))
  readings[120] = 90
  const { alarms } = findAnomalies(readings, { ...settings, votes: 2, isolation: 0.99 }, idle)
  const wild = alarms.find(({ from, to }) => from <= 120 && to >= 120)
  expect(wild?.methods).toContain('MAD')
  expect(wild?.methods).not.toContain('Isolation forest')
  const shift = alarms.find(({ from }) => from >= 200)
  expect(shift?.methods).toEqual(['EWMA', 'CUSUM'])
})

test('events are rows with a name, one for each stretch of the same name', () => {
  const names = ['', 'Jam', 'Jam', '', 'Jam', 'Leak', '0', 'no', 'False', 'NORMAL', 'No oil', 'abnormal']
  expect(eventsOf(names)).toEqual([
    { name: 'Jam', from: 1, to: 2 },
    { name: 'Jam', from: 4, to: 4 },
    { name: 'Leak', from: 5, to: 5 },
    { name: 'No oil', from: 10, to: 10 },
    { name: 'abnormal', from: 11, to: 11 },
  ])
  expect(eventsOf(undefined)).toEqual([])
})

test('an alarm during an event or up to eight readings after it has found it, any other is false', () => {
  const events = [
    { name: 'Jam', from: 20, to: 25 },
    { name: 'Leak', from: 60, to: 61 },
  ]
  const at = (from: number, to = from) => ({ from, to })
  const names = (alarm: { from: number; to: number }) =>
    scoreAlarms([alarm], events).found.map(({ name }) => name)
  for (const alarm of [at(20), at(25), at(33), at(15, 20)]) {
    expect(names(alarm)).toEqual(['Jam'])
    expect(scoreAlarms([alarm], events).falseAlarms).toEqual([])
  }
  for (const alarm of [at(19), at(34), at(5, 19)]) {
    expect(names(alarm)).toEqual([])
    expect(scoreAlarms([alarm], events).falseAlarms).toEqual([alarm])
  }
  expect(scoreAlarms([at(22), at(40), at(61)], events)).toMatchObject({
    found: events,
    falseAlarms: [at(40)],
  })
})

test('two readings can’t be told apart: both paths are 1, as long as expected of two, so the score is a half', () => {
  expect(isolationScores([0, 1], idle)).toEqual([0.5, 0.5])
})

test('even noise takes as many cuts as a random search tree has steps, so its scores are a half on average', () => {
  const random = seededRandom(12)
  const scores = isolationScores(
    Array.from({ length: 2000 }, () => random.next()),
    idle,
  )
  const length = scores.reduce((sum, score) => sum - Math.log2(score), 0) / scores.length
  expect(Math.abs(length - 1)).toBeLessThan(0.1)
})

test('a jump within the usual range is seen by its step', () => {
  // A slow rise and fall, and once a reading of the other half of the cycle.
  const readings = Array.from({ length: 400 }, (_, i) => Math.abs((i % 100) - 50))
  readings[225] = 5
  const scores = isolationScores(readings, idle)
  const top = scores.indexOf(Math.max(...scores))
  expect([225, 226]).toContain(top)
})

test('progress is told after each of a hundred trees, up to 1', () => {
  const told: number[] = []
  isolationScores([1, 2, 3, 4], (share) => told.push(share))
  expect(told).toHaveLength(100)
  expect(told[0]).toBeCloseTo(0.01, 12)
  expect(told.at(-1)).toBe(1)
})
