import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crossingOf, fitHolt, holtForecast } from './holt.ts'
import { sampleLives, sampleVibration, trueScale, trueShape } from './sample.ts'
import { ageAt, fitWeibull, plottingPositions, reliability, replacementCosts } from './weibull.ts'

test('shape 2.5 and scale 1000 are recovered within 10% from the sample’s 200 lives, a part of them still running', () => {
  const lives = sampleLives()
  expect(lives.length).toBe(200)
  expect(lives.filter(({ hasFailed }) => !hasFailed).length).toBeGreaterThan(20)
  const fit = fitWeibull(lives)
  expect(Math.abs((fit?.shape ?? 0) / trueShape - 1)).toBeLessThan(0.1)
  expect(Math.abs((fit?.scale ?? 0) / trueScale - 1)).toBeLessThan(0.1)
})

test('over 100 other seeds the fit is right on average and its 95% interval holds the truth about as often as it says', () => {
  const fits = Array.from({ length: 100 }, (_, seed) => fitWeibull(sampleLives(seed + 100)))
  const mean = fits.reduce((sum, fit) => sum + (fit?.shape ?? 0), 0) / 100
  expect(Math.abs(mean / trueShape - 1)).toBeLessThan(0.03)
  const held = fits.filter(
    (fit) => fit && fit.shapeInterval[0] <= trueShape && trueShape <= fit.shapeInterval[1],
  )
  expect(held.length).toBeGreaterThanOrEqual(88)
})

test('without regard to the parts that still run the scale comes out too short', () => {
  const lives = sampleLives()
  const blind = fitWeibull(lives.map(({ age }) => ({ age, hasFailed: true })))
  expect(blind?.scale).toBeLessThan((fitWeibull(lives)?.scale ?? 0) * 0.97)
})

test('the best age for β 2.5, η 1000 and costs of 1 to 10 is where Barlow and Hunter’s condition holds', () => {
  const fit = { shape: 2.5, scale: 1000 }
  const { bestAge = 0 } = replacementCosts(fit, { planned: 1, failure: 10 })
  // h(T) ∫R − F(T) = cp / (cf − cp)
  const steps = 20_000
  const lived =
    Array.from({ length: steps }, (_, i) => reliability(fit, ((i + 0.5) * bestAge) / steps)).reduce(
      (a, b) => a + b,
      0,
    ) *
    (bestAge / steps)
  const hazard = (2.5 / 1000) * (bestAge / 1000) ** 1.5
  expect(hazard * lived - (1 - reliability(fit, bestAge))).toBeCloseTo(1 / 9, 2)
})

test('parts that fail by chance or young are never replaced early', () => {
  for (const shape of [0.7, 1])
    expect(replacementCosts({ shape, scale: 1000 }, { planned: 1, failure: 10 }).bestAge).toBeUndefined()
})

test('too few failures, or all at one age, give no distribution', () => {
  expect(
    fitWeibull([
      { age: 5, hasFailed: true },
      { age: 9, hasFailed: false },
    ]),
  ).toBeUndefined()
  expect(
    fitWeibull([
      { age: 5, hasFailed: true },
      { age: 5, hasFailed: true },
    ]),
  ).toBeUndefined()
})

const lives = fc.array(fc.record({ age: fc.integer({ min: 1, max: 100_000 }), hasFailed: fc.boolean() }), {
  minLength: 5,
  maxLength: 60,
})

test('other units of age change the scale by as much and the shape not at all', () => {
  fc.assert(
    fc.property(lives, fc.constantFrom(0.001, 24, 3600), (some, factor) => {
      const [fit, scaled] = [
        fitWeibull(some),
        fitWeibull(some.map((life) => ({ ...life, age: life.age * factor }))),
      ]
      if (!fit || !scaled) return
      expect(scaled.shape / fit.shape).toBeCloseTo(1, 5)
      expect(scaled.scale / fit.scale / factor).toBeCloseTo(1, 5)
      expect(ageAt(fit, 0.1)).toBeLessThan(ageAt(fit, 0.5))
      const points = plottingPositions(some)
      expect(points.every(({ failed }, i) => failed > (points[i - 1]?.failed ?? 0) && failed < 1)).toBe(true)
    }),
  )
})

test('a straight line is continued exactly, and its limit is reached on the day that arithmetic gives', () => {
  const readings = Array.from({ length: 50 }, (_, i) => 2 + 0.1 * i)
  const fit = fitHolt(readings)
  expect(holtForecast(fit, 10).mean).toBeCloseTo(2 + 0.1 * 59, 6)
  expect(crossingOf(fit, 7.05, 100).expected).toBeCloseTo(1.5, 5)
})

test('the sample’s limit lies ahead, its interval holds the expected day, and a flat signal never arrives', () => {
  const fit = fitHolt(sampleVibration().map(({ reading }) => reading))
  const { earliest = 0, expected = 0, latest = Infinity } = crossingOf(fit, 7.1, 360)
  expect(earliest).toBeLessThan(expected)
  expect(expected).toBeLessThan(latest)
  expect(expected).toBeGreaterThan(10)
  expect(expected).toBeLessThan(80)
  const flat = fitHolt(Array.from({ length: 60 }, (_, i) => 3 + (i % 2) * 0.01))
  expect(crossingOf(flat, 7.1, 180).expected).toBeUndefined()
})

test('the interval of a forecast never narrows with the distance, and all of it is finite', () => {
  const series = fc.array(fc.double({ min: -1e4, max: 1e4, noNaN: true }), { minLength: 10, maxLength: 80 })
  fc.assert(
    fc.property(series, (readings) => {
      const fit = fitHolt(readings)
      const widths = Array.from({ length: 30 }, (_, i) => holtForecast(fit, i + 1).deviation)
      expect(widths.every(Number.isFinite)).toBe(true)
      expect(widths.every((width, i) => width >= (widths[i - 1] ?? 0) - 1e-9)).toBe(true)
    }),
    { numRuns: 40 },
  )
})

const hours = (ages: number[], hasFailed: boolean) => ages.map((age) => ({ age, hasFailed }))

test('the failures of NIST’s handbook 8.4.1.3, ten of twenty units censored, have its shape and scale', () => {
  const failed = [54, 187, 216, 240, 244, 335, 361, 373, 375, 386]
  const some = [
    ...hours(failed, true),
    ...hours(
      failed.map(() => 500),
      false,
    ),
  ]
  const fit = fitWeibull(some)
  if (!fit) throw new Error('Ten different failures have a distribution')
  expect(fit.failures).toBe(10)
  expect(fit.shape).toBeCloseTo(1.7208, 4)
  expect(fit.scale).toBeCloseTo(606.528, 3)
  // The observed information of the two logarithms in closed form, by Meeker and Escobar 8.4.
  const logs = some.map(({ age }) => fit.shape * Math.log(age / fit.scale))
  const moment = (power: number) => logs.reduce((sum, log) => sum + Math.exp(log) * log ** power, 0)
  const ofScale = fit.shape ** 2 * 10
  const ofShape = 10 + moment(2)
  const determinant = ofScale * ofShape - (fit.shape * moment(1)) ** 2
  const shapeReach = Math.exp(1.96 * Math.sqrt(ofScale / determinant))
  const scaleReach = Math.exp(1.96 * Math.sqrt(ofShape / determinant))
  expect(fit.shapeInterval[0]).toBeCloseTo(fit.shape / shapeReach, 3)
  expect(fit.shapeInterval[1]).toBeCloseTo(fit.shape * shapeReach, 3)
  expect(fit.scaleInterval[0] / (fit.scale / scaleReach)).toBeCloseTo(1, 3)
  expect(fit.scaleInterval[1] / (fit.scale * scaleReach)).toBeCloseTo(1, 3)
})

test('two different failures are enough, and nearly equal ones have a steep distribution', () => {
  expect(fitWeibull(hours([5, 9], true))?.failures).toBe(2)
  expect(fitWeibull(hours([1000, 1001, 1002], true))?.shape).toBeGreaterThan(500)
})

test('the share failed is Kaplan and Meier’s, halfway up each step, whatever the order of the rows', () => {
  const rows = [...hours([40, 10], true), ...hours([20], false), ...hours([30], true)]
  const points = plottingPositions(rows)
  expect(points.map(({ age }) => age)).toEqual([10, 30, 40])
  ;[0.125, 0.4375, 0.8125].forEach((share, i) => expect(points[i]?.failed).toBeCloseTo(share, 12))
  // A unit that is taken out at the age of a failure was still at risk.
  expect(plottingPositions([...hours([5], false), ...hours([5], true)])).toEqual([{ age: 5, failed: 0.25 }])
})

test('for β 2, η 1000 and costs of 1 to 10 the cost at every age is that of the renewal argument', () => {
  const {
    ages,
    rates,
    wait,
    bestAge = 0,
    bestRate,
  } = replacementCosts({ shape: 2, scale: 1000 }, { planned: 1, failure: 10 })
  // The life up to η is η √π / 2 · erf(1) = 746.824, and all of it η √π / 2 = 886.227.
  const atScale = ages.findIndex((age) => age >= 1000)
  expect((ages[atScale] ?? 0) / 1000).toBeCloseTo(1, 2)
  expect((rates[atScale] ?? 0) / ((Math.exp(-1) + 10 * (1 - Math.exp(-1))) / 746.824)).toBeCloseTo(1, 3)
  expect(wait / (10 / 886.227)).toBeCloseTo(1, 2)
  expect(ages).toHaveLength(2000)
  expect(rates).toHaveLength(2000)
  // 99.9% have failed at η √(ln 1000).
  expect(ages.at(-1)).toBeCloseTo(1000 * Math.sqrt(Math.log(1000)), 6)
  expect(bestRate).toBe(Math.min(...rates))
  expect(rates[ages.indexOf(bestAge)]).toBe(bestRate)
})

test('an age that saves less than half a per cent is not proposed', () => {
  const saving = (failure: number) => {
    const { rates, wait, bestAge } = replacementCosts({ shape: 2, scale: 1000 }, { planned: 1, failure })
    return { share: 1 - Math.min(...rates) / wait, isProposed: bestAge !== undefined }
  }
  const cases = [1.5, 2, 2.2, 2.4, 2.6, 2.8, 3, 4].map(saving)
  for (const { share, isProposed } of cases) expect(isProposed).toBe(share > 0.005)
  expect(new Set(cases.map(({ isProposed }) => isProposed))).toEqual(new Set([true, false]))
})

/** Holt's equations as they are printed: level and trend from the line through the first ten readings. */
function holtByHand(readings: number[], alpha: number, beta: number) {
  const first = readings.slice(0, 10)
  const [middle, mean] = [(first.length - 1) / 2, first.reduce((a, b) => a + b, 0) / first.length]
  const square = first.reduce((sum, _, i) => sum + (i - middle) ** 2, 0)
  let trend = first.reduce((sum, value, i) => sum + (i - middle) * (value - mean), 0) / square
  let level = mean + (1 - middle) * trend
  let squares = 0
  const fitted: (number | null)[] = [null, null]
  for (const value of readings.slice(2)) {
    fitted.push(level + trend)
    squares += (value - level - trend) ** 2
    const before = level
    level = alpha * value + (1 - alpha) * (level + trend)
    trend = beta * (level - before) + (1 - beta) * trend
  }
  return { level, trend, squares, fitted }
}

/** Passengers of Australian airlines in millions, 1970 to 2004: Forecasting: Principles and Practice, 2nd edition, 7.2. */
const passengers = [
  7.3187, 7.3266, 7.7956, 9.3846, 10.6647, 11.0551, 10.8643, 11.3065, 12.1223, 13.0225, 13.6488, 13.2195,
  13.1879, 12.6015, 13.2368, 14.4121, 15.4973, 16.8802, 18.8163, 15.1143, 17.5534, 21.8601, 23.8866, 26.9293,
  26.8885, 28.8314, 30.0751, 30.9535, 30.1857, 31.5797, 32.5776, 33.4774, 39.0216, 41.3864, 41.5966,
]

test('level, trend and one-step forecasts are those of Holt’s equations, with four degrees of freedom taken', () => {
  for (const readings of [passengers, passengers.slice(0, 12), [3, 5, 4, 6, 8]]) {
    const fit = fitHolt(readings)
    const by = holtByHand(readings, fit.alpha, fit.beta)
    expect(fit.level).toBeCloseTo(by.level, 9)
    expect(fit.trend).toBeCloseTo(by.trend, 9)
    expect(fit.fitted.slice(0, 2)).toEqual([null, null])
    expect(fit.fitted).toHaveLength(readings.length)
    fit.fitted.forEach((one, i) => expect(one ?? 0).toBeCloseTo(by.fitted[i] ?? 0, 9))
    expect(fit.sigma).toBeCloseTo(Math.sqrt(by.squares / Math.max(1, readings.length - 4)), 9)
  }
})

test('no other pair of weights makes the squared errors smaller', () => {
  const wave = Array.from({ length: 60 }, (_, i) => 10 * Math.sin(i / 4) + 0.3 * (i % 5))
  const jump = Array.from({ length: 40 }, (_, i) => (i < 20 ? 2 : 9) + 0.2 * ((i * 7) % 3))
  for (const readings of [passengers, wave, jump]) {
    const fit = fitHolt(readings)
    expect(fit.alpha).toBeGreaterThanOrEqual(0.01)
    expect(fit.alpha).toBeLessThanOrEqual(0.99)
    expect(fit.beta).toBeGreaterThanOrEqual(0.002)
    expect(fit.beta).toBeLessThanOrEqual(0.9)
    const { squares } = holtByHand(readings, fit.alpha, fit.beta)
    for (let alpha = 0.01; alpha <= 0.99; alpha += 0.01)
      for (let beta = 0.002; beta <= 0.9; beta += 0.01)
        expect(holtByHand(readings, alpha, beta).squares).toBeGreaterThan(squares * 0.999)
  }
})

const held = { alpha: 0.5, beta: 0.2, level: 10, trend: 1, doubt: [0, 0, 0] as const, sigma: 2, fitted: [] }

test('mean and deviation of a forecast are those of the printed variance', () => {
  // 1 + (h − 1)(α² + αβh + β²h(2h − 1) / 6) with α 0.5 and β 0.1: 1, 1.36 and 1.85.
  expect(holtForecast(held, 1)).toEqual({ mean: 11, deviation: 2 })
  expect(holtForecast(held, 2).deviation).toBeCloseTo(2 * Math.sqrt(1.36), 12)
  expect(holtForecast(held, 3)).toEqual({ mean: 13, deviation: expect.closeTo(2 * Math.sqrt(1.85), 12) })
})

test('a limit is reached when forecast or interval touches it, between two steps as well, upwards and downwards, within the horizon', () => {
  const exact = { ...held, sigma: 0 }
  const near = (steps: number) => expect.closeTo(steps, 5)
  expect(crossingOf(exact, 13, 10)).toEqual({ expected: near(3), earliest: near(3), latest: near(3) })
  expect(crossingOf(exact, 12.25, 10).expected).toEqual(near(2.25))
  expect(crossingOf(exact, 13, 3).expected).toEqual(near(3))
  expect(crossingOf(exact, 13, 2).expected).toBeUndefined()
  expect(crossingOf({ ...exact, trend: -1 }, 7, 10).expected).toEqual(near(3))
  expect(crossingOf({ ...exact, trend: -1 }, 13, 10).expected).toBeUndefined()
  // At the limit, or beyond it by the level of a reading that rises to it.
  expect(crossingOf(exact, 10, 10).expected).toBe(0)
  expect(crossingOf(exact, 9.5, 10, true).expected).toBe(0)
  // Two steps ahead the upper end is 12 + 1.96 · 2.332 = 16.57, one step ahead 11 + 3.92 = 14.92.
  expect(crossingOf(held, 14.92, 100)).toMatchObject({ earliest: expect.closeTo(1, 3), expected: near(4.92) })
  expect(crossingOf(held, 16.571, 100)).toMatchObject({
    earliest: expect.closeTo(2, 3),
    expected: near(6.571),
  })
  // The lower end of a slow rise falls behind for good.
  expect(crossingOf({ ...held, trend: 0.1 }, 14.9, 100).latest).toBeUndefined()
  // With α 0.1 and β 0.01 the lower end is 18 − 1.96 · 2.135 = 13.816 at step 8 and 19 − 1.96 · 2.165 = 14.757 at step 9.
  const steady = { ...held, alpha: 0.1, beta: 0.1 }
  const { expected, latest = 0 } = crossingOf(steady, 14, 100)
  expect(expected).toEqual(near(4))
  expect(latest).toBeGreaterThan(8)
  expect(latest).toBeLessThan(9)
})
