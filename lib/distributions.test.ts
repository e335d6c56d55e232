import { expect, test } from 'vitest'
import { fTail, tQuantile, tTails } from './distributions.ts'

test.for([
  [0.975, 1, 12.706204736174694],
  [0.975, 3, 3.1824463052837078],
  [0.975, 5, 2.5705818356363146],
  [0.995, 16, 2.9207816224251],
  [0.975, 7 / 3, 3.764123072082586],
  [0.975, 60, 2.0002978220142604],
  [0.025, 10, -2.2281388519649385],
] as const)(
  'Student’s t below which %d lies, with %d degrees, is that of SciPy 1.17 to seven digits',
  ([share, freedom, t]) => {
    expect(Math.abs(tQuantile(share, freedom) / t - 1)).toBeLessThan(1e-7)
  },
)

test('shares beyond t and F are those of SciPy 1.17', () => {
  expect(tTails(2.2281388519649385, 10)).toBeCloseTo(0.05, 9)
  expect(tTails(-2.2281388519649385, 10)).toBeCloseTo(0.05, 9)
  expect(fTail(0.434, 18, 60)).toBeCloseTo(1 - 0.02597919711099214, 8)
  expect(fTail(34.44, 2, 18)).toBeCloseTo(7.0334e-7, 10)
})
