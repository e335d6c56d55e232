import { DemoError, type Columns, type Table } from '#features/demos/frame/demo.ts'
import { guessColumns, type Mapping } from './guess-columns.ts'
import { demoLimits } from '#features/demos/frame/limits.ts'
import { detectDecimal, isMissing, readNumber, type Decimal } from './read-number.ts'
import { detectMonthFirst, readTime } from './read-time.ts'
import { splitRows } from './split-rows.ts'

/** What was understood of the visitor's file. */
export interface Reading {
  delimiter: string
  decimal: Decimal
  headings: string[]
  /** The first rows as they stand in the file. */
  firstRows: string[][]
  mapping: Mapping
  /** Labels of required columns that no heading was found for. */
  lacking: string[]
  rows: number
  faults: Fault[]
  /** All of them; `faults` holds the first. */
  faultCount: number
}

/** A row that was left out, and why. */
export interface Fault {
  line: number
  column: string
  value: string
  problem: string
}

interface Input {
  columns: Columns
  minRows: number
}

/**
 * A table from text: delimiter, decimal sign, heading and columns are found out, the columns may be told. Rows that can't be read are
 * left out and listed. `table` is undefined while a required column is lacking. Throws `DemoError` when nothing can be done.
 */
export function readTable(text: string, { columns, minRows }: Input, chosen?: Mapping) {
  const { delimiter, rows } = splitRows(text)
  const [first] = rows
  if (!first) throw new DemoError('There is nothing in it: no heading and no row.')
  const isCell = (cell: string) => !Number.isNaN(readNumber(cell, '.')) || !Number.isNaN(readTime(cell))
  const hasHeading = !first.cells.some(isCell)
  const headings = first.cells.map((cell, i) => (hasHeading && cell.trim()) || `Column ${i + 1}`)
  const body = hasHeading ? rows.slice(1) : rows
  const sample = body.slice(0, 40).map(({ cells }) => cells)
  const mapping = chosen ?? guessColumns(columns, headings, sample)
  const lacking = Object.entries(columns).filter(
    ([name, { required }]) => required && at(mapping, name) === null,
  )

  const numbers = Object.keys(columns).filter((name) => columns[name]?.kind === 'number')
  const decimal = detectDecimal(
    body.flatMap(({ cells }) => numbers.map((name) => cells[at(mapping, name) ?? -1] ?? '')),
    delimiter,
  )
  const reading: Reading = {
    delimiter,
    decimal,
    headings,
    firstRows: sample.slice(0, 4),
    mapping,
    lacking: lacking.map(([, { label }]) => label),
    rows: 0,
    faults: [],
    faultCount: 0,
  }
  if (lacking.length > 0) return { reading, table: undefined }
  const table = fill(columns, body, reading)
  reading.rows = table.length
  if (table.length < minRows) {
    const found = table.length === 1 ? 'one row' : `${table.length} rows`
    throw new DemoError(
      `${found} can be read; the method needs at least ${minRows}.${firstFault(reading)}`.replace(/^./, (c) =>
        c.toUpperCase(),
      ),
    )
  }
  return { reading, table }
}

const at = (mapping: Mapping, name: string) => mapping[name] ?? null

function firstFault({ faults, faultCount }: Reading): string {
  const [fault] = faults
  if (!fault) return ''
  return ` ${faultCount.toLocaleString('en-GB')} left out; the first is row ${fault.line}, ${fault.column}: ${fault.problem}.`
}

function fill(columns: Columns, body: { line: number; cells: string[] }[], reading: Reading): Table {
  const used = Object.entries(columns).flatMap(([name, column]) => {
    const index = at(reading.mapping, name)
    if (index === null) return []
    const isMonthFirst =
      column.kind === 'time' && detectMonthFirst(body.map(({ cells }) => cells[index] ?? ''))
    return [{ name, column, index, isMonthFirst, values: [] as (string | number)[] }]
  })
  const lines: number[] = []
  for (const { line, cells } of body) {
    const row = used.map(({ column, index, isMonthFirst }) =>
      readCell(column, cells[index] ?? '', reading.decimal, isMonthFirst),
    )
    const bad = row.findIndex((cell) => typeof cell === 'object')
    if (bad < 0) {
      lines.push(line)
      row.forEach((cell, i) => typeof cell !== 'object' && used[i]?.values.push(cell))
      continue
    }
    reading.faultCount++
    const cell = row[bad]
    const where = used[bad]
    if (reading.faults.length < demoLimits.faultsShown && where && typeof cell === 'object') {
      const value = (cells[where.index] ?? '').slice(0, 40)
      reading.faults.push({ line, column: where.column.label, value, problem: cell.problem })
    }
  }
  const filled = Object.fromEntries(used.map(({ name, values }) => [name, values]))
  // The cells were read by the kind of their column.
  return { length: lines.length, lines, columns: filled as Table['columns'] }
}

function readCell(
  { kind, required }: Columns[string],
  cell: string,
  decimal: Decimal,
  isMonthFirst: boolean,
): string | number | { problem: string } {
  if (isMissing(cell)) return required ? { problem: 'empty' } : kind === 'text' ? '' : Number.NaN
  if (kind === 'text') return cell.trim()
  const value = kind === 'number' ? readNumber(cell, decimal) : readTime(cell, isMonthFirst)
  if (Number.isFinite(value)) return value
  return { problem: kind === 'number' ? 'not a number' : 'not a date' }
}
