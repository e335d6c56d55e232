import { mean, standardDeviation } from 'simple-statistics'
import { expect, test } from 'vitest'
import { seededRandom } from './random.ts'

test('the same seed gives the same numbers, another seed others', () => {
  const ten = (seed: number) => {
    const random = seededRandom(seed)
    return Array.from({ length: 10 }, () => random.next())
  }
  expect(ten(7)).toEqual(ten(7))
  expect(ten(7)).not.toEqual(ten(8))
})

test('even numbers fill 0 to 1, normal ones have their mean and deviation', () => {
  const random = seededRandom(1)
  const even = Array.from({ length: 20_000 }, () => random.next())
  expect(Math.min(...even)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...even)).toBeLessThan(1)
  expect(mean(even)).toBeCloseTo(0.5, 2)
  const normal = Array.from({ length: 20_000 }, () => random.normal(50, 2))
  expect(mean(normal)).toBeCloseTo(50, 1)
  expect(standardDeviation(normal)).toBeCloseTo(2, 1)
})

test('whole numbers reach both ends and nothing beyond, and nothing can be picked from an empty list', () => {
  const random = seededRandom(3)
  const thrown = new Set(Array.from({ length: 500 }, () => random.whole(1, 6)))
  expect([...thrown].sort()).toEqual([1, 2, 3, 4, 5, 6])
  expect(() => random.pick([])).toThrow(RangeError)
})
