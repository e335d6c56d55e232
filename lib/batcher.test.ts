import { expect, test } from 'vitest'
import { createBatcher } from './batcher.ts'

const done = <T>(value: T): PromiseFulfilledResult<T> => ({ status: 'fulfilled', value })

test('the first runs at once, those that come meanwhile run together, at most so many', async () => {
  const goes: number[][] = []
  const add = createBatcher<number, number>(async (items) => {
    goes.push(items)
    await new Promise((resolve) => setTimeout(resolve, 5))
    return items.map((item) => done(item * 10))
  }, 3)
  expect(await Promise.all([1, 2, 3, 4, 5].map(add))).toEqual([10, 20, 30, 40, 50])
  expect(goes).toEqual([[1], [2, 3, 4], [5]])
})

test('each item has its own fate, and a go that throws rejects all of it but not the next', async () => {
  const add = createBatcher<string, string>(async (items) => {
    if (items.includes('all')) throw new Error('whole go')
    return items.map((item) =>
      item === 'bad' ? { status: 'rejected', reason: new Error('one') } : done(item),
    )
  }, 10)
  const settled = await Promise.allSettled([add('first'), add('bad'), add('good')])
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  await expect(add('all')).rejects.toThrow('whole go')
  expect(await add('after')).toBe('after')
})
