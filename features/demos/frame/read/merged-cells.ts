import { isEmpty, textOf, type Cell } from './cell.ts'
import { mode } from './find-table.ts'

const fewestBlocks = 4
/** Of the blocks, as long as most are: notes and events come at any distance. */
const evenShare = 0.8

/**
 * Columns at the left whose names stand in the first row of their block alone, as merged cells and pivot tables are exported: the places of
 * those columns, and all cells with the names in every row of their block.
 */
export function fillMerged(cells: readonly (readonly Cell[])[]) {
  const filled: number[] = []
  const whole = [...cells]
  for (const [place, column] of cells.entries()) {
    if (!isMerged(column)) break
    let last: Cell = ''
    whole[place] = column.map((cell) => (last = isEmpty(cell) ? last : cell))
    filled.push(place)
  }
  return { cells: filled.length < cells.length ? whole : cells, filled }
}

function isMerged(column: readonly Cell[]): boolean {
  if (isEmpty(column[0])) return false
  const starts = column.flatMap((cell, i) => (isEmpty(cell) ? [] : [i]))
  if (starts.length < fewestBlocks || starts.length > column.length / 2) return false
  const isRepeated = starts.some(
    (at, i) => i > 0 && textOf(column[at]) === textOf(column[starts[i - 1] ?? 0]),
  )
  const lengths = starts.slice(1).map((at, i) => at - (starts[i] ?? 0))
  const usual = mode(lengths)
  return (
    !isRepeated && usual > 1 && lengths.filter((one) => one === usual).length >= lengths.length * evenShare
  )
}
