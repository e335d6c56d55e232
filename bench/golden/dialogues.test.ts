import { expect, test } from 'vitest'
import { setAside } from './set-aside/index.ts'
import { tuning } from './tuning/index.ts'

test('there are 300 turns in 15 groups at the least, a third of them set aside, each with a name of its own', () => {
  const turnsIn = (list: typeof tuning) => list.flatMap(({ turns }) => turns).length
  const all = [...tuning, ...setAside]
  expect(turnsIn(all)).toBeGreaterThanOrEqual(300)
  expect(turnsIn(setAside) * 3).toBeGreaterThanOrEqual(turnsIn(all))
  expect(new Set(all.map(({ group }) => group)).size).toBeGreaterThanOrEqual(15)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test('every question tells what is right: words, or the page that holds the answer', () => {
  const all = [...tuning, ...setAside]
  const open = all.flatMap(({ id, turns }) =>
    turns
      .filter(({ wants, says, restsOn }) => ['answer', 'details'].includes(wants) && !says && !restsOn)
      .map(() => id),
  )
  expect(open).toEqual([])
})
