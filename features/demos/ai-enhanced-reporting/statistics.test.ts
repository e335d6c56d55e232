import { expect, test } from 'vitest'
import { seededRandom } from '#lib/random.ts'
import { chooseForm, fitHoltWinters, forecast, type Form } from './holt-winters.ts'
import { holm, mannKendall, normalShare } from './mann-kendall.ts'
import { minimise } from './minimise.ts'
import { priceVolumeMix } from './price-volume-mix.ts'

const parts = [8, -3, -9, 4]
const factors = [1.3, 0.9, 0.7, 1.1]
const series = (length: number, at: (t: number) => number) => Array.from({ length }, (_, t) => at(t))
const added = (t: number) => 50 + 2 * t + (parts[t % 4] ?? 0)
const random = seededRandom(8)
const noise = series(60, () => random.normal(0, 3))
const noisy = (of: (t: number) => number, length = 30) => series(length, (t) => of(t) + (noise[t] ?? 0))
const steady = (t: number) => 80 * (factors[t % 4] ?? 1)

test('what is exact has no error from its first period on, whichever period its season ends in', () => {
  for (const length of [8, 18, 19, 20]) {
    const fit = fitHoltWinters(series(length, added), 4, 'additive')
    fit.fitted.forEach((one, t) => expect(one).toBeCloseTo(added(t), 9))
    expect(fit.sse).toBeLessThan(1e-15)
    expect(fit.level).toBeCloseTo(50 + 2 * (length - 1), 9)
    expect(fit.trend).toBeCloseTo(2, 9)
    forecast(fit, 9).forEach((one, h) => expect(one).toBeCloseTo(added(length + h), 9))
    const times = fitHoltWinters(series(length, steady), 4, 'multiplicative')
    times.fitted.forEach((one, t) => expect(one).toBeCloseTo(steady(t), 9))
    forecast(times, 9).forEach((one, h) => expect(one).toBeCloseTo(steady(length + h), 9))
    const line = fitHoltWinters(
      series(length, (t) => 7 - 3 * t),
      4,
      'none',
    )
    line.fitted.forEach((one, t) => expect(one).toBeCloseTo(7 - 3 * t, 9))
    expect(forecast(line, 2)).toEqual([7 - 3 * length, 4 - 3 * length].map((one) => expect.closeTo(one, 9)))
  }
})

/** The equations of Holt (1957) and Winters (1960) as they are printed, from the state before the first period. */
function winters(
  values: number[],
  form: Form,
  start: { level: number; trend: number; seasonal: number[] },
  weights: { alpha: number; beta: number; gamma: number },
) {
  const { alpha, beta, gamma } = weights
  let { level, trend } = start
  const seasonal = [...start.seasonal]
  const fitted: number[] = []
  for (const [t, value] of values.entries()) {
    const place = t % seasonal.length
    const part = seasonal[place] ?? 0
    const before = level
    if (form === 'multiplicative') {
      fitted.push((level + trend) * part)
      level = (alpha * value) / part + (1 - alpha) * (before + trend)
      seasonal[place] = (gamma * value) / level + (1 - gamma) * part
    } else {
      fitted.push(level + trend + part)
      level = alpha * (value - part) + (1 - alpha) * (before + trend)
      if (form === 'additive') seasonal[place] = gamma * (value - level) + (1 - gamma) * part
    }
    trend = beta * (level - before) + (1 - beta) * trend
  }
  return { fitted, level, trend, seasonal }
}

/** Two exact seasons, then noise: the start is known. */
const startsExactly = (of: (t: number) => number) => series(40, (t) => of(t) + (t < 8 ? 0 : (noise[t] ?? 0)))
const cases: { form: Form; values: number[]; start: Parameters<typeof winters>[2] }[] = [
  {
    form: 'additive',
    values: startsExactly(added),
    start: { level: 48, trend: 2, seasonal: parts },
  },
  {
    form: 'multiplicative',
    values: startsExactly(steady),
    start: { level: 80, trend: 0, seasonal: factors },
  },
  {
    form: 'none',
    values: startsExactly((t) => 20 + 0.5 * t),
    start: { level: 19.5, trend: 0.5, seasonal: [0] },
  },
]

test.for(cases)(
  'the $form form follows the printed equations, and its errors are told',
  ({ form, values, start }) => {
    const fit = fitHoltWinters(values, 4, form)
    const by = winters(values, form, start, fit)
    fit.fitted.forEach((one, t) => expect(one).toBeCloseTo(by.fitted[t] ?? 0, 8))
    expect(fit.level).toBeCloseTo(by.level, 8)
    expect(fit.trend).toBeCloseTo(by.trend, 8)
    expect(fit.seasonal).toEqual(by.seasonal.map((one) => expect.closeTo(one, 8)))
    const errors = values.map((value, t) => value - (by.fitted[t] ?? 0))
    expect(fit.sse).toBeCloseTo(
      errors.reduce((sum, error) => sum + error * error, 0),
      6,
    )
    expect(fit.residuals).toEqual(
      errors.map((error, t) =>
        expect.closeTo(form === 'multiplicative' ? error / (by.fitted[t] ?? 1) : error, 8),
      ),
    )
  },
)

test.for(cases)('no other weights within the bounds fit the $form form better', ({ form, values, start }) => {
  const fit = fitHoltWinters(values, 4, form)
  for (const [weight, most] of [
    [fit.alpha, 0.95],
    [fit.beta, 0.3],
    [fit.gamma, 0.6],
  ] as const) {
    expect(weight).toBeGreaterThanOrEqual(0.01)
    expect(weight).toBeLessThanOrEqual(most)
  }
  const gammas = form === 'none' ? [0.1] : series(13, (i) => 0.01 + (0.59 * i) / 12)
  for (let alpha = 0.01; alpha <= 0.95; alpha += 0.047)
    for (let beta = 0.01; beta <= 0.3; beta += 0.029)
      for (const gamma of gammas) {
        const { fitted } = winters(values, form, start, { alpha, beta, gamma })
        const sse = values.reduce((sum, value, t) => sum + (value - (fitted[t] ?? 0)) ** 2, 0)
        expect(sse).toBeGreaterThan(fit.sse * 0.999)
      }
})

test('a jump to another level is learnt fast', () => {
  const jump = series(40, (t) => (t < 20 ? 10 : 60) + 0.3 * (t % 2))
  expect(fitHoltWinters(jump, 1, 'none').alpha).toBeGreaterThan(0.8)
})

test('without two whole seasons it is a line, whatever form is asked for', () => {
  const short = series(7, added)
  expect(fitHoltWinters(short, 4, 'additive')).toMatchObject({ form: 'none', seasonal: [0] })
  expect(fitHoltWinters(short, 4, 'additive').fitted).toEqual(fitHoltWinters(short, 4, 'none').fitted)
  expect(fitHoltWinters(series(8, added), 4, 'additive').form).toBe('additive')
  expect(fitHoltWinters(series(8, added), 1, 'additive').form).toBe('none')
  expect(fitHoltWinters([5], 4, 'none')).toMatchObject({ level: 5, trend: 0, fitted: [5] })
  // The first five periods tell the slope of the start.
  expect(fitHoltWinters([1, 9, 2, 8, 9], 4, 'none').fitted[0]).toBe(1)
})

test('the form is that of the smaller errors; without two seasons none, and with nothing or less added', () => {
  const grown = (t: number) => (30 + 5 * t) * (factors[t % 4] ?? 1)
  expect(chooseForm(noisy(grown), 4)).toBe('multiplicative')
  expect(
    chooseForm(
      noisy((t) => 200 + 20 * t + 4 * (parts[t % 4] ?? 0)),
      4,
    ),
  ).toBe('additive')
  expect(chooseForm(series(7, grown), 4)).toBe('none')
  expect(chooseForm(series(8, grown), 4)).not.toBe('none')
  expect(chooseForm(series(30, grown), 1)).toBe('none')
  expect(chooseForm([...noisy(grown), 0], 4)).toBe('additive')
  expect(chooseForm([...noisy(grown), -1], 4)).toBe('additive')
})

test('the interval of Sen’s slope is between Gilbert’s ranks, (N ∓ 1.96 √V) / 2', () => {
  const values = [3.1, 4.9, 4.2, 6.8, 6.1, 9.7, 8.3, 12.4, 10.6, 15.9]
  const slopes = values
    .flatMap((from, i) => values.slice(i + 1).map((to, k) => (to - from) / (k + 1)))
    .sort((a, b) => a - b)
  const { s, variance, slope, low, high, z, p } = mannKendall(values)
  // Four of 45 pairs fall: 41 − 4, with V = 10 · 9 · 25 / 18.
  expect([s, variance]).toEqual([37, 125])
  expect(z).toBeCloseTo(36 / Math.sqrt(125), 12)
  expect(p).toBeCloseTo(2 * (1 - normalShare(36 / Math.sqrt(125))), 12)
  expect(slope).toBeCloseTo(slopes[22] ?? 0, 12)
  // Of 45 slopes the 11.5th and the 34.5th.
  expect(low).toBeGreaterThanOrEqual(slopes[10] ?? 0)
  expect(low).toBeLessThanOrEqual(slopes[11] ?? 0)
  expect(high).toBeGreaterThanOrEqual(slopes[33] ?? 0)
  expect(high).toBeLessThanOrEqual(slopes[34] ?? 0)
  expect(mannKendall([4, 7])).toMatchObject({ s: 1, variance: 1, z: 0, p: 1, slope: 3, low: 3, high: 3 })
  expect(mannKendall([4])).toEqual({ s: 0, variance: 0, z: 0, p: 1, slope: 0, low: 0, high: 0 })
  expect(mannKendall([])).toEqual({ s: 0, variance: 0, z: 0, p: 1, slope: 0, low: 0, high: 0 })
})

test('by seasons only readings of the same season are compared, and variances add up', () => {
  // Quarters of three years: each rises twice by 6 in 4 steps, one falls.
  const values = [1, 20, 40, 60, 7, 26, 46, 54, 13, 32, 52, 48]
  const seasonal = mannKendall(values, 4)
  // Three pairs a quarter: 3 + 3 + 3 − 3, V of three readings is 3 · 2 · 11 / 18.
  expect(seasonal.s).toBe(6)
  expect(seasonal.variance).toBeCloseTo((4 * 66) / 18, 12)
  expect(seasonal.slope).toBe(1.5)
  // A year that is not over: two seasons have one reading more.
  expect(mannKendall([1, 5, 9, 2, 6], 3).s).toBe(2)
})

test('Holm’s correction never falls in the order of the values, never passes 1, and keeps their places', () => {
  expect(holm([0.5, 0.02, 0.6])).toEqual([1, 0.06, 1])
  expect(holm([0.02, 0.02, 0.02])).toEqual([0.06, 0.06, 0.06])
  expect(holm([0.03, 0.01])).toEqual([0.03, 0.02])
  expect(holm([0.2])).toEqual([0.2])
  expect(holm([])).toEqual([])
})

test('the lowest place is found in a curved valley, in three dimensions and on a folded slope', () => {
  // H. H. Rosenbrock, 1960, from his own start.
  const [x = 0, y = 0] = minimise(([a = 0, b = 0]) => 100 * (b - a * a) ** 2 + (1 - a) ** 2, [-1.2, 1], 0.5)
  expect(Math.hypot(x - 1, y - 1)).toBeLessThan(0.01)
  const three = minimise(
    ([a = 0, b = 0, c = 0]) => (a - 1) ** 2 + 3 * (b + 2) ** 2 + 0.5 * (c - a) ** 2,
    [0, 0, 0],
    0.2,
  )
  ;[1, -2, 1].forEach((one, i) => expect(three[i]).toBeCloseTo(one, 3))
  const fold = minimise(([a = 0, b = 0]) => Math.max(Math.abs(a - 3), 5 * Math.abs(b + 1)), [0, 0], 1)
  expect(Math.hypot((fold[0] ?? 0) - 3, (fold[1] ?? 0) + 1)).toBeLessThan(0.05)
  expect(minimise(([a = 0]) => (a - 4) ** 2, [0], 1)[0]).toBeCloseTo(4, 3)
  expect(minimise(() => 7, [2, 5], 1)).toEqual([2, 5])
})

const product = (unitsBefore: number, unitsAfter: number, penceBefore: number, penceAfter: number) => ({
  product: 'A',
  unitsBefore,
  unitsAfter,
  penceBefore,
  penceAfter,
})
const none = { volume: 0, mix: 0, price: 0, launched: 0, ended: 0 }

test('what is sold only after is launched, what is sold only before has ended, and returns alone are no sale', () => {
  expect(priceVolumeMix([product(0, 5, 0, 700)]).rows[0]).toMatchObject({ ...none, launched: 700 })
  expect(priceVolumeMix([product(5, 0, 700, 0)]).rows[0]).toMatchObject({ ...none, ended: -700 })
  expect(priceVolumeMix([product(-2, 5, -50, 700)]).rows[0]).toMatchObject({ ...none, launched: 750 })
  expect(priceVolumeMix([product(5, -2, 700, -50)]).rows[0]).toMatchObject({ ...none, ended: -750 })
  const { total } = priceVolumeMix([
    product(0, 5, 0, 700),
    product(10, 10, 1000, 1200),
    product(5, 0, 300, 0),
  ])
  expect(total).toEqual({ ...none, price: 200, launched: 700, ended: -300 })
})

test('the growth of all is that of what was sold in both years: launched, ended and returned units are no part of it', () => {
  // 100 to 120 units at £10: a fifth more volume, whatever came, went or was sent back beside it.
  const going = product(100, 120, 1000, 1200)
  for (const beside of [product(0, 50, 0, 900), product(60, 0, 900, 0), product(-40, 30, -100, 80)])
    expect(priceVolumeMix([going, beside]).rows[0]).toMatchObject({ ...none, volume: 200 })
})

test('units that grow more than a thousandfold are another product: the old one ended, a new one was launched', () => {
  expect(priceVolumeMix([product(1, 1000, 100, 90_000)]).rows[0]).toMatchObject({
    ...none,
    volume: 99_900,
    price: -10_000,
  })
  expect(priceVolumeMix([product(1, 1001, 100, 90_000)]).rows[0]).toMatchObject({
    ...none,
    launched: 90_000,
    ended: -100,
  })
})

test('nothing sold gives a bridge of nothing', () => {
  expect(priceVolumeMix([])).toEqual({ before: 0, after: 0, rows: [], total: none })
})
