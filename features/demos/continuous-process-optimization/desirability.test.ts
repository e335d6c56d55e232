import { expect, test } from 'vitest'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { demo } from './demo.ts'
import { bestCompromise, desirabilityOf, type Wish } from './desirability.ts'
import { fitSurface, predict, valueAt } from './surface.ts'

/** Tyre treads: silica, silane, sulphur; abrasion, modulus, elongation, hardness. G. Derringer, R. Suich, Journal of Quality Technology 12, 1980, table 2. */
const treads = `-1 -1 1 102 900 470 67.5
1 -1 -1 120 860 410 65
-1 1 -1 117 800 570 77.5
1 1 1 198 2294 240 74.5
-1 -1 -1 103 490 640 62.5
1 -1 1 132 1289 270 67
-1 1 1 132 1270 410 78
1 1 -1 139 1090 380 70
-1.633 0 0 102 770 590 76
1.633 0 0 154 1690 260 70
0 -1.633 0 96 700 520 63
0 1.633 0 163 1540 380 75
0 0 -1.633 116 2184 520 65
0 0 1.633 153 1784 290 71
0 0 0 133 1300 380 70
0 0 0 133 1300 380 68.5
0 0 0 140 1145 430 68
0 0 0 142 1090 430 68
0 0 0 145 1260 390 69
0 0 0 142 1344 390 70`
  .split('\n')
  .map((line) => line.split(' ').map(Number))
const runs = treads.map((row) => row.slice(0, 3))
const factors = ['A', 'B', 'C'].map((name) => ({ name, low: -1.633, high: 1.633 }))
const surfaceOf = (result: number) => {
  const surface = fitSurface(
    factors,
    runs,
    treads.map((row) => row[3 + result] ?? 0),
  )
  if ('kind' in surface) throw new Error('No surface')
  return surface
}
const wishes: Wish[] = [
  { kind: 'one-sided', none: 120, full: 170 },
  { kind: 'one-sided', none: 1000, full: 1300 },
  { kind: 'target', low: 400, target: 500, high: 600 },
  { kind: 'target', low: 60, target: 67.5, high: 75 },
]

test('the treads of Derringer and Suich: coefficients of the abrasion index as published', () => {
  const { coefficients } = surfaceOf(0)
  const [constant = 0, ...others] = coefficients
  const linear = others.slice(0, 3).map((one) => one / 1.633)
  expect([constant, ...linear].map((one) => one.toFixed(2))).toEqual(['139.12', '16.49', '17.88', '10.91'])
  expect(others.slice(3, 6).map((one) => (one / 1.633 ** 2).toFixed(2))).toEqual(['-4.01', '-3.45', '-1.57'])
})

test('their compromise is that of the paper: (−0.05, 0.145, −0.868) with desirability 0.583', () => {
  const wanted = wishes.map((wish, i) => ({ surface: surfaceOf(i), wish }))
  const { coded, overall } = bestCompromise(wanted)
  expect(overall).toBeCloseTo(0.583, 3)
  const at = coded.map((one, i) => valueAt(factors[i] ?? { name: '', low: -1, high: 1 }, one))
  ;[-0.05, 0.145, -0.868].forEach((one, i) => expect(Math.abs((at[i] ?? 0) - one)).toBeLessThan(0.01))
  const values = wanted.map(({ surface }) => predict(surface, coded))
  ;[129.5, 1300, 465.7, 68].forEach((one, i) =>
    expect(Math.abs((values[i] ?? 0) / one - 1)).toBeLessThan(0.001),
  )
})

test('a wish is 0 at what is not to be accepted, 1 at what is asked for, straight between', () => {
  expect([110, 120, 145, 170, 200].map((value) => desirabilityOf(wishes[0] as Wish, value))).toEqual([
    0, 0, 0.5, 1, 1,
  ])
  expect([400, 450, 500, 575, 600].map((value) => desirabilityOf(wishes[2] as Wish, value))).toEqual([
    0, 0.5, 1, 0.25, 0,
  ])
  const least: Wish = { kind: 'one-sided', none: 10, full: 4 }
  expect([12, 10, 7, 4, 2].map((value) => desirabilityOf(least, value))).toEqual([0, 0, 0.5, 1, 1])
})

const csv = [['Silica', 'Silane', 'Sulfur', 'Abrasion', 'Modulus', 'Elongation', 'Hardness'], ...treads]
  .map((row) => row.join(','))
  .join('\n')
const run = async (settings = {}, meanings?: Record<string, string>) => {
  const outcome = await runDemo(demo, { kind: 'table', file: new Blob([csv]), meanings }, settings, {
    progress: () => undefined,
  })
  if (!outcome.report) throw new Error('No report')
  return outcome.report
}

test('several results are found in the file; the first alone counts until the visitor says more', async () => {
  const alone = await run()
  expect(alone.headline).toMatch(/^Abrasion is highest at Silica/)
  expect(alone.meanings?.rows).toEqual([
    { value: 'Abrasion', meaning: 'high' },
    { value: 'Modulus', meaning: 'ignored' },
    { value: 'Elongation', meaning: 'ignored' },
    { value: 'Hardness', meaning: 'ignored' },
  ])
})

test('with all four and their limits the page finds the published compromise, or says which result isn’t predicted', async () => {
  const limits = { from1: 120, to1: 170, from2: 1000, to2: 1300, from3: 400, to3: 600, from4: 60, to4: 75 }
  const aims = { Abrasion: 'high', Modulus: 'high', Elongation: 'middle', Hardness: 'middle' }
  // The modulus has a leave-one-out R² under 0: the paper's own surface of it predicts nothing.
  const strict = await run(limits, aims)
  expect(strict.headline).toMatch(/^No compromise/)
  expect(strict.checks?.filter(({ state }) => state === 'failed').map(({ name }) => name)).toEqual([
    'Modulus is predicted',
  ])
  const three = await run(limits, { ...aims, Modulus: 'ignored' })
  expect(three.headline).toMatch(/^Best compromise at Silica/)
  expect(three.figures.map(({ label }) => label)).toEqual([
    'Desirability',
    'Abrasion',
    'Elongation',
    'Hardness',
  ])
  await expect(run({ from1: 5, to1: 3 })).rejects.toThrow('must be below')
})
