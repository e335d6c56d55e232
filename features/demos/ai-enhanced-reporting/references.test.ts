import { expect, test } from 'vitest'
import * as published from '#tests/series/published.ts'
import { forecast, smooth } from './holt-winters.ts'
import { ljungBox } from './ljung-box.ts'
import { mannKendall } from './mann-kendall.ts'

// Figures of R 4.2.2 (package stats), to ten digits where it prints as many.

test.for([
  ['the Nile', published.nile, -1387, -4.12806652, 3.658262922e-5, -2.6],
  ['Lake Huron', published.lakeHuron, -1682, -5.15982523, 2.471804838e-7, -0.025125],
  ['airline passengers', published.passengers, 8327, 14.38161003, 0, 2.451216288],
] as const)(
  'Mann-Kendall of %s is that of cor.test(method = "kendall", continuity = TRUE), and Sen’s slope the median of slopes',
  ([, values, s, z, p, slope]) => {
    const trend = mannKendall(values)
    expect(trend.s).toBe(s)
    expect(trend.z).toBeCloseTo(z, 7)
    // Our normal distribution is good to 7.5e-8.
    expect(trend.p).toBeCloseTo(p, 6)
    expect(trend.slope).toBeCloseTo(slope, 8)
  },
)

// smk.test of the R package trend gives z 2.0919 and p 0.03645 for nottem; the others are computed in R from the definition.
test.for([
  ['Nottingham', published.nottem, 12, 224, 11_364, 2.09189196, 0.004166666667],
  ['Mauna Loa', published.carbonDioxide, 12, 8874, 82_004, 30.98510435, 0.11125],
  ['UK gas', published.gas, 4, 1328, 9196, 13.83793995, 4.81625],
  ['lung deaths', published.lungDeaths, 12, -85, 339, -4.56225375, -4.427777778],
] as const)('the seasonal Mann-Kendall test of %s', ([, values, season, s, variance, z, slope]) => {
  const trend = mannKendall(values, season)
  expect([trend.s, trend.variance]).toEqual([s, variance])
  expect(trend.z).toBeCloseTo(z, 7)
  expect(trend.slope).toBeCloseTo(slope, 8)
})

interface Reference {
  name: string
  values: readonly number[]
  form: 'additive' | 'multiplicative'
  weights: { alpha: number; beta: number; gamma: number }
  start: { level: number; trend: number; seasonal: number[] }
  sse: number
  level: number
  trend: number
  ahead: number[]
}

const holtWinters: Reference[] = [
  {
    name: 'airline passengers',
    values: published.passengers,
    form: 'multiplicative',
    weights: { alpha: 0.2755924747, beta: 0.03269295273, gamma: 0.8707292223 },
    start: {
      level: 124.316919192,
      trend: 1.14568764569,
      seasonal: [
        0.885377815022, 0.956702662008, 1.05604790005, 0.999991808553, 0.919180306022, 1.08513403181,
        1.17950860096, 1.17526020718, 1.0739905029, 0.935173924205, 0.814655016856, 0.918977224439,
      ],
    },
    sse: 16_570.777867,
    level: 469.3232206,
    trend: 3.02153914,
    ahead: [
      447.05593134, 419.71227986, 464.8671311, 496.08393762, 507.5326375, 575.45089596, 666.59229342,
      657.91371834, 550.30876645, 492.98530924, 420.20727956, 465.63450094,
    ],
  },
  {
    name: 'carbon dioxide',
    values: published.carbonDioxide,
    form: 'additive',
    weights: { alpha: 0.5126484436, beta: 0.009497669046, gamma: 0.472886788 },
    start: {
      level: 315.765763889,
      trend: 0.0883012820513,
      seasonal: [
        -0.234444444444, 0.192638888889, 0.743888888889, 2.15972222222, 3.13138888889, 2.65888888889,
        0.480138888889, -1.31611111111, -2.34527777778, -2.93819444444, -1.58527777778, -0.947361111111,
      ],
    },
    sse: 43.12986137,
    level: 364.7616237,
    trend: 0.1247438043,
    ahead: [
      365.10789493, 365.96639134, 366.73432948, 368.1364018, 368.66735153, 367.95078548, 366.53177356,
      364.37993134, 362.47308029, 362.75204545, 364.22032049, 365.67412433,
    ],
  },
  {
    name: 'accidental deaths',
    values: published.accidentalDeaths,
    form: 'additive',
    weights: { alpha: 0.7377191676, beta: 0.02231838332, gamma: 1 },
    start: {
      level: 9665.18497475,
      trend: -83.3270687646,
      seasonal: [
        -1279.39930556, -1960.14930556, -824.357638889, -366.232638889, -21.7326388889, 805.350694444,
        1739.76736111, 1266.01736111, 318.975694444, 610.850694444, -82.0659722222, -207.024305556,
      ],
    },
    sse: 8_639_347.23993199,
    level: 8798.561669,
    trend: -22.67850805,
    ahead: [
      7973.43206424, 7013.36312862, 7770.19259065, 8113.43239792, 8944.4682262, 9336.04167569,
      10_410.58321205, 9648.10680591, 8805.34403413, 9120.32758991, 8676.79162442, 8967.85790338,
    ],
  },
]

test.for(holtWinters.map((one) => [one.name, one] as const))(
  'Holt-Winters of %s follows R’s HoltWinters from its start and weights, to eight digits',
  ([, { values, form, weights, start, sse, level, trend, ahead }]) => {
    const fit = smooth(values.slice(12), form, 12, weights, start)
    const ratio = (ours: number, theirs: number) => expect(ours / theirs).toBeCloseTo(1, 8)
    ratio(fit.sse, sse)
    ratio(fit.level, level)
    expect(fit.trend / trend).toBeCloseTo(1, 7)
    forecast(fit, 12).forEach((value, h) => ratio(value, ahead[h] ?? NaN))
  },
)

test.for([
  ['the Nile', published.nile, 10, 88.12687155, 1.254552018e-14],
  ['Lake Huron', published.lakeHuron, 10, 189.8570058, 0],
  [
    'steps of luteinising hormone',
    published.hormone.slice(1).map((value, i) => value - (published.hormone[i] ?? 0)),
    6,
    7.997633121,
    0.2382767605,
  ],
  ['luteinising hormone', published.hormone, 4, 21.42321884, 0.0002609899101],
] as const)('the Ljung–Box statistic of %s is that of Box.test', ([, values, lags, statistic, p]) => {
  const test = ljungBox(values, lags)
  expect(test.statistic).toBeCloseTo(statistic, 6)
  expect(test.p).toBeCloseTo(p, 9)
})
