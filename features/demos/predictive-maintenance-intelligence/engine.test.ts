import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crossingOf, fitHolt, holtForecast } from './holt.ts'
import { sampleLives, sampleVibration, trueScale, trueShape } from './sample.ts'
import { ageAt, fitWeibull, plottingPositions, reliability, replacementCosts } from './weibull.ts'

test('shape 2.5 and scale 1000 are recovered within 10 % from the sample’s 200 lives, a part of them still running', () => {
  const lives = sampleLives()
  expect(lives.length).toBe(200)
  expect(lives.filter(({ hasFailed }) => !hasFailed).length).toBeGreaterThan(20)
  const fit = fitWeibull(lives)
  expect(Math.abs((fit?.shape ?? 0) / trueShape - 1)).toBeLessThan(0.1)
  expect(Math.abs((fit?.scale ?? 0) / trueScale - 1)).toBeLessThan(0.1)
})

test('over 100 other seeds the fit is right on average and its 95 % interval holds the truth about as often as it says', () => {
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
  expect(crossingOf(fit, 7.05, 100).expected).toBe(2)
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
