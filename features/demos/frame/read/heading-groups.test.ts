import { expect, test } from 'vitest'
import type { Cell } from './cell.ts'
import { arrangeGroups, groupsOf, withUpperRow } from './heading-groups.ts'

const row = (line: number, ...cells: Cell[]) => ({ line, cells })

test('columns behind the last group belong to none, and a name that reaches down is that of a column', () => {
  const top = row(1, 'Date', 'Line 1', '', 'Line 2', '', '')
  const heading = row(2, '', 'Good', 'Scrap', 'Good', 'Scrap', 'Remarks')
  expect(groupsOf(top, heading)).toEqual({
    groups: [
      { name: 'Line 1', places: [1, 2] },
      { name: 'Line 2', places: [3, 4] },
    ],
    shared: [0, 5],
  })
})

test('groups one below the other: a blank group has no row, what is shared comes again', () => {
  const top = row(1, '', 'North', '', 'South', '')
  const heading = row(2, 'Day', 'In', 'Out', 'In', 'Out')
  const groups = groupsOf(top, heading) ?? { groups: [], shared: [] }
  const table = {
    heading,
    units: row(3, '', 'kg', 'kg', 'kg', 'kg'),
    rows: [row(4, 1, 5, 6, '', ''), row(5, 2, 7, '', 8, 9)],
  }
  const stacked = arrangeGroups(groups, 'stacked', table)
  expect(stacked.heading.cells).toEqual(['Day', 'Set', 'In', 'Out'])
  expect(stacked.units?.cells).toEqual(['', '', 'kg', 'kg'])
  expect(stacked.rows).toEqual([
    row(4, 1, 'North', 5, 6),
    row(5, 2, 'North', 7, ''),
    row(5, 2, 'South', 8, 9),
  ])
  expect(arrangeGroups(groups, 'only South', table).rows).toEqual([row(5, 2, 8, 9)])
  expect(arrangeGroups(groups, 'beside', table).heading.cells).toEqual([
    'Day',
    'North In',
    'North Out',
    'South In',
    'South Out',
  ])
})

test.for([
  ['a title', row(1, 'Shift report', '', '', ''), row(2, 'Date', 'Good', 'Scrap', 'Good')],
  [
    'what an instrument says of itself',
    row(1, 'Operator', 'Smith', '', ''),
    row(2, 'Date', 'Value', 'Unit', 'Note'),
  ],
  ['rows of data', row(1, 'A', 3, 'B', 4), row(2, 'A', 5, 'B', 4)],
] as const)('%s groups no columns', ([, top, heading]) => {
  expect(groupsOf({ ...top }, { ...heading })).toBeUndefined()
})

test('without a heading that comes twice, the lower row keeps its names and gets those that reach down, and units', () => {
  const top = row(1, 'Run', 'Times (min)', '', 'Results', '')
  const heading = row(2, '', 'Heat', 'Cool', 'Yield (%)', 'Colour')
  expect(withUpperRow(top, heading).cells).toEqual(['Run', 'Heat (min)', 'Cool (min)', 'Yield (%)', 'Colour'])
  expect(withUpperRow(row(1, 'Plant', 'Leeds', '', '', ''), heading)).toBe(heading)
})
