import { expect, test } from 'vitest'
import { twoWords } from './two-words.ts'

test.for([
  [['+', '-', '+'], '-', '+'],
  [['high', 'Low', 'high', ''], 'Low', 'high'],
  [['On', 'Off'], 'Off', 'On'],
  [['B', 'A', 'A'], 'A', 'B'],
] as const)('of %j the lower is %s', ([cells, low, high]) => {
  expect([...(twoWords(cells) ?? [])]).toEqual([
    [low, -1],
    [high, 1],
  ])
})

test('one word or three are no setting', () => {
  expect(twoWords(['a', 'a'])).toBeUndefined()
  expect(twoWords(['a', 'b', 'c'])).toBeUndefined()
  expect(twoWords([])).toBeUndefined()
})
