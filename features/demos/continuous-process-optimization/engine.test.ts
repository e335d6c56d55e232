import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DemoError, initialValues, type Table } from '#features/demos/frame/demo.ts'
import { seededRandom } from '#lib/random.ts'
import type { TrialColumns } from './columns.ts'
import { contourBands } from './contours.ts'
import { demo } from './demo.ts'
import { leastSquares } from './least-squares.ts'
import { bestWithin, shapeOf, stationaryOn } from './optimum.ts'
import { readRuns } from './read-runs.ts'
import { readTrials } from './read-trials.ts'
import { knownOptimum, sampleRuns } from './sample.ts'
import { fitSurface, predict, rowOf, termsOf, valueAt, type Surface } from './surface.ts'

const work = { progress: () => undefined, isSample: false }
const valuesOf = (change = {}) =>
  ({ ...initialValues(demo.settings), ...change }) as Parameters<typeof demo.compute>[1]

const grid = [-1, -0.5, 0, 0.5, 1]
const square = grid.flatMap((x) => grid.map((y) => [x, y]))
const factors = (count: number) =>
  ['A', 'B', 'C', 'D'].slice(0, count).map((name) => ({ name, low: -1, high: 1 }))

function surfaceOf(runs: number[][], y: number[]): Surface {
  const surface = fitSurface(factors(runs[0]?.length ?? 0), runs, y)
  if ('kind' in surface) throw new Error('These runs carry no surface')
  return surface
}

const trialsOf = (table: Table<TrialColumns>) => {
  const runs = readRuns(table)
  return readTrials(runs, runs.results[0])
}

function tableOf(a: number[], b: number[], result: number[], more: { c?: number[]; d?: number[] } = {}) {
  const columns = { ...sampleRuns().columns, a, b, c: more.c, d: more.d, result }
  return { length: a.length, lines: a.map((_, i) => i + 2), columns } satisfies Table<TrialColumns>
}

test('the Norris data of the NIST reference sets have their certified line', () => {
  const x = [
    0.2, 337.4, 118.2, 884.6, 10.1, 226.5, 666.3, 996.3, 448.6, 777.0, 558.2, 0.4, 0.6, 775.5, 666.9, 338.0,
    447.5, 11.6, 556.0, 228.1, 995.8, 887.6, 120.2, 0.3, 0.3, 556.8, 339.1, 887.2, 999.0, 779.0, 11.1, 118.3,
    229.2, 669.1, 448.9, 0.5,
  ]
  const y = [
    0.1, 338.8, 118.1, 888.0, 9.2, 228.1, 668.5, 998.5, 449.1, 778.9, 559.2, 0.3, 0.1, 778.1, 668.8, 339.3,
    448.9, 10.8, 557.7, 228.3, 998.0, 888.8, 119.6, 0.3, 0.6, 557.6, 339.3, 888.0, 998.5, 778.9, 10.2, 117.6,
    228.9, 668.4, 449.2, 0.2,
  ]
  const { coefficients } = leastSquares(
    x.map((one) => [1, one]),
    y,
  )
  expect(coefficients[0]).toBeCloseTo(-0.262323073774029, 10)
  expect(coefficients[1]).toBeCloseTo(1.00211681802045, 12)
})

test('a quadratic without noise is found exactly, whatever its coefficients', () => {
  const numbers = fc.array(fc.double({ min: -10, max: 10, noNaN: true }), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(numbers, (truth) => {
      const y = square.map((run) =>
        rowOf(termsOf(2), run).reduce((sum, one, i) => sum + one * (truth[i] ?? 0), 0),
      )
      const { coefficients } = leastSquares(
        square.map((run) => rowOf(termsOf(2), run)),
        y,
      )
      coefficients.forEach((one, i) => expect(Math.abs(one - (truth[i] ?? 0))).toBeLessThan(1e-9))
    }),
  )
})

test('leverages lie between 0 and 1 and sum up to the number of terms; residuals are at right angles to every term', () => {
  const random = seededRandom(5)
  const y = square.map(() => random.normal())
  const rows = square.map((run) => rowOf(termsOf(2), run))
  const { leverage, fitted } = leastSquares(rows, y)
  expect(leverage.every((one) => one > 0 && one < 1)).toBe(true)
  expect(leverage.reduce((sum, one) => sum + one, 0)).toBeCloseTo(6, 9)
  for (const term of [0, 1, 2, 3, 4, 5]) {
    const product = rows.reduce((sum, row, i) => sum + (row[term] ?? 0) * ((y[i] ?? 0) - (fitted[i] ?? 0)), 0)
    expect(Math.abs(product)).toBeLessThan(1e-10)
  }
})

test('leaving out through the hat matrix equals fitting again without each run', () => {
  const random = seededRandom(8)
  const y = square.map(([a = 0, b = 0]) => a - b * b + random.normal(0, 0.3))
  const { leftOut } = surfaceOf(square, y)
  for (const run of square.keys()) {
    const keep = <T>(list: T[]) => list.filter((_, i) => i !== run)
    const again = surfaceOf(keep(square), keep(y))
    expect(leftOut[run]).toBeCloseTo(predict(again, square[run] ?? []), 9)
  }
})

test('the known optimum of the sample is found within 2% of the tried range, also with other noise', () => {
  for (const seed of [1951, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const { surface } = trialsOf(sampleRuns(seed))
    const { coded, where, value } = bestWithin(surface, 1)
    const [a, b] = surface.factors
    if (!a || !b) throw new Error('Two settings')
    expect(Math.abs(valueAt(a, coded[0] ?? 0) - knownOptimum.a)).toBeLessThan(0.02 * (a.high - a.low))
    expect(Math.abs(valueAt(b, coded[1] ?? 0) - knownOptimum.b)).toBeLessThan(0.02 * (b.high - b.low))
    expect(Math.abs(value / knownOptimum.result - 1)).toBeLessThan(0.02)
    expect(where).toBe('inside')
  }
})

test('on noise only there is no model, whatever the noise', async () => {
  for (let seed = 0; seed < 200; seed++) {
    const random = seededRandom(seed)
    const { columns } = sampleRuns()
    const result = columns.a.map(() => random.normal(80, 2))
    const report = await demo.compute(tableOf([...columns.a], [...columns.b], result), valuesOf(), work)
    expect(report.headline).toMatch(/^No model/)
    expect(report.blocks.map(({ id }) => id)).not.toContain('settings')
    expect(JSON.stringify([report.figures, report.meaning])).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('the best place is never outside the window and never worse than any place of a fine grid that runs reach', () => {
  const numbers = fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(numbers, fc.constantFrom<1 | -1>(1, -1), (truth, sign) => {
      const y = square.map((run) =>
        rowOf(termsOf(2), run).reduce((sum, one, i) => sum + one * (truth[i] ?? 0), 0),
      )
      const surface = surfaceOf(square, y)
      const { coded, value } = bestWithin(surface, sign)
      expect(coded.every((one) => Math.abs(one) <= 1 + 1e-9)).toBe(true)
      for (let x = -1; x <= 1; x += 0.1)
        for (let z = -1; z <= 1; z += 0.1)
          expect(predict(surface, [x, z]) * sign).toBeLessThanOrEqual(value * sign + 1e-6)
    }),
    { numRuns: 40 },
  )
})

test('a slope leads to the edge, a saddle has no best turning point, and a corner that no run reached is not proposed', () => {
  const plane = surfaceOf(
    square,
    square.map(([a = 0, b = 0]) => 3 * a + b),
  )
  expect(bestWithin(plane, 1)).toMatchObject({ where: 'edge' })
  expect(bestWithin(plane, 1).coded.map((one) => Math.round(one))).toEqual([1, 1])
  const saddle = surfaceOf(
    square,
    square.map(([a = 0, b = 0]) => a * a - b * b),
  )
  expect(shapeOf(saddle)).toBe('saddle')
  expect(bestWithin(saddle, 1).where).toBe('edge')
  const star = [
    ...grid.map((x) => [x, 0]),
    ...grid.map((y) => [0, y]),
    [-0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
    [0.5, -0.5],
  ]
  const cross = surfaceOf(
    star,
    star.map(([a = 0, b = 0]) => a + b),
  )
  const { where, coded } = bestWithin(cross, 1)
  expect(where).toBe('reach')
  expect((coded[0] ?? 0) + (coded[1] ?? 0)).toBeGreaterThan(0.9)
  expect((coded[0] ?? 0) + (coded[1] ?? 0)).toBeLessThan(1.9)
})

test('four settings are fitted and their optimum found', () => {
  const random = seededRandom(44)
  const runs = Array.from({ length: 60 }, () => [0, 0, 0, 0].map(() => random.whole(-4, 4) / 4))
  const top = [0.2, -0.3, 0.1, 0.4]
  const y = runs.map(
    (run) => 10 - run.reduce((sum, one, i) => sum + (one - (top[i] ?? 0)) ** 2, 0) + random.normal(0, 0.02),
  )
  const { coded, where } = bestWithin(surfaceOf(runs, y), 1)
  expect(where).toBe('inside')
  coded.forEach((one, i) => expect(Math.abs(one - (top[i] ?? 0))).toBeLessThan(0.04))
})

test('other units of a setting or of the result move the optimum by exactly that', () => {
  const scale = fc.double({ min: 0.01, max: 1000, noNaN: true })
  fc.assert(
    fc.property(scale, fc.double({ min: -1000, max: 1000, noNaN: true }), (times, by) => {
      const { columns } = sampleRuns()
      const plain = trialsOf(sampleRuns()).surface
      const moved = trialsOf(
        tableOf(
          columns.a.map((one) => one * times + by),
          [...columns.b],
          columns.result.map((one) => one * times),
        ),
      ).surface
      expect(moved.q2).toBeCloseTo(plain.q2, 6)
      bestWithin(moved, 1).coded.forEach((one, i) =>
        expect(one).toBeCloseTo(bestWithin(plain, 1).coded[i] ?? 0, 5),
      )
    }),
  )
})

test('the shades hold exactly the places beyond their level', () => {
  const surface = surfaceOf(
    square,
    square.map(([a = 0, b = 0]) => a + 2 * b - a * a - 1.5 * b * b + a * b),
  )
  const { layers, step } = contourBands(surface, [0, 0])
  const heights = layers.map((layer) => {
    if (layer.kind !== 'band') throw new Error('Bands only')
    return (
      layer.x?.map((x, i) => predict(surface, [x, ((layer.low[i] ?? 0) + (layer.high[i] ?? 0)) / 2])) ?? []
    )
  })
  expect(step).toBeGreaterThan(0)
  const lows = heights.map((some) => Math.min(...some))
  expect([...lows].sort((a, b) => a - b)).toEqual(lows)
})

test('a flat valley has no single turning point', () => {
  const valley = surfaceOf(
    square,
    square.map(([a = 0, b = 0]) => (a + b) ** 2),
  )
  const point = stationaryOn(valley, [0, 0])
  expect(point === undefined || point.every(Number.isFinite)).toBe(true)
  expect(bestWithin(valley, -1).value).toBeCloseTo(0, 9)
})

test('plans that carry no surface are told in words', async () => {
  const nine = [1, 1, 1, 2, 2, 2, 3, 3, 3]
  const other = [1, 2, 3, 1, 2, 3, 1, 2, 3]
  const y = [5, 4, 6, 8, 9, 7, 3, 5, 6]
  const compute = (...columns: Parameters<typeof tableOf>) =>
    Promise.resolve().then(() => demo.compute(tableOf(...columns), valuesOf(), work))
  await expect(
    compute(
      nine.map(() => 4),
      other,
      y,
    ),
  ).rejects.toThrow('Setting A is always 4')
  await expect(
    compute(
      nine.map((one) => Math.min(one, 2)),
      other,
      y,
    ),
  ).rejects.toThrow('at only two values')
  await expect(
    compute(
      nine,
      other,
      y.map(() => 7),
    ),
  ).rejects.toThrow('The result is 7 in every run')
  await expect(compute(nine.slice(0, 7), other.slice(0, 7), y.slice(0, 7))).rejects.toThrow(
    '7 runs are too few',
  )
  await expect(compute(nine, nine, y)).rejects.toThrow('were changed together')
  await expect(compute(nine, other, y, { c: [1, 2, 3, Number.NaN, 1, 2, 3, 1, 2] })).rejects.toThrow(
    'Row 5: Setting C is empty',
  )
  await expect(compute(nine, other, y, { c: nine.map(() => Number.NaN) })).resolves.toBeDefined()
  const alone = [...nine.map(() => 1), ...nine.map(() => 2), 3]
  await expect(compute(alone, [...other, ...other, 2], [...y, ...y, 4])).rejects.toThrow(DemoError)
})
