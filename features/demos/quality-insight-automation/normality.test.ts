import { probit } from 'simple-statistics'
import { expect, test } from 'vitest'
import { DemoError, type Table } from '#features/demos/frame/demo.ts'
import { seededRandom } from '#lib/random.ts'
import { capabilityOf } from './capability.ts'
import type { QualityColumns } from './columns.ts'
import { andersonDarling } from './normality.ts'
import { qualityReport } from './quality-report.ts'
import { readQuality } from './read-quality.ts'

const normalScores = (count: number) => Array.from({ length: count }, (_, i) => probit((i + 0.5) / count))

test('normal scores look normal, and those of an exponential distribution don’t', () => {
  expect(andersonDarling(normalScores(60)).chance).toBeGreaterThan(0.9)
  const lives = Array.from({ length: 60 }, (_, i) => -Math.log(1 - (i + 0.5) / 60))
  expect(andersonDarling(lives).chance).toBeLessThan(0.001)
})

test('A² of published readings is SciPy’s anderson to six digits, adjusted for their number', () => {
  // Lieblein and Zelen’s bearings, and Proschan’s aircraft 7912; scipy.stats.anderson of 1.17.
  const bearings = [
    17.88, 28.92, 33.0, 41.52, 42.12, 45.6, 48.48, 51.84, 51.96, 54.12, 55.56, 67.8, 68.64, 68.64, 68.88,
    84.12, 93.12, 98.64, 105.12, 105.84, 127.92, 128.04, 173.4,
  ]
  const failures = [74, 57, 48, 29, 502, 12, 70, 21, 29, 386, 59, 27, 153, 26, 326]
  for (const [values, squared] of [
    [bearings, 0.6040145562565584],
    [failures, 2.0531359458315883],
    [bearings.map(Math.log), 0.18631916716237384],
  ] as const) {
    const { length } = values
    expect(andersonDarling(values).statistic / (1 + 0.75 / length + 2.25 / length ** 2)).toBeCloseTo(
      squared,
      6,
    )
  }
})

test('of normal samples one in twenty is doubted, whatever their mean and spread', () => {
  const random = seededRandom(7)
  const draw = () => 12 + 0.3 * probit(Math.min(1 - 1e-9, Math.max(1e-9, random.next())))
  const doubted = Array.from({ length: 2000 }, () =>
    andersonDarling(Array.from({ length: 40 }, draw)),
  ).filter(({ chance }) => chance < 0.05).length
  expect(doubted / 2000).toBeGreaterThan(0.035)
  expect(doubted / 2000).toBeLessThan(0.065)
})

test('a tolerance with one limit has no Cp, and the Cpk of its side', () => {
  const readings = { mean: 16, deviation: 2, count: 100 }
  expect(capabilityOf(readings, { lower: Number.NaN, upper: 20 }).cpk).toBeCloseTo(0.6667, 4)
  expect(capabilityOf(readings, { lower: 8, upper: Number.NaN }).cpk).toBeCloseTo(1.3333, 4)
  expect(capabilityOf(readings, { lower: 8, upper: Number.NaN }).cp).toBeNaN()
})

const settings = { reference: 0, rules: 1, lower: Number.NaN, upper: 30 }
const tableOf = (reading: number[]): Table<QualityColumns> => ({
  length: reading.length,
  lines: reading.map((_, i) => i + 2),
  columns: {
    at: undefined,
    reading,
    subgroup: undefined,
    change: undefined,
    feature: undefined,
    part: undefined,
    operator: undefined,
    stage: undefined,
    excluded: undefined,
    inspected: undefined,
    defective: undefined,
    defects: undefined,
    defect: undefined,
  },
})
const shuffled = (values: number[]) => {
  const random = seededRandom(3)
  return values
    .map((value) => ({ value, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
}

test('without a failed check there is a Cpk of the one limit; of two streams in one column there is none', () => {
  const one = qualityReport(
    readQuality(tableOf(shuffled(normalScores(60).map((z) => 20 + z))), 'auto'),
    settings,
  )
  expect(one.checks?.slice(-2).map(({ state }) => state)).toEqual(['passed', 'passed'])
  expect(one.figures.map(({ label }) => label)).toContain('Cpk')
  expect(one.figures.map(({ label }) => label)).not.toContain('Cp')

  const streams = normalScores(60).map((z, i) => (i % 2 === 0 ? 15 : 25) + z * 0.3)
  const two = qualityReport(readQuality(tableOf(shuffled(streams)), 'auto'), settings)
  expect(two.checks?.find(({ name }) => name.includes('normally'))?.state).toBe('failed')
  expect(two.figures.find(({ label }) => label === 'Cpk')?.value).toBe('none')
})

test('readings that are all alike are still refused', () => {
  expect(() => readQuality(tableOf(Array.from({ length: 20 }, () => 5)), 'auto')).toThrow(DemoError)
})
