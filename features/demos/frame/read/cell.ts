/** A cell as it stands in a file: text, or a number that a workbook holds as one. */
export type Cell = string | number

export interface Row {
  /** The row of the file, from 1, as a spreadsheet counts. */
  line: number
  cells: Cell[]
}

const missing = new Set(
  // The last ones are what historians and loggers write when there was no value.
  ',-,–,—,--,---,*,.,?,na,n/a,n.a.,nan,null,(null),none,nil,bad,bad input,bad data,no data,no value,i/o timeout,io timeout,timeout,pt created,shutdown,configure,calc failed,comm fail,not connected,over range,under range,overflow'.split(
    ',',
  ),
)

/** True for an empty cell and for what programs write in its place: "n/a", "#DIV/0!", "I/O Timeout". */
export function isMissing(cell: Cell): boolean {
  if (typeof cell === 'number') return Number.isNaN(cell)
  if (cell.length > 14) return cell.trim() === ''
  const text = cell.trim()
  return text.startsWith('#') ? /^#[A-Z/0!?]+$/i.test(text) : missing.has(text.toLowerCase())
}

export const isEmpty = (cell: Cell | undefined): boolean =>
  cell === undefined || (typeof cell === 'string' && cell.trim() === '')

export const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'string' ? cell.trim() : cell === undefined ? '' : String(cell)
