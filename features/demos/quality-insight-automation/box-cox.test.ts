import { probit } from 'simple-statistics'
import { expect, test } from 'vitest'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { seededRandom } from '#lib/random.ts'
import { assessCapability } from './assess-capability.ts'
import { demo } from './demo.ts'
import { boxCox, likelihoodOf } from './box-cox.ts'

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
/** Quantiles of a normal distribution in random order. */
const logs = Array.from({ length: 120 }, (_, i) => ({
  value: 1 + 0.5 * probit((i + 0.5) / 120),
  at: random.next(),
}))
  .sort((a, b) => a.at - b.at)
  .map(({ value }) => value)
const skew = logs.map(Math.exp)
const run = async (readings: number[], settings: Record<string, number | string>) => {
  const csv = ['Runout', ...readings].join('\n')
  const { report } = await runDemo(
    demo,
    { kind: 'table', file: new Blob([csv]) },
    { reference: 0, rules: '1', lower: Number.NaN, upper: Number.NaN, ...settings },
    { progress: () => undefined },
  )
  if (!report) throw new Error('No report')
  return {
    titles: report.blocks.map(({ title }) => title),
    figures: Object.fromEntries(report.figures.map(({ label, value }) => [label, value])),
    stateOf: (words: string) => report.checks?.find(({ name }) => name.includes(words))?.state,
  }
}
const movingRange = (values: number[]) =>
  values.slice(1).reduce((sum, value, i) => sum + Math.abs(value - (values[i] ?? 0)), 0) / (values.length - 1)

test('skew readings have no Cpk as they are; transformed, charts and limits go along and the shape is checked again', async () => {
  const plain = await run(skew, { upper: 30 })
  expect(plain.stateOf('normally')).toBe('failed')
  expect(plain.figures['Cpk']).toBe('none')
  const moved = await run(skew, { upper: 30, lower: 0, shape: 'box-cox' })
  expect(moved.stateOf('Transformed')).toBe('passed')
  // λ 0 is taken: an I chart of the logarithms.
  expect(moved.titles[0]).toBe('I chart of ln Runout, single readings')
  const mean = logs.reduce((sum, one) => sum + one, 0) / logs.length
  const cpk = (Math.log(30) - mean) / (3 * (movingRange(logs) / 1.128))
  expect(moved.figures['Cpk']).toBe(cpk.toFixed(2))
  expect(moved.figures['Cp']).toBeUndefined()
})

test('normal readings stay as they are whatever was chosen', async () => {
  const { titles } = await run(
    logs.map((one) => one + 10),
    { upper: 14, shape: 'box-cox' },
  )
  expect(titles[0]).toBe('I chart of Runout, single readings')
})

test('two streams become normal by no power, and readings under nought have none', async () => {
  const streams = skew.map((_, i) => (i % 2 ? 15 : 25) + random.normal(0, 0.3))
  const two = await run(streams, { upper: 40, shape: 'box-cox' })
  expect([two.stateOf('Transformed'), two.figures['Cpk']]).toEqual(['failed', 'none'])
  const under = await run([...skew, -1], { upper: 40, shape: 'box-cox' })
  expect([under.stateOf('Transformed'), under.figures['Cpk']]).toEqual(['failed', 'none'])
})

test('percentiles need readings in plenty, and agree with the shape then; stable is what is stable by ranks', async () => {
  const few = await run(skew, { upper: 30, shape: 'percentiles' })
  expect([few.stateOf('percentiles'), few.figures['Ppk']]).toEqual(['failed', undefined])
  // Quantiles of a lognormal distribution in random order: (20 − e) / (e^2.5 − e), with e its median.
  const many = Array.from({ length: 5000 }, (_, i) => ({
    value: Math.exp(1 + 0.5 * probit((i + 0.5) / 5000)),
    at: random.next(),
  }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
  const stability = { base: 5000, signals: 0, expected: 60, state: 'stable' as const }
  const process = { reference: many, readings: many, stability, within: 1 }
  const found = assessCapability(process, { lower: Number.NaN, upper: 20, shape: 'percentiles' })
  expect(found.checks.map(({ state }) => state)).toEqual(['passed', 'passed'])
  expect(found.capability?.overall.cpk).toBeCloseTo((20 - Math.E) / (Math.exp(2.5) - Math.E), 1)
  // Fifty in a row from the upper half are no longer stable.
  const drift = [...many].sort((a, b) => a - b)
  expect((await run(drift.slice(0, 800), { upper: 20, shape: 'percentiles' })).stateOf('Stable')).toBe(
    'failed',
  )
})
