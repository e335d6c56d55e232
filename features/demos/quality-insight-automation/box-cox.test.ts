import { probit } from 'simple-statistics'
import { expect, test } from 'vitest'
import { seededRandom } from '#lib/random.ts'
import { assessCapability } from './assess-capability.ts'
import { boxCox, likelihoodOf, transform } from './box-cox.ts'
import { capabilityOf } from './capability.ts'

/** Revolutions of ball bearings, J. Lieblein, M. Zelen, Journal of Research of the National Bureau of Standards 57, 1956. */
const bearings = [
  17.88, 28.92, 33.0, 41.52, 42.12, 45.6, 48.48, 51.84, 51.96, 54.12, 55.56, 67.8, 68.64, 68.64, 68.88, 84.12,
  93.12, 98.64, 105.12, 105.84, 127.92, 128.04, 173.4,
]
/** Hours between failures of the air conditioning of aircraft 7912, F. Proschan, Technometrics 5, 1963. */
const failures = [74, 57, 48, 29, 502, 12, 70, 21, 29, 386, 59, 27, 153, 26, 326]

test('λ, its interval and its likelihood are those of SciPy 1.17, boxcox and boxcox_llf', () => {
  const found = boxCox(bearings)
  expect(found.best).toBeCloseTo(0.1904935340348, 6)
  expect(found.low).toBeCloseTo(-0.4708346987975, 6)
  expect(found.high).toBeCloseTo(0.8954465611501, 6)
  expect(likelihoodOf(bearings, found.best)).toBeCloseTo(-80.33901554885, 9)
  expect(found.lambda).toBe(0)
  const other = boxCox(failures)
  expect(other.best).toBeCloseTo(-0.2882445215899, 6)
  expect([other.low, other.high]).toEqual([
    expect.closeTo(-0.7845709463817, 6),
    expect.closeTo(0.199415922022, 6),
  ])
})

test('λ doesn’t depend on the unit, and undoes the power that made the data', () => {
  const scores = Array.from({ length: 200 }, (_, i) => 10 + probit((i + 0.5) / 200))
  expect(boxCox(scores.map((one) => one ** 2)).lambda).toBe(0.5)
  expect(boxCox(scores.map((one) => Math.exp(one / 2))).lambda).toBe(0)
  expect(boxCox(bearings.map((one) => one * 1000)).best).toBeCloseTo(boxCox(bearings).best, 6)
  expect(boxCox(bearings.map((one) => one / 1e6)).best).toBeCloseTo(boxCox(bearings).best, 6)
})

const random = seededRandom(22)
const logs = Array.from({ length: 120 }, () => random.normal(1, 0.5))
const skew = logs.map(Math.exp)
const process = (readings: number[]) => ({
  reference: readings,
  readings,
  base: readings.length,
  isStable: true,
  withinOf: (move: (value: number) => number) => {
    const moved = readings.map(move)
    const ranges = moved.slice(1).map((value, i) => Math.abs(value - (moved[i] ?? 0)))
    return ranges.reduce((sum, range) => sum + range, 0) / ranges.length / 1.128
  },
})
const stateOf = (found: ReturnType<typeof assessCapability>, words: string) =>
  found.checks.find(({ name }) => name.includes(words))?.state

test('skew readings have no Cpk as they are; transformed, limits go along and the shape is checked again', () => {
  expect(stateOf(assessCapability(process(skew), { lower: Number.NaN, upper: 20 }), 'normally')).toBe(
    'failed',
  )
  const found = assessCapability(process(skew), { lower: 0, upper: 20, shape: 'box-cox' })
  expect(stateOf(found, 'Transformed')).toBe('passed')
  // The logarithms were normal with 1 and 0.5: Cpk of ln 20, give or take three standard errors.
  expect(found.capability?.method).toBe('box-cox')
  expect(found.capability?.within?.cp).toBeNaN()
  expect(Math.abs((found.capability?.within?.cpk ?? 0) - (Math.log(20) - 1) / 1.5)).toBeLessThan(0.35)
  const moved = logs.map((one) => transform(Math.exp(one), 0))
  const mean = moved.reduce((sum, one) => sum + one, 0) / moved.length
  const own = process(skew).withinOf((value) => transform(value, 0))
  expect(found.capability?.within).toEqual(
    capabilityOf({ mean, deviation: own, count: 120 }, { lower: Number.NaN, upper: Math.log(20) }),
  )
})

test('normal readings stay as they are whatever was chosen', () => {
  const found = assessCapability(process(logs.map((one) => one + 10)), {
    lower: 8,
    upper: 14,
    shape: 'box-cox',
  })
  expect(found.capability?.method).toBe('normal')
})

test('two streams become normal by no power, and readings under nought have none', () => {
  const streams = skew.map((_, i) => (i % 2 ? 15 : 25) + random.normal(0, 0.3))
  expect(
    stateOf(assessCapability(process(streams), { lower: 0, upper: 40, shape: 'box-cox' }), 'Transformed'),
  ).toBe('failed')
  const under = [...skew, -1]
  expect(
    stateOf(assessCapability(process(under), { lower: -5, upper: 40, shape: 'box-cox' }), 'Transformed'),
  ).toBe('failed')
})

test('percentiles need readings in plenty, and agree with the shape then', () => {
  const few = assessCapability(process(skew), { lower: Number.NaN, upper: 20, shape: 'percentiles' })
  expect(stateOf(few, 'percentiles')).toBe('failed')
  // Quantiles of a lognormal distribution, 5,000 of them: (20 − e) / (e^2.5 − e), with e its median.
  const many = Array.from({ length: 5000 }, (_, i) => Math.exp(1 + 0.5 * probit((i + 0.5) / 5000)))
  const found = assessCapability(process(many), { lower: Number.NaN, upper: 20, shape: 'percentiles' })
  expect(stateOf(found, 'percentiles')).toBe('passed')
  expect(found.capability?.overall.cpk).toBeCloseTo((20 - Math.E) / (Math.exp(2.5) - Math.E), 1)
})
