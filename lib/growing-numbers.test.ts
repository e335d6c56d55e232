import { expect, test } from 'vitest'
import { GrowingNumbers } from './growing-numbers.ts'

test('keeps what it was given, in order, however much that is', () => {
  const numbers = new GrowingNumbers()
  for (let i = 0; i < 5000; i++) numbers.push(i * 3)
  expect(numbers.length).toBe(5000)
  expect([...numbers.between(1022, 1026)]).toEqual([3066, 3069, 3072, 3075])
  expect([numbers.at(4999), numbers.at(5000)]).toEqual([14_997, undefined])
})
