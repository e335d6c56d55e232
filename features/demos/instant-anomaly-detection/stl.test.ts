import { expect, test } from 'vitest'
import { autocorrelations } from '#lib/autocorrelation.ts'
import * as published from '#tests/series/published.ts'
import { findCycle } from './find-cycle.ts'
import { stl } from './stl.ts'

// R 4.2.2, package stats: stl() at the readings `at`, as seasonal, trend, remainder and robustness weight, to ten digits. R’s robust fit
// of USAccDeaths is left out: from its fifth round on its weights aren’t those of the median of its own remainders.
type Rows = { seasonal: number[]; trend: number[]; remainder: number[]; weights: number[] }
interface Reference {
  call: string
  values: readonly number[]
  how: Parameters<typeof stl>[1]
  at: number[]
  parts: Rows
}

const ones = [1, 1, 1, 1, 1, 1]
const references: Reference[] = [
  {
    call: 'stl(nottem, "per")',
    values: published.nottem,
    how: { period: 12, seasonSpan: 'periodic', isRobust: false },
    at: [0, 1, 79, 119, 238, 239],
    parts: {
      seasonal: [-9.347198027, -9.855249622, 11.47638128, -9.478142278, -6.430130856, -9.478142278],
      trend: [49.68067265, 49.54552082, 49.11919452, 49.4473585, 49.08076188, 49.00509708],
      remainder: [0.2665253789, 1.109728805, 1.404424201, 1.930783783, 3.949368976, -1.726954804],
      weights: ones,
    },
  },
  {
    call: 'stl(nottem, "per", robust = TRUE)',
    values: published.nottem,
    how: { period: 12, seasonSpan: 'periodic', isRobust: true },
    at: [0, 1, 79, 119, 238, 239],
    parts: {
      seasonal: [-9.341981084, -9.525622728, 11.7116742, -9.57877571, -6.544972719, -9.57877571],
      trend: [50.01420141, 49.92164773, 49.07881389, 49.40282057, 48.76062873, 48.65425551],
      remainder: [-0.07222032315, 0.4039749971, 1.209511913, 2.075955143, 4.384343994, -1.275479798],
      weights: [0.9998117442, 0.9941070247, 0.9478052716, 0.8502744159, 0.425815627, 0.9420313503],
    },
  },
  {
    call: 'stl(log(co2), s.window = 21)',
    values: published.carbonDioxide.map(Math.log),
    how: { period: 12, seasonSpan: 21, isRobust: false },
    at: [0, 1, 155, 233, 466, 467],
    parts: {
      seasonal: [
        -0.0001849333809, 0.001729782223, -0.002878211693, 0.007026479308, -0.00595887633, -0.002436197016,
      ],
      trend: [5.753541058, 5.753823382, 5.788680165, 5.814956609, 5.898372149, 5.898750335],
      remainder: [
        0.0005489595493, 0.001169581292, 0.000635199887, 0.0002340613273, 0.0005836145531, 0.001773359437,
      ],
      weights: ones,
    },
  },
  {
    call: 'stl(USAccDeaths, s.window = 11)',
    values: published.accidentalDeaths,
    how: { period: 12, seasonSpan: 11, isRobust: false },
    at: [0, 1, 23, 35, 70, 71],
    parts: {
      seasonal: [-860.4495033, -1572.22366, -61.37330395, -40.73714963, -325.7834216, 39.49063361],
      trend: [9988.949007, 9920.4817, 8779.845751, 8460.929281, 9025.963169, 9071.576299],
      remainder: [-121.4995038, -242.25804, -38.47244666, -386.192131, -67.17974711, 128.9330676],
      weights: ones,
    },
  },
  {
    call: 'stl(log(UKgas), s.window = 7)',
    values: published.gas.map(Math.log),
    how: { period: 4, seasonSpan: 7, isRobust: false },
    at: [0, 1, 35, 53, 106, 107],
    parts: {
      seasonal: [0.3090459011, 0.08426539826, -0.1650029531, -0.06759425547, -0.7756692599, 0.2364869188],
      trend: [4.782660466, 4.783735888, 5.134092667, 5.590490043, 6.504321863, 6.523862088],
      remainder: [
        -0.01590774714, -0.002777194795, -0.009747714632, -0.04184028452, 0.1218242502, -0.09747177118,
      ],
      weights: ones,
    },
  },
  {
    call: 'stl(ldeaths, s.window = 9, robust = TRUE)',
    values: published.lungDeaths,
    how: { period: 12, seasonSpan: 9, isRobust: true },
    at: [0, 1, 23, 35, 70, 71],
    parts: {
      seasonal: [761.2748329, 708.5870122, 336.5600174, 347.0637382, -42.21115769, 381.8873194],
      trend: [2249.655012, 2243.802048, 2065.46126, 2002.686451, 1888.008789, 1880.787908],
      remainder: [24.07015481, -400.3890604, 434.9787222, 473.2498103, -64.79763166, -347.6752276],
      weights: [0.9829605065, 0, 0, 0, 0.879905526, 0],
    },
  },
]

test.for(references.map((one) => [one.call, one] as const))(
  'season, trend, remainder and weights are those of R’s %s',
  ([, { values, how, at, parts }]) => {
    const ours = stl(values, how)
    const size = Math.max(...values.map(Math.abs))
    for (const name of ['seasonal', 'trend', 'remainder', 'weights'] as const)
      at.forEach((i, k) => {
        const scale = name === 'weights' ? 1 : size
        expect(Math.abs((ours[name][i] ?? NaN) - (parts[name][k] ?? NaN)) / scale).toBeLessThan(1e-8)
      })
  },
)

test('autocorrelations are those of R’s acf, to ten digits', () => {
  const of = (values: readonly number[]) =>
    [1, 2, 12, 13].map((lag) => autocorrelations(values, 13)[lag] ?? 0)
  for (const [values, expected] of [
    [published.nottem, [0.8077102157, 0.452489409, 0.8843061484, 0.7701003657]],
    [published.lakeHuron, [0.8319112104, 0.6099371036, 0.044423496, 0.0292165237]],
    [published.nile, [0.4984081841, 0.3845769039, 0.2129222238, 0.236981256]],
  ] as const)
    of(values).forEach((r, k) => expect(r).toBeCloseTo(expected[k] ?? NaN, 9))
})

test.for([
  ['Nottingham', published.nottem, 12],
  ['airline passengers', published.passengers, 12],
  ['accidental deaths', published.accidentalDeaths, 12],
  ['carbon dioxide', published.carbonDioxide, 12],
  ['lung deaths', published.lungDeaths, 12],
  ['UK gas', published.gas, 4],
  ['earnings', published.earnings, 4],
  ['the Nile', published.nile, 1],
  ['Lake Huron', published.lakeHuron, 1],
] as const)('the cycle of %s is found', ([, values, period]) => {
  expect(findCycle(values).period).toBe(period)
})
