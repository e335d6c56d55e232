import { expect, test } from 'vitest'
import { leastSquares, leverageOf } from './least-squares.ts'
import { bestWithin, derivatives, shapeOf, stationaryOn } from './optimum.ts'
import { fitSurface, predict, predictWithin, rowOf, termsOf, type Surface } from './surface.ts'

const three = [-1, 0, 1]
const nine = three.flatMap((a) => three.map((b) => [a, b]))
const named = (count: number) =>
  ['A', 'B', 'C', 'D'].slice(0, count).map((name) => ({ name, low: -1, high: 1 }))

function fitted(runs: number[][], of: (...coded: number[]) => number): Surface {
  const surface = fitSurface(
    named(runs[0]?.length ?? 0),
    runs,
    runs.map((run) => of(...run)),
  )
  if ('kind' in surface) throw new Error('These runs carry no surface')
  return surface
}

const hill = (a = 0, b = 0) => 10 + 2 * a + 3 * b - 2 * a * a - b * b + a * b

/** Each point of the 3² plan twice, one above and one below the hill, so that every residual is 1. */
const twice = nine.flatMap((run) => [run, run])
const ofTwice = fitSurface(
  named(2),
  twice,
  twice.map(([a, b], i) => hill(a, b) + (i % 2 ? 1 : -1)),
)
function surfaceOfTwice(): Surface {
  if ('kind' in ofTwice) throw new Error('The 3² plan carries a surface')
  return ofTwice
}

test('the standard errors of the 3² plan are those of the textbooks, with 12 degrees of freedom', () => {
  const { coefficients, errors, deviation, freedom, r2, leftOut } = surfaceOfTwice()
  ;[10, 2, 3, -2, -1, 1].forEach((one, i) => expect(coefficients[i]).toBeCloseTo(one, 10))
  expect(freedom).toBe(12)
  // 18 residuals of 1.
  expect(deviation).toBeCloseTo(Math.sqrt(18 / 12), 10)
  // Variances of the constant, of lines, squares and products with two runs at each point: 5/18, 1/12, 1/4, 1/8.
  ;[5 / 18, 1 / 12, 1 / 12, 1 / 4, 1 / 4, 1 / 8].forEach((one, i) =>
    expect(errors[i]).toBeCloseTo(Math.sqrt(1.5 * one), 10),
  )
  const y = twice.map(([a, b], i) => hill(a, b) + (i % 2 ? 1 : -1))
  const mean = y.reduce((sum, one) => sum + one, 0) / 18
  const total = y.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  expect(r2).toBeCloseTo(1 - 18 / total, 10)
  // Leverages of 29/72 in the corners and 20/72 elsewhere: each residual of 1 grows by 1 / (1 − h).
  const press = 8 * (72 / 43) ** 2 + 10 * (72 / 52) ** 2
  expect(surfaceOfTwice().q2).toBeCloseTo(1 - press / total, 10)
  expect((y[0] ?? 0) - (leftOut[0] ?? 0)).toBeCloseTo(-72 / 43, 10)
  expect(surfaceOfTwice().reach).toBeCloseTo(29 / 72, 10)
})

test('a prediction has the interval of its mean', () => {
  const { at, low, high, leverage } = predictWithin(surfaceOfTwice(), [0, 0])
  expect(at).toBeCloseTo(10, 10)
  expect(leverage).toBeCloseTo(5 / 18, 10)
  const margin = 2.1788 * Math.sqrt(1.5 * (5 / 18))
  expect(low).toBeCloseTo(10 - margin, 3)
  expect(high).toBeCloseTo(10 + margin, 3)
  expect(predictWithin(surfaceOfTwice(), [1, -1]).leverage).toBeCloseTo(29 / 72, 10)
})

test('a term that the others explain is named, and so is the run that alone tells one', () => {
  const y = (count: number) => Array.from({ length: count }, (_, i) => (i * 7) % 5)
  // B at two values only: its square is the constant.
  const flat = twice.filter(([, b]) => b !== 0)
  expect(fitSurface(named(2), flat, y(flat.length))).toEqual({ kind: 'term', term: [1, 1] })
  expect(
    fitSurface(
      named(2),
      nine.concat(nine).map(([a = 0]) => [a, 1]),
      y(18),
    ),
  ).toEqual({
    kind: 'term',
    term: [1],
  })
  // The square of A is told by the first run alone, or by the last.
  const edges = twice.filter(([a]) => a !== 0)
  expect(fitSurface(named(2), [[0, 0], ...edges], y(edges.length + 1))).toEqual({ kind: 'run', run: 0 })
  expect(fitSurface(named(2), [...edges, [0, 0]], y(edges.length + 1))).toEqual({
    kind: 'run',
    run: edges.length,
  })
})

test('columns of very different size and either sign are solved alike', () => {
  const rows = [
    [1, -4000, 0.002],
    [-1, 3000, 0.001],
    [2, 1000, -0.004],
    [0, 2000, 0.003],
    [-3, -1000, 0.005],
  ]
  const truth = [3, -0.002, 700]
  const {
    coefficients,
    fitted: values,
    leverage,
    triangle,
    deficient,
  } = leastSquares(
    rows,
    rows.map((row) => row.reduce((sum, one, i) => sum + one * (truth[i] ?? 0), 0)),
  )
  expect(deficient).toBeUndefined()
  truth.forEach((one, i) => expect((coefficients[i] ?? 0) / one).toBeCloseTo(1, 9))
  expect(values).toHaveLength(5)
  // R'R = X'X.
  for (const i of [0, 1, 2])
    for (const j of [0, 1, 2]) {
      const x = rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0)
      const r = [0, 1, 2].reduce((sum, k) => sum + (triangle[k]?.[i] ?? 0) * (triangle[k]?.[j] ?? 0), 0)
      expect(Math.abs(r - x)).toBeLessThan(1e-9 * (1 + Math.abs(x)))
    }
  expect(triangle).toHaveLength(3)
  expect(triangle.every((row) => row.length === 3)).toBe(true)
  rows.forEach((row, i) => expect(leverageOf(triangle, row)).toBeCloseTo(leverage[i] ?? 0, 10))
})

test('slope and curvature are those of the quadratic', () => {
  const { gradient, curvature } = derivatives(fitted(twice, hill))
  expect(gradient).toEqual([2, 3].map((one) => expect.closeTo(one, 10)))
  expect(curvature).toEqual([
    [-4, 1].map((one) => expect.closeTo(one, 10)),
    [1, -2].map((one) => expect.closeTo(one, 10)),
  ])
})

test('it turns where both slopes are nothing, on an edge where that along it is', () => {
  const surface = fitted(twice, hill)
  const at = (...fixed: number[]) => stationaryOn(surface, fixed)?.map((one) => Math.round(one * 1e9) / 1e9)
  // −4a + b = −2 and a − 2b = −3.
  expect(at(0, 0)).toEqual([1, 2])
  expect(at(0, 1)).toEqual([0.75, 1])
  expect(at(0, -1)).toEqual([0.25, -1])
  expect(at(1, 0)).toEqual([1, 2])
  expect(at(-1, 1)).toEqual([-1, 1])
  // Nothing on the diagonal: 2 + b and −0.5 + a.
  const twisted = fitted(twice, (a = 0, b = 0) => 2 * a - 0.5 * b + a * b)
  stationaryOn(twisted, [0, 0])?.forEach((one, i) => expect(one).toBeCloseTo([0.5, -2][i] ?? 0, 9))
  // A plane and a valley along a diagonal.
  for (const coefficients of [
    [0, 1, 1, 0, 0, 0],
    [0, 0, 0, 1, 1, 2],
  ])
    expect(stationaryOn({ ...surface, coefficients }, [0, 0])).toBeUndefined()
})

test('the best is on the edge where the hill’s top lies outside, and inside where it does not', () => {
  const best = bestWithin(fitted(twice, hill), 1)
  expect(best.where).toBe('edge')
  expect(best.coded).toEqual([0.75, 1].map((one) => expect.closeTo(one, 9)))
  expect(best.value).toBeCloseTo(13.125, 9)
  // The lowest place is the corner opposite.
  const lowest = bestWithin(fitted(twice, hill), -1)
  expect(lowest.coded).toEqual([-1, -1].map((one) => expect.closeTo(one, 9)))
  expect(lowest.value).toBeCloseTo(hill(-1, -1), 9)
  const inner = bestWithin(
    fitted(twice, (a = 0, b = 0) => 5 - (a - 0.3) ** 2 - 2 * (b + 0.2) ** 2),
    1,
  )
  expect(inner).toMatchObject({ where: 'inside', value: expect.closeTo(5, 9) })
  expect(inner.coded).toEqual([0.3, -0.2].map((one) => expect.closeTo(one, 9)))
})

const cube = three.flatMap((a) => nine.map((run) => [a, ...run]))

test.for([
  ['minimum', (a: number, b: number) => a * a + b * b + 1.9 * a * b],
  ['maximum', (a: number, b: number) => -a * a - b * b - 1.9 * a * b],
  ['saddle', (a: number, b: number) => a * a + b * b + 2.1 * a * b],
  ['saddle', (a: number, b: number) => -a * a - b * b - 2.1 * a * b],
  ['saddle', (a: number, b: number) => 3 * a * a - 0.1 * b * b],
] as const)('a surface of two settings has a %s', ([shape, of]) => {
  expect(shapeOf(fitted(twice, (a = 0, b = 0) => of(a, b)))).toBe(shape)
})

test('of three settings the products decide too', () => {
  const of = (ab: number, ac: number, bc: number, sign = 1) =>
    shapeOf(
      fitted(
        cube,
        (a = 0, b = 0, c = 0) => sign * (a * a + b * b + c * c + ab * a * b + ac * a * c + bc * b * c),
      ),
    )
  expect(of(1, 1, 1)).toBe('minimum')
  expect(of(1, 1, 1, -1)).toBe('maximum')
  // Each pair alone is a bowl; the determinant of the three is below nothing.
  expect(of(0, 1.5, 1.5)).toBe('saddle')
  expect(of(1.5, -1.5, 1.5)).toBe('saddle')
  expect(of(1.5, 1.5, 1.5)).toBe('minimum')
})

/** Two arms and what is near the middle: no run went into the corners. */
const star = [
  ...[-1, -0.5, 0, 0.5, 1].flatMap((x) => [
    [x, 0],
    [0, x],
  ]),
  [-0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
  [0.5, -0.5],
]

test.for([
  (a: number, b: number) => a + b,
  (a: number, b: number) => 2 * a - b + 0.5 * a * b,
  (a: number, b: number) => a * b,
  (a: number, b: number) => a * a + b * b - a,
])('as far as runs go, no tried place is better than the one proposed (%#)', (of) => {
  const surface = fitted(star, (a = 0, b = 0) => of(a, b))
  const lever = (coded: number[]) => leverageOf(surface.triangle, rowOf(termsOf(2), coded))
  for (const sign of [1, -1] as const) {
    const { coded, value } = bestWithin(surface, sign)
    expect(lever(coded)).toBeLessThanOrEqual(surface.reach * (1 + 1e-6))
    expect(predict(surface, coded)).toBeCloseTo(value, 12)
    expect(coded.every((one) => Math.abs(one) <= 1 + 1e-9)).toBe(true)
    for (let x = -1; x <= 1; x += 0.05)
      for (let y = -1; y <= 1; y += 0.05)
        if (lever([x, y]) <= surface.reach) expect(of(x, y) * sign).toBeLessThan(value * sign + 0.005)
  }
})

test('a corner that was never tried is not proposed for the lowest place either', () => {
  const cross = fitted(star, (a = 0, b = 0) => a + b)
  expect(bestWithin(cross, 1).where).toBe('reach')
  expect(bestWithin(cross, -1).where).toBe('reach')
  expect(bestWithin(cross, -1).value).toBeCloseTo(-bestWithin(cross, 1).value, 3)
})

test('a log of 150,000 runs is fitted like a short one', () => {
  const x = Array.from({ length: 150_000 }, (_, i) => (i % 41) - 20)
  const { coefficients } = leastSquares(
    x.map((one) => [1, one]),
    x.map((one) => 3 + 2 * one),
  )
  expect(coefficients[0]).toBeCloseTo(3, 9)
  expect(coefficients[1]).toBeCloseTo(2, 9)
})
