import { expect, test } from 'vitest'
import { countMoved } from './changed-rows.ts'

test.each([
  ['nothing changed', 'a b c', 'a b c', 0],
  ['one came', 'a b c', 'd a b c', 1],
  ['one came and the last went to the next page', 'a b c', 'd a b', 1],
  ['one went', 'a b c', 'a c', 1],
  ['one moved to the end', 'a b c d', 'b c d a', 1],
  ['two came', 'a b', 'c d a b', 2],
  ['the first in an empty list', '', 'a', 1],
])('%s', (_, before, after, count) => {
  const list = (text: string) => text.split(' ').filter(Boolean)
  expect(countMoved(list(before), list(after))).toBe(count)
})
