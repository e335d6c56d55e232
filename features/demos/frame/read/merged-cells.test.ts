import { expect, test } from 'vitest'
import { fillMerged } from './merged-cells.ts'

const blocks = (names: string[], length: number) =>
  names.flatMap((name) => [name, ...Array.from({ length: length - 1 }, () => '')])
const counted = (length: number) => Array.from({ length }, (_, i) => String(i % 7))

test('names in the first row of their block hold for all of it, one column after the other', () => {
  const lot = blocks(['A', 'B', 'C', 'D'], 6)
  const part = blocks(['1', '2', '3', '4', '5', '6', '7', '8'], 3)
  const { cells, filled } = fillMerged([lot, part, counted(24)])
  expect(filled).toEqual([0, 1])
  expect(cells[0]?.slice(0, 8)).toEqual(['A', 'A', 'A', 'A', 'A', 'A', 'B', 'B'])
  expect(cells[1]?.slice(0, 7)).toEqual(['1', '1', '1', '2', '2', '2', '3'])
  expect(cells[2]).toEqual(counted(24))
})

test.for([
  [
    'notes at any distance',
    ['start', '', '', '', 'tool', '', '', '', '', '', '', 'coolant', '', '', 'shift', ''],
  ],
  ['a mark that comes again', blocks(['x', 'x', 'x', 'x', 'x'], 4)],
  ['a column that begins blank', ['', 'A', '', 'B', '', 'C', '', 'D']],
  ['a few names', blocks(['A', 'B'], 8)],
] as const)('%s: blank stays blank', ([, column]) => {
  const cells = [[...column], counted(column.length)]
  expect(fillMerged(cells)).toEqual({ cells, filled: [] })
})

test('a slow sensor beside a fast one is no merged cell: only columns at the left are', () => {
  const cells = [counted(24), blocks(['20.1', '20.3', '20.2', '20.4'], 6)]
  expect(fillMerged(cells).filled).toEqual([])
})
