import { expect, test } from 'vitest'
import { firstOfEach, shuffled } from './choose-cards.ts'

const cards = ['a1', 'a2', 'a3', 'b1', 'c1', 'c2', 'c3'].map((id) => ({ id, category: id.charAt(0) }))

test('at most two of each category are taken, and fewer where there are fewer', () => {
  expect(firstOfEach(cards, 2).map(({ id }) => id)).toEqual(['a1', 'a2', 'b1', 'c1', 'c2'])
})

test('a shuffled list has the same entries, and the given one stays as it was', () => {
  const before = structuredClone(cards)
  expect(shuffled(cards).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(before)
  expect(cards).toEqual(before)
})

test('every entry can come first', () => {
  const firsts = cards.map((_, i) => shuffled(cards, () => i / cards.length)[0]?.id)
  expect(firsts).toEqual(cards.map(({ id }) => id))
})
