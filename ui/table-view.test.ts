import { expect, test } from 'vitest'
import { arrange, columnsThatFit, linesOf, moved } from './table-view.ts'

const columns = [{ id: 'stage' }, { id: 'owner' }, { id: 'value' }]

test('K14: columns stand in the order that was chosen, and those that are gone by now are passed over', () => {
  const view = { columns: ['value', 'phone', 'stage'], density: 'compact' as const }
  expect(arrange(columns, view).map(({ id }) => id)).toEqual(['value', 'stage'])
  expect(arrange(columns, undefined).map(({ id }) => id)).toEqual(['stage', 'owner', 'value'])
  expect(arrange(columns, { columns: [], density: 'compact' })).toEqual([])
  // Columns beyond the usual ones come by choice alone.
  const more = [...columns, { id: 'email', isExtra: true }]
  expect(arrange(more, undefined).map(({ id }) => id)).toEqual(['stage', 'owner', 'value'])
  expect(arrange(more, { ...view, columns: ['email'] }).map(({ id }) => id)).toEqual(['email'])
})

test('K14: columns without room are left to the line below, from the last one on', () => {
  const wide = [{ room: 100 }, { room: 200 }, { room: 50 }]
  expect(columnsThatFit(wide, 350)).toBe(3)
  expect(columnsThatFit(wide, 349)).toBe(2)
  // A narrow one after a wide one doesn't overtake it.
  expect(columnsThatFit(wide, 160)).toBe(1)
  expect(columnsThatFit(wide, 0)).toBe(0)
  expect(columnsThatFit(wide, -40)).toBe(0)
})

test('K14: what stands below fills each line before the next, whatever the width', () => {
  const [a, b, c] = [{ room: 132 }, { room: 132 }, { room: 332 }]
  expect(linesOf([a, b, c], 500)).toEqual([[a, b, c]])
  expect(linesOf([a, b, c], 499)).toEqual([[a, b], [c]])
  expect(linesOf([a, b, c], 150)).toEqual([[a], [b], [c]])
  expect(linesOf([a, b], 0)).toEqual([[a], [b]])
  expect(linesOf([], 500)).toEqual([])
})

test('K14: a column moves by a place and stays at the ends', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
})
