import { DemoError } from '#features/demos/frame/demo.ts'
import { demoLimits } from '#features/demos/frame/limits.ts'
import { dayMs } from '#lib/durations.ts'
import type { Cell, Row } from './cell.ts'
import type { NumberStyle } from './number-styles.ts'
import { walkXml } from './walk-xml.ts'

interface Context {
  strings: string[]
  styles: NumberStyle[]
  is1904: boolean
}

const mostColumns = 500

/**
 * The cells of a sheet's XML. Formulas give their stored value; dates become ISO 8601, percentages "12 %", currencies "£1234.5",
 * times "08:05:00", so that a column of them is read like any other.
 */
export function readSheetCells(xml: string, { strings, styles, is1904 }: Context): Row[] {
  const rows: Row[] = []
  let row: Row = { line: 0, cells: [] }
  let column = -1
  let cell: { type: string; style: number } = { type: '', style: 0 }
  let value = ''
  let isValue = false
  const finish = () => {
    const read = cellOf(cell.type, value, styles[cell.style], strings, is1904)
    if (read === '' || column >= mostColumns) return
    while (row.cells.length < column) row.cells.push('')
    row.cells[column] = read
  }
  walkXml(
    xml,
    (name, { r, t = 'n', s = '0' }) => {
      if (name === 'row') {
        row = { line: r ? Number(r) : row.line + 1, cells: [] }
        column = -1
      } else if (name === 'c') {
        column = r ? columnOf(r) : column + 1
        cell = { type: t, style: Number(s) }
        value = ''
      } else if (name === 'v' || name === 't') isValue = true
    },
    (name) => {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'c') finish()
      if (name === 'row' && row.cells.length > 0) {
        rows.push(row)
        if (rows.length > demoLimits.rows + 50)
          throw new DemoError(
            `The sheet has more than ${demoLimits.rows.toLocaleString('en-GB')} rows, the most this page takes. Keep a shorter period, or every tenth row.`,
          )
      }
    },
    (text) => {
      if (isValue) value += text
    },
  )
  return rows
}

function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference) {
    const code = letter.charCodeAt(0) - 64
    if (code < 1 || code > 26) break
    column = column * 26 + code
  }
  return column - 1
}

function cellOf(
  type: string,
  text: string,
  style: NumberStyle | undefined,
  strings: string[],
  is1904: boolean,
): Cell {
  if (text === '') return ''
  if (type === 's') return strings[Number(text)] ?? ''
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
  if (type !== 'n') return text
  const number = Number(text)
  if (!Number.isFinite(number)) return text
  if (style?.kind === 'percent') return `${trimmed(number * 100)} %`
  if (style?.kind === 'date') return isoOf(number + (is1904 ? 1462 : 0))
  if (style?.kind === 'clock')
    return number < 1 && number >= 0 ? clockOf(number) : isoOf(number + (is1904 ? 1462 : 0))
  if (style?.kind === 'duration') return clockOf(number)
  return style?.kind === 'number' && style.unit ? `${style.unit}${text}` : number
}

const trimmed = (value: number) => String(Number(value.toPrecision(12)))

/** From a serial number of days: 1 is the first of January 1900, and 60 a day that never was. */
function isoOf(serial: number): string {
  const days = serial < 60 ? serial + 1 : serial
  // Stored as a fraction of a day, so a millisecond is rounding.
  const at = new Date(Math.round((days - 25_569) * dayMs)).toISOString()
  if (at.endsWith('T00:00:00.000Z')) return at.slice(0, 10)
  return at.slice(0, at.endsWith('.000Z') ? 19 : 23)
}

function clockOf(days: number): string {
  const seconds = Math.round(Math.abs(days) * 86_400)
  const two = (value: number) => String(value).padStart(2, '0')
  const text = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return days < 0 ? `-${text}` : text
}
