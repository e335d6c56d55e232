import { expect, test } from 'vitest'
import { createExpectedWait } from './expected-wait.ts'

/** So many under way, of which `each` are answered, and as many come, between two samples a fifth of a second apart. */
function crowd(size: number) {
  const wait = createExpectedWait()
  let now = 0
  const resize = (to: number) => {
    for (; size < to; size++) wait.count(1)
    for (; size > to; size--) wait.count(-1)
  }
  for (let one = 0; one < size; one++) wait.count(1)
  const samples = (count: number, each = 0) => {
    for (let i = 0; i < count; i++) {
      for (let one = 0; one < each; one++) wait.answered()
      wait.sample(now)
      now += 200
    }
  }
  return { wait, samples, resize }
}

test('a hundred under way, and fifty answered a second, are two seconds for one more', () => {
  const { wait, samples, resize } = crowd(100)
  samples(30, 10)
  expect(wait.ms()).toBeCloseTo(2000)
  resize(50)
  expect(wait.ms()).toBeCloseTo(1000)
})

test('a crowd on a quiet server is told nothing in its first second, and few under way never are', () => {
  const { wait, samples, resize } = crowd(200)
  samples(5)
  expect(wait.ms()).toBe(0)
  samples(1)
  expect(wait.ms()).toBe(Number.POSITIVE_INFINITY)
  resize(31)
  expect(wait.ms()).toBe(0)
})

test('it follows the last two seconds, and forgets when the queue is gone', () => {
  const { wait, samples, resize } = crowd(100)
  samples(20, 2)
  expect(wait.ms()).toBeCloseTo(10_000)
  samples(20, 20)
  expect(wait.ms()).toBeCloseTo(1000)
  resize(3)
  samples(1)
  resize(100)
  expect(wait.ms()).toBe(0)
})
