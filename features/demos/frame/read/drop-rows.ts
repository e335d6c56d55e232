import { isEmpty, isMissing, textOf, type Row } from './cell.ts'
import { mode } from './find-table.ts'
import { filledOf, groupSummedBy, isStatistic, isTotal, looksLikeData } from './looks.ts'

export interface Kept {
  rows: Row[]
  repeated: Row[]
  totals: Row[]
  /** Lines of a single cell, at the end or between the rows of data. */
  loose: Row[]
}

/** The rows of data without totals, repeated headings, and lines at the end or in between that are none. */
export function dropRows(body: readonly Row[], heading: Row | undefined, keepsTotals: boolean): Kept {
  const kept: Kept = { rows: [], repeated: [], totals: [], loose: [] }
  const names = heading?.cells.map(textOf).join('\u001F')
  const usual = mode(body.map(filledOf))
  const end = lastRowOfData(body, usual)
  const groups = new Set(body.map(({ cells }) => textOf(cells.find((cell) => !isEmpty(cell))).toLowerCase()))
  const sumsGroup = (row: Row) => groups.has(groupSummedBy(row) ?? '\u001F')
  body.forEach((row, i) => {
    if (names !== undefined && row.cells.map(textOf).join('\u001F') === names) kept.repeated.push(row)
    else if (isTotal(row) || sumsGroup(row) || (i >= body.length - 12 && usual > 1 && isStatistic(row)))
      kept.totals.push(row)
    else if (i > end || isLoose(row, usual)) kept.loose.push(row)
    else kept.rows.push(row)
  })
  if (!keepsTotals) return kept
  const back = new Set(kept.totals)
  return { ...kept, rows: body.filter((row) => back.has(row) || kept.rows.includes(row)) }
}

/** One cell at the left: the name of a group. Elsewhere it may be the longer of two lists that stand side by side. */
const isLoose = (row: Row, usual: number) =>
  usual >= 3 &&
  filledOf(row) === 1 &&
  isFirstFilled(row) &&
  row.cells.some((cell) => !isEmpty(cell) && !isMissing(cell) && !looksLikeData(cell))

/** Above footnotes such as "END", "(3 rows affected)" or what WinCC writes when it stops. */
function lastRowOfData(body: readonly Row[], usual: number): number {
  let end = body.length - 1
  while (end > 0) {
    const row = body[end]
    if (!row) break
    const filled = filledOf(row)
    const isFootnote =
      usual > 1 ? filled <= usual * 0.34 && isFirstFilled(row) && !row.cells.some(looksLikeNumber) : false
    if (!isFootnote && !/^\$RT_[A-Z]+\$$|^\(?\d+ rows? (?:affected|selected)\)?/.test(textOf(row.cells[0])))
      break
    end--
  }
  return end
}

const isFirstFilled = ({ cells }: Row) => cells.slice(0, 2).some((cell) => !isEmpty(cell))

const looksLikeNumber = (cell: Row['cells'][number]) =>
  typeof cell === 'number' || (cell.trim() !== '' && looksLikeData(cell))
