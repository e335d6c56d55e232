import { expect, test } from 'vitest'
import { rebuilt } from './rebuilt.ts'

/** Makes 1, 2, 3 …, each once `finish` is called. */
function counted() {
  let made = 0
  const waiting: (() => void)[] = []
  const failures: unknown[] = []
  let isBroken = false
  const thing = rebuilt<string, number>(
    async () => {
      await new Promise<void>((done) => waiting.push(done))
      if (isBroken) throw new Error('broken')
      return ++made
    },
    (_, error) => failures.push(error),
  )
  const finish = async () => {
    waiting.shift()?.()
    await new Promise((done) => setTimeout(done))
  }
  return { thing, finish, failures, waiting, break: (value: boolean) => (isBroken = value) }
}

test('it is made once for all who ask, and once dropped the old one serves until the new one stands', async () => {
  const { thing, finish, waiting } = counted()
  const both = Promise.all([thing.current('a'), thing.current('b')])
  await finish()
  expect(await both).toEqual([1, 1])
  thing.drop()
  expect(await thing.current('a')).toBe(1)
  expect(thing.atHand('a')).toBe(1)
  expect(waiting).toHaveLength(1)
  await finish()
  expect(await thing.current('a')).toBe(2)
})

test('what is at hand is undefined until the first stands, which asking begins', async () => {
  const { thing, finish, waiting } = counted()
  expect(thing.atHand('a')).toBeUndefined()
  expect(thing.atHand('a')).toBeUndefined()
  expect(waiting).toHaveLength(1)
  await finish()
  expect(thing.atHand('a')).toBe(1)
})

test('a making that failed is tried again, and told where nobody waited for it', async () => {
  const { thing, finish, failures, ...made } = counted()
  made.break(true)
  const first = expect(thing.current('a')).rejects.toThrow('broken')
  await finish()
  await first
  expect(failures).toEqual([])
  expect(thing.atHand('a')).toBeUndefined()
  await finish()
  expect(failures).toHaveLength(1)
  made.break(false)
  const next = thing.current('a')
  await finish()
  expect(await next).toBe(1)
})
