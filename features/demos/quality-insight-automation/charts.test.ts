import { expect, test } from 'vitest'
import { capabilityOf, defectPareto } from './capability.ts'
import { attributeChart } from './attribute-charts.ts'
import { averageCharts, individualCharts, zOf } from './charts.ts'
import { analyseQuality } from './find-signals.ts'
import type { QualityData } from './read-quality.ts'
import { firedRules } from './rules.ts'

const firstOf = (count: number) => (i: number) => i >= 0 && i < count
const closeTo = (values: number[]) => values.map((value) => expect.closeTo(value, 9))

test('Cp, Cpk and Bissell’s interval are as they come out by hand', () => {
  // Cpk 1: 1 ± 1.96 √(1 / (9 · 50) + 1 / (2 · 49)) = 1 ± 0.2185.
  const { cp, cpk, low, high } = capabilityOf({ mean: 16, deviation: 2, count: 50 }, { lower: 10, upper: 22 })
  expect([cp, cpk]).toEqual([1, 1])
  expect(low).toBeCloseTo(1 - 0.21848, 4)
  expect(high).toBeCloseTo(1 + 0.21848, 4)
  // Nearer to the lower limit: (mean − lower) / 3σ.
  expect(capabilityOf({ mean: 12, deviation: 1, count: 50 }, { lower: 9, upper: 21 })).toMatchObject({
    cp: 2,
    cpk: 1,
  })
})

test('a Pareto puts the most frequent first, equal ones by name, with the share reached', () => {
  expect(defectPareto(['burr', 'void', 'crack', 'void', 'burr', 'void', 'ash', 'dent'])).toEqual([
    { name: 'void', count: 3, cumulative: 3 / 8 },
    { name: 'burr', count: 2, cumulative: 5 / 8 },
    { name: 'ash', count: 1, cumulative: 6 / 8 },
    { name: 'crack', count: 1, cumulative: 7 / 8 },
    { name: 'dent', count: 1, cumulative: 1 },
  ])
  expect(defectPareto([])).toEqual([])
})

const sevens = [
  [10, 12, 11, 9, 13, 11, 11],
  [12, 12, 14, 10, 12, 11, 13],
  [30, 50, 40, 40, 40, 40, 40],
]

test('averages and ranges of seven: factors 0.419, 0.076 and 1.924, set by the first groups alone', () => {
  const { location, spread, within } = averageCharts(sevens, firstOf(2))
  // Means 11 and 12, ranges of 4 each.
  expect(location).toEqual({
    values: [11, 12, 40],
    centre: 11.5,
    lower: closeTo(Array<number>(3).fill(11.5 - 0.419 * 4)),
    upper: closeTo(Array<number>(3).fill(11.5 + 0.419 * 4)),
    sigma: closeTo(Array<number>(3).fill((0.419 * 4) / 3)),
  })
  expect(spread).toEqual({
    values: [4, 4, 20],
    centre: 4,
    lower: closeTo(Array<number>(3).fill(0.076 * 4)),
    upper: closeTo(Array<number>(3).fill(1.924 * 4)),
  })
  expect(within).toBeCloseTo(4 / 2.704, 12)
  expect(() => averageCharts([[1], [2]], firstOf(2))).toThrow('No factors for subgroups of 1')
})

test('single readings: X̄ ± 2.66 mR̄ and 3.267 mR̄, set by the first readings and the ranges between them', () => {
  const { location, spread, within } = individualCharts([4, 6, 5, 90, 10], firstOf(3))
  expect(within).toBeCloseTo(1.5 / 1.128, 12)
  expect(location).toEqual({
    values: [4, 6, 5, 90, 10],
    centre: 5,
    lower: closeTo(Array<number>(5).fill(5 - 4.5 / 1.128)),
    upper: closeTo(Array<number>(5).fill(5 + 4.5 / 1.128)),
    sigma: closeTo(Array<number>(5).fill(1.5 / 1.128)),
  })
  expect(spread).toEqual({
    values: [Number.NaN, 2, 1, 85, 80],
    centre: 1.5,
    lower: [0, 0, 0, 0, 0],
    upper: closeTo(Array<number>(5).fill(3.267 * 1.5)),
  })
})

test('shares: p̄ ± 3 √(p̄(1 − p̄)/n) by the size of each lot, from all parts of the first lots', () => {
  const lots = [
    { size: 100, count: 4 },
    { size: 300, count: 36 },
    { size: 25, count: 20 },
  ]
  const { values, centre, sigma, lower, upper } = attributeChart('p', lots, firstOf(2))
  // 40 of 400.
  expect(centre).toBeCloseTo(0.1, 12)
  expect(values).toEqual([0.04, 0.12, 0.8])
  expect(sigma).toEqual(closeTo([0.03, Math.sqrt(0.09 / 300), 0.06]))
  expect(lower).toEqual(closeTo([0.01, 0.1 - 3 * Math.sqrt(0.09 / 300), 0]))
  expect(upper).toEqual(closeTo([0.19, 0.1 + 3 * Math.sqrt(0.09 / 300), 0.28]))
})

test('points are told in deviations from the centre, 0 where there is no deviation', () => {
  const chart = { values: [12, 8, 10], centre: 10, lower: [], upper: [] }
  expect(zOf({ ...chart, sigma: [2, 4, 1] })).toEqual([1, -0.5, 0])
  expect(zOf({ ...chart, sigma: [0, 0, 0] })).toEqual([0, 0, 0])
  expect(zOf(chart)).toEqual([0, 0, 0])
})

test('signals come by their first point, of one point by the number of the rule', () => {
  const z = [0, 0, 3.4, 2.5, 0, -2.1, -3.2]
  expect(firedRules(z).map(({ rule, from, to, side }) => [rule, from, to, side])).toEqual([
    [1, 2, 2, 'above'],
    [2, 3, 3, 'above'],
    [1, 6, 6, 'below'],
    [2, 6, 6, 'below'],
  ])
  expect(firedRules(z, 1).map(({ rule }) => rule)).toEqual([1, 1])
  expect(firedRules([-3.2, 3.2], 1).map(({ from, side }) => [from, side])).toEqual([
    [0, 'below'],
    [1, 'above'],
  ])
})

test('a point on the edge of its zone is not beyond it', () => {
  expect(firedRules([3, 0, -3])).toEqual([])
  expect(firedRules([2, 0, 2])).toEqual([])
  expect(firedRules([1, 1, -0.1, 1, 1])).toEqual([])
  expect(firedRules([0.1, 0.1, 0.1, 0.1, 0, 0.1, 0.1, 0.1, 0.1])).toEqual([])
})

const point = (readings: number[], i: number) => ({
  name: String(i + 1),
  label: `Point ${i + 1}`,
  readings,
  change: '',
  stage: '',
  excluded: '',
})
const lot = (size: number, count: number) => ({ size, count, label: '', stage: '', excluded: '' })
const data = (groups: number[][], own: Partial<QualityData> = {}): QualityData => ({
  kind: groups[0]?.length === 1 ? 'single' : 'range',
  points: groups.map(point),
  stages: groups.length > 0 ? [{ name: '', from: 0, to: groups.length }] : [],
  lotKind: 'p',
  lots: [],
  lotStages: own.lots ? [{ name: '', from: 0, to: own.lots.length }] : [],
  defects: [],
  warnings: [],
  name: 'Reading',
  ...own,
})
const open = { reference: 0, rules: 4, lower: 0, upper: 100 }
/** Averages of 10 and ranges of 2; the last group is given. */
const groups = (last: number[]) => [...Array.from({ length: 12 }, () => [9, 10, 11]), last]

test('a spread beyond either limit is a signal of its own, at the limit it is none', () => {
  const wide = analyseQuality(data(groups([6, 10, 14])), { ...open, reference: 12 })
  expect(wide.signals).toEqual([{ chart: 'spread', rule: 1, from: 12, to: 12, side: 'above' }])
  // D4 for three is 2.575.
  const limit = analyseQuality(data(groups([7.425, 10, 12.575])), { ...open, reference: 12 })
  expect(limit.signals).toEqual([])
  const sevenTimes = Array.from({ length: 10 }, () => [7, 10, 10, 10, 10, 10, 13])
  const narrow = analyseQuality(data([...sevenTimes, [10, 10, 10, 10, 10, 10.1, 9.9]]), {
    ...open,
    reference: 10,
  })
  expect(narrow.signals).toEqual([{ chart: 'spread', rule: 1, from: 10, to: 10, side: 'below' }])
})

test('the reference is as many groups as are asked for, all when 0 or more than there are', () => {
  const some = data(groups([20, 21, 22]))
  expect(analyseQuality(some, { ...open, reference: 12 }).pair?.location.centre[0]).toBe(10)
  expect(analyseQuality(some, { ...open, reference: 12 }).base).toBe(12)
  for (const reference of [0, 13, 40]) {
    const { base, pair } = analyseQuality(some, { ...open, reference })
    expect(base).toBe(13)
    expect(pair?.location.centre.at(-1)).toBeCloseTo((12 * 10 + 21) / 13, 9)
  }
})

test('within is from the reference’s mean and ranges, overall from all readings and their deviation', () => {
  const { capability, pair, readings } = analyseQuality(data(groups([20, 21, 22])), {
    ...open,
    reference: 12,
    lower: 7,
    upper: 19,
  })
  expect(readings).toHaveLength(39)
  expect(pair?.within).toBeCloseTo(2 / 1.693, 9)
  expect(capability?.within).toEqual(
    capabilityOf({ mean: 10, deviation: 2 / 1.693, count: 36 }, { lower: 7, upper: 19 }),
  )
  expect(capability?.within?.cp).toBeCloseTo(12 / (6 * (2 / 1.693)), 9)
  const mean = (36 * 10 + 63) / 39
  const deviation = Math.sqrt(
    readings.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (readings.length - 1),
  )
  expect(capability?.overall.cp).toBeCloseTo(12 / (6 * deviation), 9)
  expect(capability?.overall.cpk).toBeCloseTo((mean - 7) / (3 * deviation), 9)
})

test('a tolerance that holds not one reading is not meant for these, and readings without spread have no capability', () => {
  const of = (lower: number, upper: number, some = groups([9, 10, 11])) =>
    analyseQuality(data(some), { ...open, lower, upper }).capability
  expect(of(11, 12)).toBeDefined()
  expect(of(8, 9)).toBeDefined()
  expect(of(11.5, 12)).toBeUndefined()
  expect(of(7, 8.5)).toBeUndefined()
  expect(
    of(
      0,
      20,
      Array.from({ length: 8 }, () => [5, 5, 5]),
    ),
  ).toBeUndefined()
})

test('single readings, lots and nothing are each charted by their own means', () => {
  const single = analyseQuality(data([[1], [3], [2], [3], [1], [2], [3], [2]]), open)
  expect(single.pair?.spread.values).toEqual([Number.NaN, 2, 1, 1, 2, 1, 1, 1])
  expect(single.attribute).toBeUndefined()
  const lots = Array.from({ length: 9 }, (_, i) => lot(100, i === 8 ? 30 : 5))
  const shares = analyseQuality(data([], { lots }), { ...open, reference: 8 })
  expect(shares.pair).toBeUndefined()
  expect(shares.capability).toBeUndefined()
  expect(shares.signals).toMatchObject([{ chart: 'attribute', rule: 1, from: 8, side: 'above' }])
})
